import type { DhappaPosition } from '@majlis/dhappa';
import { isWild } from './card.ts';
import { leftovers, WILDS } from './cover.ts';
import { type Lane, lanesOf, RANKED } from './lane.ts';

/** What was reckoned already, by suit and cards: for the length of one thought. */
export type Memory = Map<string, readonly number[]>;

/** Which 3s and Aces are kept for sets. */
interface Kept {
  readonly threes: boolean;
  readonly aces: boolean;
}

/**
 * How many natural cards would stay in hand if an opened player laid all that can be laid, wilds used at their best.
 * A reckoning, not a promise: it does not know of the Lock, and shares out 3s and Aces in a few ways only.
 */
export const deadwood = (position: DhappaPosition, memory: Memory): number =>
  deadIn(lanesOf(position), position.hand.filter(isWild).length, memory);

export const deadIn = (lanes: readonly Lane[], wilds: number, memory: Memory): number => {
  const most = Math.min(wilds, WILDS);
  let least = Number.POSITIVE_INFINITY;
  for (const threes of sharings(lanes, 0)) {
    for (const aces of sharings(lanes, RANKED - 1)) {
      const ways = lanes.map((lane, i) =>
        rest(lane, { threes: threes[i] ?? false, aces: aces[i] ?? false }, most, memory),
      );
      least = Math.min(least, together(ways, most));
    }
  }
  return least;
};

const NONE = [false, false, false, false];

/** Which suits give their 3s (or Aces) to a new set: none, all, or all but one. */
const sharings = (lanes: readonly Lane[], place: number): readonly (readonly boolean[])[] => {
  const held = lanes.map(lane => lane.held[place] ?? 0);
  const all = held.reduce((sum, copies) => sum + copies, 0);
  if (all < 3 || lanes.some(lane => (lane.slots[place] ?? 0) >= 3)) return [NONE];
  const butOne = held.flatMap((copies, but) =>
    copies > 0 && all - copies >= 3 ? [held.map((_, i) => i !== but)] : [],
  );
  return [NONE, held.map(() => true), ...butOne];
};

const rest = (lane: Lane, { threes, aces }: Kept, wilds: number, memory: Memory): readonly number[] => {
  const held = threes || aces ? lane.held.map((copies, i) => (isKept(i, threes, aces) ? 0 : copies)) : lane.held;
  const key = `${nameOf(held)} ${nameOf(lane.begins)} ${nameOf(lane.ended)} ${nameOf(lane.slots)} ${wilds}`;
  const known = memory.get(key);
  if (known) return known;
  const found = leftovers({ ...lane, held }, wilds);
  memory.set(key, found);
  return found;
};

const isKept = (place: number, threes: boolean, aces: boolean): boolean =>
  (place === 0 && threes) || (place === RANKED - 1 && aces);

/** A number for a row of counts: quicker to write than the row. */
const nameOf = (counts: readonly number[]): number => {
  let name = 0;
  for (const count of counts) name = name * 8 + count;
  return name;
};

/** The suits together, the wilds shared out among them as well as can be. */
const together = (ways: readonly (readonly number[])[], wilds: number): number => {
  let sum: readonly number[] = ways[0] ?? [];
  for (const way of ways.slice(1)) sum = sum.map((_, spent) => shared(sum, way, spent));
  return sum[wilds] ?? 0;
};

const shared = (one: readonly number[], two: readonly number[], spent: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let here = 0; here <= spent; here++) least = Math.min(least, (one[spent - here] ?? 0) + (two[here] ?? 0));
  return least;
};
