import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launch } from '@/test/browser.ts';
import { fixedHouse } from '@/test/house.ts';
import type { WalkPlace } from '@/walk/plan.ts';
import { reportTo } from '@/walk/report.ts';
import { walkShortly } from '@/walk/walk.ts';

/** Each game, on a screen of its own. */
const PLACES: readonly WalkPlace[] = [
  { game: 'baloot', size: '1024x640', language: 'ar' },
  { game: 'dhappa', size: '390x844', language: 'en' },
  { game: 'turup', size: '1440x900', language: 'en' },
  { game: 'trunfo', size: '360x640', language: 'ar' },
];

test('a match of each game by taps: at rest no text lies on another, all can be tapped and read, and nothing moves', async () => {
  const house = await fixedHouse('walk');
  const browser = await launch();
  const folder = mkdtempSync(join(tmpdir(), 'majlis-walk-'));
  const report = reportTo(folder, () => undefined);
  try {
    const rests = await walkShortly({ browser, address: house.address, report, say: () => undefined }, PLACES);
    expect(report.all().map(({ at, kind, where, detail }) => `${at}: ${kind} ${where} ${detail}`)).toEqual([]);
    expect(rests).toBeGreaterThan(80);
  } finally {
    await browser.close();
    await house.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
