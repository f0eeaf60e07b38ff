import { heartTricks } from '@majlis/turup/for-web';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FIRST, frenzy, lapsed, lay, openTurup, scripted } from './scripted.ts';

/** A page in a language, with digits of its own or Western ones. */
const opened = async (lang: string, numerals: 'own' | 'western'): Promise<Page> => {
  const page = await openTurup(lang);
  await page.evaluate(kind => {
    const kept = JSON.parse(localStorage.getItem('majlis-settings') ?? '{}');
    localStorage.setItem('majlis-settings', JSON.stringify({ ...kept, state: { ...kept.state, numerals: kind } }));
  }, numerals);
  await page.reload();
  await page.locator('[data-waiting]').waitFor();
  return page;
};

const HEARTS = lapsed(
  frenzy('H', '. AD'),
  state => heartTricks(state.tricks).some(n => n > 0) && state.phase === 'play',
);
const END = lapsed(scripted('', { match: 'single' }), state => state.phase === 'over');

/** Which side stands further left on the screen. */
const leftmost = (page: Page, part: string): Promise<string> =>
  page
    .locator(`[data-part="${part}"] [data-side]`)
    .evaluateAll(
      nodes =>
        [...nodes]
          .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)[0]
          ?.getAttribute('data-side') ?? '',
    );

test.each([
  ['ar', 'own', 'them', /[٠-٩]/],
  ['ar', 'western', 'them', /[0-9]/],
  ['ur', 'western', 'them', /[0-9]/],
  ['en', 'western', 'us', /[0-9]/],
] as const)(
  'RTL-04 TUR-07 two figures stand on the sides of their scores, whatever the digits: %s, %s',
  async (lang, numerals, left, digits) => {
    const page = await opened(lang, numerals);
    await lay(page, HEARTS, 0);
    await expect.poll(() => page.locator('[data-part="hearts"]').innerText()).toMatch(digits);
    expect(await leftmost(page, 'hearts')).toBe(left);
    await lay(page, END, 0);
    expect(await leftmost(page, 'final')).toBe(left);
    await page.context().close();
  },
);

test.each(['ar', 'ur'])('RTL-04 no dot between words that could be read as a zero, in %s', async lang => {
  const page = await openTurup(lang, { viewport: { width: 390, height: 844 } });
  for (const course of [scripted(''), scripted(`${FIRST} 5D 3D JD KD .`), END]) {
    await lay(page, course, 0);
    await expect.poll(() => page.locator('.mj-scene').innerText()).not.toContain('·');
  }
  await page.context().close();
});
