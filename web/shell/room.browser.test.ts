import { baloot } from '@majlis/baloot';
import { turup } from '@majlis/turup';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { calls, history, openShell, requests, type ShellHandles } from '@/test/shell.ts';
import { LANGUAGES } from '@/words/language.ts';

const room = async (game: 'baloot' | 'trunfo' | 'turup', at = {}): Promise<Page> => {
  const page = await openShell(`/room/${game}`, at);
  await page.locator('.sh-room').waitFor();
  return page;
};

const NAMES: { readonly [language: string]: readonly string[] } = {
  ar: ['صاروخ', 'أرنب', 'سلحفاة', 'بلا وقت'],
  en: ['Rocket', 'Rabbit', 'Turtle', 'No limit'],
  ur: ['راکٹ', 'خرگوش', 'کچھوا', 'لامحدود'],
  hi: ['रॉकेट', 'ख़रगोश', 'कछुआ', 'असीमित'],
  pt: ['Foguete', 'Coelho', 'Tartaruga', 'Sem limite'],
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
  await page.waitForFunction(() => (window.__ui as unknown as ShellHandles).history.at(-1)?.startsWith('/t/'));
  await expect.poll(() => calls(page, 'guest')).toHaveLength(1);
  await expect.poll(() => calls(page, 'open')).toEqual([{ game: 'trunfo/1', size: 2, visibility: 'private' }]);
  expect((await history(page)).at(-1)).toMatch(/^\/t\/0+9$/);
});

test('TRU-02 both names are there, ready is a request, and the state drives the screen', async () => {
  const page = await room('trunfo');
  expect(await page.locator('.sh-seat-name').allInnerTexts()).toEqual(['You', 'Inês']);
  await expect.poll(() => page.locator('.sh-room').getAttribute('data-game-state')).toBe('ready');
  await page.getByRole('button', { name: 'I’m ready' }).click();
  expect((await requests(page)).at(-1)).toEqual({ kind: 'ready', ready: true });
  await page.evaluate(() =>
    (window.__ui as unknown as ShellHandles).feed([
      {
        kind: 'told',
        now: 1,
        you: 0,
        at: 1,
        events: [{ kind: 'readied', seat: 0, ready: true }, { kind: 'starting' }],
        clocks: [],
      },
    ]),
  );
  await expect.poll(() => page.locator('.sh-room').getAttribute('data-game-state')).toBe('ready');
});

test('SEAT-01 the host has the seats drawn by lot, and everybody is told', async () => {
  const drawn = {
    kind: 'told',
    now: 1,
    you: 0,
    at: 1,
    events: [{ kind: 'seatsDrawn', from: [0, 2, 1, 3] }],
    clocks: [],
  };
  const page = await room('baloot');
  await page.getByRole('button', { name: 'Random draw' }).click();
  expect((await requests(page)).at(-1)).toEqual({ kind: 'drawSeats' });
  const guest = await room('baloot', { mood: 'guest' });
  await expect.poll(() => guest.getByRole('button', { name: 'Random draw' }).count()).toBe(0);
  for (const one of [page, guest]) {
    const at = (seat: number): Promise<string> => one.locator(`[data-seat="${seat}"] .sh-seat-name`).innerText();
    const [second, third] = [await at(1), await at(2)];
    await one.evaluate(event => (window.__ui as unknown as ShellHandles).feed([event]), drawn);
    await one.getByText('The seats were drawn at random.').waitFor();
    expect([await at(1), await at(2)]).toEqual([third, second]);
  }
  const duel = await room('trunfo');
  await expect.poll(() => duel.getByRole('button', { name: 'Random draw' }).count()).toBe(0);
});

test('LIFE-10 a notice lies neither on the head of a page nor on the bar at its foot', async () => {
  const page = await room('baloot');
  await tell(page, 1, { kind: 'seatsDrawn', from: [0, 2, 1, 3] });
  await page.locator('.sh-notice[data-shown="true"]').waitFor();
  const box = (path: string) => page.locator(path).evaluate(node => node.getBoundingClientRect().toJSON());
  const [notice, head, start] = [await box('.sh-notice'), await box('.sh-room-head'), await box('.sh-start')];
  expect(notice.top).toBeGreaterThan(head.bottom);
  expect(notice.bottom).toBeLessThanOrEqual(start.top);
});

test('SEAT-02 where the host gives out the chairs, a guest who sits can take no other; else he can', async () => {
  const page = await room('turup', { mood: 'guest' });
  const free = page.locator('[data-seat="3"] .sh-seat-face');
  await expect.poll(() => free.isEnabled()).toBe(true);
  const options = { ...turup.options.presets.default, seating: 'host' };
  await page.evaluate(event => (window.__ui as unknown as ShellHandles).feed([event]), {
    kind: 'told',
    now: 1,
    you: 0,
    at: 1,
    events: [{ kind: 'optionsSet', options }],
    clocks: [],
  });
  await expect.poll(() => free.isEnabled()).toBe(false);
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
    'Remove',
  ]);
  await page.getByRole('button', { name: 'Remove' }).click();
  expect((await requests(page)).at(-1)).toEqual({ kind: 'kick', seat: 2 });
  const guest = await room('baloot', { mood: 'guest' });
  await expect.poll(() => guest.locator('.sh-choice-tiles:disabled').count()).toBe(1);
});

const state = (page: Page) => page.locator('.sh-room').getAttribute('data-game-state');

const tell = (page: Page, at: number, ...events: readonly object[]): Promise<void> =>
  page.evaluate(
    ([n, told]) =>
      (window.__ui as unknown as ShellHandles).feed([
        { kind: 'told', now: n, you: 0, at: n, events: told, clocks: [] },
      ]),
    [at, events] as const,
  );

test('LIFE-03 a guest says ready before all have come; the room says ready when every seat is taken', async () => {
  const page = await room('baloot', { mood: 'guest' });
  await expect.poll(() => state(page)).toBe('waiting');
  await expect.poll(() => page.locator('.sh-room-state').innerText()).toBe('Waiting');
  const button = page.getByRole('button', { name: 'I’m ready' });
  await expect.poll(() => button.innerText()).toContain('Waiting for 1 player');
  await button.click();
  expect((await requests(page)).at(-1)).toEqual({ kind: 'ready', ready: true });
  const noura = { kind: 'sat', seat: 3, person: { id: 'noura', name: 'نورة' }, hash: 'ab'.repeat(32) };
  await tell(page, 1, { kind: 'readied', seat: 0, ready: true }, noura);
  await expect.poll(() => state(page)).toBe('ready');
  await expect.poll(() => page.locator('.sh-room-state').innerText()).toBe('Ready');
  await expect.poll(() => page.getByRole('button', { name: 'Cancel ready' }).count()).toBe(1);
});

test('LIFE-04 what is said in the room has a bubble at its seat, and a dot until it was looked at', async () => {
  const page = await room('baloot');
  const dot = page.locator('.sh-room-head .sh-unread');
  await expect.poll(() => dot.count()).toBe(0);
  await tell(page, 1, { kind: 'reacted', seat: 0, sign: 'thanks' });
  await expect.poll(() => page.locator('[data-seat="0"] .sh-bubble').count()).toBe(1);
  expect(await dot.count()).toBe(0); // one's own words are no news
  await tell(page, 2, { kind: 'reacted', seat: 2, sign: 'hello' });
  await expect.poll(() => page.locator('[data-seat="2"] .sh-bubble').count()).toBe(1);
  await expect.poll(() => dot.count()).toBe(1);
  await page.getByRole('button', { name: 'Majlis' }).click();
  await expect.poll(() => page.locator('dialog[open] .sh-talk [data-side]').count()).toBe(2);
  await expect.poll(() => dot.count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => dot.count()).toBe(0);
});

test.each(['ar', 'en'])('every house rule has a name, an explanation and named values: %s', async lang => {
  const page = await room('baloot', { lang });
  await page.locator('.sh-presets .sh-square').click();
  const rows = page.locator('dialog[open] [data-option]');
  const due = Object.keys(baloot.options.fields).filter(name => name !== 'speed'); // it has a place of its own
  await expect.poll(() => rows.count()).toBe(due.length);
  const texts = await rows.allInnerTexts();
  expect(texts.filter(text => text.includes('.') && /[a-z]+[A-Z]/.test(text))).toEqual([]);
  await page.locator('dialog[open] [data-option="enforcement"] input[value="free"]').click({ force: true });
  expect((await requests(page)).at(-1)).toMatchObject({ kind: 'setOptions', options: { enforcement: 'free' } });
});

test.each([
  [390, 844],
  [360, 640],
  [844, 390],
])('ZONE-12 the bar that starts a match lies over nothing: code, link and copy can be met at %i×%i', async (...at) => {
  const [width, height] = at;
  const page = await room('baloot', { width, height });
  const parts = page.locator('.sh-room-set button, .sh-room-set input, [data-qr], [data-code]');
  expect(await parts.count()).toBeGreaterThan(6);
  const bar = await page.locator('.sh-start').boundingBox();
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(height);
  for (const part of await page.locator('[data-qr], [data-code], .sh-link, .sh-invite button').all()) {
    await part.scrollIntoViewIfNeeded();
    const met = await part.evaluate(node => {
      const { left, top, width: w, height: h } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + w / 2, top + h / 2));
    });
    expect(met).toBe(true);
  }
});
