import type { CreateTableBuilder, Kysely } from 'kysely';

type Columns = readonly (readonly [
  name: string,
  type: 'text' | 'bigint' | 'integer' | 'double precision',
  isNull?: 'null',
])[];

const table = async ({ schema }: Kysely<unknown>, name: string, columns: Columns, key: readonly string[]) => {
  const start: CreateTableBuilder<string, string> = schema.createTable(name).ifNotExists();
  const whole = columns.reduce(
    (made, [column, type, isNull]) => made.addColumn(column, type, c => (isNull ? c : c.notNull())),
    start,
  );
  await whole.addPrimaryKeyConstraint(`${name}_pk`, [...key]).execute();
};

const index = ({ schema }: Kysely<unknown>, name: string, on: string, columns: readonly string[]): Promise<void> =>
  schema
    .createIndex(name)
    .ifNotExists()
    .on(on)
    .columns([...columns])
    .execute();

const QUEUE: Columns = [
  ['person', 'text'],
  ['entry', 'text'],
  ['pool', 'text'],
  ['since', 'bigint'],
  ['beat', 'bigint'],
  ['marks', 'text'],
  ['table_id', 'text', 'null'],
];

const RATINGS: Columns = [
  ['person', 'text'],
  ['pool', 'text'],
  ['mu', 'double precision'],
  ['sigma', 'double precision'],
  ['points', 'integer'],
  ['played', 'integer'],
  ['won', 'integer'],
  ['season', 'text'],
];

const RATED: Columns = [
  ['match_id', 'text'],
  ['person', 'text'],
  ['seat', 'integer'],
  ['pool', 'text'],
  ['at', 'bigint'],
  ['season', 'text'],
  ['kind', 'text'],
  ['stood', 'text', 'null'],
  ['behind', 'double precision', 'null'],
  ['result', 'text', 'null'],
  ['points_before', 'integer', 'null'],
  ['points_after', 'integer', 'null'],
  ['mu', 'double precision', 'null'],
  ['sigma', 'double precision', 'null'],
  ['expected', 'double precision', 'null'],
  ['nth', 'integer'],
];

/** The queue, what each match changed, and where everybody stands. */
export const clubTables = async (db: Kysely<unknown>): Promise<void> => {
  await table(db, 'queue', QUEUE, ['person']);
  await index(db, 'queue_pool', 'queue', ['pool', 'since']);
  await index(db, 'queue_table', 'queue', ['table_id']);
  await table(
    db,
    'pool_leases',
    [
      ['pool', 'text'],
      ['owner', 'text'],
      ['until', 'bigint'],
    ],
    ['pool'],
  );
  await table(db, 'ratings', RATINGS, ['person', 'pool']);
  await index(db, 'ratings_places', 'ratings', ['pool', 'season', 'points']);
  await table(db, 'rated', RATED, ['match_id', 'person']);
  await index(db, 'rated_person', 'rated', ['person', 'at']);
  await index(db, 'rated_unseen', 'rated', ['behind', 'kind']);
  await table(
    db,
    'badges',
    [
      ['person', 'text'],
      ['pool', 'text'],
      ['season', 'text'],
      ['points', 'integer'],
    ],
    ['person', 'pool', 'season'],
  );
  await table(
    db,
    'weeks',
    [
      ['pool', 'text'],
      ['week', 'integer'],
      ['person', 'text'],
      ['gained', 'integer'],
    ],
    ['pool', 'week', 'person'],
  );
  await index(db, 'weeks_places', 'weeks', ['pool', 'week', 'gained']);
};

/** Friends, notices, and what people show of themselves. */
export const friendTables = async (db: Kysely<unknown>): Promise<void> => {
  await table(
    db,
    'friends',
    [
      ['person', 'text'],
      ['other', 'text'],
      ['state', 'text'],
      ['at', 'bigint'],
    ],
    ['person', 'other'],
  );
  await index(db, 'friends_other', 'friends', ['other']);
  await table(
    db,
    'notices',
    [
      ['id', 'text'],
      ['person', 'text'],
      ['kind', 'text'],
      ['detail', 'text'],
      ['at', 'bigint'],
      ['read_at', 'bigint', 'null'],
    ],
    ['id'],
  );
  await index(db, 'notices_person', 'notices', ['person', 'at']);
  await table(
    db,
    'privacy',
    [
      ['person', 'text'],
      ['closed', 'integer'],
      ['unseen', 'integer'],
    ],
    ['person'],
  );
};

/** Whoever goes is found without reading anybody else's weeks. */
export const weeksByPerson = (db: Kysely<unknown>): Promise<void> => index(db, 'weeks_person', 'weeks', ['person']);

/** Notices know whom they tell of, are found by their time, and friends know who is here. */
export const presenceTables = async (db: Kysely<unknown>): Promise<void> => {
  const notices = (await db.introspection.getTables()).find(({ name }) => name === 'notices');
  if (!notices?.columns.some(({ name }) => name === 'sender'))
    await db.schema.alterTable('notices').addColumn('sender', 'text').execute();
  await index(db, 'notices_at', 'notices', ['at']);
  await index(db, 'notices_sender', 'notices', ['sender']);
  await table(
    db,
    'presence',
    [
      ['person', 'text'],
      ['at', 'bigint'],
    ],
    ['person'],
  );
};
