import { type Engine, must } from './engine.ts';

/** Matches of private tables that one of their players has opened to everybody with the link. */
export interface Shares {
  has(match: string): Promise<boolean>;
  add(match: string, now: number): Promise<void>;
}

export const sharesOf = (engine: Engine): Shares => {
  const { db } = engine;
  return {
    has: async match =>
      (await db.selectFrom('shares').select('at').where('match_id', '=', match).executeTakeFirst()) !== undefined,
    add: async (match, now) => {
      const row = db.insertInto('shares').values({ match_id: match, at: now });
      const answer = await engine.job([must(row.onConflict(conflict => conflict.column('match_id').doNothing()))]);
      if (answer.kind !== 'done') throw new Error(answer.kind);
    },
  };
};
