import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';
import { storm } from './storm.ts';

const folders: string[] = [];

const own = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-crowd-'));
  folders.push(folder);
  return folder;
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('nonsense over real sockets: the house stays, every log replays, everybody knows what the log says', async () => {
  const report = await fuzz({ frames: 3_000, tables: 3, folder: own(), seed: 7, say: () => {} });
  expect(report).toMatchObject({ exits: 0, faults: [] });
  expect((report.kinds.mutated + report.kinds.spoilt) * 2).toBeGreaterThan(report.frames);
  expect(report.honestMoves).toBeGreaterThan(0);
});

test('everybody comes back at once after a kill, and no bot sits in anybody’s chair', async () => {
  const report = await storm({ clients: 40, folder: own(), say: () => {} });
  expect(report).toMatchObject({ clients: 40, back: 40, bots: 0 });
});
