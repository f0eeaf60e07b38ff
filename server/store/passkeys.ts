import type { Kysely } from 'kysely';
import { type Engine, must, type Statement } from './engine.ts';

type Db = Engine['db'];

/** A key that a device of somebody's keeps; we have the public half. */
export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly key: string;
  readonly counter: number;
  readonly transports: string;
}

/** So many devices of a person. */
export const MOST_PASSKEYS = 10;

export const passkeyTable = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('passkeys')
    .ifNotExists()
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('person', 'text', c => c.notNull())
    .addColumn('key', 'text', c => c.notNull())
    .addColumn('counter', 'bigint', c => c.notNull())
    .addColumn('transports', 'text', c => c.notNull())
    .execute();
  await schema.createIndex('passkeys_person').ifNotExists().on('passkeys').column('person').execute();
};

export const passkeysOf = (db: Db, person: string): Promise<readonly PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('person', '=', person).execute();

export const passkeyCalled = (db: Db, id: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether it was kept: no key is anybody else's too. */
export const keptPasskey = async (engine: Engine, row: PasskeyRow): Promise<boolean> => {
  const answer = await engine.job([must(engine.db.insertInto('passkeys').values(row), 1)]);
  if (answer.kind === 'unknown') throw new Error(answer.why);
  return answer.kind === 'done';
};

/** The counter goes on from what was seen, or the key was copied; false: it did not. */
export const countedOn = async ({ db }: Engine, { id, counter }: PasskeyRow, next: number): Promise<boolean> => {
  const set = db.updateTable('passkeys').set({ counter: next }).where('id', '=', id).where('counter', '=', counter);
  return (await set.executeTakeFirst()).numUpdatedRows > 0n;
};

export const removedPasskeys = (db: Db, person: string): Statement =>
  must(db.deleteFrom('passkeys').where('person', '=', person));
