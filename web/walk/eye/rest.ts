import { whereOf } from './finding.ts';
import { moment } from './table.ts';

let begun = 0;
let asking = 0;
let answered = 0;

const isPassing = (animation: Animation): boolean =>
  animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

/** Counts what is set in motion on purpose, from the first moment of a page. */
export const watchMotion = (): void => {
  for (const name of ['animationstart', 'transitionrun']) document.addEventListener(name, () => begun++, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    begun += 1;
    return animate.apply(this, how);
  };
};

/** A reply of the house is something that happens, and so are letters that come late. */
export const watchReplies = (): void => {
  document.fonts.addEventListener('loadingdone', () => {
    answered += 1;
  });
  const ask = window.fetch;
  window.fetch = async (...what) => {
    asking += 1;
    try {
      return await ask(...what);
    } finally {
      asking -= 1;
      answered += 1;
    }
  };
  window.WebSocket = new Proxy(window.WebSocket, {
    construct: (Line, how: ConstructorParameters<typeof WebSocket>) => {
      const line = new Line(...how);
      line.addEventListener('message', () => {
        answered += 1;
      });
      return line;
    },
  });
};

export const replies = (): number => answered;

export const motions = (): number => begun;

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

const passing = (): readonly Animation[] => document.getAnimations().filter(isPassing);

const targetOf = ({ effect }: Animation): string =>
  effect instanceof KeyframeEffect && effect.target ? whereOf(effect.target) : 'something';

/** What keeps the page from its rest now; null: nothing. */
const unrest = (before: string): string | null => {
  const [moving] = passing();
  if (moving) return `${targetOf(moving)} moves`;
  if ([...document.images].some(image => !image.complete && image.checkVisibility())) return 'a picture is loaded';
  if (asking > 0) return 'the house is asked';
  if (document.fonts.status === 'loading') return 'letters are loaded';
  return before === happened() ? null : 'something happens';
};

const happened = (): string => `${moment()} ${answered}`;

/** As many frames, not as much time: a busy machine draws few. */
const TRIES = 60;

/** Every movement that ends is at its end, and nothing new begins for two frames; otherwise what it was that went on. */
export const rest = async (): Promise<string | null> => {
  await document.fonts.ready;
  let why: string | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    const before = happened();
    for (const animation of passing()) animation.finish();
    await frame();
    await frame();
    why = unrest(before);
    if (why === null) return null;
  }
  return why;
};
