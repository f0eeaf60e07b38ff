import { type Card, RANKS, rankOf } from '@majlis/kernel';

const VALUES = new Map(RANKS.map((rank, i) => [rank, i + 2]));

/** TRU-1.2  The same value serves for comparing cards and for hand totals: 2…10, J 11, Q 12, K 13, A 14. */
export const cardValue = (card: Card): number => VALUES.get(rankOf(card)) ?? 0;

export const handValue = (hand: readonly Card[]): number => hand.reduce((total, card) => total + cardValue(card), 0);

/** TRU-2.5  J, Q, K and A are high. */
export const isHigh = (card: Card): boolean => cardValue(card) >= 11;
