import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { calls, openShell, requests, type ShellHandles } from '@/test/shell.ts';

const social = async (at = {}): Promise<Page> => {
  const page = await openShell('/room/baloot', at);
  await page.getByRole('button', { name: 'Majlis' }).click();
  await page.locator('dialog[open] .sh-social').waitFor();
  return page;
};

const hear = (page: Page, event: object, at = 1): Promise<void> =>
  page.evaluate(
    ([told, n]) =>
      (window.__ui as unknown as ShellHandles).feed([
        { kind: 'told', now: n, you: 0, at: n, events: [told], clocks: [] },
      ]),
    [event, at] as const,
  );

test('CHAT-01 phrases and signs for guests, no free text; with an account one may write', async () => {
  const page = await social();
  await expect.poll(() => page.locator('.sh-writing').count()).toBe(0);
  await page.getByRole('button', { name: 'Well played!' }).click();
  await page.getByRole('button', { name: 'Majlis' }).click();
  const coffee = page.getByRole('button', { name: 'Coffee for you' });
  await expect
    .poll(() => coffee.locator('img').evaluate(img => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await coffee.click();
  expect((await requests(page)).slice(-2)).toEqual([
    { kind: 'react', sign: 'well-played' },
    { kind: 'react', sign: 'coffee' },
  ]);
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  const account = await social({ mood: 'account' });
  await account.locator('.sh-writing input').fill('هلا');
  await account.keyboard.press('Enter');
  expect((await requests(account)).at(-1)).toEqual({ kind: 'say', text: 'هلا' });
});

test('CHAT-01 what is said is shown, a phrase in the reader’s own language; a muted player is not heard', async () => {
  const page = await social();
  await hear(page, { kind: 'reacted', seat: 2, sign: 'thanks' });
  const line = page.locator('.sh-talk [data-side]');
  await expect.poll(() => line.innerText()).toBe('Ali_99 Thank you');
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect.poll(() => calls(page, 'regard')).toEqual([{ person: 'ali', regard: 'muted' }]);
});

test('SOC-01 chat, signs, mute, block and the invite link, by pointer and by keyboard', async () => {
  const page = await openShell('/room/baloot');
  const link = await page.locator('.sh-link').inputValue();
  const button = page.getByRole('button', { name: 'Majlis' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('dialog[open]');
  await panel.waitFor();
  for (const name of ['Mute', 'Block', 'Copy'])
    await expect.poll(() => panel.getByRole('button', { name, exact: true }).count()).toBe(1);
  await expect.poll(() => panel.locator('.sh-link').inputValue()).toBe(link);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Majlis');
});

test('RPT-01 a report has a player, a fixed reason and the match, and says that it was received', async () => {
  const page = await openShell('/alone/report');
  await page.locator('dialog[open] input[value="stalling"]').check({ force: true });
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Got it, thank you').waitFor();
  await expect.poll(() => calls(page, 'report')).toEqual([{ match: 'ab'.repeat(16), seat: 1, reason: 'stalling' }]);
});

test('LIFE-05 a report in the middle of a match is kept with the moment, and says when it is looked at', async () => {
  const page = await openShell('/alone/report', { mood: 'running' });
  await page.locator('dialog[open] input[value="stalling"]').check({ force: true });
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('will check the match when it ends').waitFor();
});

test('RPT-01 a second report of the same player and match is refused in words', async () => {
  const page = await openShell('/alone/report', { mood: 'reported' });
  await page.locator('dialog[open] input[value="cheating"]').check({ force: true });
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('You’ve reported this player for this match already.').waitFor();
});

test.each([
  ['leave-forfeit', 'en', 'you lose the match'],
  ['leave-bot', 'en', 'A bot will finish your hand'],
  ['leave-forfeit', 'ar', 'تخسر المباراة'],
  ['leave-bot', 'ar', 'الروبوت يكمّل أوراقك'],
])('NET-05 the price of leaving is told before: %s %s', async (what, lang, words) => {
  const page = await openShell(`/alone/${what}`, { lang });
  await expect.poll(() => page.locator('dialog[open] [data-cost]').innerText()).toContain(words);
  await expect.poll(() => page.locator('dialog[open] .sh-btn-bad').count()).toBe(1);
});

test('PWA-03 a new version is offered between games, never during one', async () => {
  const page = await openShell('/');
  const notice = page.getByText('A new version is ready.');
  const set = (between: boolean) =>
    page.evaluate(now => (window.__ui as unknown as ShellHandles).setBetweenGames(now), between);
  await set(false);
  await page.evaluate(() =>
    (window.__ui as unknown as ShellHandles).offerUpdate(() => Object.assign(window, { renewed: true })),
  );
  await expect.poll(() => notice.count()).toBe(0);
  await set(true);
  await notice.waitFor();
  await page.getByRole('button', { name: 'Update' }).click();
  expect(await page.evaluate(() => 'renewed' in window)).toBe(true);
});
