import { bySeat, partnerOf, type Seat } from '@majlis/kernel';
import type { TurupState } from '@majlis/turup';
import { deckFor, masks, sizeOf, TRUMPS } from './deck.ts';

/**
 * The tricks that a side may hope for whose declarer holds these five cards, as they turned out on average. The weights
 * were fitted to deals played out with good sense, and rounded.
 */
const BASE = 5.6;
const TRUMP_LENGTH = 0.3;
/** From the ten upwards. */
const TRUMP_HONOURS = [0.1, 0.15, 0.3, 0.45, 0.6];
const SIDE_HONOURS = [0, 0, 0.1, 0.4, 0.55];
/** Who voted for the trump suit is long in it. */
const PARTNERS_BALLOT = 0.6;
const OPPONENTS_BALLOT = -0.5;

const TEN = 8;

export const hopedFor = (view: TurupState, seat: Seat): number => {
  if (!view.trump) throw new Error('nothing is hoped for before there is a trump suit');
  const suits = masks(bySeat(view.hands, seat).cards, deckFor(view.trump));
  const honours = suits.reduce(
    (sum, suit, at) => sum + honoursOf(suit, at === TRUMPS ? TRUMP_HONOURS : SIDE_HONOURS),
    0,
  );
  return BASE + TRUMP_LENGTH * sizeOf(suits[TRUMPS] ?? 0) + honours + ballotsFor(view, seat);
};

const honoursOf = (suit: number, worth: readonly number[]): number =>
  worth.reduce((sum, value, at) => sum + ((suit >> (TEN + at)) & 1 ? value : 0), 0);

const ballotsFor = ({ votes, trump }: TurupState, seat: Seat): number =>
  (votes.at(-1)?.ballots ?? []).reduce<number>((sum, ballot, voter) => {
    if (ballot !== trump || voter === seat) return sum;
    return sum + (voter === partnerOf(seat) ? PARTNERS_BALLOT : OPPONENTS_BALLOT);
  }, 0);
