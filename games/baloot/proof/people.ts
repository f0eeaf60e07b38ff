import {
  type Actor,
  type BySide,
  bySeat,
  type Card,
  type HouseAction,
  type Seat,
  type Side,
  type Suit,
} from '@majlis/kernel';
import type { BalootAction, BalootEvent } from '../action.ts';
import { type Bid, speaker } from '../auction/auction.ts';
import { FLOOR_AT, firstFive } from '../deal/deal.ts';
import { doublerOf } from '../doubling/doubling.ts';
import { baloot } from '../index.ts';
import type { BalootOptions } from '../options.ts';
import { PACK } from '../play/value.ts';
import type { ProjectType } from '../projects/project.ts';
import type { BalootState } from '../state.ts';

/** A deal that real people played elsewhere, as it was written down there. */
export interface PeoplesDeal {
  readonly id: string;
  readonly dealer: Seat;
  readonly floor: Card;
  readonly first: readonly (readonly Card[])[];
  readonly calls: readonly (readonly [Seat, string])[];
  readonly end: 'played' | 'kawesh' | 'all-pass';
  /** The rest only of deals that were played. */
  readonly full?: readonly (readonly Card[])[];
  readonly mode?: 'hokum' | 'sun';
  readonly trump?: Suit | null;
  readonly buyingSide?: Side;
  readonly tricks?: readonly (readonly (readonly [Seat, Card])[])[];
  readonly declared?: readonly (readonly [Seat, ProjectType])[];
  readonly akka?: readonly (readonly [Seat, Card])[];
  /** Who announced it, and at which card of the round. */
  readonly baloot?: readonly (readonly [Seat, number])[];
  readonly shownBy?: readonly Seat[];
  readonly cardAbnat?: BySide<number>;
  /** null at Kaboot. */
  readonly totalAbnat?: BySide<number> | null;
  readonly lastTrickSide?: Side;
  readonly kaboot?: boolean;
  readonly buyerMade?: boolean;
  readonly points?: BySide<number>;
}

export interface PeoplesMatch {
  readonly id: string;
  readonly final: BySide<number> | null;
  readonly deals: readonly PeoplesDeal[];
}

/** A match under way, everything that has happened in it, and what the rules would not let the people do. */
export interface Replayed {
  state: BalootState;
  readonly events: BalootEvent[];
  readonly refusals: string[];
}

export const begun = (options: BalootOptions, dealer: Seat): Replayed => {
  const match = { state: baloot.open(options, 4), events: [], refusals: [] };
  done(match, 'house', { kind: 'rolled', label: 'dealer', value: dealer });
  return match;
};

const done = (match: Replayed, actor: Actor, action: BalootAction | HouseAction): boolean => {
  const decision = baloot.decide(match.state, actor, action);
  if (!decision.ok) {
    match.refusals.push(`${actor} ${JSON.stringify(action)} ${decision.reason}`);
    return false;
  }
  match.events.push(...decision.events);
  match.state = decision.after;
  return true;
};

/** The pack that deals these hands; of a deal that was thrown in nobody knows what lay below. */
const packOf = ({ dealer, floor, first, full }: PeoplesDeal): readonly Card[] => {
  const pack: Card[] = [];
  first.forEach((hand, seat) => {
    firstFive(seat, dealer).forEach((at, i) => {
      pack[at] = bySeat(hand, i);
    });
  });
  pack[FLOOR_AT] = floor;
  const dealt = [...first.flat(), floor];
  const order = [1, 2, 3, 4].map(step => (dealer + step) % 4);
  const rest = full ? order.flatMap(seat => bySeat(full, seat)) : PACK;
  return [...pack, ...rest.filter(card => !dealt.includes(card))];
};

const CALLS: { readonly [word: string]: Bid | undefined } = {
  pass: { kind: 'pass' },
  sun: { kind: 'sun' },
  kawesh: { kind: 'kawesh' },
  hokum2: { kind: 'second' },
};

const SUIT_NAMES: { readonly [letter: string]: Suit | undefined } = { S: 'S', H: 'H', D: 'D', C: 'C' };

const bidOf = (word: string, { auction, floor }: BalootState): Bid => {
  const suit = SUIT_NAMES[(word === 'hokum' ? floor : word)?.at(-1) ?? ''];
  const bid = CALLS[word] ?? (suit && { kind: 'hokum', suit });
  if (!bid) throw new Error(`no call ${word}`);
  return auction?.stage.kind === 'gablak' && bid.kind === 'pass' ? { kind: 'waive' } : bid;
};

/** Where several are asked at once, there they answered in any order: each answer is given when its seat is asked here. */
const callAll = (match: Replayed, deal: PeoplesDeal): void => {
  const left = [...deal.calls];
  while (match.state.phase.kind === 'bidding' && left.length > 0) {
    const { auction } = match.state;
    const stage = auction?.stage;
    const asked = stage?.kind === 'answering' || stage?.kind === 'gablak' ? stage.queue.length : 1;
    const at = left
      .slice(0, asked)
      .findIndex(([seat, word]) => word === 'kawesh' || seat === (auction && speaker(auction)));
    const [call] = left.splice(Math.max(at, 0), 1);
    if (!call || !done(match, call[0], bidOf(call[1], match.state))) return;
  }
  raiseNothing(match, left);
};

/** There, an answer to a Hokum of the first round also declines to double it; after a second Hokum it is asked apart. */
const raiseNothing = (match: Replayed, left: (readonly [Seat, string])[]): void => {
  while (match.state.phase.kind === 'doubling') {
    const { contract, doubling } = match.state;
    const seat = contract && doubling ? doublerOf(doubling, contract) : undefined;
    const at = left.findIndex(call => call[0] === seat);
    if (at >= 0) left.splice(at, 1);
    if (seat === undefined || !done(match, seat, { kind: 'pass' })) break;
  }
  if (left.length > 0) match.refusals.push(`nobody asked for ${JSON.stringify(left)}`);
};

const goOn = (match: Replayed): void => {
  while (baloot.waits(match.state).some(wait => wait.on === 'house' && 'lapse' in wait)) {
    if (!done(match, 'house', { kind: 'proceed' })) return;
  }
};

/** Plays one more deal; false: the rules would not have it. */
export const replayed = (match: Replayed, deal: PeoplesDeal): boolean => {
  done(match, 'house', { kind: 'rolled', label: 'shuffle', value: packOf(deal) });
  goOn(match);
  callAll(match, deal);
  if (match.refusals.length > 0) return false;
  return (deal.tricks ?? []).flat().every(([seat, card]) => played(match, deal, seat, card));
};

const played = (match: Replayed, { declared = [], akka = [] }: PeoplesDeal, seat: Seat, card: Card): boolean => {
  goOn(match);
  const types = declared.filter(one => one[0] === seat).map(one => one[1]);
  const isFirst = match.state.tricks.length === 0;
  if (isFirst && types.length > 0 && !done(match, seat, { kind: 'declare', types })) return false;
  const called = akka.some(one => one[0] === seat && one[1] === card);
  return done(match, seat, { kind: 'play', card, akka: called });
};

/** Shows the last trick's end and the sheet, and gathers the cards for the next deal. */
export const closed = goOn;
