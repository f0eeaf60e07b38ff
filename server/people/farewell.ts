import type { TableEvent } from '@majlis/table';
import { sql } from 'kysely';
import { clubOf, forgottenInClub } from '../store/club/farewell.ts';
import { deskOf, forgottenAtDesk } from '../store/desk/decisions.ts';
import { type Engine, must, type Statement } from '../store/engine.ts';
import { forgottenLearning, learningOf } from '../store/learning.ts';
import { removedPasskeys } from '../store/passkeys.ts';
import { forgottenCodes } from '../store/recovery.ts';
import type { TableEntry } from '../store/table-entry.ts';

/** What stands where a name stood. */
const TOMBSTONE = '—';

/** Everything that tells who a person was is taken out; matches that others played too stay, and still replay. */
export const forget = async (engine: Engine, person: string): Promise<void> => {
  const { db } = engine;
  // Each on its own: two who are gone may have reported the same seat of a match.
  const nobodys = sql<string>`${`${TOMBSTONE} `} || id`;
  const answer = await engine.job([
    ...(await tombstones(engine, person)),
    must(db.updateTable('players').set({ person: null, name: TOMBSTONE }).where('person', '=', person)),
    must(db.deleteFrom('regards').where(eb => eb.or([eb('person', '=', person), eb('other', '=', person)]))),
    must(db.deleteFrom('homes').where('person', '=', person)),
    must(db.deleteFrom('avatars').where('person', '=', person)),
    forgottenLearning(engine, person),
    forgottenCodes(db, person),
    removedPasskeys(db, person),
    ...forgottenInClub(engine, person),
    ...forgottenAtDesk(engine, person),
    must(db.updateTable('reports').set({ reporter: nobodys }).where('reporter', '=', person)),
    must(
      db
        .deleteFrom('tickets')
        .where('session', 'in', db.selectFrom('session').select('id').where('userId', '=', person)),
    ),
  ]);
  if (answer.kind !== 'done') throw new Error(answer.kind);
};

/** Whoever was forgotten in the middle of a match still stood in it at its end: forgotten again. */
export const forgetGone = async (engine: Engine): Promise<number> => {
  const { db } = engine;
  const gone = await db
    .selectFrom('players')
    .select('person')
    .distinct()
    .where('person', 'is not', null)
    .where('person', 'not in', db.selectFrom('user').select('id'))
    .execute();
  for (const { person } of gone) if (person !== null) await forget(engine, person);
  return gone.length;
};

const tombstones = async ({ db }: Engine, person: string): Promise<readonly Statement[]> => {
  const played = db
    .selectFrom('players')
    .innerJoin('matches', 'matches.id', 'players.match_id')
    .select('matches.table_id')
    .where('players.person', '=', person);
  const sitting = db.selectFrom('sitters').select('table_id').where('person', '=', person);
  const rows = await db
    .selectFrom('events')
    .select(['table_id', 'seq', 'event'])
    .where(eb => eb.or([eb('table_id', 'in', played), eb('table_id', 'in', sitting)]))
    .where('event', 'like', `%"${person}"%`)
    .execute();
  // Who has left a running match neither sits there nor has played it yet.
  const entries = await db
    .selectFrom('tables')
    .select(['id', 'entry'])
    .where(eb => eb.or([eb('id', 'in', played), eb('id', 'in', sitting), eb('phase', '=', 'playing')]))
    .where('entry', 'like', `%"${person}"%`)
    .execute();
  return [
    ...rows.map(({ table_id, seq, event }) =>
      must(
        db
          .updateTable('events')
          .set({ event: JSON.stringify(unnamed(JSON.parse(event), person)) })
          .where('table_id', '=', table_id)
          .where('seq', '=', seq),
      ),
    ),
    ...entries.map(({ id, entry }) =>
      must(
        db
          .updateTable('tables')
          .set({ entry: JSON.stringify(unlisted(JSON.parse(entry), person)) })
          .where('id', '=', id),
      ),
    ),
  ];
};

const unnamed = (event: TableEvent, person: string): TableEvent => {
  if (event.kind === 'sat' && event.person.id === person) return { ...event, person: { id: person, name: TOMBSTONE } };
  if (event.kind === 'created' && event.host?.id === person) return { ...event, host: { id: person, name: TOMBSTONE } };
  return event;
};

const unlisted = (entry: TableEntry, person: string): TableEntry => ({
  ...entry,
  seats: entry.seats.map(seat =>
    seat && 'person' in seat && seat.person.id === person ? { person: { id: person, name: TOMBSTONE } } : seat,
  ),
});

/** Everything the house has of a person, for that person. */
export const everythingOf = async ({ db }: Engine, person: string): Promise<object> => {
  const user = await db
    .selectFrom('user')
    .leftJoin('avatars', 'avatars.person', 'user.id')
    .select(['id', 'name', 'username', 'avatar'])
    .where('id', '=', person)
    .executeTakeFirst();
  const of = <T extends string>(rows: readonly { readonly [K in T]: string }[], key: T) => rows.map(row => row[key]);
  const played = await db
    .selectFrom('players')
    .innerJoin('matches', 'matches.id', 'players.match_id')
    .select([
      'matches.id',
      'matches.table_id',
      'matches.game',
      'matches.ended_at',
      'players.seat',
      'players.conduct',
      'matches.first',
      'matches.last',
    ])
    .where('players.person', '=', person)
    .execute();
  // Where something was said stands apart: nobody reads through every card of every match for it.
  const said = await db
    .selectFrom('players')
    .innerJoin('matches', 'matches.id', 'players.match_id')
    .innerJoin('words', 'words.table_id', 'matches.table_id')
    .innerJoin('events', join =>
      join.onRef('events.table_id', '=', 'words.table_id').onRef('events.seq', '=', 'words.seq'),
    )
    .select(['players.seat', 'events.at', 'events.event'])
    .where('players.person', '=', person)
    .whereRef('words.seq', '>=', 'matches.first')
    .whereRef('words.seq', '<=', 'matches.last')
    .execute();
  return {
    user,
    club: await clubOf(db, person),
    desk: await deskOf(db, person),
    learning: await learningOf(db, person),
    tables: of(await db.selectFrom('sitters').select('table_id').where('person', '=', person).execute(), 'table_id'),
    matches: played.map(({ first: _, last: __, ...match }) => match),
    said: said.flatMap(({ seat, at, event }) => (JSON.parse(event).seat === seat ? [{ at, event }] : [])),
    regards: await db.selectFrom('regards').select(['other', 'regard']).where('person', '=', person).execute(),
    reports: await db
      .selectFrom('reports')
      .select(['match_id', 'reason', 'at'])
      .where('reporter', '=', person)
      .execute(),
  };
};
