import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { clubTables, friendTables, presenceTables, weeksByPerson } from './club/migration.ts';
import { dailyTables } from './daily/migration.ts';
import { deskTables } from './desk/migration.ts';
import { learningTables } from './learning.ts';
import { passkeyTable } from './passkeys.ts';
import { recoveryTable } from './recovery.ts';

/** One list for both databases. What has been released is never changed: a new step is added below. */
export const MIGRATIONS: { readonly [name: string]: Migration } = {
  '0001-tables': { up: db => tables(db) },
  '0002-people': { up: db => people(db) },
  '0003-tallies': { up: db => tallies(db) },
  '0004-words': { up: db => words(db) },
  '0005-avatars': { up: db => avatars(db) },
  '0006-bars': { up: db => bars(db) },
  '0007-homes': { up: db => homes(db) },
  '0008-shares': { up: db => shares(db) },
  '0009-found-by-person': { up: db => foundByPerson(db) },
  '0010-club': { up: db => clubTables(db) },
  '0011-friends': { up: db => friendTables(db) },
  '0012-weeks-by-person': { up: db => weeksByPerson(db) },
  '0013-matches-by-end': { up: db => matchesByEnd(db) },
  '0014-openings': { up: db => openings(db) },
  '0015-daily': { up: db => dailyTables(db) },
  '0016-presence': { up: db => presenceTables(db) },
  '0017-learning': { up: db => learningTables(db) },
  '0018-desk': { up: db => deskTables(db) },
  '0019-recovery': { up: db => recoveryTable(db) },
  '0020-passkeys': { up: db => passkeyTable(db) },
};

const tables = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('tables')
    .ifNotExists()
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('visibility', 'text', c => c.notNull())
    .addColumn('phase', 'text', c => c.notNull())
    .addColumn('code', 'text', c => c.unique())
    .addColumn('head', 'integer', c => c.notNull())
    .addColumn('epoch', 'integer', c => c.notNull())
    .addColumn('owner', 'text')
    .addColumn('entry', 'text', c => c.notNull())
    .addColumn('people', 'integer', c => c.notNull())
    .addColumn('opened_at', 'bigint', c => c.notNull())
    .addColumn('touched_at', 'bigint', c => c.notNull())
    .execute();
  await schema.createIndex('tables_phase').ifNotExists().on('tables').columns(['phase', 'visibility']).execute();
  await schema
    .createTable('events')
    .ifNotExists()
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('seq', 'integer', c => c.notNull())
    .addColumn('act', 'text')
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('event', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('events_pk', ['table_id', 'seq'])
    .addUniqueConstraint('events_act', ['table_id', 'act'])
    .execute();
  await schema
    .createTable('secrets')
    .ifNotExists()
    .addColumn('table_id', 'text', c => c.primaryKey())
    .addColumn('sealed', 'text', c => c.notNull())
    .execute();
  await schema
    .createTable('sitters')
    .ifNotExists()
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('sitters_pk', ['person', 'table_id'])
    .execute();
  await schema.createIndex('sitters_table').ifNotExists().on('sitters').column('table_id').execute();
  await schema
    .createTable('nodes')
    .ifNotExists()
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('beat', 'integer', c => c.notNull())
    .execute();
  await results(db);
};

const results = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('matches')
    .ifNotExists()
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('first', 'integer', c => c.notNull())
    .addColumn('last', 'integer', c => c.notNull())
    .addColumn('started_at', 'bigint', c => c.notNull())
    .addColumn('ended_at', 'bigint', c => c.notNull())
    .addColumn('ended_by', 'text', c => c.notNull())
    .addColumn('outcome', 'text', c => c.notNull())
    .execute();
  await schema
    .createTable('players')
    .ifNotExists()
    .addColumn('match_id', 'text', c => c.notNull())
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('conduct', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('players_pk', ['match_id', 'seat'])
    .execute();
  await schema.createIndex('players_person').ifNotExists().on('players').column('person').execute();
};

const people = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('tickets')
    .ifNotExists()
    .addColumn('hash', 'text', c => c.primaryKey())
    .addColumn('session', 'text', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .execute();
  await schema
    .createTable('regards')
    .ifNotExists()
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('other', 'text', c => c.notNull())
    .addColumn('regard', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('regards_pk', ['person', 'other'])
    .execute();
  await schema
    .createTable('reports')
    .ifNotExists()
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('match_id', 'text', c => c.notNull())
    .addColumn('reporter', 'text', c => c.notNull())
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('reason', 'text', c => c.notNull())
    .addColumn('seq', 'integer')
    .addColumn('lines', 'text', c => c.notNull())
    .addColumn('ok', 'integer', c => c.notNull())
    .addColumn('verdict', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addUniqueConstraint('reports_once', ['match_id', 'reporter', 'seat'])
    .execute();
  await schema
    .createTable('audit')
    .ifNotExists()
    .addColumn('n', 'integer', c => c.primaryKey())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('detail', 'text', c => c.notNull())
    .addColumn('hash', 'text', c => c.notNull())
    .addColumn('ip', 'text')
    .execute();
};

const tallies = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('tallies')
    .ifNotExists()
    .addColumn('key', 'text', c => c.primaryKey())
    .addColumn('used', 'integer', c => c.notNull())
    .addColumn('until', 'bigint', c => c.notNull())
    .execute();
  await schema
    .createTable('newcomers')
    .ifNotExists()
    .addColumn('person', 'text', c => c.primaryKey())
    .addColumn('home', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .execute();
  await schema.createIndex('newcomers_home').ifNotExists().on('newcomers').column('home').execute();
};

/** Where something was said, until it is blanked: what stands there already is found once. */
const words = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .createTable('words')
    .ifNotExists()
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('seq', 'integer', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('words_pk', ['table_id', 'seq'])
    .execute();
  await schema.createIndex('words_at').ifNotExists().on('words').column('at').execute();
  await schema.createIndex('matches_table').ifNotExists().on('matches').column('table_id').execute();
  await sql`insert into words (table_id, seq, at) select table_id, seq, at from events
    where event like '{"kind":"said",%' on conflict do nothing`.execute(db);
};

const avatars = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('avatars')
    .ifNotExists()
    .addColumn('person', 'text', c => c.primaryKey())
    .addColumn('avatar', 'text', c => c.notNull())
    .execute();
};

/** Tickets know where they were given out; and places from which nobody new sits down. */
const bars = async ({ schema, introspection }: Kysely<unknown>): Promise<void> => {
  const tickets = (await introspection.getTables()).find(({ name }) => name === 'tickets');
  if (!tickets?.columns.some(({ name }) => name === 'home'))
    await schema.alterTable('tickets').addColumn('home', 'text').execute();
  await schema
    .createTable('bars')
    .ifNotExists()
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('place', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('bars_pk', ['table_id', 'place'])
    .execute();
};

const homes = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('homes')
    .ifNotExists()
    .addColumn('home', 'text', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('homes_pk', ['home', 'person'])
    .execute();
};

/** Matches of private tables that one of their players has opened to everybody with the link. */
const shares = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('shares')
    .ifNotExists()
    .addColumn('match_id', 'text', c => c.primaryKey())
    .addColumn('at', 'bigint', c => c.notNull())
    .execute();
};

/** Whoever has all of his own shown or deleted does not make the house read everybody else's. */
const foundByPerson = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.createIndex('regards_other').ifNotExists().on('regards').column('other').execute();
  await schema.createIndex('homes_person').ifNotExists().on('homes').column('person').execute();
  await schema.createIndex('reports_reporter').ifNotExists().on('reports').column('reporter').execute();
  await schema.createIndex('tickets_session').ifNotExists().on('tickets').column('session').execute();
};

/** The latest matches are found without reading all of them. */
const matchesByEnd = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.createIndex('matches_ended').ifNotExists().on('matches').column('ended_at').execute();
};

/** Where the log begins to tell a match, and how the table stood there. */
const openings = async ({ schema, introspection }: Kysely<unknown>): Promise<void> => {
  const matches = (await introspection.getTables()).find(({ name }) => name === 'matches');
  if (!matches?.columns.some(({ name }) => name === 'opening'))
    await schema.alterTable('matches').addColumn('opening', 'text').execute();
};
