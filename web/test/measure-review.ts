import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { playedMatch } from './played-match.ts';
import { serve } from './serve.ts';
import { built, weights } from './weight.ts';

/** What it costs to look at a finished match again, beside its budget. Timings are of this machine, at this moment. */
const SLOW = 4;
const STEPS = 40;
const ROUNDS = 12;

/** Of seeds that give a match as long as is asked for, the first. */
const longMatch = (game: string, rules: object): ReturnType<typeof playedMatch> => {
  for (let seed = 1; ; seed++) {
    const match = playedMatch(game, seed, rules);
    const deals = match.events.filter(({ event }) => event.kind === 'dealt').length;
    if (deals >= ROUNDS || game === 'dhappa') return match;
  }
};

const scriptMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
};

/** Two frames are drawn, and nothing is left to do. */
const rested = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))),
  );

/** A fixed piece of work in the same page, as slow as all of it: what a machine does meanwhile slows both. */
const yardstick = async (page: Page, session: CDPSession): Promise<number> => {
  const each: number[] = [];
  for (let n = 0; n < 9; n++) {
    const from = await scriptMs(session);
    // What is asked from outside is not counted as script of the page: a timer is.
    await page.evaluate(
      () =>
        new Promise<number>(done =>
          setTimeout(() => {
            const numbers = Array.from({ length: 20_000 }, (_, i) => (i * 7_919) % 10_007);
            done(JSON.parse(JSON.stringify(numbers.map(String).sort())).length);
          }, 0),
        ),
    );
    each.push((await scriptMs(session)) - from);
  }
  return middleOf(each);
};

const middleOf = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** The script that each of so many presses costs. */
const pressed = async (page: Page, session: CDPSession, key: string, times: number): Promise<readonly number[]> => {
  const each: number[] = [];
  for (let n = 0; n < times; n++) {
    const from = await scriptMs(session);
    await page.keyboard.press(key);
    await rested(page);
    each.push((await scriptMs(session)) - from);
  }
  return each;
};

interface Looked {
  readonly events: number;
  readonly open: number;
  readonly step: number;
  readonly worst: number;
  /** What a press costs that does nothing: to ask the page whether it rests is script too. */
  readonly asking: number;
  /** What the fixed piece of work costs. */
  readonly yard: number;
}

/** The page of matches is there already; what is counted is the match. Who judges it has a thread of its own. */
const lookedAt = async (browser: Browser, address: string, game: string, rules: object): Promise<Looked> => {
  const file = longMatch(game, rules);
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  await page.route('**/api/**', route => {
    const path = new URL(route.request().url()).pathname;
    return route.fulfill({ json: path.startsWith('/api/matches/') ? file : { nobody: true } });
  });
  const session = await page.context().newCDPSession(page);
  // The time of its own thread: whatever else this machine does is left out.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${address}/m/made-up`);
  await page.locator('.rp-page .mj-scene').waitFor({ timeout: 120_000 });
  await page.evaluate(() => history.pushState(null, '', '/m'));
  await page.locator('input[type="file"]').waitFor({ state: 'attached' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  const before = await scriptMs(session);
  await page.evaluate(() => history.pushState(null, '', '/m/made-up'));
  await page.locator('.rp-page .mj-scene').waitFor({ timeout: 120_000 });
  await rested(page);
  const open = (await scriptMs(session)) - before;
  await page.locator('.rp-page[data-reviewed]').waitFor({ timeout: 600_000 });
  await rested(page);
  const asking = middleOf(await pressed(page, session, 'Shift', STEPS));
  const steps = (await pressed(page, session, 'ArrowRight', STEPS)).map(ms => ms - asking);
  const yard = await yardstick(page, session);
  await page.close();
  return { events: file.events.length, open, step: middleOf(steps), worst: Math.max(...steps), asking, yard };
};

const line = (what: string, value: string, budget: string): void =>
  console.log(`  ${what.padEnd(52)} ${value.padStart(14)}   budget ${budget}`);

export const measureReview = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-review-'));
  await built(folder);
  for (const { what, bytes, budget } of weights(folder).filter(one => one.what.includes('review')))
    line(what, `${(bytes / 1000).toFixed(1)} kB`, `${budget / 1000} kB`);
  const browser = await launch();
  const { server, address } = await serve(folder);
  for (const [game, rules] of [
    ['baloot', {}],
    ['dhappa', {}],
  ] as const) {
    const { events, open, step, worst, asking, yard } = await lookedAt(browser, address, game, rules);
    line(`${game}, ${events} events: opened, script at 4× CPU`, `${open.toFixed(0)} ms`, '300 ms');
    line(`${game}: a step, script at 4× CPU, median of ${STEPS}`, `${step.toFixed(1)} ms`, '16 ms');
    line(`${game}: a step beside 20,000 numbers sorted as words`, (step / yard).toFixed(2), '–');
    line(`${game}: the longest of them`, `${worst.toFixed(1)} ms`, '–');
    line(`${game}: taken off each, what asking costs`, `${asking.toFixed(1)} ms`, '–');
  }
  await browser.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
};
