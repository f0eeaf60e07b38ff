import {
  type BySide,
  type Card,
  EMPTY,
  type Outcome,
  openPile,
  type Pile,
  type Seat,
  type Side,
  type Trick,
} from '@majlis/kernel';
import type { Auction } from './auction/auction.ts';
import type { BalootContract } from './auction/contract.ts';
import type { Doubling } from './doubling/doubling.ts';
import type { BalootOptions } from './options.ts';
import { PACK } from './play/value.ts';
import type { Project, ProjectType } from './projects/project.ts';
import type { QaydGround } from './qayd/qayd.ts';
import type { ScoreSheet } from './score/sheet.ts';

/** What an interruption goes back to. */
export type PlayStage =
  | { readonly kind: 'playing'; readonly turn: Seat }
  /** A finished trick lies open. */
  | { readonly kind: 'taken' }
  /** The projects that won are shown. */
  | { readonly kind: 'revealing' }
  /** The last trick may still be contested. */
  | { readonly kind: 'grace' };

type Phase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'shuffling' }
  | { readonly kind: 'dealing' }
  | { readonly kind: 'bidding' }
  | { readonly kind: 'doubling' }
  | PlayStage
  /** A claim waits for the opponents. */
  | { readonly kind: 'sawa'; readonly by: Seat }
  | { readonly kind: 'qayd'; readonly by: Seat; readonly resume: PlayStage }
  /** The round is over and about to be counted. */
  | { readonly kind: 'counting' }
  | { readonly kind: 'summary' }
  | { readonly kind: 'over' };

export interface Declaration {
  readonly seat: Seat;
  readonly types: readonly ProjectType[];
  /** The cards behind it, where this state may know them. */
  readonly projects: readonly Project[] | null;
}

interface Answer {
  readonly seat: Seat;
  readonly accepts: boolean;
}

export interface Claim {
  readonly seat: Seat;
  /** How many cards had fallen when it was made. */
  readonly after: number;
  readonly answers: readonly Answer[];
  readonly status: 'open' | 'accepted' | 'refused';
}

export interface Ruling {
  readonly by: Seat | 'house';
  readonly ground: QaydGround;
  /** The card that was called; null for a false Sawa. */
  readonly card: Card | null;
  readonly guilty: boolean;
  /** The side that pays; null if the call was dismissed. */
  readonly loser: Side | null;
  /** Cards that prove it: those the accused was bound to play. */
  readonly proof: readonly Card[];
}

/** What outlives a deal. */
interface Match {
  readonly options: BalootOptions;
  readonly scores: BySide<number>;
  /** What each scored round brought. */
  readonly rounds: readonly BySide<number>[];
  /** The last round's. */
  readonly sheet: ScoreSheet | null;
  readonly outcome: Outcome | null;
  readonly dealer: Seat | null;
  /** Counts deals, those that were thrown in too. */
  readonly deal: number;
}

interface Round {
  readonly hands: readonly Pile[];
  /** The five cards each seat was dealt first. */
  readonly first: readonly Pile[];
  readonly stock: Pile;
  readonly floor: Card | null;
  readonly auction: Auction | null;
  readonly contract: BalootContract | null;
  readonly doubling: Doubling | null;
  /** Finished tricks, and the open one. */
  readonly tricks: readonly Trick[];
  readonly trick: Trick;
  /** Cards that were led with a call of Akka, rightly or not. */
  readonly akkas: readonly Card[];
  readonly declared: readonly Declaration[];
  /** The side whose projects count, once they were compared. */
  readonly awarded: Side | null;
  /** Who has announced Baloot. */
  readonly baloot: Seat | null;
  readonly claims: readonly Claim[];
  /** Those who have pressed the gavel in this round. */
  readonly gavels: readonly Seat[];
  readonly rulings: readonly Ruling[];
}

export interface BalootState extends Match, Round {
  readonly phase: Phase;
}

const NOBODY = [EMPTY, EMPTY, EMPTY, EMPTY];

/** The table before a deal: the pack is gathered, and everybody knows what is in it. */
const UNDEALT: Round = {
  hands: NOBODY,
  first: NOBODY,
  stock: openPile(PACK),
  floor: null,
  auction: null,
  contract: null,
  doubling: null,
  tricks: [],
  trick: [],
  akkas: [],
  declared: [],
  awarded: null,
  baloot: null,
  claims: [],
  gavels: [],
  rulings: [],
};

export const gathered = (state: BalootState): BalootState => ({ ...state, ...UNDEALT, phase: { kind: 'shuffling' } });

export const open = (options: BalootOptions): BalootState => ({
  phase: { kind: 'opening' },
  options,
  scores: [0, 0],
  rounds: [],
  sheet: null,
  outcome: null,
  dealer: null,
  deal: 0,
  ...UNDEALT,
});
