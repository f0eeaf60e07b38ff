import type { Card } from './card.ts';
import { type Random, shuffled } from './random.ts';

/** Room for so many of the cards, and only for such as it admits. */
export interface CardRoom {
  readonly room: number;
  admits(card: Card): boolean;
}

/** So many exchanges leave no trace of the order in which the cards found their places. */
const STIRS = 60;

/** Unseen cards laid out over the rooms at random, each in one that admits it; undefined where that cannot be done. */
export const allot = (
  cards: readonly Card[],
  rooms: readonly CardRoom[],
  random: Random,
): readonly (readonly Card[])[] | undefined => {
  const owners = rooms.flatMap(({ room }, at) => Array.from({ length: room }, () => at));
  const admits = (slot: number, card: Card): boolean => rooms[owners[slot] ?? -1]?.admits(card) ?? false;
  const slots = shuffled([...owners.keys()], random);
  const held = new Map<number, Card>();
  for (const card of shuffled(cards, random)) {
    if (!place(card, slots, held, admits, new Set())) return undefined;
  }
  stir(held, slots, admits, random);
  return rooms.map((_, at) => [...held].filter(([slot]) => owners[slot] === at).map(([, card]) => card));
};

type Admits = (slot: number, card: Card) => boolean;

/** A free slot, or one whose card can move on (an augmenting path). */
const place = (
  card: Card,
  slots: readonly number[],
  held: Map<number, Card>,
  admits: Admits,
  tried: Set<number>,
): boolean => {
  const open = slots.filter(slot => !tried.has(slot) && admits(slot, card));
  const free = open.find(slot => !held.has(slot));
  if (free !== undefined) return held.set(free, card).has(free);
  for (const slot of open) {
    const other = held.get(slot);
    if (tried.has(slot) || !other) continue;
    tried.add(slot);
    if (place(other, slots, held, admits, tried)) return held.set(slot, card).has(slot);
  }
  return false;
};

const stir = (held: Map<number, Card>, slots: readonly number[], admits: Admits, random: Random): void => {
  for (let n = 0; n < STIRS && slots.length > 1; n++) {
    const [a, b] = [slots[random.below(slots.length)] ?? 0, slots[random.below(slots.length)] ?? 0];
    const [one, two] = [held.get(a), held.get(b)];
    if (one && two && admits(a, two) && admits(b, one)) {
      held.set(a, two);
      held.set(b, one);
    }
  }
};
