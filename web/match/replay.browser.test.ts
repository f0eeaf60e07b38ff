import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { GAMES } from '@/games.ts';
import { grave } from '@/test/axe.ts';
import { housePage, matchFile, unjudgedPage } from '@/test/match-page.ts';
import { offStage, WIDE_SCREENS } from '@/test/off-stage.ts';

const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const told = (page: Page): Promise<string> => page.locator('[data-told]').innerText();
const DESKTOP = { viewport: { width: 1440, height: 900 } };

test.each(GAMES.map(({ name }) => name))(
  'REP-01 %s: a finished match stands on its own table, on a phone and wide',
  async name => {
    const page = await unjudgedPage(name, '#1.9', { locale: 'ar-SA' });
    for (const viewport of [{ width: 390, height: 844 }, DESKTOP.viewport]) {
      await page.setViewportSize(viewport);
      await page.locator('#rp-tab-players').click();
      await expect.poll(() => page.locator('.rp-players li').count()).toBe(matchFile(name).match.players.length);
      await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      expect(await grave(page)).toEqual([]);
      await page.locator('#rp-tab-rounds').click();
      await expect.poll(() => page.locator('.rp-rounds [aria-current]').count()).toBe(1);
    }
  },
);

test.each(['ar-SA', 'en-US'])(
  'REP-01 names and hand stay on the stage of a wide screen, either way: %s',
  async locale => {
    const page = await unjudgedPage('baloot', '#2.9', { locale });
    for (const screen of WIDE_SCREENS) {
      await page.setViewportSize(screen);
      await expect.poll(() => page.locator('.rp-stage .hand [data-card]').count()).toBeGreaterThan(0);
      await expect.poll(() => offStage(page, '.rp-stage')).toEqual([]);
    }
  },
);

test('REP-01 hands that lie open beside their seats leave their names free', async () => {
  const page = await unjudgedPage('baloot', '#2.9', DESKTOP);
  await expect.poll(() => page.locator('[data-open].mj-card').count()).toBeGreaterThan(15);
  const hidden = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-open].mj-card')].map(card => card.getBoundingClientRect());
    return [...document.querySelectorAll('.mj-seat .mj-name')].filter(name => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      return cards.some(card => card.left < right && card.right > left && card.top < bottom && card.bottom > top);
    }).length;
  });
  expect(hidden).toBe(0);
});

test('REP-01 on a stage that is low and narrow faces leave names free', async () => {
  const page = await unjudgedPage('dhappa', '#1.9', { locale: 'ar-SA', viewport: { width: 1024, height: 640 } });
  await page.locator('.dh-seat:visible').first().waitFor();
  const meeting = await page.evaluate(() => {
    const boxOf = (node: Element | null | undefined) => node?.getBoundingClientRect() ?? new DOMRect();
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom;
    const seats = [...document.querySelectorAll('.dh-seat')].filter(seat => seat.checkVisibility());
    return seats.filter(seat =>
      [...seat.querySelectorAll('.dh-who > *')].some(word => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return meet(range.getBoundingClientRect(), boxOf(seat.querySelector('.dh-face')));
      }),
    ).length;
  });
  expect(meeting).toBe(0);
});

test('REP-01 between phone and desk the whole table lies above the ways through the match', async () => {
  const page = await unjudgedPage('dhappa', '#1.9', { viewport: { width: 768, height: 1024 } });
  await page.locator('.rp-stage .hand [data-card]').first().waitFor();
  const edge = (path: string, side: 'top' | 'bottom') =>
    page.locator(path).evaluate((node, which) => node.getBoundingClientRect()[which], side);
  expect(await edge('.rp-stage', 'bottom')).toBeLessThanOrEqual(await edge('.rp-controls', 'top'));
});

test.each([
  [360, 640],
  [390, 844],
])('REP-01 DHA-09 on a phone of %d × %d every run is whole on its board', async (width, height) => {
  const page = await unjudgedPage('dhappa', '#1.9', { viewport: { width, height } });
  await page.locator('[data-step-to="last"]').click();
  await expect.poll(() => hash(page)).not.toBe('#1.9');
  const end = await hash(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => hash(page)).not.toBe(end);
  expect(await page.locator('.dh-runs > .dh-run').count()).toBeGreaterThan(2);
  const cut = (): Promise<number> =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.dh-runs > .dh-run')].filter(
          run => run.getBoundingClientRect().bottom > (run.parentElement?.getBoundingClientRect().bottom ?? 0) + 0.5,
        ).length,
    );
  await expect.poll(cut).toBe(0);
});

test('REP-01 on a phone who is who in a round of Trunfo stands above how it went', async () => {
  const page = await unjudgedPage('trunfo', '#1.1', { locale: 'ar-SA', viewport: { width: 390, height: 844 } });
  while ((await page.locator('.tf-result').count()) === 0) {
    const before = await hash(page);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => hash(page)).not.toBe(before);
  }
  const edge = (path: string, side: 'top' | 'bottom'): Promise<number> =>
    page
      .locator(path)
      .first()
      .evaluate((node, which) => node.getBoundingClientRect()[which], side);
  const tags = await edge('.tf-places[data-result] .tf-tag', 'bottom');
  expect(tags).toBeLessThanOrEqual(await edge('.tf-result', 'top'));
});

test('REP-01 over the small hands at the sides there is room for what is said of a card', async () => {
  const page = await unjudgedPage('turup', '#1.9', { locale: 'ar-SA', viewport: { width: 390, height: 844 } });
  await page.locator('.rp-mini[data-place="e"]').waitFor();
  const edge = (path: string, side: 'top' | 'bottom'): Promise<number> =>
    page.locator(path).evaluate((node, which) => node.getBoundingClientRect()[which], side);
  const [label, slack] = [15, 1];
  expect((await edge('.rp-mini[data-place="e"]', 'top')) - label + slack).toBeGreaterThan(
    await edge('.mj-seat[data-seat="e"] .mj-name', 'bottom'),
  );
});

test('REP-01 on a phone the sheet of a round has the whole stage, and no hand lies on it', async () => {
  const page = await unjudgedPage('baloot', '#1.9');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-step-to="last"]').click();
  await page.locator('.rp-stage .tb-sheet-panel').waitFor();
  const rectOf = (path: string) => page.locator(path).evaluate(node => node.getBoundingClientRect().toJSON());
  const [sheet, stage] = [await rectOf('.tb-sheet-panel'), await rectOf('.rp-stage')];
  expect([sheet.top >= stage.top, sheet.bottom <= stage.bottom]).toEqual([true, true]);
  expect(await page.locator('.rp-mini:visible').count()).toBe(0);
});

test('REP-02 keys go by step, trick and round, and the address names the moment', async () => {
  const page = await unjudgedPage('baloot', '#2.5', DESKTOP);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
  expect(await grave(page)).toEqual([]);
  const at: readonly (readonly [string, string])[] = [
    ['ArrowRight', '#2.6'],
    ['ArrowLeft', '#2.5'],
    ['ArrowDown', '#3.1'],
    ['ArrowUp', '#2.1'],
    ['Home', '#1.1'],
  ];
  for (const [key, place] of at) {
    await page.keyboard.press(key);
    await expect.poll(() => hash(page)).toBe(place);
  }
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('[data-step-to="onward"]').isDisabled()).toBe(true);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => page.locator('.rp-tricks [aria-current]').getAttribute('data-n')).toBe('1');
  await expect.poll(() => hash(page)).toMatch(/^#2\.(?!1$)/);
  const here = await hash(page);
  const before = await told(page);
  await page.reload();
  await expect.poll(() => told(page)).toBe(before);
  expect(await hash(page)).toBe(here);
});

test('REP-02 RTL-04 in Arabic the arrows follow the way of reading, and no dot stands beside a figure', async () => {
  const page = await unjudgedPage('baloot', '#2.5', { locale: 'ar-SA' });
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => hash(page)).toBe('#2.6');
  expect(await page.locator('.rp-when').innerText()).toMatch(/^الجولة ٢، /);
});

test('REP-02 buttons, the place bar, a trick and a round lead there too; a finger swipes', async () => {
  const page = await unjudgedPage('turup', '#1.8');
  await page.locator('[data-step-to="onward"]').click();
  await expect.poll(() => hash(page)).toBe('#1.9');
  await page.locator('[data-step-to="back"]').click();
  await page.locator('.rp-tricks button').nth(1).click();
  await expect.poll(() => page.locator('.rp-tricks [aria-current]').getAttribute('data-n')).toBe('2');
  const there = await hash(page);
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(120, 310);
  await page.mouse.up();
  await expect.poll(() => hash(page)).not.toBe(there);
  await page.locator('.rp-scrub input').fill('0');
  await expect.poll(() => hash(page)).toBe('#1.1');
  await page.locator('#rp-tab-rounds').click();
  await page.locator('.rp-rounds button').nth(1).click();
  await expect.poll(() => hash(page)).toBe('#2.1');
});

test('REP-02 it plays by itself at three speeds, and rests when asked to', async () => {
  const page = await unjudgedPage('trunfo', '#1.1');
  const speed = page.locator('.rp-speed');
  await speed.click();
  expect(await speed.getAttribute('data-speed')).toBe('fast');
  await page.locator('[data-step-to="play"]').click();
  await expect.poll(() => hash(page)).toBe('#1.4');
  await page.locator('[data-step-to="play"]').click();
  await expect.poll(() => page.locator('[data-step-to="play"]').getAttribute('aria-pressed')).toBe('false');
  await speed.click();
  expect(await speed.getAttribute('data-speed')).toBe('slow');
});

test('REP-03 as one chair saw it no other hand is on the page, neither on the table nor beside it', async () => {
  const page = await unjudgedPage('baloot', '#2.14', DESKTOP);
  const chips = (seat: number) => page.locator('.rp-players li').nth(seat).locator('.rp-chip').count();
  await expect.poll(() => page.locator('[data-open].mj-card').count()).toBeGreaterThan(15);
  expect(await chips(1)).toBeGreaterThan(4);
  await page.locator('[data-action="eyes"]').click();
  await expect.poll(() => page.locator('[data-open].mj-card').count()).toBe(0);
  expect([await chips(1), await chips(2), await chips(3)]).toEqual([0, 0, 0]);
  expect(await chips(0)).toBeGreaterThan(4);
  await page.locator('.rp-seat').nth(1).click();
  await expect.poll(() => chips(1)).toBeGreaterThan(4);
  expect(await chips(0)).toBe(0);
});

test('REP-04 a match is taken along as a file and opened again from the device', async () => {
  const page = await unjudgedPage('dhappa', '#1.20');
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-action="download"]').click()]);
  expect(file.suggestedFilename()).toMatch(/^majlis-dhappa-.*\.game$/);
  const text = await readFile((await file.path()) ?? '', 'utf8');
  const before = await told(page);
  await page.goto(`${inject('address')}/m#1.20`);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'x.game', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await page.getByText('isn’t the record').waitFor();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'm.game', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect.poll(() => told(page)).toBe(before);
});

test('REP-05 a match that is not shared is said so plainly', async () => {
  const { page } = await housePage({ reason: 'not-shared' });
  await page.goto(`${inject('address')}/m/secret`);
  await page.getByText('This match isn’t shared. Only its players can see it.').waitFor();
  expect(await page.locator('.rp-page').count()).toBe(0);
});

test('REP-05 whoever shares a private match is told what that means first, and the link names the moment', async () => {
  const file = { ...matchFile('trunfo'), isOpen: false, transcript: {} };
  const { page, house } = await housePage(file, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${inject('address')}/m/made-up#1.3`);
  await page.locator('[data-action="share"]').click();
  await page.getByText('everyone with the link can').waitFor();
  expect(house.asked.some(({ path }) => path === '/api/share')).toBe(false);
  await page.locator('[data-action="share-all"]').click();
  await expect.poll(() => house.asked.find(({ path }) => path === '/api/share')?.body).toContain(file.match.id);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/m\/.*#1\.3$/);
});
