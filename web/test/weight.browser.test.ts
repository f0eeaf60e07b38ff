import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '@/shell/games.ts';
import { built, weights } from '@/test/weight.ts';

const folder = mkdtempSync(join(tmpdir(), 'majlis-weight-'));
beforeAll(() => built(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('PWA-04 the app as players get it keeps within its bytes', () => {
  const all = weights(folder);
  expect(all.length).toBe(4 + GAMES.length);
  for (const { what, bytes } of all) expect([what, bytes > 1_000]).toEqual([what, true]);
  expect(all.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
});
