import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { openShell, turnTo } from '@/test/shell.ts';
import { VIEWPORTS } from '@/test/viewports.ts';

const SCREENS = [
  ['home', '/', 'running'],
  ['game', '/play/baloot', ''],
  ['room of a host', '/room/baloot', ''],
  ['room of a guest', '/room/trunfo', 'guest'],
  ['rules', '/rules/trunfo', ''],
  ['fairness', '/fair', ''],
  ['guest', '/me', ''],
  ['account', '/me', 'account'],
  ['report', '/alone/report', ''],
  ['leaving', '/alone/leave-bot', ''],
  ['offline', '/offline', 'away'],
  ['lost', '/nowhere', ''],
] as const;

let page: Page;
beforeAll(async () => {
  page = await openShell('/');
});

let shown = '';

/** Loaded only when it is not there already: all that is asked of a screen is asked of it as it stands. */
const show = async (path: string, mood: string, lang: string): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  if (shown === `${path} ${mood} ${lang}`) return;
  await turnTo(page, path, { mood, lang });
  await page.locator('h1, h2').first().waitFor({ state: 'attached' });
  shown = `${path} ${mood} ${lang}`;
};

const passesAxe = async (): Promise<void> => expect(await grave(page)).toEqual([]);

/** Controls that are not within the page’s width. */
const outside = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wide =
      document.documentElement.scrollWidth > innerWidth ? [`page ${document.documentElement.scrollWidth}`] : [];
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')];
    const beyond = controls.filter(node => {
      const { left, right, width } = node.getBoundingClientRect();
      return width > 1 && (left < -0.5 || right > innerWidth + 0.5) && !node.closest('.sh-skip');
    });
    return [...wide, ...beyond.map(node => node.outerHTML.slice(0, 80))];
  });

/** Where the head is widest for its place: the tabs have just come up from the foot. */
const NARROW_HEAD = [700, 900] as const;

const staysWithin = async (): Promise<void> => {
  for (const [width, height] of [...VIEWPORTS, NARROW_HEAD]) {
    await page.setViewportSize({ width, height });
    expect([width, await outside()]).toEqual([width, []]);
  }
};

const growsWithText = async (): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 640 });
  shown = '';
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    for (const [name, px] of [
      ['xs', 22],
      ['sm', 26],
      ['md', 31],
      ['lg', 40],
      ['xl', 54],
    ])
      document.documentElement.style.setProperty(`--t-${name}`, `${px}px`);
  });
  expect(await outside()).toEqual([]);
};

const tooSmall = (): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, .sh-btn, .sh-chip, .sh-choice-face, .sh-tabs a, input:not([type=radio]), textarea, summary',
      ),
    ]
      .filter(node => node.checkVisibility())
      .map(node => ({ node, rect: node.getBoundingClientRect() }))
      .filter(({ rect }) => rect.width > 0 && (rect.width < 43.5 || rect.height < 43.5))
      .map(({ node, rect }) => `${node.outerHTML.slice(0, 90)} ${rect.width}×${rect.height}`),
  );

const canBeTouched = async (): Promise<void> => expect(await tooSmall()).toEqual([]);

const INSETS = [
  [390, 844, { top: 47, bottom: 34, left: 0, right: 0 }],
  [844, 390, { top: 0, bottom: 21, left: 47, right: 47 }],
] as const;

type Insets = (typeof INSETS)[number][2];

/** Controls under the edges of the glass. */
const under = (insets: Insets): Promise<readonly string[]> =>
  page.evaluate(({ top, bottom, left, right }) => {
    const fixed = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).position === 'fixed' || fixed(node.parentElement));
    return [...document.querySelectorAll('a[href], button, input')]
      .filter(node => node.checkVisibility() && !node.closest('.sh-skip'))
      .map(node => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ node, box }) => {
        const low = fixed(node) && box.bottom > innerHeight - bottom + 0.5;
        return (
          box.width > 1 && (low || box.top < top - 0.5 || box.left < left - 0.5 || box.right > innerWidth - right + 0.5)
        );
      })
      .map(({ node }) => node.outerHTML.slice(0, 80));
  }, insets);

const keepsClear = async (): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  for (const [width, height, insets] of INSETS) {
    await page.setViewportSize({ width, height });
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const ground = page.locator('.sh-page, .sh-room').first();
    const kept = await ground.evaluate(node =>
      [getComputedStyle(node).paddingTop, getComputedStyle(node).paddingLeft].map(parseFloat),
    );
    expect(kept[0]).toBeGreaterThanOrEqual(insets.top);
    expect(kept[1]).toBeGreaterThanOrEqual(insets.left);
    expect([width, await under(insets)]).toEqual([width, []]);
  }
  await session.detach();
};

/** What is asked of the first so many screens, and in which language. */
const CHECKS = [
  ['A11Y-01 nothing serious for axe, in Arabic', 'ar', 12, passesAxe],
  ['A11Y-05 controls are 44 by 44 or more', 'ar', 12, canBeTouched],
  ['ZONE-08 nothing beyond the sides, in all sizes, right to left', 'ar', 8, staysWithin],
  ['ZONE-09 nothing to touch under the notch or the home bar', 'ar', 4, keepsClear],
  ['A11Y-01 nothing serious for axe, in English', 'en', 4, passesAxe], // but for the letters it is what axe sees in Arabic
  ['ZONE-08 nothing beyond the sides, in all sizes, left to right', 'en', 8, staysWithin],
  ['ZONE-08 nothing beyond the sides, in all sizes, in Portuguese', 'pt', 1, staysWithin],
  ['ZONE-08 nothing beyond the sides, in all sizes, in Hindi', 'hi', 1, staysWithin],
  ['ZONE-08 nothing beyond the sides, in all sizes, in Urdu', 'ur', 1, staysWithin],
  ['A11Y-04 twice the text at 320 px, and nothing is lost', 'en', 8, growsWithText],
] as const;

const ROWS = SCREENS.flatMap(([name, path, mood], i) =>
  CHECKS.filter(([, , screens]) => i < screens).map(
    ([title, lang, , check]) => [title, name, path, mood, lang, check] as const,
  ),
);

test.each(ROWS)('%s: %s', async (_, __, path, mood, lang, check) => {
  await show(path, mood, lang);
  await check();
});

test.each([
  ['settings', '/', '.sh-wide-button'],
  ['house rules', '/room/baloot', '.sh-presets .sh-square'],
  ['social', '/room/baloot', '.sh-room-head .sh-square >> nth=1'],
  ['create', '/', '.sh-create'],
])('A11Y-01 nothing serious for axe in the dialogs: %s', async (_, path, opener) => {
  await show(path, '', 'ar');
  shown = '';
  await page.locator(opener).click();
  await page.locator('dialog[open]').waitFor();
  expect(await grave(page)).toEqual([]);
});

test('PRO-03 what comes late on the page about oneself pushes nothing away that is there already', async () => {
  const late = await openShell('/');
  let letGo = (): void => undefined;
  const held = new Promise<void>(done => {
    letGo = done;
  });
  await late.route('**/GuestAccount*', async route => {
    await held;
    await route.continue();
  });
  await turnTo(late, '/me');
  await late.locator('form input').first().waitFor();
  expect(await late.locator('#matches, #data').count()).toBe(0);
  letGo();
  await late.locator('#matches').waitFor();
  expect(await late.locator('#data').count()).toBe(1);
});
