import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf, brokenLink } from './audit.ts';
import type { Engine } from './engine.ts';
import { leasesOf } from './lease.ts';
import { logOf } from './log.ts';
import { migrate, openEngine } from './open.ts';
import { sealWith } from './seal.ts';
import { sweep } from './sweep.ts';

let folder: string;
let engine: Engine;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-sweep-'));
  engine = await openEngine({ url: undefined, folder, use: 'serve' });
  await migrate(engine);
});

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const DAY = 86_400_000;
const NOW = 200 * DAY;

const rowOf = (id: string, phase: string, people: number, age: number) => ({
  id,
  game: 'trunfo/1',
  visibility: 'public',
  phase,
  code: null,
  head: 1,
  epoch: 1,
  owner: null,
  entry: '{}',
  people,
  opened_at: NOW - age,
  touched_at: NOW - age,
});

/** The tables with a word said at each, and a match where one was finished. */
const stored = async (rows: readonly ReturnType<typeof rowOf>[]): Promise<void> => {
  const { db } = engine;
  for (let n = 0; n < rows.length; n += 50)
    await db
      .insertInto('tables')
      .values(rows.slice(n, n + 50))
      .execute();
  const said = rows.map(row => ({
    table_id: row.id,
    seq: 1,
    act: null,
    at: row.touched_at,
    event: '{"kind":"said","seat":0,"text":"word"}',
  }));
  for (let n = 0; n < said.length; n += 50)
    await db
      .insertInto('events')
      .values(said.slice(n, n + 50))
      .execute();
  for (let n = 0; n < said.length; n += 50)
    await db
      .insertInto('words')
      .values(said.slice(n, n + 50).map(({ table_id, seq, at }) => ({ table_id, seq, at })))
      .execute();
  const finished = rows.filter(({ phase }) => phase === 'closed');
  for (const { id } of finished) {
    await db
      .insertInto('matches')
      .values({
        id: `m${id}`,
        table_id: id,
        game: 'trunfo/1',
        first: 1,
        last: 1,
        started_at: 0,
        ended_at: 0,
        ended_by: 'game',
        outcome: 'null',
      })
      .execute();
  }
};

test('empty waiting tables go; running, peopled and finished ones stay; old words are blanked', async () => {
  const { db } = engine;
  const rows = Array.from({ length: 1_000 }, (_, n) => {
    const age = [DAY / 2, 2 * DAY, 100 * DAY][n % 3] ?? 0;
    const [phase, people] = (
      [
        ['lobby', 0],
        ['lobby', 1],
        ['playing', 1],
        ['playing', 0],
        ['closed', 0],
      ] as const
    )[n % 5] ?? ['lobby', 0];
    return rowOf(`t${n}`, phase, people, age);
  });
  await stored(rows);
  const due = rows
    .filter(row => row.phase === 'lobby' && row.people === 0 && NOW - row.touched_at > DAY)
    .map(({ id }) => id);
  expect(due.length).toBeGreaterThan(100);
  expect((await sweep(engine, NOW)).tables).toBe(due.length);
  const left = (await db.selectFrom('tables').select('id').execute()).map(({ id }) => id);
  expect(new Set(left)).toEqual(new Set(rows.map(({ id }) => id).filter(id => !due.includes(id))));
  const words = await db.selectFrom('events').select(['at', 'event']).execute();
  expect(words).toHaveLength(left.length);
  expect(words.every(({ at, event }) => event.includes('word') === NOW - at < 90 * DAY)).toBe(true);
  const noted = (await db.selectFrom('words').select('at').execute()).filter(({ at }) => NOW - at >= 90 * DAY);
  expect(noted).toEqual([]);
  expect((await sweep(engine, NOW)).chats).toBe(0);
});

const line = (seq: number, at: number, text: string) => ({
  seq,
  at,
  act: null,
  event: { kind: 'said', seat: 0, text } as const,
});

test('what is said is blanked in reports too, once it is old: found by its note, not by looking through the log', async () => {
  const log = logOf(engine, sealWith(Buffer.alloc(32, 7)));
  const { db } = engine;
  const host = { id: 'p1', name: 'Sara' };
  const created = { kind: 'created', game: 'trunfo/1', options: {}, visibility: 'public', reveal: 'match' } as const;
  const birth = { seq: 1, at: 1, act: null, event: { ...created, size: 2, host } };
  const lines = [line(2, NOW - 91 * DAY, 'old words'), line(3, NOW - 89 * DAY, 'new words')];
  const lease = { table: 'told', epoch: 1, owner: 'n', entry: null };
  expect((await log.append(lease, [birth, ...lines], null, null)).kind).toBe('done');
  const match = { id: 'reported', table_id: 'told', game: 'trunfo/1', first: 1, last: 3, started_at: 0, ended_at: 0 };
  await db
    .insertInto('matches')
    .values({ ...match, ended_by: 'game', outcome: 'null' })
    .execute();
  const report = { id: 'r', match_id: 'reported', reporter: 'p1', seat: 1, reason: 'abuse', seq: null, ok: 1 };
  await db
    .insertInto('reports')
    .values({ ...report, lines: JSON.stringify(lines), verdict: '{}', at: NOW })
    .execute();
  expect((await sweep(engine, NOW)).chats).toBe(1);
  const kept = await db.selectFrom('reports').select('lines').executeTakeFirstOrThrow();
  expect(JSON.parse(kept.lines)).toEqual([line(2, NOW - 91 * DAY, ''), lines[1]]);
  expect((await log.read('told'))?.lines.slice(1)).toEqual([line(2, NOW - 91 * DAY, ''), lines[1]]);
  expect(await db.selectFrom('words').select('seq').where('table_id', '=', 'told').execute()).toEqual([{ seq: 3 }]);
});

test('what was said before words were noted is found when the database is brought up to date', async () => {
  const { db } = engine;
  await db.deleteFrom('kysely_migration').where('name', '>=', '0004').execute();
  await db.schema.dropTable('words').execute();
  expect(await migrate(engine)).toContain('0004-words');
  const told = await db.selectFrom('events').select('seq').where('event', 'like', '{"kind":"said"%').execute();
  const noted = await db.selectFrom('words').select('seq').execute();
  expect(noted).toHaveLength(told.length);
  expect(told.length).toBeGreaterThan(100);
});

test('processes that are gone leave no name, those that live keep theirs', async () => {
  const { db } = engine;
  const leases = await leasesOf(engine);
  const dead = ['killed', 'too'].map(id => ({ id, beat: 7 }));
  await db.insertInto('nodes').values(dead).execute();
  await leases.sweep();
  expect(await db.selectFrom('nodes').select('id').execute()).toEqual([{ id: leases.node }]);
  await leases.stop();
});

test('the audit chain holds, and a line changed or taken out breaks it', async () => {
  const audit = auditOf(engine);
  for (let n = 0; n < 250; n++) audit.note('test', { n }, '10.0.0.1');
  await audit.settled();
  expect(await brokenLink(engine)).toBeUndefined();
  await engine.db.updateTable('audit').set({ detail: '{}' }).where('n', '=', 17).execute();
  expect(await brokenLink(engine)).toBe(17);
  await engine.db.deleteFrom('audit').where('n', 'in', [17, 18]).execute();
  expect(await brokenLink(engine)).toBe(19);
});
