import type { Page } from 'playwright-core';

interface Held {
  pass?: (ms: number) => void;
}

/** What the page wants to do after half a second or later waits until the test lets time pass: nothing comes or goes by itself, however slow the machine. React's own waits are shorter. */
const hold = (): void => {
  const LONG_MS = 500;
  const FIRST_ID = 1_000_000_000;
  const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const waiting = new Map<number, { readonly due: number; readonly work: () => void }>();
  let [now, next] = [0, FIRST_ID];
  const later = (work: () => void, ms = 0): number => {
    if (ms < LONG_MS) return start(work, ms);
    next += 1;
    waiting.set(next, { due: now + ms, work });
    return next;
  };
  window.setTimeout = later as typeof window.setTimeout;
  window.clearTimeout = (id?: Parameters<typeof stop>[0]): void => {
    if (!waiting.delete(Number(id))) stop(id);
  };
  (window as Held).pass = ms => {
    now += ms;
    for (const [id, { due, work }] of [...waiting].sort(([, a], [, b]) => a.due - b.due))
      if (due <= now && waiting.delete(id)) work();
  };
};

export const heldTimers = async (page: Page): Promise<Page> => {
  await page.addInitScript(hold);
  return page;
};

/** So much time goes by for what waits; then the page is drawn. */
export const passTime = (page: Page, ms: number): Promise<void> =>
  page.evaluate(async by => {
    (window as Held).pass?.(by);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, ms);
