import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '@/games.ts';
import { built, unkept, weights } from '@/test/weight.ts';

const folder = mkdtempSync(join(tmpdir(), 'majlis-weight-'));
beforeAll(() => built(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('PWA-04 the app as players get it keeps within its bytes', () => {
  const all = weights(folder);
  expect(all.length).toBe(4 + 2 * GAMES.length + GAMES.filter(({ lessons }) => lessons).length);
  for (const { what, bytes } of all) expect([what, bytes > 1_000]).toEqual([what, true]);
  expect(all.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
});

test('PWA-04 whatever loads with the first page or with a table is kept from the start', () => {
  expect(unkept(folder)).toEqual([]);
});

test('PWA-04 every text lies there packed too, for the house to send: at most half of it, and the same text', () => {
  const texts = globSync('**/*.{html,js,css,svg}', { cwd: folder });
  expect(texts.length).toBeGreaterThan(50);
  const read = (file: string): Buffer => readFileSync(join(folder, file));
  for (const file of texts) {
    expect(gunzipSync(read(`${file}.gz`)).equals(read(file))).toBe(true);
    expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file))).toBe(true);
  }
  const weigh = (ending: string): number => texts.reduce((sum, file) => sum + read(file + ending).length, 0);
  expect(weigh('.gz')).toBeLessThan(weigh('') / 2);
  expect(weigh('.br')).toBeLessThan(weigh('.gz'));
});
