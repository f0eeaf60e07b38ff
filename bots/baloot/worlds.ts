import type { BalootState } from '@majlis/baloot';
import type { Random } from '@majlis/kernel';
import { resampled } from '../resample.ts';
import type { Belief } from './belief.ts';
import { deckFor } from './deck.ts';
import type { NotedPlayout } from './features.ts';
import { guessed } from './guess.ts';
import { openPlayout } from './playout.ts';
import { chanceOf, lineFrom, step } from './policy.ts';
import { callChance, type Moment, momentOf } from './prices.ts';
import { projectsIn } from './project.ts';
import { abnatOf } from './stakes-known.ts';
import { placeOf, uncast } from './tables.ts';
import { type Call, heard, isPlainTalk, openTalk, speak } from './talk.ts';

/** Hands as they may lie, and how many of the worlds asked for lie so. */
export interface World {
  /** What each seat holds now, and what it was dealt. */
  readonly hands: readonly number[];
  readonly dealt: readonly number[];
  readonly count: number;
}

/** A call of another seat, and the moment it was made at. */
export interface HeardCall {
  readonly call: Call;
  readonly moment: Moment;
}

/** What the others' calls tell; nothing where the house has another auction. */
export const callsTold = ({ auction, options }: BalootState, seat: number): readonly HeardCall[] => {
  if (!auction || !isPlainTalk(options)) return [];
  const talk = openTalk(auction.dealer, deckFor(null).bit(auction.floor), options);
  const told: HeardCall[] = [];
  for (const { bid } of auction.calls) {
    const call = heard(bid);
    if (!call) return [];
    const moment = momentOf(talk);
    if (moment.seat !== seat) told.push({ call, moment });
    speak(talk, call);
  }
  return told;
};

/** What is known of a round besides the cards. */
interface Clues {
  readonly belief: Belief;
  readonly told: readonly HeardCall[];
  /** The trump suit, by its place; -1 in Sun. */
  readonly suit: number;
  readonly buyer: number;
  /** The floor card in this deck, and who took it. */
  readonly floor: number;
  readonly taker: number;
  /** Abnat that each seat has declared; -1 if it has not come to that. */
  readonly declared: readonly number[];
  /** Every card that has fallen, in order. */
  readonly fallen: readonly number[];
}

/** The round as it stands, with what everybody has noticed; the hidden cards are yet to be filled in. */
export const lineNow = (view: BalootState, { deck, duties, leader, playout }: Belief): NotedPlayout => {
  const line = lineFrom(openPlayout(leader), [0, 0, 0, 0], 0, 0);
  for (const trick of [...view.tricks, view.trick]) for (const { card } of trick) step(line, deck.bit(card), duties);
  return lineFrom(playout, playout.hands, line.voids, line.leds);
};

const cluesOf = (view: BalootState, belief: Belief): Clues => {
  const { contract, auction, tricks, trick, declared } = view;
  const fallen = [...tricks.flat(), ...trick];
  return {
    belief,
    told: callsTold(view, belief.seat),
    suit: placeOf(contract?.trump ?? null),
    buyer: contract?.buyer ?? 0,
    floor: auction ? 1 << belief.deck.bit(auction.floor) : 0,
    taker: contract?.taker ?? -1,
    declared: [0, 1, 2, 3].map(seat =>
      seat !== belief.seat && fallen.some(play => play.seat === seat)
        ? abnatOf(declared.filter(declaration => declaration.seat === seat))
        : -1,
    ),
    fallen: fallen.map(({ card }) => belief.deck.bit(card)),
  };
};

/** So many worlds are drawn for each that is kept; of few more for each, up to so many in all. */
const DRAWN = 3;
const [DRAWN_OF_FEW, FEW] = [8, 60];

/** Deals that fit all that the seat sees, the likelier the better they explain calls, projects and cards. */
export const worldsOf = (view: BalootState, belief: Belief, wanted: number, random: Random): readonly World[] => {
  const clues = cluesOf(view, belief);
  const drawn = Array.from({ length: Math.max(DRAWN * wanted, Math.min(DRAWN_OF_FEW * wanted, FEW)) }, () => {
    const guess = guessed(belief, random);
    const hands = belief.playout.hands.map((hand, seat) => hand | (guess[seat] ?? 0));
    return { hands, dealt: hands.map((hand, seat) => hand | (belief.played[seat] ?? 0)) };
  });
  const shown = once(clues);
  const weights = drawn.map(({ dealt }) => bidding(dealt, clues, random) * shown(dealt));
  const counts = resampled(weights, wanted, random);
  return drawn.flatMap((world, at) => (counts[at] ? [{ ...world, count: counts[at] }] : []));
};

/** How well hands explain projects and cards. Towards the end of a round the same ones are drawn over and over. */
const once = (clues: Clues) => {
  const known = new Map<string, number>();
  return (dealt: readonly number[]): number => {
    const name = dealt.join();
    const weight = known.get(name) ?? declaring(dealt, clues) * playing(dealt, clues);
    known.set(name, weight);
    return weight;
  };
};

/** Of the eight cards five were there when the seat called: any five of them. */
const bidding = (dealt: readonly number[], { told, suit, floor, taker, belief }: Clues, random: Random): number => {
  if (told.length === 0) return 1;
  const fives = dealt.map((hand, seat) =>
    seat === belief.seat ? 0 : uncast(anyFive(seat === taker ? hand & ~floor : hand, random), suit),
  );
  let weight = 1;
  for (const { call, moment } of told) weight *= callChance(fives[moment.seat] ?? 0, call, moment);
  return weight;
};

const FIVE = 5;

const anyFive = (hand: number, random: Random): number => {
  let left = hand;
  let cards = 0;
  for (let rest = hand; rest; rest &= rest - 1) cards++;
  for (; cards > FIVE; cards--) {
    let nth = random.below(cards);
    let from = left;
    for (; nth > 0; nth--) from &= from - 1;
    left &= ~(from & -from);
  }
  return left;
};

/** Somebody who holds more than he declared has forgotten it, or hides it; less he cannot well hold. */
const [MORE, LESS] = [0.1, 0.02];

const declaring = (dealt: readonly number[], { declared, belief }: Clues): number => {
  let weight = 1;
  for (let seat = 0; seat < 4; seat++) {
    const said = declared[seat] ?? -1;
    if (said < 0) continue;
    const { abnat } = projectsIn(dealt[seat] ?? 0, belief.duties.trumps);
    if (abnat !== said) weight *= abnat > said ? MORE : LESS;
  }
  return weight;
};

/** Everybody errs, or thinks otherwise than the policy. */
const ERRS = 0.03;
/** To the power of 11/16: cards are no independent witnesses. Of roots, which every engine rounds alike. */
const trusted = (weight: number): number => {
  const root = Math.sqrt(weight);
  const eighth = Math.sqrt(Math.sqrt(root));
  return root * eighth * Math.sqrt(eighth);
};

const playing = (dealt: readonly number[], { belief, buyer, fallen }: Clues): number => {
  if (fallen.length === 0) return 1;
  const { duties, seat } = belief;
  const line = lineFrom(openPlayout(belief.leader), dealt, 0, 0);
  let weight = 1;
  for (const bit of fallen) {
    if (line.turn !== seat) weight *= ERRS + (1 - ERRS) * chanceOf(bit, line, duties, buyer);
    step(line, bit, duties);
  }
  return trusted(weight);
};
