import type { BalootState } from '@majlis/baloot';
import { sizeOf } from '@majlis/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { settle } from '@/test/gallery.ts';
import { DOUBLED, FIRST, HOKUM, lay, openBaloot, PLAIN, PROJECTS, scripted } from './scripted.ts';

let page: Page;
beforeAll(async () => {
  page = await openBaloot('en');
});

const LATE = `${FIRST} AH 10H AC 9C . 9H KC 10C JC . AS 10S 7S 7D .`;

test.each([
  ['playing', `${HOKUM} double pass pass JH`],
  ['a finished trick', `${HOKUM} double pass pass JH 8H 7H 8C`],
  ['a claim', `${HOKUM} double pass pass sawa`],
])('TAB-05 contract, trump, multiplier and buyer are in sight: %s', async (_, words) => {
  await lay(page, scripted(words), 2);
  const hud = page.locator('[data-part="score"]');
  expect((await hud.locator('[data-part="contract"]').innerText()).replace(/\s+/g, ' ')).toContain('Hokum');
  await expect.poll(() => hud.locator('[data-part="contract"] svg').count()).toBe(1);
  await expect.poll(() => hud.locator('[data-part="multiplier"]').innerText()).toBe('×2');
  await expect.poll(() => hud.locator('[data-part="buyer"]').textContent()).toBe('Buyer: Salem');
});

test('TAB-06 as many backs as cards in every other hand', async () => {
  for (const words of ['', PLAIN, `${PLAIN} JH 8H`, FIRST, LATE]) {
    const course = scripted(words);
    await lay(page, course);
    const { hands } = course.states.at(-1) as BalootState;
    const counts = await page
      .locator('.mj-seat:not([data-seat="s"]) .mj-backs')
      .evaluateAll(nodes =>
        nodes.map(node => [
          Number(node.closest('[data-number]')?.getAttribute('data-number')),
          Number(node.getAttribute('data-count')),
        ]),
      );
    expect(counts).toEqual([1, 2, 3].map(seat => [seat, sizeOf(hands[seat]!)]));
  }
});

test('ZONE-04 us and them from nought; the round folds away on a phone, the buyer stays; on a wide screen nothing folds', async () => {
  await lay(page, scripted(PLAIN));
  const score = page.locator('[data-part="score"]');
  expect((await score.locator('.mj-side').allInnerTexts()).map(text => text.replace(/\s+/g, ' '))).toEqual([
    'Us 0',
    'Them 0',
  ]);
  await score.click();
  await expect.poll(() => score.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => score.locator('.mj-hud-more').isVisible()).toBe(false);
  await expect.poll(() => score.locator('[data-part="buyer"]').isVisible()).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => page.locator('[data-part="score"] .mj-hud-more').isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
});

test.each([
  [390, 844],
  [320, 640],
  [844, 390],
  [1024, 768],
  [1440, 900],
])(
  'ZONE-05 the buttons of the dashboard keep clear of the cards, the others’ too, at %i × %i',
  async (width, height) => {
    await page.setViewportSize({ width, height });
    for (const words of ['', 'pass pass pass pass', PLAIN]) {
      await lay(page, scripted(words));
      await settle(page);
      const clashes = await page.evaluate(() => {
        const cards = [...document.querySelectorAll('.hand [data-card]')];
        const hit = (button: Element): boolean => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return [left + 2, (left + right) / 2, right - 2].some(x =>
            [top + 2, bottom - 2].some(y => document.elementsFromPoint(x, y).some(node => cards.includes(node))),
          );
        };
        const backs = [...document.querySelectorAll('.mj-backs')].map(node => node.getBoundingClientRect());
        const overBacks = (button: Element): boolean => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return backs.some(one => one.left < right && left < one.right && one.top < bottom && top < one.bottom);
        };
        return [...document.querySelectorAll('[data-zone="dash"] button')]
          .filter(node => hit(node) || overBacks(node))
          .map(node => node.textContent);
      });
      expect(clashes).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  },
);

test('ZONE-06 the sidebar has the log, the chat and the menu, each under its name', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await lay(page, scripted(`${PLAIN} JH`));
  const sidebar = page.locator('[data-zone="sidebar"]');
  await expect.poll(() => sidebar.getByRole('region', { name: 'Game log' }).count()).toBe(1);
  await expect.poll(() => sidebar.getByRole('region', { name: 'Majlis' }).count()).toBe(1);
  await expect.poll(() => sidebar.getByRole('navigation', { name: 'Menu' }).count()).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
});

const SCREENS: readonly (readonly [string, ReturnType<typeof scripted>, number])[] = [
  ['the second round', scripted('pass pass pass pass'), 0],
  ['a project', scripted(PLAIN), 0],
  ['the projects shown', scripted(`${PROJECTS} .`), 0],
  ['a blocked hand', scripted(`${PLAIN} AS`), 1],
  ['a claim', scripted(`${FIRST} sawa`), 1],
  ['the gavel', scripted('sun AS KC 8S AD . gavel@0', { enforcement: 'free' }), 0],
  ['a verdict', scripted('sun AS KC gavel@0 charge:revoke,KC', { enforcement: 'free' }), 0],
  ['the sheet', scripted(DOUBLED), 0],
  ['the end', scripted(`${HOKUM} double triple four gahwa JH 8H 7H 8C . sawa accept@3 accept`), 0],
];

test.each([
  ['en', 390, 844],
  ['ar', 1440, 900],
] as const)('A11Y-01 axe finds nothing serious on any screen of Baloot: %s at %i × %i', async (lang, width, height) => {
  const other = await openBaloot(lang);
  await other.setViewportSize({ width, height });
  for (const [name, course, seat] of SCREENS) {
    await lay(other, course, seat);
    await settle(other);
    expect([name, ...(await grave(other))]).toEqual([name]);
  }
  await other.context().close();
});

test('TAB-07 at 0–0 an Arabic zero, a dot, is as plain to see as any digit', async () => {
  const arabic = await openBaloot('ar');
  await lay(arabic, scripted(''), 2);
  const zeros = arabic.locator('.mj-side b');
  await expect.poll(() => zeros.allInnerTexts()).toEqual(['٠', '٠']);
  const strokes = await zeros.evaluateAll(nodes => nodes.map(node => getComputedStyle(node).webkitTextStrokeWidth));
  expect(strokes).toEqual(['2px', '2px']);
});
