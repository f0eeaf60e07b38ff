import { expect, inject, test } from 'vitest';
import { GAMES } from '@/games.ts';
import { grave } from '@/test/axe.ts';
import { isCard, learnPage, PHONE, playCard, press, sayBid, takeUp, WIDE } from '@/test/learner.ts';

/** One is solved, one is missed: each is told what every choice was worth. */
test.each([
  ['keys', WIDE],
  ['finger', PHONE],
] as const)('PUZ-01 PUZ-03 by %s: a puzzle is tried once, and told; the next one follows', async (by, options) => {
  const puzzles = (await GAMES[0]?.puzzles?.()) ?? [];
  const page = await learnPage('/learn', options);
  await press(page, '[data-action="puzzle-streak"]', by);
  for (const wanted of ['right', 'wrong']) {
    await page.locator('[data-puzzle]').waitFor();
    const name = await page.locator('[data-puzzle]').getAttribute('data-puzzle');
    const { worths = [] } = puzzles.find(puzzle => puzzle.name === name) ?? {};
    const word = (wanted === 'right' ? worths[0] : worths.at(-1))?.word ?? '';
    const answered = page.locator(`[data-answered="${wanted}"]`);
    if (isCard(word)) await playCard(page, word, by, async () => (await answered.count()) > 0);
    else await sayBid(page, word, answered, by);
    await answered.waitFor();
    expect(await page.locator('.pz-worths [data-chosen]').count()).toBe(1);
    if (wanted === 'right') {
      expect(await grave(page)).toEqual([]);
      await press(page, '[data-action="next-puzzle"]', by);
      await answered.waitFor({ state: 'detached' });
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.each([
  ['keys', WIDE],
  ['finger', PHONE],
] as const)('PUZ-01 by %s: where a card is to be thrown away, it is, and told', async (by, options) => {
  const puzzles = (await GAMES.find(({ name }) => name === 'dhappa')?.puzzles?.()) ?? [];
  const page = await learnPage('/learn/dhappa', options);
  await page.locator('[data-action="puzzle-streak"]').waitFor();
  const others = puzzles.filter(({ kind }) => kind !== 'discard').map(({ name }) => [`dhappa/${name}`, true]);
  await page.evaluate(tried => {
    const state = { rating: 1_000, streak: 0, best: 0, tried };
    localStorage.setItem('majlis-puzzles', JSON.stringify({ state, version: 0 }));
  }, Object.fromEntries(others));
  await page.goto(`${inject('address')}/learn/dhappa/puzzles`);
  await page.locator('[data-puzzle]').waitFor();
  const name = await page.locator('[data-puzzle]').getAttribute('data-puzzle');
  const best = puzzles.find(puzzle => puzzle.name === name)?.worths[0]?.word ?? '';
  await takeUp(page, best.replace('drop:', ''), by);
  await press(page, '[data-zone="dash"] [data-action="discard"]', by);
  await page.locator('[data-answered="right"]').waitFor();
});
