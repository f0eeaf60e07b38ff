import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { LANGUAGES, NUMERALS, spokenBy } from '@/words/language.ts';

const Settings = v.object({
  language: v.picklist(LANGUAGES),
  /** The letters on the cards. */
  cards: v.picklist(['en', 'ar']),
  numerals: v.picklist(NUMERALS),
  deck: v.picklist([2, 4]),
  /** On this device only: nobody else sees it. */
  golden: v.boolean(),
  muted: v.boolean(),
  volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  haptics: v.boolean(),
  motion: v.picklist(['calm', 'normal', 'fast']),
  oneTap: v.boolean(),
  flatHand: v.boolean(),
  leftHanded: v.boolean(),
  sidebarAtStart: v.boolean(),
  letterKeys: v.boolean(),
  /** Hints at the table, in the first matches of a game. */
  hints: v.boolean(),
});

export type Settings = v.InferOutput<typeof Settings>;

export const usualSettings = (languages: readonly string[]): Settings => ({
  language: spokenBy(languages),
  cards: 'en',
  numerals: 'auto',
  deck: 2,
  golden: false,
  muted: false,
  volume: 0.7,
  haptics: true,
  motion: 'normal',
  oneTap: false,
  flatHand: false,
  leftHanded: false,
  sidebarAtStart: false,
  letterKeys: true,
  hints: true,
});

/** What was kept, field by field: what is odd or missing takes its usual value. */
export const mended = (kept: unknown, usual: Settings): Settings => {
  const whole = { ...usual, ...(typeof kept === 'object' ? kept : {}) };
  const { issues } = v.safeParse(Settings, whole);
  const odd = new Set(issues?.map(({ path }) => String(path?.[0]?.key)));
  const entries = Object.keys(usual).map((key): [string, unknown] => [
    key,
    Reflect.get(odd.has(key) ? usual : whole, key),
  ]);
  return v.parse(Settings, Object.fromEntries(entries));
};

export const useSettings = create<Settings>()(
  persist(() => usualSettings(navigator.languages), {
    name: 'majlis-settings',
    merge: (kept, usual) => mended(kept, usual),
  }),
);

export const setSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change);
};
