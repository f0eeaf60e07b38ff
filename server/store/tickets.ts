import { createHash, randomBytes } from 'node:crypto';
import { type Engine, must } from './engine.ts';

/** Tickets let one socket in, once. The store keeps only their hashes. */
export interface Tickets {
  issue(session: string, now: number, ms: number): Promise<string>;
  /** Takes the ticket in and gives the one for the next time; undefined: no such ticket, or used, or too old. */
  redeem(ticket: string, now: number): Promise<{ readonly session: string; readonly next: string } | undefined>;
}

/** The next ticket must outlast a restart of the house and a night's sleep; without its session it opens nothing. */
const NEXT = 86_400_000;

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

const drawn = (): string => randomBytes(32).toString('hex');

export const ticketsOf = (engine: Engine): Tickets => {
  const { db } = engine;
  const insert = (ticket: string, session: string, until: number) =>
    db.insertInto('tickets').values({ hash: hashOf(ticket), session, expires_at: until });
  return {
    issue: async (session, now, ms) => {
      const ticket = drawn();
      await insert(ticket, session, now + ms).execute();
      return ticket;
    },
    redeem: async (ticket, now) => {
      const hash = hashOf(ticket);
      const row = await db
        .selectFrom('tickets')
        .select('session')
        .where('hash', '=', hash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (!row) return undefined;
      const next = drawn();
      const answer = await engine.job([
        must(db.deleteFrom('tickets').where('hash', '=', hash), 1),
        must(insert(next, row.session, now + NEXT), 1),
      ]);
      if (answer.kind === 'unknown') throw new Error(answer.why);
      return answer.kind === 'done' ? { session: row.session, next } : undefined;
    },
  };
};
