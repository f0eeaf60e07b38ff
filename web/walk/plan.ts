/** What is walked: every game on every screen in every language, unless something is asked for. */
export interface WalkPlace {
  readonly game: WalkGame;
  readonly size: ScreenSize;
  readonly language: WalkLanguage;
}

export const GAMES = ['baloot', 'turup', 'dhappa', 'trunfo'] as const;
export const LANGUAGES = ['ar', 'en'] as const;
export const SIZES = ['360x640', '390x844', '844x390', '768x1024', '1024x640', '1440x900', '1920x1080'] as const;

export type WalkGame = (typeof GAMES)[number];
export type WalkLanguage = (typeof LANGUAGES)[number];
export type ScreenSize = (typeof SIZES)[number];

const TOUCHED: readonly ScreenSize[] = ['360x640', '390x844', '844x390', '768x1024'];

export const isTouched = (size: ScreenSize): boolean => TOUCHED.includes(size);

/** How large a thing to be tapped must be: for a finger, or for a mouse. */
export const leastTarget = (size: ScreenSize): number => (isTouched(size) ? 44 : 24);

export const viewportOf = (size: ScreenSize): { readonly width: number; readonly height: number } => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};

/** House rules under which a match is short; what the clocks are is left to each match. */
const SHORT: { readonly [game in WalkGame]: object } = {
  baloot: { target: 16 },
  turup: { match: 'single' },
  dhappa: { match: 'single', lockMinLength: 3, first: 'seat0' },
  trunfo: { resultMs: 1_500 },
};

/** With a clock for everybody, or with none. */
const CLOCKS: { readonly [game in WalkGame]: { readonly on: object; readonly off: object } } = {
  baloot: { on: { speed: 'turtle' }, off: { speed: 'infinite' } },
  turup: {
    on: { voteClock: 60, bidClock: 60, playClock: 60, frenzyClock: 60 },
    off: { voteClock: 'off', bidClock: 'off', playClock: 'off', frenzyClock: 'off' },
  },
  dhappa: { on: { turnMs: 180_000 }, off: { turnMs: 'off' } },
  trunfo: { on: { playMs: 60_000 }, off: { playMs: 120_000 } },
};

export const rulesOf = (game: WalkGame, clocks: 'on' | 'off'): object => ({ ...SHORT[game], ...CLOCKS[game][clocks] });
