import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openShell, turnTo } from '@/test/shell.ts';
import { LANGUAGES } from '@/words/language.ts';

let page: Page;
beforeAll(async () => {
  page = await openShell('/');
});

const openSettings = async (): Promise<void> => {
  await page.locator('.sh-wide-button').click();
  await page.locator('dialog[open]').waitFor();
};

const choose = (value: string): Promise<void> =>
  page.locator(`dialog[open] input[value="${value}"]`).first().check({ force: true });

const direction = (): Promise<string> => page.evaluate(() => document.documentElement.dir);

test('RTL-01 the page turns with its language, without loading again; the seats never do', async () => {
  await turnTo(page, '/');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await openSettings();
  const seen: string[] = [];
  for (const language of ['ar', 'en', 'ur', 'hi', 'pt']) {
    await choose(language);
    await page.waitForFunction(lang => document.documentElement.lang === lang, language);
    seen.push(await direction());
  }
  expect(seen).toEqual(['rtl', 'ltr', 'rtl', 'ltr', 'ltr']);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await turnTo(page, '/room/baloot', { lang: 'ar' });
  await page.locator('.sh-round').waitFor();
  expect(await page.locator('.sh-round').evaluate(node => getComputedStyle(node).direction)).toBe('ltr');
  const places = await page.evaluate(() =>
    ['w', 's', 'e'].map(place => document.querySelector(`[data-place=${place}]`)!.getBoundingClientRect().x),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

const cut = (): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, h1, h2, .sh-btn, .sh-choice-face, .sh-tabs span')]
      .filter(node => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline')
      .map(node => node.innerText),
  );

test.each(['ar', 'ur'])('RTL-02 no letter is spaced or cut off, and back points back: %s', async lang => {
  for (const path of ['/', '/room/baloot', '/me']) {
    await turnTo(page, path, { lang });
    await page.locator('h1').first().waitFor({ state: 'attached' });
    const spaced = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(node => getComputedStyle(node).letterSpacing !== 'normal')
        .map(node => node.className),
    );
    expect([path, spaced]).toEqual([path, []]);
    expect([path, await cut()]).toEqual([path, []]);
  }
  await turnTo(page, '/room/baloot', { lang });
  const turned = await page.locator('.sh-room-head .sh-turning').evaluate(node => getComputedStyle(node).transform);
  expect(turned).toContain('matrix(-1');
});

test('RTL-03 a name in the other script keeps to itself', async () => {
  await turnTo(page, '/', { lang: 'en' });
  const name = page.locator('[data-table] strong', { hasText: 'أم نورة' });
  await name.waitFor();
  const order = await name.evaluate(node => {
    const text = node.firstChild as Text;
    const at = (word: string) => {
      const range = document.createRange();
      const start = text.data.indexOf(word);
      range.setStart(text, start);
      range.setEnd(text, start + word.length);
      return range.getBoundingClientRect();
    };
    return at('أم نورة').right <= at('majlis').left;
  });
  expect(order).toBe(true);
});

test('RTL-04 numerals follow the setting, and stay', async () => {
  await turnTo(page, '/', { lang: 'ar' });
  const live = page.locator('.sh-live');
  await live.waitFor();
  await expect.poll(() => live.innerText()).toBe('٤');
  await openSettings();
  await choose('western');
  await page.waitForFunction(() => document.querySelector('.sh-live')?.textContent === '4');
  await page.reload();
  await live.waitFor();
  await expect.poll(() => live.innerText()).toBe('4');
});

const PATHS = ['/', '/play/trunfo', '/rules/trunfo', '/fair', '/me', '/offline', '/nowhere'];

test.each(LANGUAGES)(
  'I18N-01 every page of the shell speaks, and never shows the name of a message: %s',
  async lang => {
    for (const path of PATHS) {
      await turnTo(page, path, { lang });
      await page.locator('h1').first().waitFor({ state: 'attached' });
      const text = await page.locator('body').innerText();
      expect(text).not.toMatch(/\b(home|nav|game|play|level|speed|room|leave|settings|rules|fair|me|lost|net)\.[a-z]/);
      expect(text).not.toContain('{');
    }
  },
);
