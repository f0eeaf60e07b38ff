import { type ConductFact, LONGEST_PAUSE_MS, LOOKED_AT, penalty } from '@majlis/club';
import type { Engine } from '../engine.ts';

type Db = Engine['db'];

/** CLUB-4.1  The last ranked matches of a person, oldest first. */
export const factsOf = async (db: Db, person: string): Promise<readonly ConductFact[]> => {
  const rows = await db
    .selectFrom('rated')
    .select(['at', 'kind', 'stood', 'behind'])
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .limit(LOOKED_AT)
    .execute();
  return rows.reverse().map(row => row as ConductFact);
};

/** CLUB-2.7  Until when the queue is closed to those of these people to whom it is: only who went or did not come of late is looked at. */
export const pausedAmong = async (
  db: Db,
  people: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> => {
  if (people.length === 0) return new Map();
  const lately = await db
    .selectFrom('rated')
    .select('person')
    .distinct()
    .where('person', 'in', [...people])
    .where('at', '>', now - LONGEST_PAUSE_MS)
    .where('kind', 'in', ['escape', 'no-show'])
    .execute();
  const paused = lately.map(async ({ person }) => [person, penalty(await factsOf(db, person), now).until] as const);
  return new Map(await Promise.all(paused));
};

/** Whom each of these people, who wait, played against in their last two matches, the latest first: two questions, however many they are. */
export const opponentsOf = async (
  db: Db,
  pool: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, readonly (readonly string[])[]>> => {
  const lately = people.length === 0 ? [] : await lastTwo(db, pool, people);
  const ids = [...new Set(lately.map(({ match_id }) => match_id))];
  const all =
    ids.length === 0
      ? []
      : await db.selectFrom('rated').select(['match_id', 'seat', 'person']).where('match_id', 'in', ids).execute();
  const byMatch = Map.groupBy(all, ({ match_id }) => match_id);
  const against = ({ match_id, seat }: { readonly match_id: string; readonly seat: number }): readonly string[] =>
    (byMatch.get(match_id) ?? []).filter(other => other.seat % 2 !== seat % 2).map(({ person }) => person);
  const byPerson = Map.groupBy(lately, ({ person }) => person);
  return new Map(people.map(person => [person, (byPerson.get(person) ?? []).map(against)]));
};

const lastTwo = (db: Db, pool: string, people: readonly string[]) =>
  db
    .selectFrom('queue')
    .innerJoin('rated', 'rated.person', 'queue.person')
    .select(['rated.person', 'rated.match_id', 'rated.seat'])
    .where('queue.person', 'in', [...people])
    .where('rated.match_id', 'in', eb =>
      eb
        .selectFrom('rated as own')
        .select('own.match_id')
        .whereRef('own.person', '=', 'queue.person')
        .where('own.pool', '=', pool)
        .where('own.kind', '!=', 'no-show')
        .orderBy('own.at', 'desc')
        .limit(2),
    )
    .orderBy('rated.at', 'desc')
    .execute();

/** Whom each of these people blocks, and who blocks them. */
export const avoidedBy = async (db: Db, people: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
  const avoided = new Map(people.map(person => [person, [] as string[]]));
  if (people.length === 0) return avoided;
  const rows = await db
    .selectFrom('regards')
    .select(['person', 'other'])
    .where('regard', '=', 'blocked')
    .where(eb => eb.or([eb('person', 'in', [...people]), eb('other', 'in', [...people])]))
    .execute();
  for (const { person, other } of rows) {
    avoided.get(person)?.push(other);
    avoided.get(other)?.push(person);
  }
  return avoided;
};
