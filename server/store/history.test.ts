import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bodies } from '@majlis/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { historyOf } from './history.ts';
import { migrate, openEngine } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'majlis-history-'));
let engine: Engine;

const MATCHES = 90;

/** Match n ended at n/2, so that two end at once; Sara wins every third, plays Turup every fifth, and with Omar every second. */
const write = async (n: number): Promise<void> => {
  const id = `m${String(n).padStart(3, '0')}`;
  const game = n % 5 === 0 ? 'turup/1' : 'trunfo/1';
  const at = Math.floor(n / 2);
  const outcome = JSON.stringify({ winner: n % 3 === 0 ? 0 : 1, scores: [5, 3], by: 'target' });
  await engine.db
    .insertInto('matches')
    .values({ id, table_id: 't', game, first: 1, last: 9, started_at: 0, ended_at: at, ended_by: 'game', outcome })
    .execute();
  const people = ['sara', n % 2 === 0 ? 'omar' : 'hind'];
  for (const [seat, person] of people.entries())
    await engine.db
      .insertInto('players')
      .values({ match_id: id, seat, person, name: person, conduct: 'stayed' })
      .execute();
};

beforeAll(async () => {
  engine = await openEngine({ url: undefined, folder, use: 'serve' });
  await migrate(engine);
  for (let n = 0; n < MATCHES; n++) await write(n);
});

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

/** All pages, as somebody who presses "more" until there is no more. */
const pagesOf = async (person: string, wish: Bodies['/api/history']): Promise<readonly string[]> => {
  const ids: string[] = [];
  let before: string | undefined;
  for (let page = 0; page < 50; page++) {
    const { matches, next } = await historyOf(engine, person, { ...wish, ...(before ? { before } : {}) });
    expect(matches.length).toBeLessThanOrEqual(20);
    ids.push(...matches.map(({ id }) => id));
    if (next === null) return ids;
    before = next;
  }
  throw new Error('no end');
};

const all = Array.from({ length: MATCHES }, (_, n) => n).toReversed();
const named = (wanted: (n: number) => boolean): readonly string[] =>
  all.filter(wanted).map(n => `m${String(n).padStart(3, '0')}`);

test.each<[string, Bodies['/api/history'], (n: number) => boolean]>([
  ['everything', {}, () => true],
  ['one game', { game: 'turup/1' }, n => n % 5 === 0],
  ['won', { result: 'won' }, n => n % 3 === 0],
  ['lost', { result: 'lost' }, n => n % 3 !== 0],
  ['with somebody', { with: 'omar' }, n => n % 2 === 0],
  ['of some days', { since: 10, until: 30 }, n => n >= 20 && n < 60],
  [
    'all of it',
    { game: 'trunfo/1', result: 'won', with: 'hind', since: 5 },
    n => n % 5 !== 0 && n % 6 === 3 && n >= 10,
  ],
])('HIS-01 page after page the latest come first, each once: %s', async (_, wish, wanted) => {
  expect(await pagesOf('sara', wish)).toEqual(named(wanted));
});

test('HIS-01 nobody finds a match that they did not play', async () => {
  expect(await pagesOf('omar', {})).toEqual(named(n => n % 2 === 0));
  expect(await pagesOf('eve', { with: 'sara' })).toEqual([]);
});

test('HIS-01 a match without a result is neither won nor lost, and stands in nobody’s way', async () => {
  const match = { table_id: 't', game: 'trunfo/1', first: 1, last: 9, started_at: 0, ended_by: 'voided' };
  await engine.db
    .insertInto('matches')
    .values({ ...match, id: 'void', ended_at: 900, outcome: 'null' })
    .execute();
  await engine.db
    .insertInto('players')
    .values({ match_id: 'void', seat: 0, person: 'sara', name: 'sara', conduct: 'present' })
    .execute();
  expect(await pagesOf('sara', { since: 900 })).toEqual(['void']);
  expect(await pagesOf('sara', { since: 900, result: 'won' })).toEqual([]);
  expect(await pagesOf('sara', { since: 900, result: 'lost' })).toEqual([]);
});
