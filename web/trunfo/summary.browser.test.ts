import { readFileSync } from 'node:fs';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import { expect, test } from 'vitest';
import { openLong } from '@/test/busy.ts';
import { after, courseOf, openFed, put } from '@/test/fed.ts';

const record = readFileSync(new URL('../../games/trunfo/proof/records/random-3.game', import.meta.url), 'utf8');
const course = courseOf(trunfo, spelling, record);

/** What is one's own, and what is the opponent's. */
const PAIRS = [
  ['.mj-hud [data-side="us"]', '.mj-hud [data-side="them"]'],
  ['.tf-score span:first-child', '.tf-score span:last-child'],
  ['.tf-history span:nth-of-type(1)', '.tf-history span:nth-of-type(3)'],
] as const;

test.each([
  ['en', 1],
  ['ar', -1],
] as const)('TRU-10 own score and own cards come first, as above the table: %s', async (lang, forward) => {
  const page = await openFed('trunfo/1', lang);
  await put(page, course, course.states.length - 1);
  await page.locator('[data-summary]').waitFor();
  const left = (path: string): Promise<number> =>
    page
      .locator(path)
      .first()
      .evaluate(node => node.getBoundingClientRect().left);
  for (const [own, other] of PAIRS) expect(Math.sign((await left(other)) - (await left(own)))).toBe(forward);
  await page.context().close();
});

test.each([
  [320, 568],
  [360, 640],
  [412, 720],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const)(
  'TRU-14 the cards that were turned up, and the crown, lie under no name, however long: %i×%i',
  async (...size) => {
    const at = { course, from: after(course, 'dealt'), place: after(course, 'revealed', 3) };
    const page = await openLong('trunfo', at, { size });
    await page.locator('.tf-up').first().waitFor();
    const boxesOf = (path: string) =>
      page.locator(path).evaluateAll(nodes =>
        nodes
          .filter(node => getComputedStyle(node).visibility === 'visible')
          .map(node => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            return { left, right, top, bottom };
          }),
      );
    const [cards, others] = [await boxesOf('.tf-up, .tf-crown'), await boxesOf('.mj-seat .mj-name, .tf-result')];
    await page.context().close();
    expect(cards.length).toBe(3);
    const met = cards.flatMap(a =>
      others.filter(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
    expect(met).toEqual([]);
  },
);
