import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { ALMOST, dealt, lay, press, scripted, TURN, tap, UNOPENED, WILDS } from '@/dhappa/scripted.ts';
import { openFed, put, type ScriptedCourse } from '@/test/fed.ts';
import { openShell } from '@/test/shell.ts';
import { shoot } from '@/test/shoot.ts';

const click = (path: string) => (page: Page) => page.locator(path).first().click();

/** Moments of a round, and what is done before the picture. */
const MOMENTS: readonly (readonly [string, ScriptedCourse, ((page: Page) => Promise<void>)?])[] = [
  ['pick', scripted(TURN)],
  ['play', scripted(TURN, 'draw'), page => tap(page, '5H#1')],
  ['six', dealt(6)],
  [
    'pile',
    scripted(TURN),
    async page => {
      await press(page, 'take');
      await click('[data-depth="3"]')(page);
    },
  ],
  ['openings', scripted(UNOPENED, 'draw'), page => press(page, 'openings')],
  [
    'choice',
    scripted(WILDS, 'draw'),
    async page => {
      await tap(page, '7H#1');
      await click('[data-run="r2"]')(page);
    },
  ],
  ['run', scripted(TURN, 'draw'), click('[data-run="r4"]')],
  ['waiting', scripted(TURN, 'draw drop:9S')],
  ['result', scripted(ALMOST, 'draw add:r1:high:10C add:r2:high:9H#2 drop:4D')],
];

test.each(['ar', 'en'])('Dhappa in %s', async lang => {
  const page = await openFed('dhappa/1', lang);
  await put(page, scripted(TURN), 0);
  for (const [name, course, work] of MOMENTS) {
    await page.setViewportSize({ width: 390, height: 844 });
    await lay(page, course);
    await work?.(page);
    await shoot(page, `dhappa-${name}`, lang);
    await page.keyboard.press('Escape');
  }
  await page.context().close();
});

test.each(['ar', 'en'])('Dhappa in the shell in %s', async lang => {
  for (const [name, path] of [
    ['game', '/play/dhappa'],
    ['room', '/room/dhappa'],
    ['rules', '/rules/dhappa'],
  ] as const) {
    const page = await openShell(path, { lang });
    await page.waitForTimeout(500);
    await shoot(page, `dhappa-${name}`, lang);
    await page.context().close();
  }
});
