import type { Kysely } from 'kysely';
import { type Engine, must, type Statement } from './engine.ts';

/** Ways back into an account, each once: as hashes. */
export const recoveryTable = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('recovery')
    .ifNotExists()
    .addColumn('hash', 'text', c => c.primaryKey())
    .addColumn('person', 'text', c => c.notNull())
    .execute();
  await schema.createIndex('recovery_person').ifNotExists().on('recovery').column('person').execute();
};

/** These and no others from now on. */
export const newCodes = ({ db }: Engine, person: string, hashes: readonly string[]): readonly Statement[] => [
  forgottenCodes(db, person),
  must(db.insertInto('recovery').values(hashes.map(hash => ({ hash, person }))), hashes.length),
];

/** The code is used up, or the whole job is undone: however many bring it at once, it opens once. */
export const usedCode = ({ db }: Engine, person: string, hash: string): Statement =>
  must(db.deleteFrom('recovery').where('hash', '=', hash).where('person', '=', person), 1);

export const codesLeft = async (db: Engine['db'], person: string): Promise<number> => {
  const row = db
    .selectFrom('recovery')
    .select(eb => eb.fn.countAll().as('n'))
    .where('person', '=', person);
  return Number((await row.executeTakeFirst())?.n ?? 0);
};

export const forgottenCodes = (db: Engine['db'], person: string): Statement =>
  must(db.deleteFrom('recovery').where('person', '=', person));
