import { type Card, ofSuit, type Seat, SUITS, type Suit } from '@majlis/kernel';
import type { TurupOptions } from '../options.ts';
import { strength } from '../play/trick.ts';

/** A suit, no suit, or (for those who may not know it yet) just the fact. */
export type Ballot = Suit | 'none' | 'cast';

type Manner = 'majority' | 'caller' | 'random' | 'revote';

/** One round of voting. */
export interface Vote {
  /** The suits that stand. */
  readonly among: readonly Suit[];
  /** By seat; null = not yet cast. */
  readonly ballots: readonly (Ballot | null)[];
  /** Those with the most ballots, and how it was settled; null until the tally. */
  readonly result: VoteTally | null;
}

export interface VoteTally {
  readonly tied: readonly Suit[];
  readonly by: Manner;
  /** null where the lot or another vote decides. */
  readonly trump: Suit | null;
}

export const voteAmong = (among: readonly Suit[]): Vote => ({
  among,
  ballots: [null, null, null, null],
  result: null,
});

/** TUR-3.4  The most ballots win. TUR-3.5 to TUR-3.7  A tie goes to the lot, or (option) by the caller's ballot, or to one more vote. */
export const tally = (
  { among, ballots }: Pick<Vote, 'among' | 'ballots'>,
  caller: Seat,
  tieBreak: TurupOptions['tieBreak'],
  round: number,
): VoteTally => {
  const count = (suit: Suit): number => ballots.filter(ballot => ballot === suit).length;
  const most = Math.max(...among.map(count));
  const tied = SUITS.filter(suit => among.includes(suit) && count(suit) === most);
  const [first] = tied;
  if (tied.length === 1 && first) return { tied, by: 'majority', trump: first };
  const called = tied.find(suit => suit === ballots[caller]);
  if (tieBreak === 'trumpCaller' && called) return { tied, by: 'caller', trump: called };
  return { tied, by: tieBreak === 'revote' && round === 1 ? 'revote' : 'random', trump: null };
};

/** TUR-10.2  Who lets the time run out votes for the longest suit, then the highest, then in the order S H D C. */
export const autoVote = (hand: readonly Card[], among: readonly Suit[] = SUITS): Suit => {
  const worth = (suit: Suit): number => {
    const cards = hand.filter(ofSuit(suit));
    return cards.reduce((sum, card) => sum + strength(card), cards.length * 1000);
  };
  return SUITS.filter(suit => among.includes(suit)).reduce((best, suit) => (worth(suit) > worth(best) ? suit : best));
};

/** TUR-2.6  Five cards without a 10 or better. */
export const isWeak = (hand: readonly Card[]): boolean => hand.every(card => strength(card) < 10);
