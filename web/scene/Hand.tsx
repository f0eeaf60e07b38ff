import type { Card } from '@majlis/kernel';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { BACKS } from '@/cards/back.ts';
import { Face } from '@/cards/Face.tsx';
import { shakeFrames } from '@/motion/flight.ts';
import { run, TIMES } from '@/motion/run.ts';
import { meaningOf } from '@/scene/gesture.ts';
import { Icon } from '@/scene/Icon.tsx';
import type { Layout } from '@/scene/layout.ts';
import type { HandCard, SceneProps } from '@/scene/props.ts';
import { at, boxed, cos, sin } from '@/scene/space.ts';
import type { StageHooks } from '@/scene/use-stage.ts';

interface HandProps {
  readonly props: SceneProps;
  readonly layout: Layout;
  readonly stage: StageHooks;
  readonly onTouch: (card: Card | null) => void;
}

interface Grip {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

const stateOf = ({ legal, mark, locked }: HandCard, selected: boolean): string => {
  if (mark) return mark;
  if (locked) return 'locked';
  if (!legal) return 'disabled';
  return selected ? 'selected' : 'available';
};

interface Sent {
  readonly hand: string;
  readonly at: number;
}

/** While nobody answers, the same hand is not asked twice; a second later it may be. */
const PATIENCE = 1000;

const signature = ({ hand, pit }: SceneProps): string =>
  [...hand.map(held => `${held.card}${stateOf(held, false)}`), '|', ...pit.map(({ card }) => card)].join(' ');

/** What the hand answers to a finger, a mouse or a key. One card is sent once: until the hand changes, nothing more is. */
const useAnswers = ({ props, stage }: HandProps) => {
  const sent = useRef<Sent | null>(null);
  const now = signature(props);
  useEffect(() => {
    if (sent.current && sent.current.hand !== now) sent.current = null; // answered: a refused card may be tried again at once
  }, [now]);
  const waiting = (): boolean => sent.current !== null && performance.now() - sent.current.at < PATIENCE;
  const deaf = (): boolean => props.locked || stage.busy() || waiting();
  const blocked = ({ legal, mark }: HandCard): boolean => !legal || mark !== undefined;
  const refuse = (card: Card, node: HTMLElement): void => {
    const inner = node.firstElementChild;
    if (inner && !props.look.calm) run(inner, shakeFrames(), { duration: TIMES.shake }, props.look);
    props.onCue?.('shake');
    props.onRefused(card);
  };
  const select = (held: HandCard): void => {
    if (!deaf() && !blocked(held) && props.selected !== held.card) props.onSelect(held.card);
  };
  const play = (held: HandCard, node: HTMLElement): void => {
    if (deaf()) return;
    if (blocked(held)) refuse(held.card, node);
    else if (!props.playable) props.onSelect(props.selected === held.card ? null : held.card);
    else {
      sent.current = { hand: now, at: performance.now() };
      props.onPlay(held.card);
    }
  };
  const tap = (held: HandCard, node: HTMLElement): void => {
    if (blocked(held) || props.selected === held.card || (props.look.oneTap && props.playable)) play(held, node);
    else select(held);
  };
  return { select, play, tap, deaf };
};

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The own cards, left to right in the order of the document. The hand never mirrors. */
export const Hand = (hand: HandProps) => {
  const { props, layout, stage, onTouch } = hand;
  const { total, pivotY, R, cardW } = layout.fan;
  const answers = useAnswers(hand);
  const grip = useRef<Grip | null>(null);
  const list = useRef<HTMLDivElement>(null);

  const drag = (event: PointerEvent<HTMLButtonElement>, turn: number) => {
    const held = grip.current;
    if (!held || answers.deaf() || event.pointerType === 'mouse') return;
    const [dx, dy] = [event.clientX - held.x, Math.min(0, event.clientY - held.y)];
    if (-dy > 8)
      event.currentTarget.style.transform = `translate(${dx * cos(turn) + dy * sin(turn)}px, ${dy * cos(turn) - dx * sin(turn) - 30}px) scale(1.1)`;
  };
  const release = (held: HandCard, event: PointerEvent<HTMLButtonElement>) => {
    const from = grip.current;
    grip.current = null;
    stage.depart(held.card, event.currentTarget);
    event.currentTarget.style.transform = '';
    onTouch(null);
    if (!from || from.card !== held.card) return;
    const meaning = meaningOf({
      dx: event.clientX - from.x,
      dy: event.clientY - from.y,
      ms: event.timeStamp - from.at,
    });
    if (meaning === 'throw') answers.play(held, event.currentTarget);
    if (meaning === 'tap' && event.pointerType === 'mouse' && props.playable) answers.play(held, event.currentTarget);
    else if (meaning === 'tap') answers.tap(held, event.currentTarget);
  };
  /** A mouse lifts what it is over, and lowers it when it leaves the hand; not where a choice is made and kept. */
  const hovers = props.playable && props.arrangement !== 'slots';
  const leave = (event: PointerEvent<HTMLButtonElement>) => {
    const to = event.relatedTarget;
    if (!grip.current && !(to instanceof Element && to.closest('.hand [data-card]'))) props.onSelect(null);
  };
  const press = (held: HandCard, event: PointerEvent<HTMLButtonElement>) => {
    grip.current = { card: held.card, x: event.clientX, y: event.clientY, at: event.timeStamp };
    event.currentTarget.setPointerCapture(event.pointerId);
    if (event.pointerType !== 'mouse' && !answers.deaf() && held.legal) onTouch(held.card);
  };
  const key = (held: HandCard, event: KeyboardEvent<HTMLButtonElement>) => {
    const step = KEYS[event.key];
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-card]') ?? [])];
    if (step !== undefined) {
      event.preventDefault();
      buttons[(buttons.indexOf(event.currentTarget) + step + buttons.length) % buttons.length]?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) answers.tap(held, event.currentTarget);
    } else if (event.key === 'Escape' && props.selected) {
      event.stopPropagation();
      props.onSelect(null);
    }
  };

  return (
    <section
      className="mj-hand hand"
      data-zone="hand"
      data-arrangement={props.arrangement ?? 'fan'}
      data-fan={JSON.stringify({ total, pivotY, R, cardW })}
      aria-label={props.texts.hand}
      style={boxed(layout.zones.hand)}
    >
      <div className="mj-plane" ref={list} style={{ left: -layout.zones.hand.x, top: -layout.zones.hand.y }}>
        {props.hand.map((held, i) => {
          const slot = layout.fan.slots[i];
          const selected = held.card === props.selected;
          return slot ? (
            <button
              key={held.card}
              ref={stage.register(held.card)}
              type="button"
              className="mj-card"
              data-card={held.card}
              data-row={layout.fan.rows[i]}
              data-state={stateOf(held, selected)}
              data-trump={held.trump || undefined}
              data-glow={held.glow || undefined}
              aria-label={held.label}
              aria-pressed={selected}
              aria-disabled={!held.legal || held.mark !== undefined || undefined}
              tabIndex={selected || (props.selected === null && i === 0) ? 0 : -1}
              style={{ ...at(slot), zIndex: selected ? 100 : i + 1 }}
              onPointerDown={event => press(held, event)}
              onPointerMove={event => drag(event, slot.turn)}
              onPointerUp={event => release(held, event)}
              onPointerCancel={event => {
                grip.current = null;
                event.currentTarget.style.transform = '';
                onTouch(null);
              }}
              onPointerEnter={event => hovers && event.pointerType === 'mouse' && !grip.current && answers.select(held)}
              onPointerLeave={event => hovers && event.pointerType === 'mouse' && leave(event)}
              onFocus={event => event.currentTarget.matches(':focus-visible') && answers.select(held)}
              onKeyDown={event => key(held, event)}
            >
              <span className="mj-inner">
                <Face card={held.card} deck={props.look} back={BACKS[props.theme]} />
              </span>
              {held.mark && (
                <i className="mj-mark" data-mark={held.mark}>
                  <Icon name={held.mark === 'won' ? 'tick' : 'cross'} />
                </i>
              )}
              {held.locked && (
                <i className="mj-mark" data-mark="locked">
                  <Icon name="lock" />
                </i>
              )}
            </button>
          ) : null;
        })}
      </div>
    </section>
  );
};
