import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { calls, history, openShell, requests, type Ui } from '@/test/shell.ts';
import { LANGUAGES } from '@/words/language.ts';

const room = async (game: 'baloot' | 'trunfo', at = {}): Promise<Page> => {
  const page = await openShell(`/room/${game}`, at);
  await page.locator('.sh-room').waitFor();
  return page;
};

const NAMES: { readonly [language: string]: readonly string[] } = {
  ar: ['صاروخ', 'أرنب', 'سلحفاة', 'بلا حد'],
  en: ['Rocket', 'Rabbit', 'Turtle', 'Infinite'],
  ur: ['راکٹ', 'خرگوش', 'کچھوا', 'لامحدود'],
  hi: ['रॉकेट', 'ख़रगोश', 'कछुआ', 'असीमित'],
  pt: ['Foguete', 'Coelho', 'Tartaruga', 'Infinita'],
};

test.each(LANGUAGES)('TIME-03 four speeds with icon, name and seconds: %s', async lang => {
  const page = await room('baloot', { lang });
  const tiles = page.locator('.sh-choice-tiles .sh-choice-face');
  expect(await tiles.locator('strong').allInnerTexts()).toEqual(NAMES[lang]);
  await expect.poll(() => tiles.locator('svg').count()).toBe(4);
  const seconds = await tiles.locator('small').allInnerTexts();
  const digits = lang === 'ar' ? ['٥', '١٠', '٣٠'] : ['5', '10', '30'];
  expect(seconds.slice(0, 3).map((text, i) => text.includes(digits[i]!))).toEqual([true, true, true]);
});

test('TIME-03 choosing a speed asks the table; an open table has a clock, whatever happens', async () => {
  const page = await room('baloot');
  await page.locator('.sh-choice-tiles input[value="turtle"]').click({ force: true });
  const [asked] = (await requests(page)).filter(({ kind }) => kind === 'setOptions');
  expect(asked).toMatchObject({ options: { speed: 'turtle', target: 152 } });
  const open = await room('baloot', { mood: 'public' });
  await expect.poll(() => open.locator('.sh-choice-tiles input').count()).toBe(3);
  await expect.poll(() => open.locator('.sh-choice-tiles input[value="infinite"]').count()).toBe(0);
});

test('SHARE-01 link, QR code and copy carry the same table', async () => {
  const page = await room('trunfo');
  const link = await page.locator('.sh-link').inputValue();
  expect(new URL(link).pathname).toMatch(/^\/t\/[0-9a-f]{32}$/);
  await expect.poll(() => page.locator('[data-qr]').getAttribute('data-qr')).toBe(link);
  const outside = page.context().pages().length;
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(page.context().pages().length).toBe(outside);
});

test('TRU-01 a table is opened with two taps, and its address is that of the table', async () => {
  const page = await openShell('/', { mood: 'stranger' });
  await page.locator('.sh-create').click();
  await page.locator('dialog[open] input[value="trunfo"]').check({ force: true });
  await page.locator('dialog[open] .sh-btn-gold').click();
  await page.waitForFunction(() => (window.__ui as unknown as Ui).history.at(-1)?.startsWith('/t/'));
  await expect.poll(() => calls(page, 'guest')).toHaveLength(1);
  await expect.poll(() => calls(page, 'open')).toEqual([{ game: 'trunfo/1', size: 2, visibility: 'private' }]);
  expect((await history(page)).at(-1)).toMatch(/^\/t\/0+9$/);
});

test('TRU-02 both names are there, ready is a request, and the state drives the screen', async () => {
  const page = await room('trunfo');
  expect(await page.locator('.sh-seat-name').allInnerTexts()).toEqual(['You', 'Inês']);
  await expect.poll(() => page.locator('.sh-room').getAttribute('data-game-state')).toBe('waiting');
  await page.getByRole('button', { name: 'I’m ready' }).click();
  expect((await requests(page)).at(-1)).toEqual({ kind: 'ready', ready: true });
  await page.evaluate(() =>
    (window.__ui as unknown as Ui).feed([
      {
        kind: 'told',
        now: 1,
        at: 1,
        events: [{ kind: 'readied', seat: 0, ready: true }, { kind: 'starting' }],
        clocks: [],
      },
    ]),
  );
  await expect.poll(() => page.locator('.sh-room').getAttribute('data-game-state')).toBe('ready');
});

test('the host seats bots, moves and sends away; the start says what it will do', async () => {
  const page = await room('baloot');
  const start = page.getByRole('button', { name: 'Start, a bot takes the open seat' });
  await start.click();
  expect((await requests(page)).slice(-2)).toEqual([{ kind: 'seatBot', seat: 3, level: 'steady' }, { kind: 'start' }]);
  await page.locator('[data-seat="2"] .sh-seat-face').click();
  expect(await page.locator('dialog[open] .sh-menu button').allInnerTexts()).toEqual([
    'Swap with me',
    'Make host',
    'Send away',
  ]);
  await page.getByRole('button', { name: 'Send away' }).click();
  expect((await requests(page)).at(-1)).toEqual({ kind: 'kick', seat: 2 });
  const guest = await room('baloot', { mood: 'guest' });
  await expect.poll(() => guest.locator('.sh-choice-tiles:disabled').count()).toBe(1);
  await expect.poll(() => guest.getByRole('button', { name: 'Waiting for 1 player' }).isDisabled()).toBe(true);
});

test.each(['ar', 'en'])('every house rule has a name, an explanation and named values: %s', async lang => {
  const page = await room('baloot', { lang });
  await page.locator('.sh-presets .sh-square').click();
  const rows = page.locator('dialog[open] [data-option]');
  await expect.poll(() => rows.count()).toBe(46);
  const texts = await rows.allInnerTexts();
  expect(texts.filter(text => text.includes('.') && /[a-z]+[A-Z]/.test(text))).toEqual([]);
  await page.locator('dialog[open] [data-option="enforcement"] input[value="free"]').click({ force: true });
  expect((await requests(page)).at(-1)).toMatchObject({ kind: 'setOptions', options: { enforcement: 'free' } });
});
