import { type DealResultRow, dayBegins } from '@majlis/club';
import type { Engine } from '../engine.ts';

type Db = Engine['db'];

/** One's own try at a deal. */
export interface OwnTry {
  readonly deal: number;
  readonly table: string;
  readonly match: string;
  /** null: it is on. */
  readonly endedBy: string | null;
  readonly points: number | null;
  readonly bought: string | null;
}

export const ownTries = async (db: Db, person: string, day: number, game: string): Promise<readonly OwnTry[]> => {
  const rows = await db
    .selectFrom('day_tries')
    .select(['deal', 'table_id', 'match_id', 'ended_by', 'points', 'bought'])
    .where('person', '=', person)
    .where('day', '=', day)
    .where('game', '=', game)
    .orderBy('deal')
    .execute();
  return rows.map(({ table_id: table, match_id: match, ended_by: endedBy, ...own }) => ({
    ...own,
    ...{ table, match, endedBy },
  }));
};

/** One of the field, with what it played. */
export interface FieldRow extends DealResultRow {
  readonly bought: string;
  readonly match: string;
}

/** CLUB-5.3  Accounts that played to the end within the day. */
export const fieldRows = async (db: Db, day: number, game: string): Promise<readonly FieldRow[]> => {
  const rows = await db
    .selectFrom('day_tries')
    .innerJoin('user', 'user.id', 'day_tries.person')
    .select(['person', 'deal', 'points', 'bought', 'match_id'])
    .where('day', '=', day)
    .where('game', '=', game)
    .where('ended_by', '=', 'game')
    .where('ended_at', '<', dayBegins(day + 1))
    .where('user.username', 'is not', null)
    .execute();
  return rows.map(({ match_id: match, points, bought, ...row }) => ({
    ...row,
    ...{ match, points: points ?? 0, bought: bought ?? 'none' },
  }));
};

/** CLUB-5.10  The days on which somebody has played all the deals of a game. */
export const wholeDays = async (db: Db, person: string, deals: number): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('day_tries')
    .select(['day', 'game'])
    .where('person', '=', person)
    .where('ended_by', '=', 'game')
    .groupBy(['day', 'game'])
    .having(eb => eb.fn.countAll(), '=', deals)
    .execute();
  return [...new Set(rows.map(({ day }) => day))];
};

/** The day of a match that was a deal of the day. */
export const dayOfMatch = async (db: Db, match: string): Promise<number | undefined> =>
  (await db.selectFrom('day_tries').select('day').where('match_id', '=', match).executeTakeFirst())?.day;

/** Tries of days before this one that are still on. */
export const leftOver = (db: Db, today: number, most: number) =>
  db
    .selectFrom('day_tries')
    .select(['person', 'table_id as table'])
    .where('day', '<', today)
    .where('ended_by', 'is', null)
    .orderBy('day')
    .limit(most)
    .execute();

/** Names and looks of those on a board. */
export const namesOf = async (db: Db, people: readonly string[]) =>
  people.length === 0
    ? []
    : db
        .selectFrom('user')
        .leftJoin('avatars', 'avatars.person', 'user.id')
        .select(['user.id', 'user.name', 'user.username', 'avatars.avatar'])
        .where('user.id', 'in', [...people])
        .execute();
