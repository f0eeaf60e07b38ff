import type { Browser, CDPSession, Page } from 'playwright-core';
import { moved, sightOf } from '../e2e/baloot-player.ts';

/** How Baloot answers a finger and moves, in milliseconds and frames. */
export interface Moving {
  readonly tricks: number;
  readonly shown: number;
  readonly dropped: number;
  /** One figure for each tap: its slowest event, from the finger to the frame after it. */
  readonly taps: readonly number[];
  readonly isOpen: boolean;
}

interface Known {
  readonly link: string;
  readonly you: number;
  readonly pending: readonly unknown[];
  readonly clocks: readonly { readonly on: unknown }[];
}
interface Store {
  readonly seen: { getState(): Known; subscribe(listener: (now: Known) => void): () => void };
}

/** Until the house waits for this player. The page tells: to be asked again and again would slow down what is measured. */
const called = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(done => {
        const store = window.__ui?.store as Store | undefined;
        if (!store) return done();
        const { seen } = store;
        const isCalled = ({ you, pending, clocks }: Known): boolean =>
          pending.length === 0 && clocks.some(({ on }) => on === you);
        if (isCalled(seen.getState())) return done();
        const stop = seen.subscribe(now => {
          if (!isCalled(now)) return;
          stop();
          done();
        });
      }),
  );

/** A place on the screen where a finger meets this card and no other. */
const placeOf = (page: Page, card: string): Promise<{ readonly x: number; readonly y: number } | null> =>
  page.evaluate(name => {
    const node = document.querySelector(`.hand [data-card="${name}"]`);
    if (!node) return null;
    const { left, top, width, height } = node.getBoundingClientRect();
    for (const down of [0.1, 0.3, 0.5, 0.7, 0.9])
      for (const across of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const [x, y] = [left + width * across, top + height * down];
        if (document.elementFromPoint(x, y)?.closest('[data-card]') === node) return { x, y };
      }
    return null;
  }, card);

/** A finger rests on the glass for about so long. */
const TOUCH_MS = 80;
/** So long a player looks at what has changed: all flights are over. */
const LOOK_MS = 700;

/** One tap lifts, the next throws. */
const thrown = async (page: Page, session: CDPSession, card: string): Promise<void> => {
  for (let tap = 0; tap < 2; tap++) {
    const place = await placeOf(page, card);
    if (!place) return;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
    await page.waitForTimeout(TOUCH_MS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(LOOK_MS);
  }
};

/** What may be said beside a card; a claim would end the round before its eighth trick. */
const ASIDE = ['sawa', 'akka', 'qayd'];

const tricksIn = (page: Page): Promise<number> =>
  page.evaluate('(s => s.rounds.length * 8 + s.tricks.length)(window.__ui.store.seen.getState().table.state)');

const playOn = async (page: Page, session: CDPSession): Promise<void> => {
  await called(page);
  await page.waitForTimeout(LOOK_MS);
  const { legal, actions } = await sightOf(page);
  const [card] = legal;
  if (card && actions.every(action => ASIDE.includes(action))) await thrown(page, session, card);
  else if (!(await moved(page, new Set(['double'])))) await page.waitForTimeout(LOOK_MS);
};

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly frame_reporter?: { readonly state: string; readonly frame_sequence: number } };
}

/** A frame that is drawn in two parts, by the page and by the compositor, is reported twice: it was dropped if neither was shown. */
const framesIn = (trace: Buffer): Pick<Moving, 'shown' | 'dropped'> => {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const reports = traceEvents.flatMap(({ name, args }) =>
    name === 'PipelineReporter' && args?.frame_reporter ? [args.frame_reporter] : [],
  );
  const numbered = (start: string): ReadonlySet<number> =>
    new Set(reports.filter(({ state }) => state.startsWith(start)).map(({ frame_sequence }) => frame_sequence));
  const [shown, dropped] = [numbered('STATE_PRESENTED'), numbered('STATE_DROPPED')];
  return { shown: shown.size, dropped: [...dropped].filter(frame => !shown.has(frame)).length };
};

/** Runs in the page before anything else: notes how long each tap takes to show. */
export const noteTaps = (): void => {
  const taps: Record<number, number> = {};
  Object.assign(window, { taps });
  const note = (entry: PerformanceEntry): void => {
    const { interactionId = 0, duration } = entry as PerformanceEventTiming;
    if (interactionId > 0) taps[interactionId] = Math.max(taps[interactionId] ?? 0, duration);
  };
  new PerformanceObserver(list => list.getEntries().forEach(note)).observe({
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit);
};

/** Eight tricks by finger, on a page that was slowed already. */
export const eightTricksOn = async (browser: Browser, page: Page): Promise<Moving> => {
  const session = await page.context().newCDPSession(page);
  await browser.startTracing(page, { categories: ['cc', 'benchmark', 'viz'] });
  for (const until = performance.now() + 240_000; performance.now() < until && (await tricksIn(page)) < 8; )
    await playOn(page, session);
  const frames = framesIn(await browser.stopTracing());
  const taps = await page.evaluate(() => Object.values(Reflect.get(window, 'taps') as Record<number, number>));
  return { ...frames, taps, tricks: await tricksIn(page), isOpen: (await sightOf(page)).link === 'open' };
};
