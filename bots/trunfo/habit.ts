import { type Card, pack, RANKS } from '@majlis/kernel';
import type { Duel } from './duellist.ts';
import { power } from './power.ts';

/** An order that somebody may play his cards in: the strongest first, or the weakest first. */
export const HABITS = [-1, 1] as const;
export type Habit = (typeof HABITS)[number];

const PACK = pack(RANKS);
const HAND = 9;

/** The cards that the other may still hold. */
export const unseen = ({ hand, shown, spent }: Duel): readonly Card[] => {
  const seen = new Set([...hand, ...shown, ...spent]);
  return PACK.filter(card => !seen.has(card));
};

/** How early a card comes in the habit. */
export const place = (habit: Habit, { view }: Duel, card: Card): number => habit * power(card, view.trump);

/**
 * How many times likelier the shown cards are if the other has the habit than if he chooses blindly: by chance the
 * first of nine in order has one chance in nine, the second one in eight, and so on; with the habit it is sure to come
 * first, provided that no card he still holds should have come before.
 */
export const likelihood = (habit: Habit, duel: Duel): number => {
  const places = duel.shown.map(card => place(habit, duel, card));
  if (places.some((here, i) => i > 0 && here < (places[i - 1] ?? here))) return 0;
  const last = places.at(-1) ?? Number.NEGATIVE_INFINITY;
  const out = unseen(duel);
  const later = out.filter(card => place(habit, duel, card) >= last).length;
  const left = HAND - places.length;
  const chances = places.reduce((product, _, i) => product * (HAND - i), 1);
  return chances * allLater(later, out.length, left);
};

/** The chance that so many cards drawn from `all` are among those `later`. */
const allLater = (later: number, all: number, left: number): number => {
  let chance = 1;
  for (let i = 0; i < left; i++) chance *= Math.max(0, later - i) / (all - i);
  return chance;
};
