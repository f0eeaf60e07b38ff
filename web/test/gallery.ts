import type { Page } from 'playwright-core';
import { tablePage } from '@/test/page.ts';

/** The gallery on a page of its own; `show` changes the table on it without loading again. */
export const openGallery = async (query = '', options = {}): Promise<Page> => {
  const page = await tablePage(`/gallery.html?${query}`, options);
  await page.locator('.mj-scene').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
};

const withoutGround = (): void => {
  const style = new CSSStyleSheet();
  style.replaceSync('.mj-ground { display: none !important }');
  document.adoptedStyleSheets.push(style);
};

/** Without carpet and tent, now and after a reload: where nobody looks at them, painting them is most of the time. */
export const bare = async (page: Page): Promise<Page> => {
  await page.addInitScript(withoutGround);
  await page.evaluate(withoutGround);
  return page;
};

let epoch = 0;

/** Puts a table of the gallery on the screen, at rest. */
export const show = async (page: Page, table: string, patch: object = {}): Promise<void> => {
  epoch += 1;
  await page.evaluate(
    ([name, more, at]) => {
      const ui = window.__ui as unknown as { tables: Record<string, object>; scene: (patch: object) => void };
      ui.scene({ floor: undefined, arrangement: 'fan', paused: false, ...ui.tables[name], ...more, epoch: at });
    },
    [table, patch, epoch] as const,
  );
  await settle(page);
};

/** The same on a screen of that size. */
export const sized = async (
  page: Page,
  [width, height]: readonly [number, number],
  table = 'play',
  patch: object = {},
): Promise<void> => {
  await page.setViewportSize({ width, height });
  await show(page, table, patch);
};

/** Changes the table on the screen: what moved is set in motion. */
export const change = (page: Page, patch: object): Promise<void> =>
  page.evaluate(async more => {
    (window.__ui as unknown as { scene: (patch: object) => void }).scene(more);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, patch);

/** Every movement that ends is at its end. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let i = 0; i < 2; i++) {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      await new Promise(requestAnimationFrame);
    }
  });

/** Stops everything that moves and puts it at a time of its own. */
export const freeze = (page: Page, t: number): Promise<void> =>
  page.evaluate(at => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = at;
    }
  }, t);

export interface LaidCard {
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly w: number;
  readonly z: number;
  readonly left: number;
  readonly right: number;
  readonly row: string | undefined;
}

/** The cards under a selector as they lie on the screen. */
export const laid = (page: Page, selector: string): Promise<readonly LaidCard[]> =>
  page.evaluate(
    query =>
      [...document.querySelectorAll<HTMLElement>(query)].map(node => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const style = getComputedStyle(node);
        return {
          card: node.dataset.card ?? '',
          x: (left + right) / 2,
          y: (top + bottom) / 2,
          turn: Number.parseFloat(style.rotate) || 0,
          w: node.offsetWidth,
          z: Number(style.zIndex),
          left,
          right,
          row: node.dataset.row,
        };
      }),
    selector,
  );

export const HAND = '.hand [data-card]';
export const PIT = '[data-played]';
