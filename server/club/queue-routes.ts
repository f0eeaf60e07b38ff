import { randomBytes } from 'node:crypto';
import { penalty } from '@majlis/club';
import type { FastifyInstance } from 'fastify';
import type { DoorDeps } from '../door/door-deps.ts';
import { RULES } from '../door/limits.ts';
import { onceASecond } from '../door/once.ts';
import { no, onGet, onPost, signedIn, tooFast, type Visit } from '../door/visit.ts';
import type { Caller } from '../people/people.ts';
import { factsOf } from '../store/club/facts.ts';
import type { Queue } from '../store/club/queue.ts';
import { marksOf } from './marks.ts';
import { POOLS, poolOf } from './pools.ts';
import type { QueueRound } from './round.ts';
import { stakeOf } from './stake.ts';

export interface ClubDeps {
  readonly house: DoorDeps;
  readonly queue: Queue;
  readonly round: QueueRound;
}

/** Waiting for a match that counts. */
export const queueRoutes = (app: FastifyInstance, club: ClubDeps): void => {
  const { house, queue, round } = club;
  const waiting = onceASecond(queue.waiting, house.pace);

  onGet(app, house, '/api/pools', async () => {
    const counts = await waiting();
    return POOLS.map(({ name, game, seats, rules }) => ({
      ...{ name, game, seats, ...rules },
      waiting: counts.get(name) ?? 0,
      typicalMs: round.typicalMs(name),
    }));
  });

  onGet(
    app,
    house,
    '/api/queue',
    signedIn(house, async ({ me }) => {
      const row = await queue.of(me.id);
      const facts = await factsOf(house.store.engine.db, me.id);
      const { pool, since, table } = row ?? { pool: null, since: null, table: null };
      const now = house.wall();
      return { now, pool, since, table, penalty: penalty(facts, now) };
    }),
  );

  onGet(
    app,
    house,
    '/api/stake/:id',
    signedIn(
      house,
      async ({ me }, _, table) =>
        (await stakeOf(house.store.engine, table, me.id, house.wall())) ?? no(404, 'not-found'),
    ),
  );

  onPost(
    app,
    house,
    '/api/queue',
    signedIn(house, (caller, visit, { pool }) => joined(club, caller, visit, pool)),
  );

  onPost(
    app,
    house,
    '/api/queue/leave',
    signedIn(house, async ({ me }, visit) => {
      const over = await tooFast(house, RULES.queue, `leave ${me.id}`, visit.ip);
      if (over) return over;
      const left = await queue.leave(me.id);
      if (left) round.soon();
      return { left };
    }),
  );
};

const joined = async (club: ClubDeps, { me }: Caller, visit: Visit, name: string): Promise<object> => {
  const { house, queue, round } = club;
  const over = await tooFast(house, RULES.queue, me.id, visit.ip);
  if (over) return over;
  if (me.kind !== 'account') return no(403, 'account-only');
  const pool = poolOf(name);
  if (!pool) return no(404, 'not-found');
  const now = house.wall();
  const { until } = penalty(await factsOf(house.store.engine.db, me.id), now);
  if (until > 0) return no(409, 'queue-paused', until - now);
  if ((await queue.playing([me.id])).size > 0) return no(409, 'at-a-table');
  const marks = await marksOf(house, visit);
  const row = { person: me.id, entry: randomBytes(8).toString('hex'), pool: name, since: now, beat: now, marks };
  if (!(await queue.join([{ ...row, table: null }]))) return no(409, 'already-queued');
  round.soon();
  return { pool: name, since: now };
};
