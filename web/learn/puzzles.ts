import type { Puzzle } from '@majlis/kernel/puzzle';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Kept {
  /** Own puzzle points. */
  readonly rating: number;
  /** Solved one after another, and the most that ever were. */
  readonly streak: number;
  readonly best: number;
  /** By `<game>/<puzzle>`: whether the first try was right. */
  readonly tried: { readonly [puzzle: string]: boolean };
}

const FIRST = 1_000;
/** A puzzle that everybody solves, and what each of a hundred who fail it adds. */
const [EASIEST, FAILED] = [800, 10];
/** How far one puzzle moves the points, at most. */
const STEP = 32;
/** So many points more: ten times as likely. */
const TENFOLD = 400;

const countIn = (kept: object, name: string, otherwise: number): number => {
  const value: unknown = Reflect.get(kept, name);
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : otherwise;
};

/** What was kept; whatever is odd about it is forgotten. */
export const mendedPuzzles = (kept: unknown): Kept => {
  const found = typeof kept === 'object' && kept !== null ? kept : {};
  const tried: unknown = Reflect.get(found, 'tried');
  return {
    rating: countIn(found, 'rating', FIRST),
    streak: countIn(found, 'streak', 0),
    best: countIn(found, 'best', 0),
    tried: Object.fromEntries(
      Object.entries(tried ?? {}).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    ),
  };
};

/** How somebody does with puzzles, on this device. */
export const usePuzzles = create<Kept>()(
  persist(() => mendedPuzzles(null), { name: 'majlis-puzzles', merge: mendedPuzzles }),
);

/** After one more puzzle, as after a game against it. */
export const ratingAfter = (rating: number, failed: number, isRight: boolean): number => {
  const chance = 1 / (1 + 10 ** ((EASIEST + FAILED * failed - rating) / TENFOLD));
  return Math.max(0, Math.round(rating + STEP * ((isRight ? 1 : 0) - chance)));
};

/** Only the first try of a puzzle counts. */
export const triedOnce = (kept: Kept, game: string, { name, failed }: Puzzle, isRight: boolean): Kept => {
  const id = `${game}/${name}`;
  if (kept.tried[id] !== undefined) return kept;
  const streak = isRight ? kept.streak + 1 : 0;
  return {
    rating: ratingAfter(kept.rating, failed, isRight),
    streak,
    best: Math.max(kept.best, streak),
    tried: { ...kept.tried, [id]: isRight },
  };
};

const DAY_MS = 86_400_000;
/** The day turns at midnight in Riyadh, as the deal of the day does. */
const RIYADH_MS = 3 * 3_600_000;
/** Neighbours of a file come from neighbouring deals: each day goes far. It is a prime and divides no count of puzzles. */
const STRIDE = 97;

/** The same for everybody on this day. */
export const puzzleOfDay = (puzzles: readonly Puzzle[], now: number): Puzzle | undefined =>
  puzzles[(Math.floor((now + RIYADH_MS) / DAY_MS) * STRIDE) % Math.max(1, puzzles.length)];

/** The next one that was not tried, the nearest in difficulty; when all were, they begin again. */
export const nextPuzzle = (puzzles: readonly Puzzle[], game: string, { rating, tried }: Kept): Puzzle | undefined => {
  const isNew = ({ name }: Puzzle): boolean => tried[`${game}/${name}`] === undefined;
  const distance = ({ failed }: Puzzle): number => Math.abs(EASIEST + FAILED * failed - rating);
  const open = puzzles.filter(isNew);
  const [nearest] = open.toSorted((a, b) => distance(a) - distance(b));
  return nearest ?? puzzles[Object.keys(tried).length % Math.max(1, puzzles.length)];
};
