import type { Kysely } from 'kysely';

/** Who sits at the desk, what was decided there; reports know whom they are about, and whether they are answered. */
export const deskTables = async ({ schema, introspection }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('roles')
    .ifNotExists()
    .addColumn('person', 'text', c => c.primaryKey())
    .addColumn('role', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .execute();
  await schema
    .createTable('decisions')
    .ifNotExists()
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('report', 'text', c => c.notNull())
    .addColumn('person', 'text')
    .addColumn('steward', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('ground', 'text', c => c.notNull())
    .addColumn('note', 'text', c => c.notNull())
    .addColumn('days', 'integer')
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('holds', 'integer', c => c.notNull())
    .addColumn('second', 'text')
    .addColumn('undone_by', 'text')
    .addColumn('appeal', 'text')
    .addColumn('appealed_at', 'bigint')
    .addColumn('appeal_by', 'text')
    .addColumn('lifted', 'integer')
    .execute();
  await schema.createIndex('decisions_person').ifNotExists().on('decisions').columns(['person', 'at']).execute();
  await schema.createIndex('decisions_report').ifNotExists().on('decisions').column('report').execute();
  await schema.createIndex('decisions_until').ifNotExists().on('decisions').columns(['holds', 'until']).execute();
  const reports = (await introspection.getTables()).find(({ name }) => name === 'reports');
  if (!reports?.columns.some(({ name }) => name === 'about')) {
    await schema.alterTable('reports').addColumn('about', 'text').execute();
    await schema.alterTable('reports').addColumn('answered_at', 'bigint').execute();
  }
  await schema.createIndex('reports_about').ifNotExists().on('reports').column('about').execute();
  await schema.createIndex('reports_answered').ifNotExists().on('reports').columns(['answered_at', 'at']).execute();
};
