import { Learning, mergedLearning } from '@majlis/protocol/learning';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type Engine, must, type Statement } from './engine.ts';

/** What an account has come to with lessons and puzzles, as one text. */
export const learningTables = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('learning')
    .ifNotExists()
    .addColumn('person', 'text', c => c.primaryKey())
    .addColumn('body', 'text', c => c.notNull())
    .execute();
};

/** So often two devices of one person may come at the same moment. */
const TRIES = 5;

const readBody = async (db: Engine['db'], person: string): Promise<string | undefined> =>
  (await db.selectFrom('learning').select('body').where('person', '=', person).executeTakeFirst())?.body;

/** What stands there from an older edition is no reason to refuse anybody: it begins anew. */
const learningIn = (body: string): Learning | undefined => {
  const parsed = v.safeParse(Learning, JSON.parse(body));
  return parsed.success ? parsed.output : undefined;
};

/** Only over what was read: nobody's step is lost between two devices. */
const writing = ({ db }: Engine, person: string, before: string | undefined, body: string): Statement =>
  before === undefined
    ? must(db.insertInto('learning').values({ person, body }), 1)
    : must(db.updateTable('learning').set({ body }).where('person', '=', person).where('body', '=', before), 1);

/** What a device brings and what the account has, as one: kept, and told back. */
export const mergeLearning = async (engine: Engine, person: string, brought: Learning): Promise<Learning> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await readBody(engine.db, person);
    const known = before === undefined ? undefined : learningIn(before);
    const merged = known ? mergedLearning(known, brought) : brought;
    const body = JSON.stringify(merged);
    if (body === before) return merged;
    const answer = await engine.job([writing(engine, person, before, body)]);
    if (answer.kind === 'done') return merged;
    if (answer.kind === 'unknown') throw new Error(answer.why);
  }
  throw new Error('two devices keep coming at the same moment');
};

export const forgottenLearning = ({ db }: Engine, person: string): Statement =>
  must(db.deleteFrom('learning').where('person', '=', person));

/** For the person: what was learnt, as it is kept. */
export const learningOf = async (db: Engine['db'], person: string): Promise<unknown> => {
  const body = await readBody(db, person);
  return body === undefined ? null : JSON.parse(body);
};
