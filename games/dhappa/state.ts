import { type Card, EMPTY, type Outcome, type Pile, type Seat, type Side } from '@majlis/kernel';
import type { DhappaOptions } from './options.ts';
import type { Run, RunId } from './runs/run.ts';

type Phase = 'first' | 'deal' | 'pick' | 'play' | 'summary' | 'over';

/** How to take a play back: what it laid, what lay there before. Never a copy of a hand. */
export interface Step {
  readonly cards: readonly Card[];
  /** Those of the cards that everybody knew to be in the hand. */
  readonly shown: readonly Card[];
  /** The joker that the play brought into the hand. */
  readonly won: Card | null;
  /** The runs it touched, as they lay before; none for a new run. */
  readonly before: readonly Run[];
  /** The run it made of them. */
  readonly now: RunId;
  /** Whether it opened the player. */
  readonly opening: boolean;
}

export interface DhappaTurn {
  readonly seat: Seat;
  /** The card drawn this turn, where this state may know it. */
  readonly drawn: Card | null;
  /** The cards of this turn's N-Pick, deepest first; none after a draw. */
  readonly taken: readonly Card[];
  /** The deepest of them, if it has to be laid this turn. */
  readonly duty: Card | null;
  /** A pick of this turn was put back. */
  readonly cancelled: boolean;
  readonly steps: readonly Step[];
  /** Time is up: the rest of the turn is nobody's choice. */
  readonly lapsed: boolean;
}

/** A finished turn, as everybody saw it. */
interface PastTurn {
  readonly seat: Seat;
  /** Cards taken from the discard pile; none: it drew. */
  readonly taken: readonly Card[];
  readonly discarded: Card;
}

export interface RoundResult {
  /** null = drawn. */
  readonly winner: Side | null;
  /** Who went out. */
  readonly by: Seat | null;
  readonly how: 'wentOut' | 'exhausted' | 'fewestCards' | 'left';
}

export interface DhappaState {
  readonly options: DhappaOptions;
  readonly seats: number;
  readonly phase: Phase;
  /** The rounds that are over. */
  readonly rounds: readonly RoundResult[];
  /** Who began, or will begin, the present round. */
  readonly first: Seat;
  readonly hands: readonly Pile[];
  /** Bottom to top; what everybody knows of it was buried at the bottom. */
  readonly draw: Pile;
  /** The discard pile, bottom to top. */
  readonly discards: readonly Card[];
  readonly burnt: readonly Card[];
  readonly runs: readonly Run[];
  /** How many runs were laid this round. */
  readonly laid: number;
  readonly opened: readonly boolean[];
  readonly turn: DhappaTurn;
  readonly past: readonly PastTurn[];
  readonly outcome: Outcome | null;
}

export const newTurn = (seat: Seat): DhappaTurn => ({
  seat,
  drawn: null,
  taken: [],
  duty: null,
  cancelled: false,
  steps: [],
  lapsed: false,
});

export const SIZES = [4, 6] as const;

export const open = (options: DhappaOptions, seats: number): DhappaState => ({
  options,
  seats,
  phase: options.first === 'seat0' ? 'deal' : 'first',
  rounds: [],
  first: 0,
  hands: Array.from({ length: seats }, () => EMPTY),
  draw: EMPTY,
  discards: [],
  burnt: [],
  runs: [],
  laid: 0,
  opened: Array.from({ length: seats }, () => false),
  turn: newTurn(0),
  past: [],
  outcome: null,
});
