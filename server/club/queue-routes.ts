import { randomBytes } from 'node:crypto';
import { type ConductFact, penalty } from '@majlis/club';
import type { FastifyInstance } from 'fastify';
import type { DoorDeps } from '../door/door-deps.ts';
import { RULES } from '../door/limits.ts';
import { onceASecond } from '../door/once.ts';
import { type No, no, onGet, onPost, signedIn, tooFast, type Visit } from '../door/visit.ts';
import type { Caller } from '../people/people.ts';
import { factsOf } from '../store/club/facts.ts';
import { readNotices } from '../store/club/notices.ts';
import type { Queue } from '../store/club/queue.ts';
import { marksOf } from './marks.ts';
import { openInvitation } from './notice-routes.ts';
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
      return { now, pool, since, table, penalty: await pauseOf(house, me.id, facts, now) };
    }),
  );

  onGet(
    app,
    house,
    '/api/stake/:id',
    signedIn(
      house,
      // Whoever leaves before the answer comes has ended the match: that is no fault of theirs.
      async ({ me }, _, table) => ({
        stake: (await stakeOf(house.store.engine, table, me.id, house.wall())) ?? null,
      }),
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
    '/api/queue/partner',
    signedIn(house, (caller, visit, { notice }) => asPartners(club, caller, visit, notice)),
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
  const { house } = club;
  const over = await tooFast(house, RULES.queue, me.id, visit.ip);
  if (over) return over;
  if (me.kind !== 'account') return no(403, 'account-only');
  if (!poolOf(name)) return no(404, 'not-found');
  return (await heldBack(club, me.id)) ?? enqueued(club, name, [{ person: me.id, marks: await marksOf(house, visit) }]);
};

/** What one's conduct means for the queue, and what a steward has decided: the longer of the two. */
const pauseOf = async (house: DoorDeps, person: string, facts: readonly ConductFact[], now: number) => {
  const own = penalty(facts, now);
  const { ranked = 0, house: out = 0 } = await house.sanctions.of(person);
  const until = Math.max(ranked, out);
  return until > Math.max(own.until, now) ? { ...own, until, why: 'steward', cleanLeft: null } : own;
};

/** Why somebody may not wait now, if so. */
const heldBack = async ({ house, queue }: ClubDeps, person: string): Promise<No | undefined> => {
  const now = house.wall();
  const { until } = await pauseOf(house, person, await factsOf(house.store.engine.db, person), now);
  if (until > 0) return no(409, 'queue-paused', until - now);
  return (await queue.playing([person])).size > 0 ? no(409, 'at-a-table') : undefined;
};

/** All of them as one entry, or none. */
const enqueued = async (
  { house, queue, round }: ClubDeps,
  pool: string,
  people: readonly { readonly person: string; readonly marks: readonly string[] }[],
): Promise<object> => {
  const now = house.wall();
  const entry = randomBytes(8).toString('hex');
  const rows = people.map(one => ({ ...one, entry, pool, since: now, beat: now, table: null }));
  if (!(await queue.join(rows))) return no(409, 'already-queued');
  round.soon();
  return { pool, since: now };
};

/** CLUB-2.2  An invitation is taken up: whoever of the two waits alone already waits as a partner from now on. */
const asPartners = async (club: ClubDeps, { me }: Caller, visit: Visit, id: string): Promise<object> => {
  const { house, queue } = club;
  const over = await tooFast(house, RULES.queue, me.id, visit.ip);
  if (over) return over;
  const now = house.wall();
  const { sender, pool, marks = [] } = (await openInvitation(house, me.id, id, now)) ?? {};
  if (sender === undefined || pool === undefined || !poolOf(pool)) return no(404, 'invitation-over');
  const own = await heldBack(club, me.id);
  if (own) return own;
  if (await heldBack(club, sender)) return no(409, 'partner-cannot');
  for (const person of [me.id, sender]) await queue.leave(person);
  const people = [
    { person: sender, marks },
    { person: me.id, marks: await marksOf(house, visit) },
  ];
  const answer = await enqueued(club, pool, people);
  if ('pool' in answer) await readNotices(house.store.engine.db, me.id, [id], now);
  return answer;
};
