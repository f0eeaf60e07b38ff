import { readFileSync } from 'node:fs';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import { test } from 'vitest';
import { DOUBLED, end, FIRST, HOKUM, lay, PLAIN, PROJECTS, scripted } from '@/baloot/scripted.ts';
import { advance, after, courseOf, openFed, put, type ScriptedCourse } from '@/test/fed.ts';
import { openShell } from '@/test/shell.ts';
import { shoot } from '@/test/shoot.ts';

const PAGES = [
  ['home', '/', 'running'],
  ['game', '/play/baloot', ''],
  ['room', '/room/baloot', ''],
  ['room-guest', '/room/trunfo', 'guest'],
  ['rules', '/rules/baloot', ''],
  ['fair', '/fair', ''],
  ['me', '/me', 'account'],
  ['offline', '/offline', 'away'],
  ['report', '/alone/report', ''],
  ['leave', '/alone/leave-forfeit', ''],
  ['lost', '/nowhere', ''],
] as const;

test.each(['ar', 'en'])('the shell in %s', async lang => {
  for (const [name, path, mood] of PAGES) {
    const page = await openShell(path, { lang, mood });
    await page.waitForTimeout(500);
    await shoot(page, name, lang);
    if (name === 'home') {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('.sh-wide-button').click();
      await shoot(page, 'settings', lang);
    }
    await page.context().close();
  }
});

/** Moments of a round, and how much later it is looked at. */
const BALOOT: readonly (readonly [string, ScriptedCourse, number?])[] = [
  ['bidding', scripted('')],
  ['doubling', scripted(HOKUM)],
  ['project', scripted(PLAIN)],
  ['play', scripted(`${FIRST} AH 10H AC`)],
  ['reveal', scripted(`${PROJECTS} .`), 1_000],
  ['sheet', scripted(DOUBLED), 3_000],
  ['victory', scripted(DOUBLED, { target: 10 }), 3_000],
];

test.each(['ar', 'en'])('Baloot in %s', async lang => {
  const page = await openFed('baloot/1', lang);
  for (const [name, course, later = 0] of BALOOT) {
    await lay(page, course, 0, end(course));
    await advance(page, later);
    await page.waitForTimeout(1_000);
    await shoot(page, `baloot-${name}`, lang);
  }
  await page.context().close();
});

test.each(['ar', 'en'])('Trunfo in %s', async lang => {
  const record = readFileSync(new URL('../../games/trunfo/proof/records/random-3.game', import.meta.url), 'utf8');
  const course = courseOf(trunfo, spelling, record);
  const page = await openFed('trunfo/1', lang);
  for (const [name, place] of [
    ['hand', after(course, 'dealt')],
    ['locked', after(course, 'locked', 3)],
    ['reveal', after(course, 'revealed', 2)],
    ['summary', course.states.length - 1],
  ] as const) {
    await put(page, course, place);
    await page.waitForTimeout(1_000);
    await shoot(page, `trunfo-${name}`, lang);
  }
  await page.context().close();
});
