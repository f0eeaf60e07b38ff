import type { BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { emptyPage, withoutIdleWork } from '@/test/page.ts';
import { playedMatch } from '@/test/played-match.ts';

const files = new Map<string, object>();

/** Rounds enough to go to and fro among them; a judge takes as long as they are many. */
const SHORT: { readonly [game: string]: object } = { baloot: { target: 60 } };

/** A match of bots, played once for all tests of a run. */
export const matchFile = (game: string): ReturnType<typeof playedMatch> => {
  const file = files.get(game) ?? playedMatch(game, 7, SHORT[game]);
  files.set(game, file);
  return file as ReturnType<typeof playedMatch>;
};

export interface MatchHouse {
  /** What was asked of it. */
  readonly asked: { readonly path: string; readonly body: string | null }[];
}

/** A page whose house knows one finished match, and nobody; or says why it does not show it. */
export const housePage = async (
  answer: object,
  options: BrowserContextOptions = {},
): Promise<{ readonly page: Page; readonly house: MatchHouse }> => {
  const page = await withoutIdleWork(await emptyPage({ locale: 'en-US', ...options }));
  const house: MatchHouse = { asked: [] };
  await page.route('**/api/**', route => {
    const path = new URL(route.request().url()).pathname;
    house.asked.push({ path, body: route.request().postData() });
    if (path.startsWith('/api/matches/')) return route.fulfill({ json: answer });
    return route.fulfill({ json: path === '/api/me' ? { nobody: true } : {} });
  });
  return { page, house };
};

/** For `addInitScript`. Whoever is asked beside the page never answers: to judge a match is more work than all else on its page. */
const unjudged = (): void => {
  Object.assign(window, {
    Worker: class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    },
  });
};

/** The page of a match of bots, at a moment of it. */
export const matchPage = async (game: string, hash = '', options: BrowserContextOptions = {}): Promise<Page> => {
  const { page } = await housePage(matchFile(game), options);
  return shownAt(page, hash);
};

/** The same where nobody asks for the judge. */
export const unjudgedPage = async (game: string, hash = '', options: BrowserContextOptions = {}): Promise<Page> => {
  const { page } = await housePage(matchFile(game), options);
  await page.addInitScript(unjudged);
  return shownAt(page, hash);
};

export const shownAt = async (page: Page, hash: string): Promise<Page> => {
  await page.goto(`${inject('address')}/m/made-up${hash}`);
  await page.locator('.rp-page .mj-scene').waitFor();
  return page;
};
