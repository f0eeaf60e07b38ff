import { INVITATION_MS } from '@majlis/club';
import type { Bodies, Me } from '@majlis/protocol';
import type { FastifyInstance } from 'fastify';
import type { DoorDeps } from '../door/door-deps.ts';
import { RULES } from '../door/limits.ts';
import { no, onGet, onPost, signedIn, tooFast, type Visit } from '../door/visit.ts';
import { knownPeople, tieBetween } from '../store/club/friends.ts';
import { type NoticeRow, noticeOf, noticeStatements, readNotices, unreadOf } from '../store/club/notices.ts';
import type { Crier } from './crier.ts';
import { marksOf } from './marks.ts';
import { poolOf } from './pools.ts';

interface NoticeDeps {
  readonly house: DoorDeps;
  readonly crier: Crier;
}

/** What goes with an invitation; `marks` are the house's own. */
interface InvitedTo {
  readonly table?: string;
  readonly pool?: string;
  readonly marks?: readonly string[];
}

const INVITED = 'invited';

/** What people are told until they have read it, and invitations. */
export const noticeRoutes = (app: FastifyInstance, deps: NoticeDeps): void => {
  const { house } = deps;
  const { db } = house.store.engine;

  onGet(
    app,
    house,
    '/api/notices',
    signedIn(house, async ({ me }) => ({ now: house.wall(), notices: await told(house, me) })),
  );

  onPost(
    app,
    house,
    '/api/notices/read',
    signedIn(house, async ({ me }, _, { ids }) => {
      await readNotices(db, me.id, ids, house.wall());
      return {};
    }),
  );

  onPost(
    app,
    house,
    '/api/invite',
    signedIn(house, ({ me }, visit, body) => invited(deps, me, visit, body)),
  );
};

const told = async ({ store }: DoorDeps, me: Me): Promise<readonly object[]> => {
  const rows = (await unreadOf(store.engine.db, me.id)).filter(({ sender }) => !me.blocked.includes(sender ?? ''));
  const senders = rows.flatMap(({ sender }) => sender ?? []);
  const known = new Map((await knownPeople(store.engine.db, senders)).map(one => [one.person, one]));
  return rows.map(row => shown(row, known.get(row.sender ?? '') ?? null));
};

const shown = ({ id, kind, at, detail }: NoticeRow, from: object | null): object => {
  const { marks: _, ...rest } = JSON.parse(detail);
  return { id, kind, at, from, ...rest, ...(kind === INVITED && { until: at + INVITATION_MS }) };
};

/** CLUB-6.6  Friends alone may invite: to the table where they sit, or into the queue. */
const invited = async (
  { house, crier }: NoticeDeps,
  me: Me,
  visit: Visit,
  body: Bodies['/api/invite'],
): Promise<object> => {
  const { engine } = house.store;
  const over = await tooFast(house, RULES.invite, me.id, visit.ip);
  if (over) return over;
  if ((await tieBetween(engine.db, me.id, body.person)).mine !== 'friend') return no(403, 'not-friends');
  const detail = 'pool' in body ? await intoQueue(house, visit, body.pool) : await toTable(house, me, body.table);
  if (!detail) return no(404, 'not-found');
  const at = house.wall();
  const statements = noticeStatements(engine, { person: body.person, kind: INVITED, sender: me.id, detail, at });
  const answer = await engine.job(statements);
  if (answer.kind !== 'done') return no(503, 'paused');
  crier.soon();
  return { until: at + INVITATION_MS };
};

const intoQueue = async (house: DoorDeps, visit: Visit, pool: string): Promise<InvitedTo | undefined> =>
  (poolOf(pool)?.seats ?? 0) < 4 ? undefined : { pool, marks: await marksOf(house, visit) };

/** Where one sits oneself, and there is room. */
const toTable = async ({ store }: DoorDeps, me: Me, table: string): Promise<InvitedTo | undefined> => {
  const listing = (await store.directory.mine(me.id)).find(({ id }) => id === table);
  return listing && !listing.daily && listing.seats.includes(null) ? { table } : undefined;
};

/** An invitation that still holds; undefined: there is none. */
export const openInvitation = async (
  { store }: DoorDeps,
  me: string,
  id: string,
  now: number,
): Promise<(InvitedTo & { readonly sender: string }) | undefined> => {
  const row = await noticeOf(store.engine.db, me, id);
  if (row?.kind !== INVITED || row.sender === null || now - row.at > INVITATION_MS) return undefined;
  return { ...JSON.parse(row.detail), sender: row.sender };
};
