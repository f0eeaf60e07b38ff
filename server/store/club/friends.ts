import { type FriendCounts, type FriendTie, type FriendWord, MOST_RECENT } from '@majlis/club';
import type { Listing } from '@majlis/protocol';
import { listingOf } from '../directory.ts';
import { type Engine, must, type Statement } from '../engine.ts';
import { sittersOf, type TableEntry } from '../table-entry.ts';
import { isThere } from './presence.ts';

type Db = Engine['db'];

/** Somebody with an account, as a list shows them. */
export interface AccountPerson {
  readonly person: string;
  readonly name: string;
  readonly username: string | null;
  readonly avatar: string | null;
}

export const tieBetween = async (db: Db, me: string, other: string): Promise<FriendTie> => {
  const rows = await db
    .selectFrom('friends')
    .select(['person', 'state'])
    .where(eb =>
      eb.or([
        eb.and([eb('person', '=', me), eb('other', '=', other)]),
        eb.and([eb('person', '=', other), eb('other', '=', me)]),
      ]),
    )
    .execute();
  const said = (by: string): FriendWord => (rows.find(({ person }) => person === by)?.state ?? 'none') as FriendWord;
  return { mine: said(me), theirs: said(other) };
};

/** From one state to another, both ways in one stroke; false: it was another meanwhile. */
export const setTie = async (
  engine: Engine,
  [me, other]: readonly [me: string, other: string],
  before: FriendTie,
  after: FriendTie,
  now: number,
  also: readonly Statement[] = [],
): Promise<boolean> => {
  const answer = await engine.job([
    ...said(engine, me, other, before.mine, after.mine, now),
    ...said(engine, other, me, before.theirs, after.theirs, now),
    ...also,
  ]);
  if (answer.kind === 'unknown') throw new Error(answer.why);
  return answer.kind === 'done';
};

const said = (
  { db }: Engine,
  person: string,
  other: string,
  before: FriendWord,
  after: FriendWord,
  at: number,
): readonly Statement[] => {
  if (before === after) return [];
  if (before === 'none') return [must(db.insertInto('friends').values({ person, other, state: after, at }), 1)];
  const one = <Q extends { where(column: 'person' | 'other' | 'state', is: '=', value: string): Q }>(query: Q): Q =>
    query.where('person', '=', person).where('other', '=', other).where('state', '=', before);
  return [
    must(
      after === 'none' ? one(db.deleteFrom('friends')) : one(db.updateTable('friends').set({ state: after, at })),
      1,
    ),
  ];
};

/** CLUB-6.9  Nothing is left between two of whom one blocks the other. */
export const partedStatements = ({ db }: Engine, one: string, other: string): readonly Statement[] =>
  [
    [one, other],
    [other, one],
  ].flatMap(([person = '', from = '']) => [
    must(db.deleteFrom('friends').where('person', '=', person).where('other', '=', from)),
    must(db.deleteFrom('notices').where('person', '=', person).where('sender', '=', from)),
  ]);

/** How many friends somebody has, and how many open questions. */
export const countsOf = async (db: Db, person: string): Promise<FriendCounts> => {
  const rows = await db.selectFrom('friends').select('state').where('person', '=', person).execute();
  const friends = rows.filter(({ state }) => state === 'friend').length;
  return { friends, asked: rows.length - friends };
};

const people = (db: Db) =>
  db
    .selectFrom('user')
    .leftJoin('avatars', 'avatars.person', 'user.id')
    .select(['user.id as person', 'user.name', 'user.username', 'avatars.avatar'])
    .where('user.username', 'is not', null);

/** Whoever of these has an account. */
export const knownPeople = async (db: Db, ids: readonly string[]): Promise<readonly AccountPerson[]> =>
  ids.length === 0
    ? []
    : people(db)
        .where('user.id', 'in', [...ids])
        .execute();

export const personNamed = (db: Db, username: string): Promise<AccountPerson | undefined> =>
  people(db).where('user.username', '=', username.toLowerCase()).executeTakeFirst();

/** A friend, and where they are as far as they show it; `playing`: at a table that is nobody else's business. */
export interface FriendRow extends AccountPerson {
  readonly here: boolean;
  readonly playing: boolean;
  readonly table: Listing | null;
}

/** CLUB-6.7  Friends, those who are here first. */
export const friendsOf = async (db: Db, me: string, now: number): Promise<readonly FriendRow[]> => {
  const rows = await db
    .selectFrom('friends')
    .innerJoin('user', 'user.id', 'friends.other')
    .leftJoin('avatars', 'avatars.person', 'user.id')
    .leftJoin('privacy', 'privacy.person', 'user.id')
    .leftJoin('presence', 'presence.person', 'user.id')
    .select(['user.id as person', 'user.name', 'user.username', 'avatars.avatar', 'privacy.unseen', 'presence.at'])
    .where('friends.person', '=', me)
    .where('friends.state', '=', 'friend')
    .orderBy('user.name')
    .execute();
  const here = rows.filter(({ unseen, at }) => !unseen && isThere(at, now)).map(({ person }) => person);
  const tables = await tablesOf(db, here);
  const friends = rows.map(({ unseen: _, at: __, ...row }): FriendRow => {
    const table = tables.get(row.person);
    const isPublic = table?.visibility === 'public';
    return { ...row, here: here.includes(row.person), playing: table !== undefined, table: isPublic ? table : null };
  });
  return friends.sort((a, b) => Number(b.here) - Number(a.here));
};

/** The table where each of these sits, the one that changed last. */
const tablesOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Listing>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sitters')
    .innerJoin('tables', 'tables.id', 'sitters.table_id')
    .select(['sitters.person', 'tables.id', 'tables.entry'])
    .where('sitters.person', 'in', [...ids])
    .where('tables.phase', '!=', 'closed')
    .orderBy('tables.touched_at')
    .execute();
  const sitting = rows.flatMap(({ person, id, entry }) => {
    const table: TableEntry = JSON.parse(entry);
    return sittersOf(table).includes(person) ? [[person, listingOf(id, table)] as const] : [];
  });
  return new Map(sitting);
};

/** Who asks me, and whom I have asked. */
export const askingOf = async (db: Db, me: string, blocked: readonly string[]) => {
  const rows = await db
    .selectFrom('friends')
    .select(['person', 'other', 'state'])
    .where(eb =>
      eb.or([
        eb.and([eb('person', '=', me), eb('state', '!=', 'friend')]),
        eb.and([eb('other', '=', me), eb('state', '=', 'asked')]),
      ]),
    )
    .orderBy('at', 'desc')
    .execute();
  const asks = rows.filter(({ other, person }) => other === me && !blocked.includes(person)).map(row => row.person);
  const asked = rows.filter(({ person }) => person === me).map(({ other }) => other);
  const known = new Map((await knownPeople(db, [...asks, ...asked])).map(one => [one.person, one]));
  const named = (ids: readonly string[]): readonly AccountPerson[] => ids.flatMap(id => known.get(id) ?? []);
  return { asks: named(asks), asked: named(asked) };
};

/** So many matches are looked through for those who were played with. */
const MATCHES_BACK = 60;

/** CLUB-6.8  The last ones I have played with, the latest first. */
export const recentOf = async (db: Db, me: string, without: readonly string[]): Promise<readonly AccountPerson[]> => {
  const matches = await db
    .selectFrom('players')
    .innerJoin('matches', 'matches.id', 'players.match_id')
    .select(['matches.id', 'matches.ended_at'])
    .where('players.person', '=', me)
    .orderBy('matches.ended_at', 'desc')
    .limit(MATCHES_BACK)
    .execute();
  if (matches.length === 0) return [];
  const order = new Map(matches.map(({ id }, n) => [id, n]));
  const players = await db
    .selectFrom('players')
    .select(['match_id', 'person'])
    .where('match_id', 'in', [...order.keys()])
    .where('person', 'is not', null)
    .execute();
  const sorted = players.sort((a, b) => (order.get(a.match_id) ?? 0) - (order.get(b.match_id) ?? 0));
  const ids = [...new Set(sorted.flatMap(({ person }) => person ?? []))];
  const others = ids.filter(id => id !== me && !without.includes(id));
  const known = new Map((await knownPeople(db, others)).map(one => [one.person, one]));
  return others.flatMap(id => known.get(id) ?? []).slice(0, MOST_RECENT);
};
