import { type Card, isJoker, suitOf } from '@majlis/kernel';
import { burning } from './burn.ts';
import { isNatural, isWild, placeOf } from './card.ts';
import { deadIn, type Memory } from './deadwood.ts';
import { type Lane, lanesOf, withHeld } from './lane.ts';
import { suits } from './next.ts';
import type { Sitting } from './style.ts';
import { type Unseen, unseen } from './unseen.ts';

/** So many more cards a player counts on seeing. */
const HORIZON = 8;
/** What it costs to give the next player a card to lay, a card that cannot be laid being one. */
const GIFT = 0.5;

interface Reckoning {
  readonly lanes: readonly Lane[];
  readonly wilds: number;
  readonly unseen: Unseen;
  readonly memory: Memory;
}

/** The card that is missed least by what may still come, and that the next player can use least; or a 2, to burn. */
export const discarded = (sitting: Sitting): Card => {
  const { view, position } = sitting;
  const gift = (card: Card): number => (suits(view, card) ? GIFT : 0);
  const scored = missed(sitting, new Map()).map(({ card, cost }) => ({ card, cost: cost + gift(card) }));
  const [found] = scored.sort((a, b) => a.cost - b.cost);
  return burning(sitting) ?? found?.card ?? lastWild(position.hand);
};

export interface DiscardCost {
  readonly card: Card;
  /** In cards that cannot be laid. */
  readonly cost: number;
}

/** How much each natural card of the hand is missed by what may still come; one of each. */
export const missed = ({ view, position }: Sitting, memory: Memory): readonly DiscardCost[] => {
  const { hand } = position;
  const wilds = hand.filter(isWild).length;
  const reckoning = { lanes: lanesOf(position), wilds, unseen: unseen(view), memory };
  return oneOfEach(hand).map(card => ({ card, cost: cost(card, reckoning) }));
};

const oneOfEach = (hand: readonly Card[]): readonly Card[] => [
  ...new Map(hand.filter(isNatural).map(card => [`${suitOf(card)}${placeOf(card)}`, card])).values(),
];

export const lastWild = (hand: readonly Card[]): Card => {
  const card = hand.find(isJoker) ?? hand[0];
  if (!card) throw new Error('an empty hand discards nothing');
  return card;
};

/** What is left over without the card, and how much less could be left over with it when one of its neighbours comes. */
const cost = (card: Card, { lanes, wilds, unseen: { cards, wild }, memory }: Reckoning): number => {
  const changed = (list: readonly Lane[], other: Card, more: number): readonly Lane[] =>
    list.map(lane => (lane.suit === suitOf(other) ? withHeld(lane, other, more) : lane));
  const left = (list: readonly Lane[]): number => deadIn(list, wilds, memory);
  const without = changed(lanes, card, -1);
  const all = cards.reduce((sum, [, copies]) => sum + copies, wild);
  const hope = cards
    .filter(([other]) => suitOf(other) === suitOf(card) && Math.abs(placeOf(other) - placeOf(card)) <= 2)
    .reduce((sum, [other, copies]) => {
      const [kept, thrown] = [changed(lanes, other, 1), changed(without, other, 1)];
      return sum + (copies / all) * (left(thrown) - left(without) - left(kept) + left(lanes));
    }, 0);
  return left(without) - left(lanes) + HORIZON * hope;
};
