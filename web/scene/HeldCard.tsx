import type { Card } from '@majlis/kernel';
import { type KeyboardEvent, memo, type PointerEvent, useContext } from 'react';
import { Face } from '@/cards/Face.tsx';
import type { CardLook } from '@/cards/look.ts';
import { at, type CardSpot } from '@/motion/space.ts';
import { Icon } from '@/scene/Icon.tsx';
import type { HandCard } from '@/scene/props.ts';
import { CardVerdicts } from '@/scene/verdicts.ts';

export type CardTouch = PointerEvent<HTMLButtonElement>;

/** What a card of the hand answers to; the same object for as long as the hand is there. */
export interface CardHandlers {
  readonly press: (held: HandCard, event: CardTouch) => void;
  readonly drag: (event: CardTouch, turn: number) => void;
  readonly release: (held: HandCard, event: CardTouch) => void;
  readonly drop: (event: CardTouch) => void;
  readonly enter: (held: HandCard, event: CardTouch) => void;
  readonly leave: (event: CardTouch) => void;
  readonly focus: (held: HandCard, node: HTMLElement) => void;
  readonly key: (held: HandCard, event: KeyboardEvent<HTMLButtonElement>) => void;
}

interface HeldCardProps {
  readonly held: HandCard;
  readonly slot: CardSpot;
  readonly row: number | undefined;
  readonly n: number; // from the left
  readonly selected: boolean;
  readonly entry: boolean; // Tab enters the hand here
  readonly look: CardLook;
  readonly back: string;
  readonly register: (card: Card) => (node: HTMLElement | null) => void;
  readonly handlers: CardHandlers;
}

export const stateOf = ({ legal, mark, locked }: HandCard, selected: boolean): string => {
  if (mark) return mark;
  if (locked) return 'locked';
  if (!legal) return 'disabled';
  return selected ? 'selected' : 'available';
};

const Mark = ({ held: { mark, locked } }: Pick<HeldCardProps, 'held'>) => (
  <>
    {mark && (
      <i className="mj-mark" data-mark={mark}>
        <Icon name={mark === 'won' ? 'tick' : 'cross'} />
      </i>
    )}
    {locked && (
      <i className="mj-mark" data-mark="locked">
        <Icon name="lock" />
      </i>
    )}
  </>
);

const isSame = (a: object, b: object): boolean => {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every(name => Reflect.get(a, name) === Reflect.get(b, name));
};

/** Held and slot are made anew with every state: what counts is what they say. */
const isLike = ({ held, slot, ...a }: HeldCardProps, { held: other, slot: there, ...b }: HeldCardProps): boolean =>
  isSame(held, other) && isSame(slot, there) && isSame(a, b);

/** A finger has had its answer: the mouse that a browser makes up after it would only cost the next frame its time. */
const answered = (event: TouchEvent): void => {
  if (event.cancelable) event.preventDefault();
};

/** The node itself listens: by the end of the touch a thrown card has left the table. */
const greet = (register: (node: HTMLElement | null) => void, node: HTMLElement | null): void => {
  register(node);
  node?.addEventListener('touchend', answered);
};

/** One card of the fan, drawn again only when something of its own has changed. */
export const HeldCard = memo(
  ({ held, slot, row, n, selected, entry, look, back, register, handlers }: HeldCardProps) => (
    <button
      ref={node => greet(register(held.card), node)}
      type="button"
      className="mj-card"
      data-card={held.card}
      data-row={row}
      data-state={stateOf(held, selected)}
      data-trump={held.trump || undefined}
      data-glow={held.glow || undefined}
      data-verdict={useContext(CardVerdicts).get(held.card)}
      aria-label={held.label}
      aria-pressed={selected}
      aria-disabled={!held.legal || held.mark !== undefined || undefined}
      tabIndex={entry ? 0 : -1}
      style={{ ...at(slot), zIndex: selected ? 100 : n + 1 }}
      onPointerDown={event => handlers.press(held, event)}
      onPointerMove={event => handlers.drag(event, slot.turn)}
      onPointerUp={event => handlers.release(held, event)}
      onPointerCancel={handlers.drop}
      onPointerEnter={event => handlers.enter(held, event)}
      onPointerLeave={handlers.leave}
      onFocus={event => handlers.focus(held, event.currentTarget)}
      onKeyDown={event => handlers.key(held, event)}
    >
      <span className="mj-inner">
        <Face card={held.card} deck={look} back={back} size="large" />
      </span>
      <Mark held={held} />
    </button>
  ),
  isLike,
);
