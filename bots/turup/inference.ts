import { type Seat, SUITS } from '@majlis/kernel';
import type { TurupState } from '@majlis/turup';
import { exp } from '../exact.ts';
import type { TurupBelief } from './belief.ts';
import { FOUR, sizeOf, TRUMPS } from './deck.ts';
import { sensible } from './heuristic.ts';
import { allowed, held, opened, play, type TurupDuties, type TurupPlayout } from './playout.ts';

/** What the others have told by ballots, bids and cards; it weighs hands that they may hold. */
export interface Testimony {
  readonly duties: TurupDuties;
  readonly seat: Seat;
  readonly leader: Seat;
  /** By seat · 4 + suit, everything that was played. */
  readonly played: readonly number[];
  readonly plays: readonly { readonly seat: Seat; readonly code: number }[];
  /** By seat, the suit it voted for; -1: not known. */
  readonly ballots: readonly number[];
  /** By seat, the tricks it promised; 0: not known. */
  readonly bids: readonly number[];
}

export const testimonyOf = (view: TurupState, { deck, duties, seat, played }: TurupBelief): Testimony => {
  const plays = [...view.tricks.flatMap(trick => trick.plays), ...view.trick];
  const ballots = view.votes.at(-1)?.ballots ?? [];
  const suits = SUITS.map(suit => deck.code(`A${suit}`) >> 4);
  const suitFor = (at: Seat): number => {
    const ballot = at === seat ? null : ballots[at];
    return suits[(SUITS as readonly unknown[]).indexOf(ballot)] ?? -1;
  };
  const bidOf = (at: Seat): number =>
    view.calls.reduce((most, call) => (call.seat === at && call.bid !== 'pass' ? Math.max(most, call.bid) : most), 0);
  return {
    duties,
    seat,
    leader: plays[0]?.seat ?? view.turn,
    played,
    plays: plays.map(({ seat: at, card }) => ({ seat: at, code: deck.code(card) })),
    ballots: FOUR.map(suitFor),
    bids: FOUR.map(at => (at === seat ? 0 : bidOf(at))),
  };
};

/** How well hands explain what was told, up to a factor. */
export const likelihood = (hands: readonly number[], testimony: Testimony): number => {
  const dealt = hands.map((bits, at) => bits | (testimony.played[at] ?? 0));
  let weight = 1;
  for (const seat of FOUR) weight *= ballotChance(dealt, seat, testimony) * bidChance(dealt, seat, testimony);
  return weight * playChance(dealt, testimony);
};

/** A longer suit is likelier to have been the longest of the first five cards. */
const BY_LENGTH = Float64Array.from({ length: 14 }, (_, length) => exp(length / 2));

const ballotChance = (dealt: readonly number[], seat: Seat, { ballots }: Testimony): number => {
  const suit = ballots[seat] ?? -1;
  if (suit < 0) return 1;
  const weightOf = (at: number): number => BY_LENGTH[sizeOf(dealt[seat * 4 + at] ?? 0)] ?? 1;
  return weightOf(suit) / FOUR.reduce<number>((sum, at) => sum + weightOf(at), 0);
};

/** From the ten upwards, as in `appraisal`; thirteen cards in place of the five that were bid on. */
const TEN = 8;
const TRUMP_HONOURS = [0.1, 0.15, 0.3, 0.45, 0.6];
const SIDE_HONOURS = [0, 0, 0.1, 0.4, 0.55];
const [BASE, LENGTH, PART] = [5.6, 0.3, 5 / 13];
/** Where eight is as likely as seven, and how far from it that is nearly sure. */
const [EIGHT, SPREAD] = [7.1, 0.4];

const bidChance = (dealt: readonly number[], seat: Seat, { bids }: Testimony): number => {
  const bid = bids[seat] ?? 0;
  if (bid === 0) return 1;
  let sum = LENGTH * sizeOf(dealt[seat * 4 + TRUMPS] ?? 0);
  for (const suit of FOUR) {
    const honours = suit === TRUMPS ? TRUMP_HONOURS : SIDE_HONOURS;
    const mine = (dealt[seat * 4 + suit] ?? 0) >> TEN;
    for (const [at, worth] of honours.entries()) if ((mine >> at) & 1) sum += worth;
  }
  const eight = 1 / (1 + exp((EIGHT - BASE - PART * sum) / SPREAD));
  return bid > 7 ? 0.05 + eight : 1.05 - eight;
};

/** How likely the card of plain good sense is to fall, and any other by how many there are: 0.7 and 0.3 / n, each to the power 0.6. */
const PLAIN = 0.807;
const OTHER = [1, 1, 0.486, 0.32, 0.251, 0.211, 0.185, 0.166, 0.151, 0.139, 0.13, 0.122, 0.115, 0.109];

/** The deal again from its first card; somebody with these hands might have played so. */
const playChance = (dealt: number[], { plays, leader, duties, seat: own }: Testimony): number => {
  const playout: TurupPlayout = { ...opened(leader), hands: dealt };
  let chance = 1;
  for (const { seat, code } of plays) {
    if (seat !== own) {
      const choices = choicesOf(playout, seat, duties);
      if (choices > 1) chance *= sensible(playout, seat, duties) === code ? PLAIN : (OTHER[choices] ?? 0.1);
    }
    play(playout, seat, code, duties);
  }
  return chance;
};

const choicesOf = (playout: TurupPlayout, seat: Seat, duties: TurupDuties): number => {
  const suits = allowed(playout, seat, duties);
  let choices = 0;
  for (const suit of FOUR) if ((suits >> suit) & 1) choices += sizeOf(held(playout, seat, suit));
  return choices;
};
