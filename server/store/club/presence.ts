import { sql } from 'kysely';
import type { Engine } from '../engine.ts';

type Db = Engine['db'];

/** Who was seen so lately is here. */
const FRESH_MS = 45_000;
const AT_ONCE = 1_000;

export const isThere = (at: number | null, now: number): boolean => at !== null && now - at < FRESH_MS;

const inParts = (people: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(people.length / AT_ONCE) }, (_, n) => people.slice(n * AT_ONCE, (n + 1) * AT_ONCE));

/** These are here now. Only of those who have a friend it is kept: nobody else would be shown it. */
export const seenHere = async (db: Db, people: readonly string[], now: number): Promise<void> => {
  for (const some of inParts(people))
    await db
      .insertInto('presence')
      .columns(['person', 'at'])
      .expression(
        db
          .selectFrom('friends')
          .select(['person', sql<number>`${sql.lit(now)}`.as('at')])
          .distinct()
          .where('person', 'in', [...some])
          .where('state', '=', 'friend'),
      )
      .onConflict(conflict => conflict.column('person').doUpdateSet({ at: now }))
      .execute();
};

/** These have gone from here; where they are elsewhere it will be said again. */
export const goneFromHere = async (db: Db, people: readonly string[]): Promise<void> => {
  for (const some of inParts(people))
    await db
      .deleteFrom('presence')
      .where('person', 'in', [...some])
      .execute();
};
