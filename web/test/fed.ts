import type { Viewer } from '@majlis/kernel';
import type { ClientMessage, ServerMessage } from '@majlis/protocol';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { type ScriptedCourse, welcomeAt } from '@/test/course.ts';
import { heldTimers, passTime } from '@/test/held-timers.ts';
import { emptyPage, withoutIdleWork } from '@/test/page.ts';

export { after, type Clocks, clocksAt, courseOf, type ScriptedCourse, toldTo, welcomeAt } from '@/test/course.ts';

interface FedUi {
  readonly clock: { now(): number; stop(): void; advance(ms: number): void };
  readonly sent: ClientMessage[];
  readonly pressed: string[];
  feed(messages: readonly ServerMessage[]): void;
  lose(): void;
}

const ui = 'window.__ui';

/** A page with one table of a game; the test is its house. The clock stands still until the test moves it. */
export const openFed = async (game: string, lang = 'en', options = {}, more = ''): Promise<Page> => {
  const page = await heldTimers(await withoutIdleWork(await emptyPage(options)));
  await page.goto(`${inject('address')}/fed.html?game=${game}&lang=${lang}${more}`);
  await page.locator('[data-waiting]').waitFor();
  await page.evaluate(`${ui}.clock.stop()`);
  return page;
};

export const clockOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window.__ui as unknown as FedUi).clock.now());

export const feed = (page: Page, ...messages: readonly ServerMessage[]): Promise<void> =>
  page.evaluate(async list => {
    (window.__ui as unknown as FedUi).feed(list);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, messages);

export const advance = async (page: Page, ms: number): Promise<void> => {
  await page.evaluate(by => (window.__ui as unknown as FedUi).clock.advance(by), ms);
  await passTime(page, ms);
};

export const sentBy = (page: Page): Promise<readonly ClientMessage[]> =>
  page.evaluate(() => (window.__ui as unknown as FedUi).sent);

/** The words of the game that the page has sent. */
export const wordsSent = async (page: Page): Promise<readonly string[]> =>
  (await sentBy(page)).flatMap(message =>
    message.kind === 'ask' && message.request.kind === 'act' ? [message.request.word] : [],
  );

export const pressedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window.__ui as unknown as FedUi).pressed);

/** Puts a place of a course on the page. */
export const put = async (
  page: Page,
  course: ScriptedCourse,
  place: number,
  you: Viewer = 0,
  patch: object = {},
): Promise<number> => {
  const now = await clockOf(page);
  await feed(page, welcomeAt(course, place, you, now, patch));
  await page.locator('.mj-scene').waitFor();
  return now;
};
