import { type DhappaState, dhappa } from '@majlis/dhappa';
import type { OfKind } from '@majlis/kernel';
import type { AnyGame } from '@majlis/table';
import type { Page } from 'playwright-core';
import { crowded, merging, openHands } from '../dhappa/crowded.ts';
import { type ScriptedCourse, toldTo, welcomeAt } from './course.ts';

/** How the fullest table of Dhappa mounts and moves, in milliseconds and percent. */
export interface Crowd {
  readonly mount: number;
  readonly hint: number;
  readonly dropped: number;
}

const courseOf = (state: DhappaState, events: readonly unknown[] = []): ScriptedCourse => ({
  game: dhappa as unknown as AnyGame,
  events: events as readonly OfKind[],
  states: [state, ...events.map(event => dhappa.evolve(state, event as never))],
  size: 4,
});

interface Fed {
  feed(messages: readonly object[]): void;
}

/** From a message of the house to the frame that shows it. */
const shown = (page: Page, messages: readonly object[]): Promise<number> =>
  page.evaluate(async list => {
    const begun = performance.now();
    (window.__ui as unknown as Fed).feed(list);
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - begun;
  }, messages);

/** From a key on a card to the frame in which the runs are lit. */
const hinted = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const times: number[] = [];
    for (const card of [...document.querySelectorAll<HTMLElement>('.hand [data-card]')].slice(0, 9)) {
      const begun = performance.now();
      card.focus();
      card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
      times.push(performance.now() - begun);
      card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      await new Promise(done => requestAnimationFrame(() => setTimeout(done))); // that it is put down again is another frame's work
    }
    return times;
  });

/** The share of frames that came late while a merge flies, from the message on. */
const late = (page: Page, messages: readonly object[]): Promise<number> =>
  page.evaluate(async list => {
    const gaps: number[] = [];
    let last = performance.now();
    (window.__ui as unknown as Fed).feed(list);
    for (const until = last + 800; last < until; ) {
      await new Promise(done => requestAnimationFrame(done));
      const now = performance.now();
      gaps.push(now - last);
      last = now;
    }
    const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0);
    return (100 * missed) / (missed + gaps.length);
  }, messages);

/** Each figure is the middle one of so many. */
const TIMES = 5;

const middle = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** On a page of the test build, slowed already. Faces are painted before: they are kept for as long as the page is. */
export const crowdOn = async (page: Page, address: string): Promise<Crowd> => {
  await page.goto(`${address}/fed.html?game=dhappa/1&lang=en`);
  await page.locator('[data-waiting]').waitFor({ timeout: 120_000 });
  const now = await page.evaluate('window.__ui.clock.now()');
  const welcome = (state: DhappaState) => [welcomeAt(courseOf(state), 0, 0, Number(now))];
  await shown(page, welcome(crowded()));
  await page.locator('.hand [data-card]').first().waitFor({ timeout: 120_000 });
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('.hand img.mj-face')].every(
        ({ naturalWidth }) => naturalWidth !== 250,
      ),
    undefined,
    { timeout: 240_000 },
  );
  const state = crowded();
  const mounts: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    mounts.push(await shown(page, welcome(openHands())));
    await shown(page, welcome(state));
    await page.waitForTimeout(500);
  }
  const hint = middle(await hinted(page));
  const events = merging(state);
  const merge = [toldTo(courseOf(state, events), 0, events.length, 0, 1, Number(now))];
  const merges: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await shown(page, welcome(state));
    await page.waitForTimeout(500);
    merges.push(await late(page, merge));
  }
  return { mount: middle(mounts), hint, dropped: middle(merges) };
};
