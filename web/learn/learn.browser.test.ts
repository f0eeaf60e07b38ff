import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { GAMES } from '@/games.ts';
import { grave } from '@/test/axe.ts';
import { doStep, learnPage, PHONE, playLesson, until, WIDE } from '@/test/learner.ts';
import { offStage, WIDE_SCREENS } from '@/test/off-stage.ts';
import { KEEPS_THE_APP, newPage } from '@/test/page.ts';
import { isWhole } from '@/test/whole.ts';

const TAUGHT = GAMES.filter(({ lessons }) => lessons !== undefined);

/** With keys on a wide screen in English, and with a finger on a phone in Arabic: each lesson by turns, in a whole run both ways. */
test.each(TAUGHT.flatMap(({ name }) => [['keys', name] as const, ['finger', name] as const]))(
  'LRN-03 LRN-04 by %s: the lessons of %s are played to their ends, with what is wrong tried first',
  async (by, name) => {
    const lessons = (await GAMES.find(game => game.name === name)?.lessons?.()) ?? [];
    const mine = lessons.filter((_, n) => isWhole || n % 2 === (by === 'keys' ? 0 : 1));
    const page = await learnPage(`/learn/${name}/${mine[0]?.name}`, by === 'keys' ? WIDE : PHONE);
    for (const lesson of mine) {
      if (lesson !== mine[0]) await page.goto(`${inject('address')}/learn/${name}/${lesson.name}`);
      await playLesson(page, lesson, by);
    }
    await page.goto(`${inject('address')}/learn/${name}`);
    await expect.poll(() => page.locator('.ln-row[data-state="done"]').count()).toBe(mine.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await grave(page)).toEqual([]);
  },
);

test('LRN-01 LRN-03 LRN-05 what to begin with, a rule to read, a hint, and on from where it was left', async () => {
  const page = await learnPage('/learn', WIDE);
  await page.locator('[data-action="go-on"]').click();
  await page.locator('[data-action="next-step"]').click();
  await until(page, 1, false);
  const rule = await page.locator('.ln-rule span').innerText();
  await page.locator('.ln-rule').click();
  await page.locator(`[id="${rule}"]`).waitFor();
  await page.goBack();
  await until(page, 1, false);
  await page.locator('[data-action="next-step"]').click();
  await page.locator('[data-action="hint"]').click();
  await expect.poll(() => page.locator('.hand [data-verdict="lit"]').count()).toBe(1);
  await page.locator('.ln-close').click();
  expect(await page.locator('[data-action="go-on"]').innerText()).toBe('Continue');
  await page.reload();
  await page.locator('[data-action="go-on"]').click();
  await until(page, 2, false);
  await page.goto(`${inject('address')}/learn/${TAUGHT[0]?.name}/nowhere`);
  await page.getByRole('link', { name: 'Home' }).last().waitFor();
});

test.each(['ar-SA', 'en-US'])(
  'LRN-03 names and hand stay on the stage of a wide screen, either way: %s',
  async locale => {
    const page = await learnPage('/learn/baloot', { ...WIDE, locale });
    await page.locator('[data-action="go-on"]').click();
    for (const screen of WIDE_SCREENS) {
      await page.setViewportSize(screen);
      await expect.poll(() => page.locator('.ln-stage .hand [data-card]').count()).toBeGreaterThan(0);
      await expect.poll(() => offStage(page, '.ln-stage')).toEqual([]);
    }
  },
);

test.each([
  [360, 640],
  [768, 1024],
])('LRN-03 on a screen of %d × %d the table begins where a long correction ends', async (width, height) => {
  const page = await learnPage('/learn/baloot', { ...PHONE, viewport: { width, height } });
  await page.locator('[data-action="go-on"]').click();
  await until(page, 0, false);
  const gap = (): Promise<number> =>
    page.evaluate(() => {
      const bottom = document.querySelector('.ln-coach')?.getBoundingClientRect().bottom ?? Number.NaN;
      return (
        (document.querySelector('.mj-seat[data-seat="n"] .mj-name')?.getBoundingClientRect().top ?? Number.NaN) - bottom
      );
    });
  await expect.poll(gap).toBeGreaterThan(0);
  await page.locator('.ln-said').evaluate(said => {
    const told = said.appendChild(document.createElement('p'));
    told.textContent = 'لا، ليس هذا. '.repeat(22);
  });
  await expect.poll(gap).toBeGreaterThan(0);
});

test.each([
  [360, 640],
  [390, 844],
])(
  'LRN-03 DHA-09 on a phone of %d × %d the Lock is in sight under the explanation that points at it',
  async (width, height) => {
    const page = await learnPage('/learn/dhappa/lock', { ...PHONE, viewport: { width, height } });
    const steps = (await GAMES.find(({ name }) => name === 'dhappa')?.lessons?.())?.find(
      ({ name }) => name === 'lock',
    )?.steps;
    const at = steps?.findIndex(({ lit }) => lit?.split(' ').includes('lock')) ?? -1;
    for (const [n, step] of (steps ?? []).slice(0, at).entries()) {
      await until(page, n, false);
      await doStep(page, step, n, 'finger');
    }
    await until(page, at, false);
    const edge = (path: string, side: 'top' | 'bottom'): Promise<number> =>
      page.locator(path).evaluate((node, which) => node.getBoundingClientRect()[which], side);
    await expect
      .poll(async () => (await edge('.dh-meters', 'top')) - (await edge('.ln-coach', 'bottom')))
      .toBeGreaterThanOrEqual(0);
  },
);

/** Every script and style that this page has loaded is kept in the browser. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const pieces = names.filter(name => /\/assets\/[^?]*\.(?:js|css)$/.test(name));
    const kept = await Promise.all(pieces.map(name => caches.match(name)));
    return pieces.length > 0 && kept.every(Boolean);
  });

test.each(TAUGHT.map(({ name }) => name))(
  'LRN-05 after one visit the lessons of %s are there without a network',
  async name => {
    const page = await newPage(`/learn/${name}`, { ...WIDE, ...KEEPS_THE_APP, reducedMotion: 'reduce' });
    await page.locator('[data-lesson]').first().waitFor();
    await expect.poll(() => isKept(page)).toBe(true);
    await page.context().setOffline(true);
    const [lesson] = (await GAMES.find(game => game.name === name)?.lessons?.()) ?? [];
    await page.goto(`${inject('address')}/learn/${name}/${lesson?.name}`);
    for (const [n, step] of (lesson?.steps ?? []).slice(0, 3).entries()) {
      await until(page, n, false);
      await doStep(page, step, n, 'keys');
    }
    await until(page, 3, false);
  },
);
