import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { VIEWPORTS } from '@/test/gallery.ts';
import { openShell, turnTo } from '@/test/shell.ts';

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

const shown = async (path: string, mood: string, lang: string, size: readonly [number, number]): Promise<void> => {
  await turnTo(page, path, { mood, lang, width: size[0], height: size[1] });
  await page.locator('h1, h2').first().waitFor({ state: 'attached' });
};

test.each(SCREENS)('A11Y-01 nothing serious for axe, in Arabic and in English: %s', async (_, path, mood) => {
  for (const lang of ['ar', 'en']) {
    await shown(path, mood, lang, [390, 844]);
    expect(await grave(page)).toEqual([]);
  }
});

test.each([
  ['settings', '/', '.sh-wide-button'],
  ['house rules', '/room/baloot', '.sh-presets .sh-square'],
  ['social', '/room/baloot', '.sh-room-head .sh-square >> nth=1'],
  ['create', '/', '.sh-create'],
])('A11Y-01 nothing serious for axe in the dialogs: %s', async (_, path, opener) => {
  await shown(path, '', 'ar', [390, 844]);
  await page.locator(opener).click();
  await page.locator('dialog[open]').waitFor();
  expect(await grave(page)).toEqual([]);
});

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

test.each(SCREENS.slice(0, 8))(
  'ZONE-08 nothing beyond the sides, in all sizes and both directions: %s',
  async (_, path, mood) => {
    for (const lang of ['ar', 'en']) {
      await shown(path, mood, lang, [320, 640]);
      for (const [width, height] of VIEWPORTS) {
        await page.setViewportSize({ width, height });
        expect([lang, width, await outside()]).toEqual([lang, width, []]);
      }
    }
  },
);

test.each(SCREENS.slice(0, 8))('A11Y-04 twice the text at 320 px, and nothing is lost: %s', async (_, path, mood) => {
  await shown(path, mood, 'en', [320, 640]);
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
});

test.each(SCREENS)('A11Y-05 controls are 44 by 44 or more: %s', async (_, path, mood) => {
  await shown(path, mood, 'ar', [390, 844]);
  const small = await page.evaluate(() =>
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
  expect(small).toEqual([]);
});

const INSETS = [
  [390, 844, { top: 47, bottom: 34, left: 0, right: 0 }],
  [844, 390, { top: 0, bottom: 21, left: 47, right: 47 }],
] as const;

test.each(SCREENS.slice(0, 4))(
  'ZONE-09 nothing to touch under the notch or the home bar: %s',
  async (_, path, mood) => {
    for (const [width, height, insets] of INSETS) {
      await shown(path, mood, 'ar', [width, height]);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
      const ground = page.locator('.sh-page, .sh-room').first();
      const kept = await ground.evaluate(node =>
        [getComputedStyle(node).paddingTop, getComputedStyle(node).paddingLeft].map(parseFloat),
      );
      expect(kept[0]).toBeGreaterThanOrEqual(insets.top);
      expect(kept[1]).toBeGreaterThanOrEqual(insets.left);
      const under = await page.evaluate(({ top, bottom, left, right }) => {
        const fixed = (node: Element | null): boolean =>
          node !== null && (getComputedStyle(node).position === 'fixed' || fixed(node.parentElement));
        return [...document.querySelectorAll('a[href], button, input')]
          .filter(node => node.checkVisibility() && !node.closest('.sh-skip'))
          .map(node => ({ node, box: node.getBoundingClientRect() }))
          .filter(({ node, box }) => {
            const low = fixed(node) && box.bottom > innerHeight - bottom + 0.5;
            return (
              box.width > 1 &&
              (low || box.top < top - 0.5 || box.left < left - 0.5 || box.right > innerWidth - right + 0.5)
            );
          })
          .map(({ node }) => node.outerHTML.slice(0, 80));
      }, insets);
      expect([width, under]).toEqual([width, []]);
      await session.detach();
    }
  },
);
