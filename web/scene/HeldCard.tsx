import type { Card } from '@majlis/kernel';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { Face } from '@/cards/Face.tsx';
import type { Look } from '@/cards/look.ts';
import { at, type Spot } from '@/motion/space.ts';
import { Icon } from '@/scene/Icon.tsx';
import type { HandCard } from '@/scene/props.ts';

export type Touch = PointerEvent<HTMLButtonElement>;

/** What a card of the hand answers to; the same object for as long as the hand is there. */
export interface Manners {
  readonly press: (held: HandCard, event: Touch) => void;
  readonly drag: (event: Touch, turn: number) => void;
  readonly release: (held: HandCard, event: Touch) => void;
  readonly drop: (event: Touch) => void;
  readonly enter: (held: HandCard, event: Touch) => void;
  readonly leave: (event: Touch) => void;
  readonly focus: (held: HandCard, node: HTMLElement) => void;
  readonly key: (held: HandCard, event: KeyboardEvent<HTMLButtonElement>) => void;
}

interface HeldCardProps {
  readonly held: HandCard;
  readonly slot: Spot;
  readonly row: number | undefined;
  readonly n: number; // from the left
  readonly selected: boolean;
  readonly entry: boolean; // Tab enters the hand here
  readonly look: Look;
  readonly back: string;
  readonly register: (card: Card) => (node: HTMLElement | null) => void;
  readonly manners: Manners;
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
  ({ held, slot, row, n, selected, entry, look, back, register, manners }: HeldCardProps) => (
    <button
      ref={node => greet(register(held.card), node)}
      type="button"
      className="mj-card"
      data-card={held.card}
      data-row={row}
      data-state={stateOf(held, selected)}
      data-trump={held.trump || undefined}
      data-glow={held.glow || undefined}
      aria-label={held.label}
      aria-pressed={selected}
      aria-disabled={!held.legal || held.mark !== undefined || undefined}
      tabIndex={entry ? 0 : -1}
      style={{ ...at(slot), zIndex: selected ? 100 : n + 1 }}
      onPointerDown={event => manners.press(held, event)}
      onPointerMove={event => manners.drag(event, slot.turn)}
      onPointerUp={event => manners.release(held, event)}
      onPointerCancel={manners.drop}
      onPointerEnter={event => manners.enter(held, event)}
      onPointerLeave={manners.leave}
      onFocus={event => manners.focus(held, event.currentTarget)}
      onKeyDown={event => manners.key(held, event)}
    >
      <span className="mj-inner">
        <Face card={held.card} deck={look} back={back} size="large" />
      </span>
      <Mark held={held} />
    </button>
  ),
  isLike,
);
