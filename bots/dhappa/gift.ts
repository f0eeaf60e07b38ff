import { allCards, type DhappaState } from '@majlis/dhappa';
import { type Card, nextSeat, pack, RANKS, shuffled, sideOf } from '@majlis/kernel';
import { isNatural, isWild } from './card.ts';
import { deadIn, type Memory } from './deadwood.ts';
import { lanesOf } from './lane.ts';
import type { Sitting } from './style.ts';

const PACK = pack(RANKS, 3, 6);

/** Hands that the next player may hold: what everybody knows of them, and the rest at random. */
const handsOfNext = ({ view, random }: Sitting, hands: number): readonly (readonly Card[])[] => {
  const next = view.hands[nextSeat(view.turn.seat, view.seats)];
  const out = unseenCards(view);
  return Array.from({ length: hands }, () => [
    ...(next?.cards ?? []),
    ...shuffled(out, random).slice(0, next?.hidden ?? 0),
  ]);
};

const unseenCards = ({ hands, draw, discards, burnt, runs }: DhappaState): readonly Card[] => {
  const seen = new Set([
    ...hands.flatMap(hand => hand.cards),
    ...draw.cards,
    ...discards,
    ...burnt,
    ...runs.flatMap(allCards),
  ]);
  return PACK.filter(card => !seen.has(card));
};

/** Deeper than this nobody is expected to pick for one card's sake. */
const DEEPEST = 3;
/** What a card from the draw pile leaves over, on the whole. */
const DRAW = 0.5;
/** A card that was left lying by somebody is not what that hand needed; it may have changed since. */
const REFUSED = 0.4;

/** A hand that the next player may hold: how likely it is, and what each discard would give it. */
export interface GiftWorld {
  readonly weight: number;
  readonly given: readonly number[];
}

/** What discards give the next player, in cards that they could lay and else could not; over hands they may hold. */
export const gifts = (
  sitting: Sitting,
  discards: readonly Card[],
  hands: number,
  memory: Memory,
): readonly GiftWorld[] => {
  const { view, position } = sitting;
  const next = nextSeat(view.turn.seat, view.seats);
  const left = (hand: readonly Card[]): number =>
    deadIn(lanesOf({ ...position, side: sideOf(next), hand }), hand.filter(isWild).length, memory);
  const refused = refusedBy(view, next);
  return handsOfNext(sitting, hands).map(hand => {
    const alone = left(hand);
    return {
      weight: refused && left([...hand, refused]) < alone ? REFUSED : 1,
      given: discards.map(card => bestPick(hand, [...view.discards, card], alone, left)),
    };
  });
};

/** The top of the pile when a seat last drew. */
const refusedBy = ({ past }: DhappaState, seat: number): Card | undefined => {
  const turn = past.findLastIndex(each => each.seat === seat);
  const before = past[turn - 1];
  return turn > 0 && before && past[turn]?.taken.length === 0 && isNatural(before.discarded)
    ? before.discarded
    : undefined;
};

const bestPick = (
  hand: readonly Card[],
  pile: readonly Card[],
  alone: number,
  left: (hand: readonly Card[]) => number,
): number => {
  let most = 0;
  for (let n = 1; n <= Math.min(DEEPEST, pile.length); n++) {
    const cards = pile.slice(-n);
    const after = left([...hand, ...cards]);
    const laid = n === 1 ? after <= alone : after <= left([...hand, ...cards.slice(1)]);
    if (laid) most = Math.max(most, alone + DRAW - after);
  }
  return most;
};
