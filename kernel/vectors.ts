import { same } from './same.ts';

/** A checked example of a rule: what is given, and what must come of it (of an object only the keys listed). */
export interface Vector {
  readonly id: string;
  readonly area: string;
  readonly given: unknown;
  readonly expect: unknown;
}

/** How a game answers the vectors of each area. Each names the shape it is given: vectors are ours, not a stranger's. */
export interface Areas {
  readonly [area: string]: (given: never) => unknown;
}

/** Areas in which order means nothing: both sides are put in order before they are compared. */
export interface Normalise {
  readonly [area: string]: (value: unknown) => unknown;
}

export interface Mismatch {
  readonly id: string;
  readonly area: string;
  readonly expected: unknown;
  readonly got: unknown;
}

export interface VectorReport {
  readonly areas: ReadonlyMap<string, { readonly passed: number; readonly total: number }>;
  readonly mismatches: readonly Mismatch[];
}

/** Every vector is run; one of an unknown area is a mismatch, never left out. */
export const runVectors = (areas: Areas, vectors: readonly Vector[], normalise: Normalise = {}): VectorReport => {
  const counts = new Map<string, { passed: number; total: number }>();
  const mismatches: Mismatch[] = [];
  for (const vector of vectors) {
    const tidy = ownOf(normalise, vector.area) ?? ((value: unknown) => value);
    const got = answer(areas, vector);
    const passed = matches(tidy(vector.expect), tidy(got));
    const count = counts.get(vector.area) ?? { passed: 0, total: 0 };
    counts.set(vector.area, { passed: count.passed + (passed ? 1 : 0), total: count.total + 1 });
    if (!passed) mismatches.push({ id: vector.id, area: vector.area, expected: vector.expect, got });
  }
  return { areas: counts, mismatches };
};

/** A vector may name anything, `toString` too. */
const ownOf = <T>(record: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const answer = (areas: Areas, { area, given }: Vector): unknown => {
  const rule = ownOf(areas, area);
  if (!rule) return `unknown area ${area}`;
  try {
    return rule(given as never);
  } catch (bug) {
    return bug instanceof Error ? `threw: ${bug.message}` : 'threw';
  }
};

/** Whether `got` holds all that is expected: arrays exactly and in order, objects key by key, anything else alike. */
export const matches = (expected: unknown, got: unknown): boolean => {
  if (Array.isArray(expected)) {
    return Array.isArray(got) && got.length === expected.length && expected.every((entry, i) => matches(entry, got[i]));
  }
  if (typeof expected !== 'object' || expected === null) return same(expected, got);
  if (typeof got !== 'object' || got === null || Array.isArray(got)) return false;
  return Object.entries(expected).every(
    ([key, value]) => Object.hasOwn(got, key) && matches(value, Reflect.get(got, key)),
  );
};

/** The vectors of a file's text; anything that is not a list of vectors throws. */
export const parseVectors = (text: string): Vector[] => {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list) || list.length === 0) throw new Error('not a list of vectors');
  return list.map((entry, i) => {
    if (!isVector(entry)) throw new Error(`entry ${i} is not a vector`);
    return entry;
  });
};

const isVector = (entry: unknown): entry is Vector =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof Reflect.get(entry, 'id') === 'string' &&
  typeof Reflect.get(entry, 'area') === 'string' &&
  Object.hasOwn(entry, 'given') &&
  Object.hasOwn(entry, 'expect');

/** The code of a refusal as the vectors write it. */
export const codeOf = (reason: string): string => reason.toUpperCase().replaceAll('-', '_');
