import { createHash, randomBytes } from 'node:crypto';
import { type Engine, must } from './engine.ts';

/** Tickets let one socket in, once. The store keeps only their hashes. */
export interface Tickets {
  issue(session: string, now: number, ms: number, network: string): Promise<string>;
  /** Takes the ticket in and gives the one for the next time; undefined: no such ticket, or used, or too old, or from another network. `isVouched`: a cookie says whose it is, wherever it comes from. */
  redeem(
    ticket: string,
    now: number,
    network: string,
    isVouched: boolean,
  ): Promise<{ readonly session: string; readonly next: string } | undefined>;
}

/** The next ticket must outlast a restart of the house and a night's sleep; without its session it opens nothing. */
const NEXT_MS = 86_400_000;

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex');

const homeOf = (ticket: string, network: string): string => hashOf(`${ticket} ${network}`);

const drawn = (): string => randomBytes(32).toString('hex');

export const ticketsOf = (engine: Engine): Tickets => {
  const { db } = engine;
  return {
    issue: async (session, now, ms, network) => {
      const ticket = drawn();
      const home = homeOf(ticket, network);
      await db
        .insertInto('tickets')
        .values({ hash: hashOf(ticket), session, expires_at: now + ms, home })
        .execute();
      return ticket;
    },
    redeem: async (ticket, now, network, isVouched) => {
      const [hash, next] = [hashOf(ticket), drawn()];
      const valid = db.selectFrom('tickets').where('hash', '=', hash).where('expires_at', '>', now);
      const old = isVouched ? valid : valid.where('home', '=', homeOf(ticket, network));
      const renewed = old.select(eb => [
        eb.val(hashOf(next)).as('hash'),
        'session',
        eb.val(now + NEXT_MS).as('expires_at'),
        eb.val(homeOf(next, network)).as('home'),
      ]);
      const answer = await engine.job([
        must(db.insertInto('tickets').columns(['hash', 'session', 'expires_at', 'home']).expression(renewed), 1),
        must(db.deleteFrom('tickets').where('hash', '=', hash).returning('session'), 1),
      ]);
      if (answer.kind === 'unknown') throw new Error(answer.why);
      if (answer.kind !== 'done') return undefined;
      const [row] = answer.results[1]?.rows ?? [];
      return { session: String(Reflect.get(row ?? {}, 'session')), next };
    },
  };
};
