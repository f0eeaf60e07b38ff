import { seeded } from '@majlis/kernel';
import type { Browser } from 'playwright-core';
import { evening, shortEvening } from './evening.ts';
import { GAMES, LANGUAGES, SIZES, type WalkPlace } from './plan.ts';
import type { Report } from './report.ts';
import { NAMES } from './room.ts';
import { gamePages, tour } from './tour.ts';
import { complainOf, placeName, type Walk } from './walker.ts';

export interface Wish {
  readonly game?: string | undefined;
  readonly size?: string | undefined;
  readonly language?: string | undefined;
  /** At each place; 0: its pages alone. */
  readonly matches: number;
  readonly seed: number;
  /** How many places are walked side by side. */
  readonly lanes: number;
  /** Of every so many rests a picture is kept; 0: of none. */
  readonly pictures: number;
}

export interface WalkScene {
  readonly browser: Browser;
  readonly address: string;
  readonly report: Report;
  say(line: string): void;
}

/** The large screens first: they take longest. */
const placesOf = ({ game, size, language }: Pick<Wish, 'game' | 'size' | 'language'>): readonly WalkPlace[] =>
  [...SIZES]
    .reverse()
    .filter(one => size === undefined || one === size)
    .flatMap(theSize =>
      GAMES.filter(one => game === undefined || one === game).flatMap(theGame =>
        LANGUAGES.filter(one => language === undefined || one === language).map(theLanguage => ({
          game: theGame,
          size: theSize,
          language: theLanguage,
        })),
      ),
    );

/** The house itself is walked once for each screen and language, with the first game there. */
const isFirst = (places: readonly WalkPlace[], place: WalkPlace): boolean =>
  places.find(({ size, language }) => size === place.size && language === place.language) === place;

const through = async (scene: WalkScene, wish: Wish, place: WalkPlace, withHouse: boolean): Promise<number> => {
  const walk: Walk = {
    ...scene,
    place,
    random: seeded(wish.seed),
    rests: { count: 0 },
    pictures: wish.pictures,
    isShort: false,
  };
  try {
    if (withHouse) await tour(walk, NAMES[0]);
    await gamePages(walk, NAMES[1]);
    if (wish.matches > 0) await evening(walk, wish.matches);
  } catch (error) {
    complainOf(
      walk,
      error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 12).join(' | ') : String(error),
    );
  }
  return walk.rests.count;
};

/** Several at a time, in their order. */
const sideBySide = async <T>(lanes: number, all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const waiting = [...all];
  const lane = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

/** Walks every place that is wished for, several side by side; how many rests were looked at. */
export const walkAll = async (scene: WalkScene, wish: Wish): Promise<number> => {
  const places = placesOf(wish);
  let rests = 0;
  await sideBySide(wish.lanes, places, async place => {
    const begun = performance.now();
    const count = await through(scene, wish, place, isFirst(places, place));
    rests += count;
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    const found = scene.report.all().filter(({ at }) => at === placeName(place)).length;
    scene.say(`${placeName(place).padEnd(24)} ${count} rests, ${found} violations, ${seconds} s`);
  });
  return rests;
};

/** A match alone at each of these places and the beginning of the next, and nothing else. One after another: their tables are opened in the same order every time. */
export const walkShortly = async (scene: WalkScene, places: readonly WalkPlace[]): Promise<number> => {
  let rests = 0;
  for (const place of places) {
    const walk: Walk = { ...scene, place, random: seeded(1), rests: { count: 0 }, pictures: 0, isShort: true };
    await shortEvening(walk);
    rests += walk.rests.count;
  }
  return rests;
};
