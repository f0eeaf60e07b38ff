import { type FriendDeed, type FriendWord, hasRoom, seenTie, tieAfter } from '@majlis/club';
import type { Bodies, Me } from '@majlis/protocol';
import type { FastifyInstance } from 'fastify';
import type { DoorDeps } from '../door/door-deps.ts';
import { RULES } from '../door/limits.ts';
import { no, onGet, onPost, signedIn, tooFast, type Visit } from '../door/visit.ts';
import {
  askingOf,
  countsOf,
  friendsOf,
  knownPeople,
  personNamed,
  recentOf,
  setTie,
  tieBetween,
} from '../store/club/friends.ts';
import { noticeStatements } from '../store/club/notices.ts';
import { type Engine, must, type Statement } from '../store/engine.ts';
import type { Crier } from './crier.ts';

interface FriendDeps {
  readonly house: DoorDeps;
  readonly crier: Crier;
}

/** Who is whose friend, and where they are. */
export const friendRoutes = (app: FastifyInstance, deps: FriendDeps): void => {
  const { house } = deps;
  const { db } = house.store.engine;

  onGet(
    app,
    house,
    '/api/friends',
    signedIn(house, async ({ me }, visit) => {
      const over = await tooFast(house, RULES.friends, me.id, visit.ip);
      if (over) return over;
      const [friends, asking, table] = await Promise.all([
        friendsOf(db, me.id, house.wall()),
        askingOf(db, me.id, me.blocked),
        ownTable(house, me.id),
      ]);
      const { asks, asked } = asking;
      const known = [...friends, ...asks, ...asked].map(({ person }) => person);
      return { friends, asks, asked, recent: await recentOf(db, me.id, [...known, ...me.blocked]), table };
    }),
  );

  onPost(
    app,
    house,
    '/api/friends/ask',
    signedIn(house, ({ me }, visit, body) => asks(deps, me, visit, body)),
  );

  onPost(
    app,
    house,
    '/api/friends/answer',
    signedIn(house, async ({ me }, visit, { person, yes }) => {
      const over = await tooFast(house, RULES.friends, me.id, visit.ip);
      return over ?? (await done(deps, me, person, yes ? 'accept' : 'decline'));
    }),
  );

  onPost(
    app,
    house,
    '/api/friends/remove',
    signedIn(house, async ({ me }, visit, { person }) => {
      const over = await tooFast(house, RULES.friends, me.id, visit.ip);
      return over ?? (await done(deps, me, person, 'remove'));
    }),
  );
};

/** The table to which one may invite: one's own that has begun for nobody else's sake, the last one first. */
const ownTable = async ({ store }: DoorDeps, me: string): Promise<object | null> => {
  const listing = (await store.directory.mine(me)).find(({ daily, phase }) => !daily && phase === 'lobby');
  if (!listing) return null;
  const row = await store.engine.db.selectFrom('tables').select('code').where('id', '=', listing.id).executeTakeFirst();
  return { listing, code: row?.code ?? null };
};

/** T77, T78  Nobody, a guest and oneself are answered alike. */
const asks = async (deps: FriendDeps, me: Me, visit: Visit, whom: Bodies['/api/friends/ask']): Promise<object> => {
  const { house } = deps;
  const { db } = house.store.engine;
  const over = await tooFast(house, RULES.befriend, me.id, visit.ip);
  if (over) return over;
  if (me.kind !== 'account') return no(403, 'account-only');
  const other = 'person' in whom ? (await knownPeople(db, [whom.person]))[0] : await personNamed(db, whom.username);
  if (!other || other.person === me.id) return no(404, 'not-found');
  if (me.blocked.includes(other.person)) return no(409, 'blocked');
  return done(deps, me, other.person, 'ask');
};

const done = async ({ house, crier }: FriendDeps, me: Me, other: string, deed: FriendDeed): Promise<object> => {
  const { engine } = house.store;
  const before = await tieBetween(engine.db, me.id, other);
  const after = tieAfter(before, deed);
  if (!after) return deed === 'ask' ? { tie: seenTie(before) } : no(404, 'not-found');
  if (after.mine !== before.mine && (await isFull(engine.db, me.id, other, after.mine)))
    return no(409, 'too-many-friends');
  const now = house.wall();
  const isHeard = !(await house.people.isBlocked(me.id, [other]));
  const kind = after.mine === 'friend' ? 'friend-accepted' : deed === 'ask' ? 'friend-asked' : undefined;
  const told =
    kind && isHeard ? noticeStatements(engine, { person: other, kind, sender: me.id, detail: {}, at: now }) : [];
  const also = [...settled(engine, me.id, other), ...settled(engine, other, me.id), ...told];
  if (!(await setTie(engine, [me.id, other], before, after, now, also))) return no(409, 'taken');
  if (told.length > 0) crier.soon();
  return { tie: seenTie(after) };
};

/** What was asked is answered, or taken back: nobody is told of it any longer. */
const settled = ({ db }: Engine, person: string, sender: string): readonly Statement[] => [
  must(
    db
      .deleteFrom('notices')
      .where('person', '=', person)
      .where('sender', '=', sender)
      .where('kind', '=', 'friend-asked'),
  ),
];

/** CLUB-6.5  A friendship needs room on both sides. */
const isFull = async (db: Engine['db'], me: string, other: string, next: FriendWord): Promise<boolean> => {
  if (!hasRoom(await countsOf(db, me), next)) return true;
  return next === 'friend' && !hasRoom(await countsOf(db, other), next);
};
