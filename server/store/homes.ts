import { createHmac } from 'node:crypto';
import type { Engine } from './engine.ts';

/** Who was lately seen at which address, as hashes: an address is as good as the people behind it. */
export interface Homes {
  seen(person: string, address: string, now: number): Promise<void>;
  /** How many people were lately seen there. */
  people(address: string): Promise<number>;
  /** How many of those seen there have finished a match since. */
  good(address: string, since: number): Promise<number>;
}

export const homesOf = ({ db }: Engine, secret: Buffer): Homes => {
  const hashOf = (address: string): string =>
    createHmac('sha256', secret).update(`majlis/home/${address}`).digest('hex').slice(0, 32);
  return {
    seen: async (person, address, now) => {
      await db
        .insertInto('homes')
        .values({ home: hashOf(address), person, at: now })
        .onConflict(conflict => conflict.columns(['home', 'person']).doUpdateSet({ at: now }))
        .execute();
    },
    people: async address => {
      const row = await db
        .selectFrom('homes')
        .select(eb => eb.fn.countAll().as('n'))
        .where('home', '=', hashOf(address))
        .executeTakeFirst();
      return Number(row?.n ?? 0);
    },
    good: async (address, since) => {
      const row = await db
        .selectFrom('homes')
        .innerJoin('players', 'players.person', 'homes.person')
        .innerJoin('matches', 'matches.id', 'players.match_id')
        .select(eb => eb.fn.count('homes.person').distinct().as('n'))
        .where('homes.home', '=', hashOf(address))
        .where('matches.ended_at', '>', since)
        .where('players.conduct', 'in', ['present', 'excused'])
        .executeTakeFirst();
      return Number(row?.n ?? 0);
    },
  };
};
