import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { calls, openShell } from '@/test/shell.ts';

const WORDS = {
  en: {
    now: 'Current password',
    wrong: 'User name or password is wrong.',
    weak: 'This password is too weak.',
    done: 'Password changed.',
  },
  ar: { now: 'كلمة المرور الحالية', wrong: 'كلمة المرور خطأ', weak: 'كلمة المرور ضعيفة', done: 'تغيّرت كلمة المرور' },
} as const;

/** From one field to the other, and to the button, by keys alone. */
const change = async (page: Page, label: string, password: string, next: string): Promise<void> => {
  const field = page.getByLabel(label);
  await field.fill('');
  await field.focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(next);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
};

test.each(['en', 'ar'] as const)('ACC-01 a new password by keys alone, and why not, in %s', async lang => {
  const page = await openShell('/me', { mood: 'account', lang });
  const { now, wrong, weak, done } = WORDS[lang];
  await change(page, now, 'wrong', 'seven blue lanterns');
  await page.getByText(wrong).waitFor();
  await change(page, now, 'right-password', 'password1');
  await page.getByText(weak).waitFor();
  await change(page, now, 'right-password', 'seven blue lanterns');
  await page.getByText(done).waitFor();
  await expect.poll(() => page.getByLabel(now).inputValue()).toBe('');
  expect(await calls(page, 'setPassword')).toEqual([
    { password: 'wrong', next: 'seven blue lanterns' },
    { password: 'right-password', next: 'password1' },
    { password: 'right-password', next: 'seven blue lanterns' },
  ]);
  expect(await grave(page)).toEqual([]);
});

test('ACC-01 ACC-02 a guest has no password to change', async () => {
  const page = await openShell('/me');
  await page.getByRole('button', { name: 'Create account' }).waitFor();
  expect(await page.getByLabel('Current password').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Sign out everywhere else' }).count()).toBe(0);
});
