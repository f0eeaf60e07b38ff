import type { CDPSession, Page } from 'playwright-core';
import { pale } from './contrast.ts';
import type { Finding } from './eye/finding.ts';
import type { Eye, PageLook } from './eye/index.ts';
import { type Landings, ofOneSize } from './landings.ts';
import { type Picture, readPng } from './png.ts';

declare global {
  interface Window {
    eye?: Eye;
  }
}

/** What was found on a page at rest, and how it looked then. */
export interface Looked {
  readonly findings: readonly Finding[];
  readonly picture: Picture | null;
}

/** A page with an eye on it. */
export interface Watched {
  readonly page: Page;
  readonly session: CDPSession;
  /** How large a thing to be tapped must be. */
  readonly size: number;
  /** How large cards were in the middle of the table so far. */
  readonly landings: Landings;
}

export const watched = async (page: Page, size: number): Promise<Watched> => ({
  page,
  size,
  session: await page.context().newCDPSession(page),
  landings: new Map(),
});

/** What there is to see; in words where the page does not come to rest. */
const inPage = (page: Page, size: number): Promise<PageLook | string> =>
  page.evaluate(async least => {
    const eye = window.eye;
    if (!eye) return 'nothing is there yet';
    return (await eye.rest()) ?? eye.look(least);
  }, size);

const momentOf = (page: Page): Promise<string> => page.evaluate(() => window.eye?.moment() ?? '');

const captured = async ({ session }: Watched): Promise<Picture> => {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return readPng(Buffer.from(data, 'base64'));
};

const after = (page: Page) =>
  page.evaluate(() => {
    const eye = window.eye;
    return eye ? { moment: eye.moment(), motions: eye.motions(), moved: eye.shifts() } : null;
  });

const LONG_ENOUGH = 150;

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

interface Glimpse extends Looked {
  /** What went on meanwhile; null: nothing, so that the picture shows what was seen. */
  readonly unrest: string | null;
}

/** One look, and another a little later: whether all of it still is where it was. */
const glimpse = async (watched: Watched): Promise<Glimpse> => {
  const { page, size, landings } = watched;
  const seen = await inPage(page, size);
  if (typeof seen === 'string') return { findings: [], picture: null, unrest: seen };
  const begun = performance.now();
  const picture = await captured(watched);
  await pause(Math.max(0, LONG_ENOUGH - (performance.now() - begun)));
  const now = await after(page);
  const isStill = now?.moment === seen.moment && now.motions === seen.motions;
  const findings = [...seen.findings, ...ofOneSize(landings, seen.landed), ...(now?.moved ?? [])];
  if (!isStill) return { findings, picture, unrest: 'something is set in motion again and again' };
  return { findings: [...findings, ...pale(picture, seen.samples)], picture, unrest: null };
};

/** So often a page is looked at before it is called restless. */
const LOOKS = 5;

const restless = (why: string): Finding => ({
  kind: 'restless',
  where: why,
  detail: 'nothing happens, and the page does not come to rest',
  box: { left: 0, top: 0, right: 0, bottom: 0 },
});

/** Everything that is wrong with a page now, each look with its own picture; none where the game went on and left no time. */
export const lookAt = async (watched: Watched): Promise<readonly Looked[]> => {
  const { page } = watched;
  const begun = await momentOf(page);
  const looked: Looked[] = [];
  let unrest: string | null = null;
  for (let looks = 0; looks < LOOKS; looks++) {
    const last = await glimpse(watched);
    if (last.picture) looked.push(last);
    unrest = last.unrest;
    if (unrest === null) return looked;
  }
  if (unrest === null || begun !== (await momentOf(page))) return looked;
  return [...looked, { findings: [restless(unrest)], picture: await captured(watched) }];
};
