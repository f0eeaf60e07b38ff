import { Migrator } from 'kysely/migration';
import type { Engine } from './engine.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite/open.ts';
import { trouble } from './trouble.ts';

export interface StoreOptions {
  readonly url: string | undefined;
  readonly folder: string;
  readonly use: 'serve' | 'read';
  readonly pages?: number;
}

export const openEngine = ({ url, ...wish }: StoreOptions): Promise<Engine> =>
  url === undefined ? openSqlite(wish) : openPostgres(url);

export const unwritten = ({ place }: Engine): string => `The database ${place} cannot be written to`;

export interface SchemaState {
  readonly done: readonly string[];
  readonly due: readonly string[];
  /** Steps that this program has never heard of: a newer one was here. */
  readonly unheard: readonly string[];
}

export const schemaStateOf = async ({ db }: Engine): Promise<SchemaState> => {
  const known = Object.keys(MIGRATIONS);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const fresh = tables.every(({ name }) => name !== 'kysely_migration');
  const rows = fresh ? [] : await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  const names = rows.map(({ name }) => name);
  return {
    done: names.filter(name => known.includes(name)),
    due: known.filter(name => !names.includes(name)),
    unheard: names.filter(name => !known.includes(name)),
  };
};

/** Brings the schema up to this program; a schema from a newer one is left alone. */
export const migrate = async (engine: Engine): Promise<readonly string[]> => {
  const { unheard, due } = await schemaStateOf(engine);
  if (unheard.length > 0) {
    throw trouble(`The database is newer than this program (${unheard.join(', ')}). Start the newer program.`);
  }
  if (due.length === 0) return [];
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error, results } = await new Migrator({ db: engine.db, provider }).migrateToLatest();
  if (error) throw trouble(`The database ${engine.place} could not be brought up to date: ${String(error)}`, error);
  return (results ?? []).map(({ migrationName }) => migrationName);
};
