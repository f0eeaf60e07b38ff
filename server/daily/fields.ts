import { onceASecond } from '../door/once.ts';
import { type FieldRow, fieldRows } from '../store/daily/tries.ts';
import type { Engine } from '../store/engine.ts';

/** The field of a day and game: read once in a second, however many ask. */
export interface Fields {
  of(day: number, game: string): Promise<readonly FieldRow[]>;
}

/** Today and yesterday of each game, and the like. */
const MOST = 8;

export const fieldsFrom = (db: Engine['db'], now: () => number): Fields => {
  const kept = new Map<string, () => Promise<readonly FieldRow[]>>();
  return {
    of: (day, game) => {
      const key = `${day}/${game}`;
      const known = kept.get(key) ?? onceASecond(() => fieldRows(db, day, game), now);
      kept.set(key, known);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
      return known();
    },
  };
};
