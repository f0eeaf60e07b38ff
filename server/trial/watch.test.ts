import { OnNow } from '@majlis/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORACLES } from '../../commands/oracles/index.ts';
import { peep } from './peep.ts';
import { newTable, openTestHouse, type TestHouse, until } from './test-house.ts';
import { guestOf, visitorOf } from './test-visitor.ts';

let scene: TestHouse;

beforeAll(async () => {
  scene = await openTestHouse();
});

afterAll(() => scene.close());

const onNow = async () => v.parse(OnNow, (await visitorOf(scene.house.port).get('/api/watch')).body);

const playing = async (visibility: 'private' | 'public') => {
  const both = [await guestOf(scene.house.port, 'Sara'), await guestOf(scene.house.port, 'Omar')];
  const table = await newTable(both[0]!, visibility, { playMs: 120_000 });
  const players = [await scene.joined(both[0]!, table, 0, 1), await scene.joined(both[1]!, table, 1, 2)];
  for (const player of players) player.play(100, 'once');
  await until(() => players.every(({ known }) => known?.phase === 'playing'));
  return { table, players, match: players[0]!.known?.commitment?.id ?? '' };
};

test('[T63] what is on is told of public tables alone, with who looks on; when nothing is on, a match that was', async () => {
  expect(await onNow()).toEqual({ tables: [], all: 0, watching: 0, replay: null });
  const hidden = await playing('private');
  const open = await playing('public');
  await expect.poll(async () => (await onNow()).all).toBe(1);
  const [told] = (await onNow()).tables;
  expect(told).toMatchObject({ table: { id: open.table, phase: 'playing' }, ranked: false, watching: 0 });
  expect(told?.score).toHaveLength(2);
  const watcher = await scene.joined(await guestOf(scene.house.port), open.table, null);
  await expect.poll(async () => (await onNow()).watching).toBe(1);
  watcher.stop();
  await expect.poll(async () => (await onNow()).watching).toBe(0);
  for (const { players } of [hidden, open]) await until(() => players.every(({ known }) => known?.ending !== null));
  await expect.poll(async () => (await onNow()).replay).toBe(open.match);
  expect((await onNow()).all).toBe(0);
});

test('[T63] nothing of a match that is on can be had: no covered card and no seed in any byte', async () => {
  const { matches, finds, answers } = await peep(ORACLES, 8);
  expect(finds).toEqual([]);
  expect(matches).toBe(8);
  expect(answers).toBeGreaterThan(100);
});
