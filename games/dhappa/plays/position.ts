import { type Card, type Seat, type Side, sideOf } from '@majlis/kernel';
import type { DhappaOptions } from '../options.ts';
import type { DhappaReason } from '../reason.ts';
import type { Run, RunId } from '../runs/run.ts';
import { lockOf, ofSide } from '../score/lock.ts';
import type { DhappaState } from '../state.ts';
import { dueCard } from './duty.ts';

/** What a player has to play with: all that decides whether a play is lawful. */
export interface DhappaPosition {
  readonly options: DhappaOptions;
  readonly seat: Seat;
  readonly side: Side;
  readonly hand: readonly Card[];
  readonly opened: boolean;
  readonly runs: readonly Run[];
  /** How many runs were ever laid: the next one's name. */
  readonly laid: number;
  /** DHA-3.7  The card that the next play has to lay, where the house wants it first of all. */
  readonly dueNow: Card | null;
}

/** The position of a seat, from the full state or from the seat's own view. */
export const positionOf = (state: DhappaState, seat: Seat): DhappaPosition => ({
  options: state.options,
  seat,
  side: sideOf(seat),
  hand: state.hands[seat]?.cards ?? [],
  opened: state.opened[seat] ?? false,
  runs: state.runs,
  laid: state.laid,
  dueNow: state.options.npickTiming === 'firstAction' && seat === state.turn.seat ? (dueCard(state) ?? null) : null,
});

/** What a play does: cards that leave the hand, the run as it then lies, a run that ends, a joker that is won. */
export interface LaidPlay {
  readonly cards: readonly Card[];
  readonly run: Run;
  readonly gone: RunId | null;
  readonly won: Card | null;
}

export const runOf = (runs: readonly Run[], id: RunId): Run | undefined => runs.find(run => run.id === id);

/** The table after a play: a run in its old place, or a new one after the others. */
export const withRun = (runs: readonly Run[], run: Run, gone: RunId | null): readonly Run[] => {
  const kept = gone ? runs.filter(({ id }) => id !== gone) : runs;
  const at = kept.findIndex(({ id }) => id === run.id);
  return at < 0 ? [...kept, run] : kept.with(at, run);
};

export const afterPlay = (position: DhappaPosition, { cards, run, gone, won }: LaidPlay): DhappaPosition => ({
  ...position,
  hand: handAfter(position.hand, cards, won),
  opened: true,
  runs: withRun(position.runs, run, gone),
  laid: position.runs.some(({ id }) => id === run.id) ? position.laid : position.laid + 1,
  dueNow: null,
});

const handAfter = (hand: readonly Card[], cards: readonly Card[], won: Card | null): readonly Card[] => {
  const left = hand.filter(card => !cards.includes(card));
  return won ? [...left, won] : left;
};

/** DHA-7.1  After every play two cards stay, or one while the team has the Lock. */
export const floorFault = ({ hand, runs, side, options }: DhappaPosition): DhappaReason | undefined => {
  if (hand.length === 0) return 'must-keep-discard';
  if (hand.length > 1 || lockOf(ofSide(runs, side), options).locked) return undefined;
  return 'no-lock-keep-two';
};
