import { createHmac } from 'node:crypto';
import { type Engine, must } from './engine.ts';

/** Places from which nobody new sits down at a table, because somebody there has blocked whoever came from them. Kept as hashes. */
export interface Bars {
  bar(tables: readonly string[], places: readonly string[], now: number): Promise<void>;
  /** Whether somebody who has been a person of the house since then is barred. */
  isBarred(table: string, places: readonly string[], since: number): Promise<boolean>;
}

export const barsOf = (engine: Engine, secret: Buffer): Bars => {
  const { db } = engine;
  const hashOf = (place: string): string =>
    createHmac('sha256', secret).update(`majlis/bar/${place}`).digest('hex').slice(0, 32);
  return {
    bar: async (tables, places, now) => {
      const rows = tables.flatMap(table => places.map(place => ({ table_id: table, place: hashOf(place), at: now })));
      if (rows.length === 0) return;
      // Whoever has come since the first time stays barred.
      const answer = await engine.job([
        must(
          db
            .insertInto('bars')
            .values(rows)
            .onConflict(conflict => conflict.columns(['table_id', 'place']).doNothing()),
        ),
      ]);
      if (answer.kind !== 'done') throw new Error(answer.kind);
    },
    isBarred: async (table, places, since) => {
      const row = await db
        .selectFrom('bars')
        .select('at')
        .where('table_id', '=', table)
        .where('place', 'in', places.map(hashOf))
        .where('at', '<=', since)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
};
