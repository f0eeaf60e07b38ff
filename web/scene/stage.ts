import type { Card, Seat } from '@majlis/kernel';
import { growFrames, lineFrames, sweepFrames, throwFrames, thumpFrames, veilFrames } from '@/motion/flight.ts';
import { type Pace, run, runOut, TIMES_MS } from '@/motion/run.ts';
import { at, type CardSpot } from '@/motion/space.ts';
import type { Layout } from '@/scene/layout.ts';
import { dealOrder, type SceneMove } from '@/scene/moves.ts';
import type { Cue } from '@/scene/props.ts';

/** What the movements need: where things were and are, their nodes, and a layer for what no longer belongs to anyone. */
export interface Stage {
  readonly before: Layout;
  readonly after: Layout;
  readonly node: (card: Card) => HTMLElement | undefined;
  readonly gone: (card: Card) => HTMLElement | undefined; // the node a card had before it left
  readonly loose: HTMLElement;
  readonly back: string;
  readonly me: Seat;
  readonly seats: number;
  readonly first: Seat;
  readonly dealt: 1 | -1; // which way round the deal goes
  readonly pace: Pace;
  readonly cue: (cue: Cue) => void;
  readonly settled: number; // milliseconds until the pit has been seen long enough to be swept
}

const veilOf = (node: HTMLElement): HTMLElement | null => node.querySelector('.mj-veil');

const thrown = (stage: Stage, card: Card, seat: Seat): void => {
  const [node, to] = [stage.node(card), stage.after.pit.get(card)];
  if (!node || !to) return;
  const own = stage.before.hand.get(card);
  const timing = { duration: TIMES_MS.throw };
  const flight = run(node, throwFrames(own ?? stage.before.seat(seat), to, !own), timing, stage.pace);
  const veil = veilOf(node);
  if (!own && veil && !stage.pace.calm) run(veil, veilFrames(), timing, stage.pace);
  flight.onfinish = () => {
    if (!stage.pace.calm) run(node, thumpFrames(), { duration: TIMES_MS.thump, easing: 'ease-out' }, stage.pace);
    stage.cue('thump');
  };
};

/** From where it was straight to where it belongs, growing on the way. */
const carry = (stage: Stage, card: Card, from: CardSpot, duration: number): void => {
  const [node, slot] = [stage.node(card), stage.after.slots.get(card)];
  if (!node || !slot) return;
  run(node, lineFrames(from, slot), { duration, easing: 'cubic-bezier(.22,1,.36,1)' }, stage.pace);
  if (!stage.pace.calm) run(node, growFrames(from, slot, false), { duration }, stage.pace);
};

const swept = (stage: Stage, cards: readonly Card[], seat: Seat | null): void => {
  for (const card of cards) {
    const [node, from] = [stage.gone(card), stage.before.pit.get(card)];
    if (!node || !from) continue;
    stage.loose.append(node);
    const to = seat === null ? stage.after.deck : stage.after.seat(seat);
    const timing = { duration: TIMES_MS.sweep, delay: stage.settled, easing: 'cubic-bezier(.5,0,.9,.4)' };
    runOut(node, sweepFrames(from, to), timing, stage.pace);
  }
  stage.cue('sweep');
};

const taken = (stage: Stage, card: Card, seat: Seat | null): void => {
  if (seat === stage.me) carry(stage, card, stage.before.floor, TIMES_MS.throw);
  const node = stage.gone(card);
  if (!node || seat === null || seat === stage.me) return;
  stage.loose.append(node);
  const timing = { duration: TIMES_MS.throw, easing: 'cubic-bezier(.5,0,.9,.4)' };
  runOut(node, sweepFrames(stage.before.floor, stage.after.seat(seat)), timing, stage.pace);
};

const looseBack = (stage: Stage, spot: CardSpot): HTMLElement => {
  const node = document.createElement('img');
  node.src = stage.back;
  node.alt = '';
  node.className = 'mj-loose';
  const { width, height, translate, rotate } = at(spot);
  Object.assign(node.style, { width: `${width}px`, height: `${height}px`, translate, rotate });
  stage.loose.append(node);
  return node;
};

const dealtCard = (stage: Stage, seat: Seat, card: Card | null, delay: number): void => {
  const timing = { duration: TIMES_MS.deal, delay };
  const from = stage.after.deck;
  const node = card === null ? undefined : stage.node(card);
  const slot = card === null ? undefined : stage.after.slots.get(card);
  if (!node || !slot) {
    if (stage.pace.calm) return;
    runOut(
      looseBack(stage, from),
      sweepFrames(from, stage.after.seat(seat)),
      { ...timing, easing: 'ease-out' },
      stage.pace,
    );
    return;
  }
  const flight = run(node, lineFrames(from, slot), { ...timing, easing: 'cubic-bezier(.2,.7,.3,1)' }, stage.pace);
  flight.id = 'deal';
  flight.onfinish = () => stage.cue('deal');
  if (stage.pace.calm) return;
  run(node, growFrames(from, slot, true), timing, stage.pace);
  const veil = veilOf(node);
  if (veil) run(veil, veilFrames(), timing, stage.pace);
};

const perform = (stage: Stage, move: SceneMove): number => {
  switch (move.kind) {
    case 'thrown':
      thrown(stage, move.card, move.seat);
      return 0;
    case 'returned':
      carry(stage, move.card, stage.before.pit.get(move.card) ?? stage.before.deck, TIMES_MS.rubber);
      return TIMES_MS.rubber;
    case 'swept':
      swept(stage, move.cards, move.seat);
      return 0;
    case 'taken':
      taken(stage, move.card, move.seat);
      return TIMES_MS.throw;
    case 'dealt': {
      const order = dealOrder(move, stage.me, stage.seats, stage.first, stage.dealt);
      order.forEach(([seat, card], i) => {
        dealtCard(stage, seat, card, i * TIMES_MS.stagger);
      });
      return (order.length - 1) * TIMES_MS.stagger + TIMES_MS.deal;
    }
  }
};

/** Plays what happened; says for how long the hand is not to be touched. */
export const performAll = (stage: Stage, moves: readonly SceneMove[]): number =>
  Math.max(0, ...moves.map(move => perform(stage, move))) * stage.pace.speed;
