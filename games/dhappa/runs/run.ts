import { type Card, isJoker, type Seat, type Side, type Suit } from '@majlis/kernel';
import { type Face, faceAt, isNatural, isWild } from './face.ts';

export type RunId = `r${number}`;
export const ENDS = ['low', 'high'] as const;
export type End = (typeof ENDS)[number];
export type SetRank = '3' | 'A';

/** DHA-2.1  Cards of one suit in consecutive places. What a wild stands for follows from where it lies. */
export interface Sequence {
  readonly form: 'run';
  readonly suit: Suit;
  /** The place of the first card, 3…14. */
  readonly low: number;
  readonly cards: readonly Card[];
  /** DHA-6.6  2s that found no place on a complete run. */
  readonly parked: readonly Card[];
}

/** DHA-2.6  3s, or Aces. */
export interface RankSet {
  readonly form: 'set';
  readonly rank: SetRank;
  readonly cards: readonly Card[];
}

export type Shape = Sequence | RankSet;

/** Both forms are runs where runs are counted. */
export type Run = Shape & {
  readonly id: RunId;
  readonly side: Side;
  /** Who laid it. */
  readonly by: Seat;
};

export const highOf = (run: Sequence): number => run.low + run.cards.length - 1;

/** The card that lies at a place of a run, if the run reaches it. */
export const cardAt = (run: Sequence, place: number): Card | undefined => run.cards[place - run.low];

/** Every card that belongs to a run. */
export const allCards = (run: Shape): readonly Card[] =>
  run.form === 'run' && run.parked.length > 0 ? [...run.cards, ...run.parked] : run.cards;

/** DHA-8.2  Jokers now in it and every 2, parked ones too. */
export const wildsIn = (run: Shape): number => allCards(run).filter(isWild).length;

export const jokersIn = (run: Shape): Card[] => run.cards.filter(isJoker);

export const naturalsIn = (cards: readonly Card[]): Card[] => cards.filter(isNatural);

/** DHA-2.4  What every wild of a run stands for. */
export const meaningsIn = (run: Shape): readonly (readonly [Card, Face | SetRank])[] =>
  run.cards.flatMap((card, i) =>
    isWild(card) ? [[card, run.form === 'run' ? faceAt(run.low + i, run.suit) : run.rank] as const] : [],
  );
