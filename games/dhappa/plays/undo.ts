import { bySeat, type Card, type Pile, type Seat, without, withSeat } from '@majlis/kernel';
import type { DhappaEvent, DhappaPlayed } from '../action.ts';
import { insertedInOrder } from '../runs/face.ts';
import type { Run, RunId } from '../runs/run.ts';
import type { DhappaState, Step } from '../state.ts';
import { runOf, withRun } from './position.ts';

/** A hand with a packet in it. */
export const gained = (hand: Pile, packet: Pile): Pile => ({
  cards: insertedInOrder(hand.cards, packet.cards),
  shown: insertedInOrder(hand.shown, packet.shown),
  hidden: hand.hidden + packet.hidden,
});

export const withHand = ({ hands }: DhappaState, seat: Seat, change: (hand: Pile) => Pile): readonly Pile[] =>
  withSeat(hands, seat, change(bySeat(hands, seat)));

/** A joker won in view of all is known to all. */
const winning = (hand: Pile, joker: Card | null): Pile =>
  joker ? gained(hand, { cards: [joker], shown: [joker], hidden: 0 }) : hand;

const goneIn = (event: DhappaPlayed): RunId | null => (event.kind === 'merged' ? event.gone : null);

/** DHA-5.6  Every play leaves behind how to take it back. */
const stepOf = (state: DhappaState, event: DhappaPlayed): Step => {
  const { seat, run, cards } = event;
  const gone = goneIn(event);
  return {
    cards,
    shown: (state.hands[seat]?.shown ?? []).filter(card => cards.includes(card)),
    won: event.kind === 'swapped' ? event.joker : null,
    before: [run.id, ...(gone ? [gone] : [])].flatMap(id => runOf(state.runs, id) ?? []),
    now: run.id,
    opening: !state.opened[seat],
  };
};

export const afterEvent = (state: DhappaState, event: DhappaPlayed): DhappaState => {
  const { seat, run, cards } = event;
  const step = stepOf(state, event);
  return {
    ...state,
    hands: withHand(state, seat, hand => winning(without(hand, cards), step.won)),
    runs: withRun(state.runs, run, goneIn(event)),
    laid: state.laid + (step.before.length === 0 ? 1 : 0),
    opened: step.opening ? withSeat(state.opened, seat, true) : state.opened,
    turn: { ...state.turn, steps: [...state.turn.steps, step] },
  };
};

const numberOf = ({ id }: Run): number => Number(id.slice(1));

/** Runs lie in the order in which they were begun, so one that comes back after a merge finds its place. */
const restored = (runs: readonly Run[], now: RunId, [was, merged]: readonly Run[]): readonly Run[] => {
  if (!was) return runs.filter(({ id }) => id !== now);
  const back = withRun(runs, was, null);
  return merged ? [...back, merged].sort((a, b) => numberOf(a) - numberOf(b)) : back;
};

/** The event that takes back the last play: the cards return to the hand as well known as they were in it. */
export const undoing = ({ turn }: DhappaState): DhappaEvent | undefined => {
  const step = turn.steps.at(-1);
  return step && { kind: 'undone', seat: turn.seat, back: { cards: step.cards, shown: step.shown, hidden: 0 } };
};

export const afterUndo = (state: DhappaState, seat: Seat, back: Pile): DhappaState => {
  const step = state.turn.steps.at(-1);
  if (!step) return state;
  const { won, before, now, opening } = step;
  return {
    ...state,
    hands: withHand(state, seat, hand => gained(won ? without(hand, [won]) : hand, back)),
    runs: restored(state.runs, now, before),
    laid: state.laid - (before.length === 0 ? 1 : 0),
    opened: opening ? withSeat(state.opened, seat, false) : state.opened,
    turn: { ...state.turn, steps: state.turn.steps.slice(0, -1) },
  };
};
