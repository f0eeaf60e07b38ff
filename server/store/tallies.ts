import { createHmac } from 'node:crypto';
import type { Engine } from './engine.ts';

/** Counts that must outlast the process and be shared by all that run on one database. Whose they are is kept as a hash. */
export interface Tallies {
  /** One more: how many that makes in the stretch of `ms` that is running, and when it ends. */
  count(name: string, key: string, ms: number, now: number): Promise<Tally>;
  /** A new guest from this address. */
  came(person: string, address: string, now: number): Promise<void>;
  /** How many guests have come from this address since, and have not yet played. */
  unplayed(address: string, since: number): Promise<number>;
  played(people: readonly string[]): Promise<void>;
}

interface Tally {
  readonly used: number;
  readonly until: number;
}

export const talliesOf = ({ db }: Engine, secret: Buffer): Tallies => {
  const hashOf = (name: string, key: string): string =>
    createHmac('sha256', secret).update(`majlis/tally/${name}/${key}`).digest('hex').slice(0, 32);
  return {
    count: (name, key, ms, now) =>
      db
        .insertInto('tallies')
        .values({ key: hashOf(name, key), used: 1, until: now + ms })
        .onConflict(conflict =>
          conflict.column('key').doUpdateSet(eb => ({
            used: eb
              .case()
              .when('tallies.until', '<=', now)
              .then(1)
              .else(eb('tallies.used', '+', 1))
              .end(),
            until: eb
              .case()
              .when('tallies.until', '<=', now)
              .then(eb.ref('excluded.until'))
              .else(eb.ref('tallies.until'))
              .end(),
          })),
        )
        .returning(['used', 'until'])
        .executeTakeFirstOrThrow(),
    came: async (person, address, now) => {
      await db
        .insertInto('newcomers')
        .values({ person, home: hashOf('home', address), at: now })
        .execute();
    },
    unplayed: async (address, since) => {
      const row = await db
        .selectFrom('newcomers')
        .select(eb => eb.fn.countAll().as('n'))
        .where('home', '=', hashOf('home', address))
        .where('at', '>', since)
        .executeTakeFirst();
      return Number(row?.n ?? 0);
    },
    played: async people => {
      if (people.length === 0) return;
      await db
        .deleteFrom('newcomers')
        .where('person', 'in', [...people])
        .execute();
    },
  };
};
