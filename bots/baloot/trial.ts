import type { BalootOptions } from '@majlis/baloot';
import { type Random, SUITS } from '@majlis/kernel';
import { dutiesFor } from './belief.ts';
import { deckFor } from './deck.ts';
import type { NotedPlayout } from './features.ts';
import { type Duties, openPlayout } from './playout.ts';
import { lineFrom, playOut } from './policy.ts';
import { momentOf, pricedCall } from './prices.ts';
import { awarded } from './project.ts';
import { balance, balootOf } from './stakes.ts';
import { recast } from './tables.ts';
import { type Bargain, type Call, copiedTalk, speak, speakerOf, type Talk } from './talk.ts';

/** A deal as it may lie before anything is bought, in the order of Sun: the first cards of each seat, and the rest. */
export interface Packets {
  readonly fives: readonly number[];
  /** Single cards, in the order they will be dealt. */
  readonly stock: readonly number[];
  /** The floor card, as a bit. */
  readonly floor: number;
}

/** The cards of a mask, each as a bit, in any order. */
export const mixed = (cards: number, random: Random): number[] => {
  const list: number[] = [];
  for (let left = cards; left; left &= left - 1) list.push(left & -left);
  for (let at = list.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    const card = list[at] ?? 0;
    list[at] = list[other] ?? 0;
    list[other] = card;
  }
  return list;
};

const FIRST = 5;

/** The others' first cards and the stock, drawn from what a seat does not see. */
export const packetsFor = (seat: number, five: number, floor: number, random: Random): Packets => {
  const unseen = mixed(~(five | floor), random);
  const fives = [0, 0, 0, 0];
  let at = 0;
  for (let other = 0; other < 4; other++) {
    if (other === seat) continue;
    let hand = 0;
    for (const end = at + FIRST; at < end; at++) hand |= unseen[at] ?? 0;
    fives[other] = hand;
  }
  fives[seat] = five;
  return { fives, stock: unseen.slice(at), floor };
};

/** Who buys what, if everybody goes on by prices after this call of the speaker; null: all pass. */
export const concluded = (talk: Talk, fives: readonly number[], call?: Call): Bargain | null => {
  const rest = copiedTalk(talk);
  let next = call;
  for (;;) {
    const end = speak(rest, next ?? pricedCall(fives[speakerOf(rest)] ?? 0, momentOf(rest)));
    if (end) return end === 'all-pass' ? null : end;
    next = undefined;
  }
};

/** The hands of eight, in the deck of the bargain. */
export const dealtOut = ({ fives, stock, floor }: Packets, { suit, taker }: Bargain): readonly number[] => {
  let at = 0;
  return fives.map((five, seat) => {
    let hand = seat === taker ? five | floor : five;
    for (let cards = seat === taker ? 2 : 3; cards > 0; cards--) hand |= stock[at++] ?? 0;
    return recast(hand, suit);
  });
};

const sunAndHokum = (options: BalootOptions): readonly Duties[] => [
  dutiesFor(options, deckFor(null), false),
  dutiesFor(options, deckFor(SUITS[0]), false),
];

const dutiesKnown = new WeakMap<BalootOptions, readonly Duties[]>();

/** What binds a bargain's round: every Hokum is like every other, once its suit comes first. */
export const dutiesIn = (options: BalootOptions, { suit }: Bargain): Duties => {
  const known = dutiesKnown.get(options) ?? sunAndHokum(options);
  dutiesKnown.set(options, known);
  const duties = known[suit < 0 ? 0 : 1];
  if (!duties) throw new Error('a round is Sun or Hokum');
  return duties;
};

/** What a bargain brings side 0, if the policy plays it out. */
export const outcomeOf = (packets: Packets, bargain: Bargain, talk: Talk): number =>
  bargainWorth(packets, bargain, talk, line => playOut(line, dutiesIn(talk.options, bargain), bargain.buyer));

/** What a bargain brings side 0, if it is played out so. */
export const bargainWorth = (
  packets: Packets,
  bargain: Bargain,
  talk: Talk,
  playedOut: (line: NotedPlayout) => void,
): number => {
  const { trumps } = dutiesIn(talk.options, bargain);
  const first = (talk.dealer + 1) & 3;
  const hands = dealtOut(packets, bargain);
  const line = lineFrom(openPlayout(first), hands, 0, 0);
  playedOut(line);
  return balance(line, {
    mode: bargain.suit < 0 ? 'sun' : 'hokum',
    buyer: bargain.buyer & 1 ? 1 : 0,
    times: 1,
    projects: awarded(hands, trumps, first),
    baloot: balootOf(hands, trumps),
  });
};
