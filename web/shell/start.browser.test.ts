import { expect, test } from 'vitest';
import { GAMES } from '@/games.ts';
import { temposOf } from '@/shell/tempo.ts';
import { loadGame } from '@/test/loaded.ts';
import { calls, openShell } from '@/test/shell.ts';

test('LIFE-02 against bots nobody asks for a clock by himself; on the page of the game one is chosen', async () => {
  const page = await openShell('/');
  await page.getByRole('button', { name: 'Play Baloot against bots' }).click();
  await page.locator('[data-action="know-yes"]').click();
  await expect.poll(() => calls(page, 'quick')).toEqual([{ game: 'baloot/1', options: {} }]);
  const chosen = await openShell('/play/baloot');
  const tempo = chosen.getByRole('group', { name: 'Speed' }).getByRole('radio');
  await expect.poll(() => tempo.count()).toBe(4);
  await expect.poll(() => tempo.first().isChecked()).toBe(true);
  await chosen.getByRole('radio', { name: '10 s' }).check({ force: true });
  await chosen.getByRole('button', { name: 'Play', exact: true }).click();
  await chosen.locator('[data-action="know-yes"]').click();
  await expect
    .poll(() => calls(chosen, 'quick'))
    .toEqual([{ game: 'baloot/1', level: 'steady', options: { speed: 'rabbit' } }]);
});

test.each(GAMES)('LIFE-02 every tempo is one that the game knows: $name', async info => {
  const options = (await loadGame(info.id)).game.options;
  for (const { seconds, options: wish } of temposOf(info)) {
    const parsed = options.parse({ ...options.unhurried, ...wish });
    expect(parsed).toMatchObject({ ok: true });
    expect(parsed?.ok && options?.privateOnly(parsed.options)).toBe(seconds === null);
  }
});

test.each(['en', 'ar', 'pt'])(
  'on a screen of 1440 × 900 every game of the house can be begun without scrolling: %s',
  async lang => {
    const page = await openShell('/', { lang, width: 1440, height: 900 });
    const bolts = page.locator('.sh-bolt');
    await expect.poll(() => bolts.count()).toBe(GAMES.length);
    const feet = await bolts.evaluateAll(all => all.map(bolt => bolt.getBoundingClientRect().bottom));
    expect(Math.max(...feet)).toBeLessThan(900);
  },
);

test.each([
  ['en', 'Check the letters'],
  ['ar', 'تأكد من الحروف'],
])('LIFE-07 a wrong code is told at its field, with what to do: %s', async (lang, words) => {
  const page = await openShell('/', { lang });
  const field = page.locator('.sh-code input');
  await field.fill('nope');
  await page.locator('.sh-code button').click();
  const wrong = page.locator('.sh-code-wrong');
  await expect.poll(() => wrong.innerText()).toContain(words);
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => page.locator('.sh-notice').innerText()).toBe('');
  await field.fill('k7q');
  await expect.poll(() => wrong.innerText()).toBe('');
});
