import { type Card, EMPTY, type Outcome, type Pile, pack, RANKS, type Seat, type Suit } from '@majlis/kernel';
import type { TrunfoOptions } from './options.ts';

export const PACK = pack(RANKS);

type Phase = 'trump' | 'deal' | 'selecting' | 'result' | 'over';

export interface TrunfoChoice {
  /** The card selected or locked, where this state may know it. */
  readonly card: Card | null;
  readonly locked: boolean;
  /** Locked by the clock. */
  readonly lapsed: boolean;
}

export interface TrunfoRound {
  readonly cards: readonly [Card, Card];
  readonly winner: Seat | null;
  readonly lapsed: readonly [boolean, boolean];
}

export interface TrunfoState {
  readonly options: TrunfoOptions;
  /** Counts rematches. */
  readonly match: number;
  readonly phase: Phase;
  readonly trump: Suit | null;
  readonly hands: readonly [Pile, Pile];
  readonly unused: Pile;
  readonly choices: readonly [TrunfoChoice, TrunfoChoice];
  readonly rounds: readonly TrunfoRound[];
  /** The round that the present deal began with: 0, or 9 in sudden death. */
  readonly since: number;
  readonly outcome: Outcome | null;
  /** Those who have left the table, first leaver first. */
  readonly gone: readonly Seat[];
  /** Those who ask for a rematch. */
  readonly asking: readonly Seat[];
}

export const UNDECIDED: TrunfoChoice = { card: null, locked: false, lapsed: false };

export const open = (options: TrunfoOptions, match = 0): TrunfoState => ({
  options,
  match,
  phase: 'trump',
  trump: null,
  hands: [EMPTY, EMPTY],
  unused: EMPTY,
  choices: [UNDECIDED, UNDECIDED],
  rounds: [],
  since: 0,
  outcome: null,
  gone: [],
  asking: [],
});

export const scoreOf = (rounds: readonly TrunfoRound[]): [number, number] => [
  rounds.filter(round => round.winner === 0).length,
  rounds.filter(round => round.winner === 1).length,
];
