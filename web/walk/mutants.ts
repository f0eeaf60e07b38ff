import type { Page } from 'playwright-core';
import type { FindingKind } from './eye/finding.ts';

/** A fault planted on a page that has none: whoever looks must find it. */
export interface Mutant {
  readonly name: string;
  /** What it may be found by. */
  readonly found: readonly FindingKind[];
  readonly plant: Plant;
  /** It shows only where cards lie in the middle of the table. */
  readonly needsTrick?: true;
}

interface Plant {
  readonly css?: string;
  /** Something lies over the first of these. */
  readonly cover?: string;
  /** As many lines more in here. */
  readonly lines?: string;
  /** This wanders to the right, again and again. */
  readonly wobble?: string;
  /** This is set in motion again before it has come to its end. */
  readonly flicker?: string;
  /** A notice that lets taps through stands over the first of these. */
  readonly toast?: string;
  readonly error?: string;
}

const BUTTON = '.mj-scene [data-action]:not([data-card])';

const LOG = '.tb-box[data-part="log"] .tb-room';

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a label 30 px to the right',
    found: ['overlap', 'text-covered', 'cut'],
    plant: { css: '.mj-seat .mj-name { transform: translateX(30px) !important }' },
  },
  {
    name: 'a log without overflow',
    found: ['overlap', 'text-covered', 'cut'],
    plant: {
      lines: `${LOG}, .walk-log`,
      css: `${LOG}, .walk-log { overflow: visible !important }`,
    },
  },
  { name: 'a missing ring', found: ['turn'], plant: { css: '.mj-ring { display: none !important }' } },
  {
    name: 'a button of 20 px',
    found: ['tap-small'],
    plant: {
      css: `${BUTTON} { min-width: 0 !important; min-height: 0 !important; width: 20px !important; height: 20px !important; padding: 0 !important; overflow: hidden }`,
    },
  },
  {
    name: 'a text that can hardly be read',
    found: ['contrast'],
    plant: { css: '.mj-seat .mj-name, .mj-seat .mj-name * { color: #777 !important; background: #666 !important }' },
  },
  { name: 'a covered button', found: ['tap-covered'], plant: { cover: BUTTON } },
  {
    name: 'a name cut without an ellipsis',
    found: ['cut'],
    plant: {
      css: '.mj-seat .mj-name { display: block !important; width: 12px !important; min-width: 0 !important; padding: 0 !important; overflow: hidden !important; text-overflow: clip !important; white-space: nowrap !important }',
    },
  },
  { name: 'an error in the console', found: ['console'], plant: { error: 'planted' } },
  { name: 'something that moves at rest', found: ['moved'], plant: { wobble: '.mj-seat .mj-name' } },
  {
    name: 'a button off the screen',
    found: ['tap-outside'],
    plant: { css: `${BUTTON} { transform: translateX(-3000px) !important }` },
  },
  { name: 'a page that never rests', found: ['restless'], plant: { flicker: '.mj-seat .mj-name' } },
  { name: 'a notice over a button', found: ['tap-covered'], plant: { toast: BUTTON } },
  {
    name: 'cards in the middle that grow',
    found: ['pit-size'],
    plant: { css: '.mj-pit [data-played] { scale: 1.12 !important }' },
    needsTrick: true,
  },
];

interface Planted {
  /** What takes it away again. */
  roots?: (() => void)[];
}

/** In the page: another style. */
const styled = ({ css }: Plant): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css ?? '');
  document.adoptedStyleSheets.push(sheet);
  (window as Planted).roots = [
    () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet);
    },
  ];
};

/** In the page: something over the first of these, as large as it is. */
const covered = ({ cover, toast }: Plant): void => {
  const under = document.querySelector(cover ?? toast ?? 'no-such-thing');
  if (!under) return;
  const { left, top, width, height } = under.getBoundingClientRect();
  const lid = document.createElement('p');
  lid.style.cssText = `position:fixed;z-index:99999;margin:0;background:#000;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  if (toast) {
    lid.setAttribute('role', 'status');
    lid.dataset.overlay = 'notice';
    lid.style.pointerEvents = 'none';
  }
  document.body.append(lid);
  (window as Planted).roots?.push(() => lid.remove());
};

/** In the page: many lines more. */
const written = ({ lines }: Plant): void => {
  const log = document.querySelector(lines ?? 'no-such-thing');
  for (let n = 0; log && n < 60; n++) {
    const line = document.createElement('li');
    line.textContent = `a line of the log, the ${n}th`;
    log.append(line);
    (window as Planted).roots?.push(() => line.remove());
  }
};

/** In the page: something that goes on and on. */
const going = ({ wobble, flicker }: Plant): void => {
  const thing = document.querySelector<HTMLElement>(wobble ?? flicker ?? 'no-such-thing');
  if (!thing) return;
  const before = thing.style.cssText;
  let to = 0;
  const timer = setInterval(
    () => {
      to = (to + 3) % 61;
      if (wobble) thing.style.left = `${to}px`;
      else thing.animate([{ opacity: 0.9 }, { opacity: 1 }], 300);
    },
    wobble ? 70 : 20,
  );
  if (wobble) thing.style.position = 'relative';
  (window as Planted).roots?.push(() => {
    clearInterval(timer);
    thing.style.cssText = before;
  });
};

/** In the page; `uproot` takes it away again. */
export const plant = async (page: Page, { plant: wish }: Mutant): Promise<void> => {
  for (const work of [styled, covered, written, going]) await page.evaluate(work, wish);
  const { error } = wish;
  if (error) await page.evaluate(text => console.error(text), error);
};

export const uproot = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const pull of (window as Planted).roots?.splice(0) ?? []) pull();
  });
