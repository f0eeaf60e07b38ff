import { review } from '@majlis/bots/analysis';
import { JUDGES } from '@majlis/bots/judges';
import { expect, inject, test } from 'vitest';
import { GAMES } from '@/games.ts';
import { EFFORT } from '@/offline/reviewing.ts';
import type { FromWorker, ToWorker } from '@/store/letter.ts';
import { housePage, matchFile } from '@/test/match-page.ts';

interface Hearing extends Window {
  /** What the page asked of its judge, and what it was told in the end. */
  wish?: string;
  told?: string;
}

/** For `addInitScript`. Notes what goes to and fro between the page and its judge. */
const hearing = (): void => {
  const page: Hearing = window;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, letter: ToWorker) {
    if (letter.kind === 'review') {
      page.wish = JSON.stringify(letter.wish);
      this.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'reviewed') page.told = JSON.stringify(data.review);
      });
    }
    post.call(this, letter);
  };
};

test.each(GAMES.map(({ name }) => name))('%s: a browser judges a match as Node does, byte for byte', async name => {
  const { page } = await housePage(matchFile(name));
  await page.addInitScript(hearing);
  await page.goto(`${inject('address')}/m/made-up`);
  await page.waitForFunction(() => (window as Hearing).told !== undefined, undefined, { timeout: 0 });
  const wish = JSON.parse((await page.evaluate(() => (window as Hearing).wish)) ?? '');
  const told = await page.evaluate(() => (window as Hearing).told);
  const judge = JUDGES[name];
  if (!judge) throw new Error(`nobody judges ${name}`);
  expect(told).toBe(JSON.stringify(review(judge, wish, EFFORT, wish.seed)));
});
