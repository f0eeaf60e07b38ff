import type { Kysely } from 'kysely';

/** The chains of days, everybody's tries, and what the days came to. */
export const dailyTables = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('day_chains')
    .ifNotExists()
    .addColumn('first', 'integer', c => c.primaryKey())
    .addColumn('id', 'text', c => c.notNull())
    .addColumn('foot', 'text', c => c.notNull())
    .addColumn('sealed', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .execute();
  await schema
    .createTable('day_tries')
    .ifNotExists()
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('day', 'integer', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('deal', 'integer', c => c.notNull())
    .addColumn('table_id', 'text', c => c.notNull().unique())
    .addColumn('match_id', 'text', c => c.notNull().unique())
    .addColumn('opened_at', 'bigint', c => c.notNull())
    .addColumn('ended_by', 'text')
    .addColumn('ended_at', 'bigint')
    .addColumn('points', 'integer')
    .addColumn('bought', 'text')
    .addPrimaryKeyConstraint('day_tries_pk', ['person', 'day', 'game', 'deal'])
    .execute();
  await schema.createIndex('day_tries_field').ifNotExists().on('day_tries').columns(['day', 'game']).execute();
  await schema
    .createTable('days_counted')
    .ifNotExists()
    .addColumn('day', 'integer', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('days_counted_pk', ['day', 'game'])
    .execute();
  await schema
    .createTable('day_totals')
    .ifNotExists()
    .addColumn('day', 'integer', c => c.notNull())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('total', 'double precision', c => c.notNull())
    .addPrimaryKeyConstraint('day_totals_pk', ['game', 'day', 'person'])
    .execute();
  await schema.createIndex('day_totals_person').ifNotExists().on('day_totals').column('person').execute();
};
