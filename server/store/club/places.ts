import { bandOf, FIRST_POINTS, inSeason, leagueOf, SETTLED_AFTER, seasonOf, seenTie } from '@majlis/club';
import type { Engine } from '../engine.ts';
import { tieBetween } from './friends.ts';
import { weekOf } from './rating.ts';

type Db = Engine['db'];

/** One row of a leaderboard; `points` are those gained where it is the week's. */
export interface Place {
  readonly person: string;
  readonly name: string;
  readonly username: string | null;
  readonly avatar: string | null;
  readonly points: number;
  readonly played: number;
}

type PlacesScope = 'all' | 'league' | 'friends' | 'week';

export const PLACES_A_PAGE = 100;

/** Which page of which leaderboard, and who asks for it. */
export interface PlacesWish {
  readonly pool: string;
  readonly scope: PlacesScope;
  readonly page: number;
  readonly me: { readonly id: string; readonly points: number };
  readonly now: number;
}

/** Whoever blocks the asker is as private for them as anybody can be. */
const blockersOf = (db: Db, person: string) =>
  db.selectFrom('regards').select('person').where('other', '=', person).where('regard', '=', 'blocked');

/** A page of those who have played this season, read from an index, the best first. */
export const placesOf = (db: Db, wish: PlacesWish): Promise<readonly Place[]> =>
  wish.scope === 'week' ? weekPlaces(db, wish) : seasonPlaces(db, wish);

/** Who has played enough of this season and shows more than a name; the asker is always among them. */
const ofSeason = (db: Db, { pool, scope, me, now }: PlacesWish) => {
  const { from, below } = bandOf(leagueOf(me.points));
  const all = db
    .selectFrom('ratings')
    .innerJoin('user', 'user.id', 'ratings.person')
    .leftJoin('avatars', 'avatars.person', 'ratings.person')
    .leftJoin('privacy', 'privacy.person', 'ratings.person')
    .where('ratings.pool', '=', pool)
    .where('ratings.season', '=', seasonOf(now))
    .where('ratings.played', '>=', SETTLED_AFTER)
    .where(eb =>
      eb.or([eb('privacy.closed', 'is', null), eb('privacy.closed', '=', 0), eb('ratings.person', '=', me.id)]),
    )
    .where('ratings.person', 'not in', blockersOf(db, me.id));
  const friends = db.selectFrom('friends').select('other').where('person', '=', me.id).where('state', '=', 'friend');
  const banded = scope === 'league' ? all.where('points', '>=', from).where('points', '<', below ?? 1e9) : all;
  return scope === 'friends'
    ? banded.where(eb => eb.or([eb('ratings.person', 'in', friends), eb('ratings.person', '=', me.id)]))
    : banded;
};

const seasonPlaces = (db: Db, wish: PlacesWish): Promise<readonly Place[]> =>
  ofSeason(db, wish)
    .select(['ratings.person', 'user.name', 'user.username', 'avatars.avatar', 'ratings.points', 'ratings.played'])
    .orderBy('ratings.points', 'desc')
    .orderBy('ratings.person')
    .limit(PLACES_A_PAGE)
    .offset(wish.page * PLACES_A_PAGE)
    .execute();

const ofWeek = (db: Db, { pool, me, now }: PlacesWish) =>
  db
    .selectFrom('weeks')
    .innerJoin('user', 'user.id', 'weeks.person')
    .leftJoin('avatars', 'avatars.person', 'weeks.person')
    .leftJoin('privacy', 'privacy.person', 'weeks.person')
    .innerJoin('ratings', join =>
      join.onRef('ratings.person', '=', 'weeks.person').onRef('ratings.pool', '=', 'weeks.pool'),
    )
    .where('weeks.pool', '=', pool)
    .where('weeks.week', '=', weekOf(now))
    .where(eb =>
      eb.or([eb('privacy.closed', 'is', null), eb('privacy.closed', '=', 0), eb('weeks.person', '=', me.id)]),
    )
    .where('weeks.person', 'not in', blockersOf(db, me.id));

const weekPlaces = (db: Db, wish: PlacesWish): Promise<readonly Place[]> =>
  ofWeek(db, wish)
    .select([
      'weeks.person',
      'user.name',
      'user.username',
      'avatars.avatar',
      'weeks.gained as points',
      'ratings.played',
    ])
    .orderBy('weeks.gained', 'desc')
    .orderBy('weeks.person')
    .limit(PLACES_A_PAGE)
    .offset(wish.page * PLACES_A_PAGE)
    .execute();

/** The asker's own points in a list, and the place; null: there is none in it. */
export const ownPlace = (db: Db, wish: PlacesWish): Promise<{ place: number; points: number } | null> =>
  wish.scope === 'week' ? ownInWeek(db, wish) : ownInSeason(db, wish);

const ownInSeason = async (db: Db, wish: PlacesWish) => {
  const { id } = wish.me;
  const own = await ofSeason(db, wish).select('ratings.points').where('ratings.person', '=', id).executeTakeFirst();
  if (!own) return null;
  const { points } = own;
  const ahead = await ofSeason(db, wish)
    .select(eb => eb.fn.countAll().as('n'))
    .where(eb =>
      eb.or([
        eb('ratings.points', '>', points),
        eb.and([eb('ratings.points', '=', points), eb('ratings.person', '<', id)]),
      ]),
    )
    .executeTakeFirst();
  return { place: Number(ahead?.n ?? 0) + 1, points };
};

const ownInWeek = async (db: Db, wish: PlacesWish) => {
  const { id } = wish.me;
  const own = await ofWeek(db, wish).select('weeks.gained').where('weeks.person', '=', id).executeTakeFirst();
  if (!own) return null;
  const { gained: points } = own;
  const ahead = await ofWeek(db, wish)
    .select(eb => eb.fn.countAll().as('n'))
    .where(eb =>
      eb.or([eb('weeks.gained', '>', points), eb.and([eb('weeks.gained', '=', points), eb('weeks.person', '<', id)])]),
    )
    .executeTakeFirst();
  return { place: Number(ahead?.n ?? 0) + 1, points };
};

/** Where a person stands in each pool, in the season of now. */
export const standingsIn = async (db: Db, person: string, now: number) => {
  const rows = await db.selectFrom('ratings').selectAll().where('person', '=', person).orderBy('pool').execute();
  return rows.map(({ pool, person: _, ...standing }) => {
    const { points, played, won } = inSeason(standing, seasonOf(now));
    return { pool, points, played, won, league: played < SETTLED_AFTER ? null : leagueOf(points) };
  });
};

/** What a page about somebody says; undefined: nobody of that name, or a guest. */
export const profileOf = async (db: Db, username: string, viewer: string, now: number): Promise<object | undefined> => {
  const user = await db
    .selectFrom('user')
    .leftJoin('avatars', 'avatars.person', 'user.id')
    .leftJoin('privacy', 'privacy.person', 'user.id')
    .select(['user.id', 'user.name', 'user.username', 'user.createdAt', 'avatars.avatar', 'privacy.closed'])
    .where('user.username', '=', username.toLowerCase())
    .executeTakeFirst();
  if (!user) return undefined;
  const { id, name } = user;
  const tie = id === viewer ? null : seenTie(await tieBetween(db, viewer, id));
  const isBlocked = (await blockersOf(db, viewer).where('person', '=', id).executeTakeFirst()) !== undefined;
  if ((user.closed || isBlocked) && id !== viewer) return { id, name, username: user.username, tie, closed: true };
  const facts = await db
    .selectFrom('rated')
    .select(['match_id', 'pool', 'at', 'kind', 'result', 'points_before', 'points_after'])
    .where('person', '=', id)
    .orderBy('at', 'desc')
    .limit(50)
    .execute();
  const begun = facts.filter(({ kind }) => kind !== 'excused');
  return {
    ...{ id, name, username: user.username, avatar: user.avatar, tie, closed: false },
    since: new Date(user.createdAt).getTime(),
    standings: await standingsIn(db, id, now),
    badges: await db.selectFrom('badges').select(['pool', 'season', 'points']).where('person', '=', id).execute(),
    /** Of the last fifty. */
    completion: begun.length === 0 ? null : begun.filter(({ kind }) => kind === 'clean').length / begun.length,
    matches: facts
      .filter(({ kind }) => kind !== 'no-show')
      .map(({ match_id: match, pool, at, result, points_before: before, points_after: points }) => ({
        ...{ match, pool, at, result, before, points },
      })),
  };
};

/** How strong each of these companies is in its pool, on average; whoever never played there counts as a newcomer. */
export const pointsOf = async (
  db: Db,
  companies: readonly { readonly pool: string; readonly people: readonly string[] }[],
): Promise<readonly number[]> => {
  const people = companies.flatMap(company => company.people);
  if (people.length === 0) return companies.map(() => FIRST_POINTS);
  const rows = await db
    .selectFrom('ratings')
    .select(['pool', 'person', 'points'])
    .where('person', 'in', people)
    .execute();
  const points = new Map(rows.map(row => [`${row.pool} ${row.person}`, row.points]));
  return companies.map(({ pool, people: sitting }) => {
    const all = sitting.map(person => points.get(`${pool} ${person}`) ?? FIRST_POINTS);
    return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
  });
};
