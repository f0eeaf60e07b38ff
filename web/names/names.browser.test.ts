import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { scripted as balootOf, FIRST } from '@/baloot/scripted.ts';
import { GAMES, LONG, openBusy, openLong } from '@/test/busy.ts';
import { settle } from '@/test/gallery.ts';
import { passTime } from '@/test/held-timers.ts';
import { isWhole } from '@/test/whole.ts';

let page: Page;
afterEach(() => page.context().close());

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 640],
  [1440, 900],
] as const;

/** What is wrong with any name in sight: it leaves the screen, is cut without an ellipsis or at the wrong end, or something lies over it. */
const faultsOf = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll<HTMLElement>('bdi[data-name]')].filter(node => {
      const { width } = node.getBoundingClientRect();
      return width > 0 && !node.closest('.sr-only, .tb-room, .sh-social');
    });
    const arabic = /^\p{Script=Arabic}/u;
    return names.flatMap(node => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const style = getComputedStyle(node);
      const met = [left + 4, (left + right) / 2, right - 4].map(x => document.elementFromPoint(x, (top + bottom) / 2));
      const [text, seat] = [node.textContent ?? '', node.closest('[data-seat]')?.getAttribute('data-seat') ?? ''];
      const isCut = node.scrollWidth > node.clientWidth;
      return [
        ...(left < 0 || right > innerWidth || bottom > innerHeight ? ['leaves the screen'] : []),
        ...(isCut && style.textOverflow !== 'ellipsis' ? ['is cut without an ellipsis'] : []),
        ...(node.dir === 'auto' ? [] : ['has no direction of its own']),
        ...(style.direction === (arabic.test(text) ? 'rtl' : 'ltr') ? [] : ['runs the wrong way']),
        ...(met.every(one => one && (node.contains(one) || one.contains(node)))
          ? []
          : [`lies under ${met[0]?.className}`]),
      ].map(fault => `${seat} ${text} ${fault}`);
    });
  });

/** Names in a sentence, a heading or a label that are not kept apart from it: its words would run through them. */
const looseNames = (): Promise<readonly string[]> =>
  page.evaluate(
    names => {
      const isLoose = (text: string): boolean =>
        names.some(name =>
          text
            .split(name)
            .slice(1)
            .some((rest, n) => !text.split(name)[n]?.endsWith('\u2068') || !rest.startsWith('\u2069')),
        );
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const loose: string[] = [];
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        const isOwn = names.includes(data) && parentElement?.dir === 'auto';
        if (!isOwn && isLoose(data)) loose.push(data);
      }
      for (const node of document.querySelectorAll('[aria-label], [title], [alt]'))
        for (const attribute of ['aria-label', 'title', 'alt']) {
          const text = node.getAttribute(attribute) ?? '';
          if (!names.includes(text) && isLoose(text)) loose.push(`${attribute}: ${text}`);
        }
      return loose;
    },
    [...LONG],
  );

test.each(GAMES.flatMap(game => (['en', 'ar'] as const).map(lang => [game, lang] as const)))(
  'NAME-01 %s %s: every name fits or ends with an ellipsis, inside the screen, under nothing',
  async (game, lang) => {
    page = await openBusy(game, { lang });
    for (const [width, height] of SIZES.filter((_, n) => isWhole || n % 2 === (lang === 'en' ? 0 : 1))) {
      await page.setViewportSize({ width, height });
      await settle(page);
      expect([`${width}×${height}`, ...(await faultsOf()), ...(await looseNames())]).toEqual([`${width}×${height}`]);
    }
  },
);

const FREE = { enforcement: 'free' } as const;

/** The moments that say a name in a sentence, and what shows that they are there. */
const MOMENTS = [
  ['baloot', 'a call of Qayd', balootOf('sun AS KC 8S AD . KS 10S 7S 7D . gavel@1', FREE), '[data-overlay="gavel"]'],
  ['baloot', 'a claim of Sawa', balootOf(`${FIRST} AH 10H AC 9C . sawa`), '[data-overlay="sawa"]'],
  ['baloot', 'a verdict', balootOf('sun AS KC gavel@0 charge:revoke,KC', FREE), '[data-verdict]'],
] as const;

const LANGUAGES = ['en', 'ar'] as const;

test.each(MOMENTS.flatMap(moment => LANGUAGES.map(lang => [...moment, lang] as const)))(
  'NAME-01 %s: the names in %s keep to themselves',
  async (game, _, course, there, lang) => {
    page = await openLong(game, { course, from: 3, place: course.states.length - 1 }, { lang });
    await expect.poll(() => page.locator(there).innerText()).toMatch(/\u2068[^\u2069]+\u2069/);
    expect(await looseNames()).toEqual([]);
  },
);

test.each((['baloot', 'turup'] as const).flatMap(game => LANGUAGES.map(lang => [game, lang] as const)))(
  'NAME-01 %s %s: the names that a key reads out keep to themselves',
  async (game, lang) => {
    page = await openBusy(game, { lang });
    await page.keyboard.press('t');
    await expect.poll(() => page.locator('[data-said]').innerText()).toContain(`\u2068${LONG[0]}\u2069`);
    expect(await looseNames()).toEqual([]);
  },
);

test.each(LANGUAGES)('NAME-01 Dhappa %s: the name over what is known of a hand keeps to itself', async lang => {
  page = await openBusy('dhappa', { lang });
  await page.locator('.dh-seat[data-number="1"]').click();
  await page.locator('[data-dialog="seat"]').waitFor();
  expect(await looseNames()).toEqual([]);
});

test('NAME-02 a name that does not fit is told whole by a long press, and to screen readers', async () => {
  page = await openBusy('baloot', { size: [360, 640] });
  const seat = page.locator('.mj-seat[data-seat="e"]');
  const name = seat.locator('.mj-name');
  expect(await name.evaluate(node => node.scrollWidth > node.clientWidth)).toBe(true);
  expect(await name.textContent()).toBe(LONG[1]);
  expect(await seat.getAttribute('aria-label')).toContain(LONG[1]);
  await name.dispatchEvent('pointerdown', { bubbles: true, pointerType: 'touch' });
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
  await passTime(page, 600);
  await expect.poll(() => page.getByRole('tooltip').innerText()).toBe(LONG[1]);
  const tip = await page.getByRole('tooltip').boundingBox();
  expect(tip!.x + tip!.width).toBeLessThanOrEqual(360);
  await page.locator('.mj-carpet, .mj-table').first().dispatchEvent('pointerdown', { bubbles: true });
  await expect.poll(() => page.getByRole('tooltip').isVisible()).toBe(false);
});
