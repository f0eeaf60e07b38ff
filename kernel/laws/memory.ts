import type { OfKind } from '../game.ts';
import { same } from '../same.ts';
import type { JudgedGame } from './law-case.ts';

/** Parts of states that were found sound: most of a state is the one before it. */
const sound = new WeakSet<object>();

/** Law 7. States and events are plain JSON: nothing in them would be lost or changed on the way to the store and back… */
export const survives = (what: string, value: unknown): void => {
  if (!isPlain(value)) throw new Error(`memory: ${what} does not survive JSON`);
};

const isPlain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return value === null || /^(?:string|boolean)$/.test(typeof value);
  if (sound.has(value)) return true;
  const kind = Object.getPrototypeOf(value);
  const plain = Array.isArray(value)
    ? !hasHoles(value) && value.every(isPlain)
    : kind === Object.prototype && !('toJSON' in value) && Object.values(value).every(isPlain);
  if (plain) sound.add(value);
  return plain;
};

const hasHoles = (list: readonly unknown[]): boolean => Object.keys(list).length !== list.length;

/** …and folding what was stored gives the same state. */
export const folds = <S, A extends OfKind, E extends OfKind>(
  { game }: JudgedGame<S, A, E>,
  opened: S,
  stored: readonly string[],
  state: S,
): void => {
  const folded = stored.map((text): E => JSON.parse(text)).reduce(game.evolve, opened);
  if (!same(JSON.parse(JSON.stringify(folded)), state)) throw new Error('memory: the folded events give another state');
};

/** What a decision hands on is what its events lead to: whoever goes on from it stands where the log does. */
export const handsOn = (action: string, after: unknown, folded: unknown): void => {
  if (!same(after, folded))
    throw new Error(`memory: what was decided on '${action}' gives another state than its events`);
};
