import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { directoryOf } from '../store/directory.ts';
import type { Engine, Statement } from '../store/engine.ts';
import { migrate, openEngine } from '../store/open.ts';
import type { Schema } from '../store/schema.ts';
import { threadDialect } from '../store/sqlite/dialect.ts';
import { talliesOf } from '../store/tallies.ts';
import { authOf, migrateAuth } from './auth.ts';
import { everythingOf, forget } from './farewell.ts';

let folder: string;
let engine: Engine;
const asked: Statement[] = [];

/** The same engine; what is asked of it is noted. */
const overheard = (whole: Engine): Engine => {
  const job = (statements: readonly Statement[]) => {
    asked.push(...statements);
    return whole.job(statements);
  };
  return { ...whole, damage: null, job, db: new Kysely<Schema>({ dialect: threadDialect(job) }) };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-farewell-'));
  engine = await openEngine({ url: undefined, folder, use: 'serve' });
  await migrate(engine);
  await migrateAuth(authOf(engine, Buffer.alloc(32, 1), false), engine);
});

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody who has played two matches at one table, and spoke in both; and one who played against him. */
const played = async (person: string, other: string): Promise<void> => {
  const { db } = engine;
  const match = { table_id: 't', game: 'trunfo/1', started_at: 1, ended_by: 'score', outcome: '{}' };
  await db
    .insertInto('matches')
    .values([
      { ...match, id: 'm1', first: 1, last: 3, ended_at: 2 },
      { ...match, id: 'm2', first: 4, last: 6, ended_at: 3 },
    ])
    .execute();
  const seat = (match_id: string, at: number, who: string) => ({
    match_id,
    seat: at,
    person: who,
    name: who.slice(0, 1),
    conduct: 'present',
  });
  const seats = [seat('m1', 0, person), seat('m1', 1, other), seat('m2', 0, other), seat('m2', 1, person)];
  await db.insertInto('players').values(seats.toReversed()).execute();
  for (const [seq, at] of [0, 1, 0, 0, 1, 1].entries()) {
    const event = JSON.stringify({ kind: 'said', seat: at, text: `line ${seq + 1}` });
    await db
      .insertInto('events')
      .values({ table_id: 't', seq: seq + 1, at: 10 + seq, act: null, event })
      .execute();
    await db
      .insertInto('words')
      .values({ table_id: 't', seq: seq + 1, at: 10 + seq })
      .execute();
  }
};

test('somebody is told of all matches with their players, and of every own word', async () => {
  expect(await directoryOf(engine).matches('sara')).toEqual([]);
  await played('sara', 'omar');
  const players = (...names: readonly string[]) =>
    names.map((name, seat) => ({ seat, person: name, name: name.slice(0, 1), conduct: 'present' }));
  expect(await directoryOf(engine).matches('sara')).toMatchObject([
    { id: 'm2', table: 't', players: players('omar', 'sara') },
    { id: 'm1', table: 't', players: players('sara', 'omar') },
  ]);
  expect(await directoryOf(engine).match('m1')).toMatchObject({ id: 'm1', first: 1, last: 3 });
  expect(await directoryOf(engine).match('m3')).toBeUndefined();
  const { said } = (await everythingOf(engine, 'sara')) as { said: readonly { event: string }[] };
  const lines = said.map(({ event }) => JSON.parse(event).text);
  expect(lines.toSorted()).toEqual(['line 1', 'line 3', 'line 5', 'line 6']);
});

/** Tables that would be read from end to end for it. */
const readThrough = async ({ sql, parameters }: Statement): Promise<readonly string[]> => {
  const answer = await engine.job([{ sql: `explain query plan ${sql}`, parameters, rows: null }]);
  if (answer.kind !== 'done') throw new Error(`${sql}: ${answer.kind}`);
  const steps = (answer.results[0]?.rows ?? []).map(row => String((row as { detail: string }).detail));
  return steps.filter(step => /^SCAN (?!CONSTANT)/.test(step)).map(step => `${step}: ${sql}`);
};

test.each<[string, (engine: Engine) => Promise<unknown>]>([
  ['forgets somebody', one => forget(one, 'sara')],
  ['says all that it has of somebody', one => everythingOf(one, 'sara')],
  ['lists finished matches', one => directoryOf(one).matches('sara')],
  ['lists the tables where somebody sits', one => directoryOf(one).mine('sara')],
  ['lists public tables', one => directoryOf(one).lobby()],
  ['finds a table by its code', one => directoryOf(one).byCode('ABC')],
  ['counts newcomers', one => talliesOf(one, Buffer.alloc(32)).unplayed('10.0.0.1', 0)],
])('[T54] the house %s without reading any list from end to end', async (_, what) => {
  asked.length = 0;
  await what(overheard(engine));
  expect(asked.length).toBeGreaterThan(0);
  expect((await Promise.all(asked.map(readThrough))).flat()).toEqual([]);
});

test('two who reported the same seat of a match may both go', async () => {
  const both = ['first.gone', 'second.gone'];
  for (const reporter of both) {
    const row = {
      id: `${both.indexOf(reporter)} of m9`,
      match_id: 'm9',
      reporter,
      seat: 1,
      reason: 'abuse',
      seq: null,
      lines: '[]',
    };
    await engine.db
      .insertInto('reports')
      .values({ ...row, ok: 1, verdict: 'null', at: 1, about: null, answered_at: null })
      .execute();
  }
  for (const person of both) await forget(engine, person);
  const left = await engine.db.selectFrom('reports').select('reporter').where('match_id', '=', 'm9').execute();
  expect(left).toHaveLength(2);
  expect(left.filter(({ reporter }) => both.includes(reporter))).toEqual([]);
});
