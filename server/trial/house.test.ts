import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Player, playerOf } from './player.ts';
import { freePort, pause, type Spawned, spawnHouse, trialEnv } from './process.ts';
import { guestOf, tableBy } from './visitor.ts';

let house: Spawned;
let folder: string;
const players: Player[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-house-'));
  house = await spawnHouse(trialEnv(await freePort(), folder));
});

afterAll(async () => {
  for (const player of players) player.stop();
  house.kill('SIGTERM');
  expect(await house.ended).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

const until = async (what: () => boolean, ms = 20_000): Promise<void> => {
  for (const end = performance.now() + ms; performance.now() < end; await pause(20)) if (what()) return;
  throw new Error(`waited in vain: ${what}`);
};

test('two guests play a match to its end, and both know the same', async () => {
  const [sara, omar] = await Promise.all([guestOf(house.port, 'Sara'), guestOf(house.port, 'Omar')]);
  const { id, code } = await tableBy(sara, {
    game: 'trunfo/1',
    visibility: 'public',
    options: { resultMs: 1000, playMs: 3000 },
  });
  expect(code).toMatch(/^[A-Z0-9]{6}$/);
  const both = [sara, omar].map((visitor, seat) =>
    playerOf({ visitor, table: id, seat, game: 'trunfo/1', seed: seat, returning: true }),
  );
  players.push(...both);
  for (const player of both) {
    await player.connect();
    player.play(250);
  }
  await until(() => both.every(({ known }) => known?.phase === 'playing'));
  await until(() => both.every(({ known }) => known?.ending?.by === 'game'), 60_000);
  expect(both.map(({ gaps }) => gaps)).toEqual([0, 0]);
  console.log(
    both.map(p => p.sent.filter(s => s.state === 'refused').map(s => `${JSON.stringify(s.request)} ${s.reason}`)),
  );
});
