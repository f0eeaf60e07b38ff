import {
  type BySide,
  type Card,
  EMPTY,
  type Outcome,
  type Pile,
  pack,
  RANKS,
  type Seat,
  type Side,
  type Suit,
  type Trick,
} from '@majlis/kernel';
import type { TurupCall, TurupContract } from './bids/bid.ts';
import type { TurupOptions } from './options.ts';
import type { Vote } from './vote/vote.ts';

export const PACK: readonly Card[] = pack(RANKS);

type Phase =
  /** The dice: first dealer, Frenzy's trump, the pack. */
  | 'dealer'
  | 'trump'
  | 'shuffle'
  /** A pause while the first cards are dealt. */
  | 'deal'
  | 'vote'
  /** The dice settle a tied vote. */
  | 'lot'
  | 'bid'
  /** The other eight are about to be dealt; then a pause. */
  | 'second'
  | 'final'
  /** A moment to steal the lead. */
  | 'window'
  | 'play'
  /** The dice pick the card that is peeked at. */
  | 'peek'
  /** A pause with the finished trick in sight. */
  | 'trick'
  | 'counting'
  | 'summary'
  | 'over';

interface Taken {
  readonly plays: Trick;
  readonly taker: Seat;
}

export interface Peek {
  readonly seat: Seat;
  readonly target: Seat;
  /** How many cards the target held then. */
  readonly held: number;
  /** The card, where this state may know it, once the dice have picked it. */
  readonly card: Card | null;
}

/** A deal that has been counted. */
export interface DealResult {
  readonly dealer: Seat;
  readonly trump: Suit;
  readonly contract: TurupContract | null;
  readonly tricks: BySide<number>;
  readonly baazi: Side | null;
  readonly kot: Side | null;
  readonly points: BySide<number>;
}

export interface TurupState {
  readonly options: TurupOptions;
  readonly phase: Phase;
  /** Deals begun before this one, those thrown in too. */
  readonly deal: number;
  readonly dealer: Seat;
  /** By seat, in the order the cards were dealt. */
  readonly hands: readonly Pile[];
  /** What is still to be dealt. */
  readonly stock: Pile;
  readonly trump: Suit | null;
  /** The votes of this deal, the open one last. */
  readonly votes: readonly Vote[];
  readonly calls: readonly TurupCall[];
  readonly contract: TurupContract | null;
  /** Whose card is awaited; between tricks, who leads next. */
  readonly turn: Seat;
  readonly trick: Trick;
  readonly tricks: readonly Taken[];
  /** Who has used the power of the trump suit in this deal. */
  readonly spent: readonly Seat[];
  readonly peeks: readonly Peek[];
  readonly scores: BySide<number>;
  readonly results: readonly DealResult[];
  /** Who has seen enough of the summary. */
  readonly ready: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** A table on which nothing of a deal lies. */
export const CLEARED = {
  hands: [EMPTY, EMPTY, EMPTY, EMPTY],
  stock: EMPTY,
  trump: null,
  votes: [],
  calls: [],
  contract: null,
  trick: [],
  tricks: [],
  spent: [],
  peeks: [],
  ready: [],
} as const satisfies Partial<TurupState>;

export const open = (options: TurupOptions): TurupState => ({
  ...CLEARED,
  options,
  phase: 'dealer',
  deal: 0,
  dealer: 0,
  turn: 0,
  scores: [0, 0],
  results: [],
  outcome: null,
});
