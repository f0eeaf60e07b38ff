import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../store/engine.ts';
import { homesOf } from '../store/homes.ts';
import { migrate, openEngine } from '../store/open.ts';
import { conductOf, grown } from './conduct.ts';

const DAY = 86_400_000;
let folder: string;
let engine: Engine;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-conduct-'));
  engine = await openEngine({ url: undefined, folder, use: 'serve' });
  await migrate(engine);
});

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const finished = async (id: string, at: number, players: readonly (readonly [string, string])[]): Promise<void> => {
  const match = { id, table_id: 't', game: 'trunfo/1', first: 1, last: 9, started_at: at - 9, ended_at: at };
  await engine.db
    .insertInto('matches')
    .values({ ...match, ended_by: 'play', outcome: '{}' })
    .execute();
  const rows = players.map(([person, conduct], seat) => ({ match_id: id, seat, person, name: person, conduct }));
  await engine.db.insertInto('players').values(rows).execute();
};

test('[T37] an address earns by its people: those who finished a match there in the last week, each once', async () => {
  const time = { now: 100 * DAY };
  const homes = homesOf(engine, Buffer.alloc(32, 7));
  for (const person of ['ada', 'bo', 'cy', 'dan']) await homes.seen(person, '10.1.1.1', time.now);
  await homes.seen('eve', '10.1.1.2', time.now);
  await finished('m1', time.now - DAY, [
    ['ada', 'present'],
    ['bo', 'left'],
  ]);
  await finished('m2', time.now - 2 * DAY, [
    ['ada', 'present'],
    ['cy', 'excused'],
  ]);
  await finished('m3', time.now - 8 * DAY, [
    ['dan', 'present'],
    ['eve', 'present'],
  ]);
  const conduct = conductOf(homes, () => time.now);
  expect(conduct.lately('10.1.1.1')).toBe(0);
  expect([await conduct.good('10.1.1.1'), await conduct.good('10.1.1.2')]).toEqual([2, 0]);
  expect(conduct.lately('10.1.1.1')).toBe(2);
  time.now += 6.5 * DAY;
  expect(await conduct.good('10.1.1.1')).toBe(0);
});

test('[T37] limits grow by a tenth for each of them', () => {
  const rules = [{ name: 'guest', most: 250, ms: DAY }];
  expect([0, 1, 10, 2_000].map(good => grown(rules, good)[0]?.most)).toEqual([250, 275, 500, 50_250]);
});
