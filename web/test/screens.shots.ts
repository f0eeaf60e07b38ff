import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { DOUBLED, end, FIRST, HOKUM, lay, PLAIN, PROJECTS, scripted } from '@/baloot/scripted.ts';
import { advance, after, type Course, courseOf, openFed, put } from '@/test/fed.ts';
import { openShell } from '@/test/shell.ts';

const SHOTS = fileURLToPath(new URL('../../shots', import.meta.url));
/** Where the pictures of the README go, if they are wanted: PICTURES=docs/pictures npm run shots */
const PICTURES = process.env.PICTURES;
const SCREENS = [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

/** The screens of the README. */
const CHOSEN: Readonly<Record<string, string>> = {
  'home-390x844-ar': 'home-phone-ar',
  'baloot-play-390x844-ar': 'baloot-phone-ar',
  'baloot-play-1440x900-en': 'baloot-desktop-en',
  'trunfo-reveal-390x844-en': 'trunfo-phone-en',
};

const picture = async (page: Page, name: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 78 });
  mkdirSync(PICTURES ?? SHOTS, { recursive: true });
  writeFileSync(`${PICTURES}/${name}.webp`, Buffer.from(data, 'base64'));
};

/** One screen in every size, at rest. */
const shoot = async (page: Page, name: string, lang: string): Promise<void> => {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(500); // a new size sets everything in motion
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    const file = `${name}-${width}x${height}-${lang}`;
    await page.screenshot({ path: `${SHOTS}/${file}.png` });
    const chosen = CHOSEN[file];
    if (PICTURES && chosen) await picture(page, chosen);
  }
};

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
const BALOOT: readonly (readonly [string, Course, number?])[] = [
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
  const record = readFileSync(new URL('../../games/trunfo/records/random-3.game', import.meta.url), 'utf8');
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
