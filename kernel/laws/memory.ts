import { same } from '../same.ts';
import type { Case, Kind } from './subject.ts';

/** Law 7. States and events survive JSON unchanged… */
export const survives = (what: string, value: unknown): void => {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined || !same(JSON.parse(text), value)) throw new Error(`memory: ${what} does not survive JSON`);
};

/** …and folding the stored events gives the same state. */
export const folds = <S, A extends Kind, E extends Kind>(
  { game }: Case<S, A, E>,
  opened: S,
  stored: readonly string[],
  state: S,
): void => {
  const folded = stored.map((text): E => JSON.parse(text)).reduce(game.evolve, opened);
  if (!same(folded, state)) throw new Error('memory: the folded events give another state');
};
