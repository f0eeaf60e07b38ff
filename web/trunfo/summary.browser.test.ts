import { readFileSync } from 'node:fs';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import { expect, test } from 'vitest';
import { courseOf, openFed, put } from '@/test/fed.ts';

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
