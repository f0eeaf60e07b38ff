import type { Card } from '@majlis/kernel';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { shakeFrames } from '@/motion/flight.ts';
import { run, TIMES_MS } from '@/motion/run.ts';
import { boxed, cos, sin } from '@/motion/space.ts';
import { meaningOf } from '@/scene/gesture.ts';
import { type CardHandlers, type CardTouch, HeldCard, stateOf } from '@/scene/HeldCard.tsx';
import type { Layout } from '@/scene/layout.ts';
import type { HandCard, SceneProps } from '@/scene/props.ts';
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

interface Sent {
  readonly hand: string;
  readonly at: number;
}

/** While nobody answers, the same hand is not asked twice; a second later it may be. */
const PATIENCE_MS = 1000;

const signature = ({ hand, pit }: SceneProps): string =>
  [...hand.map(held => `${held.card}${stateOf(held, false)}`), '|', ...pit.map(({ card }) => card)].join(' ');

/** What the hand answers to a finger, a mouse or a key. One card is sent once: until the hand changes, nothing more is. */
const useAnswers = ({ props, stage }: HandProps) => {
  const sent = useRef<Sent | null>(null);
  const now = signature(props);
  useEffect(() => {
    if (sent.current && sent.current.hand !== now) sent.current = null; // answered: a refused card may be tried again at once
  }, [now]);
  const waiting = (): boolean => sent.current !== null && performance.now() - sent.current.at < PATIENCE_MS;
  const deaf = (): boolean => props.locked || stage.busy() || waiting();
  const blocked = ({ legal, mark }: HandCard): boolean => !legal || mark !== undefined;
  const refuse = (card: Card, node: HTMLElement): void => {
    const inner = node.firstElementChild;
    if (inner && !props.look.calm) run(inner, shakeFrames(), { duration: TIMES_MS.shake }, props.look);
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

/** Answers that stay the same object and always know the latest. */
const useHandlers = (now: CardHandlers): CardHandlers => {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  return useMemo(
    (): CardHandlers => ({
      press: (held, event) => latest.current.press(held, event),
      drag: (event, turn) => latest.current.drag(event, turn),
      release: (held, event) => latest.current.release(held, event),
      drop: event => latest.current.drop(event),
      enter: (held, event) => latest.current.enter(held, event),
      leave: event => latest.current.leave(event),
      focus: (held, node) => latest.current.focus(held, node),
      key: (held, event) => latest.current.key(held, event),
    }),
    [],
  );
};

type Answers = ReturnType<typeof useAnswers>;

/** What a finger or a mouse does to a card: taken up, dragged, thrown, tapped, let go. */
const useGrip = ({ props, stage, onTouch }: HandProps, answers: Answers): Omit<CardHandlers, 'key'> => {
  const grip = useRef<Grip | null>(null);
  /** A mouse lifts what it is over, and lowers it when it leaves the hand; not where a choice is made and kept. */
  const hovers = ({ pointerType }: CardTouch): boolean =>
    props.playable && props.arrangement !== 'slots' && pointerType === 'mouse' && !grip.current;
  return {
    press: (held, event) => {
      grip.current = { card: held.card, x: event.clientX, y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
      if (event.pointerType !== 'mouse' && !answers.deaf() && held.legal) onTouch(held.card);
    },
    drag: (event, turn) => {
      const held = grip.current;
      if (!held || answers.deaf() || event.pointerType === 'mouse') return;
      const [dx, dy] = [event.clientX - held.x, Math.min(0, event.clientY - held.y)];
      if (-dy > 8)
        event.currentTarget.style.transform = `translate(${dx * cos(turn) + dy * sin(turn)}px, ${dy * cos(turn) - dx * sin(turn) - 30}px) scale(1.1)`;
    },
    release: (held, event) => {
      const from = grip.current;
      grip.current = null;
      stage.depart(held.card, event.currentTarget);
      event.currentTarget.style.transform = '';
      onTouch(null);
      if (from?.card === held.card) answerTo(props, answers, held, from, event);
    },
    drop: event => {
      grip.current = null;
      event.currentTarget.style.transform = '';
      onTouch(null);
    },
    enter: (held, event) => {
      if (hovers(event)) answers.select(held);
    },
    leave: event => {
      const to = event.relatedTarget;
      if (hovers(event) && !(to instanceof Element && to.closest('.hand [data-card]'))) props.onSelect(null);
    },
    focus: (held, node) => {
      if (node.matches(':focus-visible')) answers.select(held);
    },
  };
};

/** A card was let go: whether that was a throw or a tap is told by how far it went, and how fast. */
const answerTo = ({ playable }: SceneProps, answers: Answers, held: HandCard, from: Grip, event: CardTouch): void => {
  const { clientX, clientY, timeStamp, currentTarget, pointerType } = event;
  const meaning = meaningOf({ dx: clientX - from.x, dy: clientY - from.y, ms: timeStamp - from.at });
  if (meaning === 'throw') answers.play(held, currentTarget);
  if (meaning === 'tap' && pointerType === 'mouse' && playable) answers.play(held, currentTarget);
  else if (meaning === 'tap') answers.tap(held, currentTarget);
};

/** Arrows walk along the hand, Enter and the space bar choose, Escape lowers what is lifted. */
const keysOf =
  (props: SceneProps, answers: Answers): CardHandlers['key'] =>
  (held, event) => {
    const step = KEYS[event.key];
    const hand = event.currentTarget.closest('.hand');
    const buttons = [...(hand?.querySelectorAll<HTMLButtonElement>('[data-card]') ?? [])];
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

/** The own cards, left to right in the order of the document. The hand never mirrors. */
export const Hand = (hand: HandProps) => {
  const { props, layout, stage } = hand;
  const { total, pivotY, R, cardW } = layout.fan;
  const answers = useAnswers(hand);
  const handlers = useHandlers({ ...useGrip(hand, answers), key: keysOf(props, answers) });
  return (
    <section
      className="mj-hand hand"
      data-zone="hand"
      data-arrangement={props.arrangement ?? 'fan'}
      data-fan={JSON.stringify({ total, pivotY, R, cardW })}
      aria-label={props.texts.hand}
      style={boxed(layout.zones.hand)}
    >
      <div className="mj-plane" style={{ left: -layout.zones.hand.x, top: -layout.zones.hand.y }}>
        {props.hand.map((held, i) => {
          const slot = layout.fan.slots[i];
          const selected = held.card === props.selected;
          return slot ? (
            <HeldCard
              key={held.card}
              held={held}
              slot={slot}
              row={layout.fan.rows[i]}
              n={i}
              selected={selected}
              entry={selected || (props.selected === null && i === 0)}
              look={props.look}
              back={props.theme.back}
              register={stage.register}
              handlers={handlers}
            />
          ) : null;
        })}
      </div>
    </section>
  );
};
