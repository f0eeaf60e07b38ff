import { readFileSync } from 'node:fs';
import type { ServerMessage } from '@majlis/protocol';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import type { Page } from 'playwright-core';
import { scripted as balootOf, PLAIN } from '@/baloot/scripted.ts';
import { scripted as dhappaOf, TURN } from '@/dhappa/scripted.ts';
import { after, clockOf, courseOf, feed, openFed, type ScriptedCourse, toldTo, welcomeAt } from '@/test/fed.ts';
import { bare, settle } from '@/test/gallery.ts';
import { FIRST, scripted as turupOf } from '@/turup/scripted.ts';

/** A table as people meet it: names as long as the house allows in two scripts, a log that has filled, a trick half played. */
interface Busy {
  readonly course: ScriptedCourse;
  /** What happened from here on is told, and stands in the log. */
  readonly from: number;
  readonly place: number;
}

export const LONG = [
  'Abdulrahman Al-Otaib',
  'عبدالرحمن العتيبي 97',
  'Maximiliano Wolfesch',
  'محمد عبدالله الجميعي',
  'WWWWWWWWWW MMMMMMMMM',
  'أبو عبدالرحمن 97',
];

const told = (course: ScriptedCourse, from: number): Busy => ({ course, from, place: course.states.length - 1 });

const trunfoRecord = courseOf(
  trunfo,
  spelling,
  readFileSync(new URL('../../games/trunfo/proof/records/random-3.game', import.meta.url), 'utf8'),
);

export const GAMES = ['baloot', 'turup', 'dhappa', 'trunfo'] as const;

export const TABLES: Readonly<Record<(typeof GAMES)[number], Busy>> = {
  baloot: told(balootOf(`${PLAIN} JH 8H 7H 8C . AH 10H AC 9C . 9H KC 10C JC . AS 10S 7S`), 3),
  turup: told(turupOf(`${FIRST} 5D AD 10D 8D . KC 3C QC`), 3),
  dhappa: told(dhappaOf(TURN, 'draw drop:QS'), 0),
  trunfo: { course: trunfoRecord, from: after(trunfoRecord, 'dealt'), place: after(trunfoRecord, 'revealed', 3) + 1 },
};

type Clocks = 'on' | 'off';
type Welcome = Extract<ServerMessage, { readonly kind: 'welcome' }>;

const longNamed = (table: Welcome['table']): Welcome['table'] => ({
  ...table,
  chairs: table.chairs.map((chair, seat) => ({
    ...chair,
    sitter: { kind: 'person', person: { id: `p${seat}`, name: LONG[seat] ?? '' }, hash: null, since: seat },
  })),
});

/** Long names for everybody, and no end to any watch if there are no clocks. */
const asPeopleMeet = (message: ServerMessage, which: Clocks): ServerMessage => {
  if (message.kind !== 'welcome' && message.kind !== 'told') return message;
  const clocks = which === 'on' ? message.clocks : message.clocks.map(one => ({ ...one, ms: null, until: null }));
  return message.kind === 'told' ? { ...message, clocks } : { ...message, clocks, table: longNamed(message.table) };
};

interface At {
  readonly lang?: string;
  readonly size?: readonly [number, number];
  readonly clocks?: Clocks;
  readonly you?: 0 | 'rail';
}

/** Opens a table of long names at the end of a course; what happened from `from` on is told. */
export const openLong = async (
  game: (typeof GAMES)[number],
  { course, from, place }: Busy,
  { lang = 'en', size: [width, height] = [390, 844], clocks = 'on', you = 0 }: At,
): Promise<Page> => {
  const viewport = { width, height };
  const page = await bare(await openFed(`${game}/1`, lang, { viewport, hasTouch: true }, '&social'));
  const now = await clockOf(page);
  await feed(page, asPeopleMeet(welcomeAt(course, from, you, now), clocks));
  await feed(page, asPeopleMeet(toldTo(course, from, place, you, from + 1, now), clocks));
  await page.locator('.mj-scene').waitFor();
  await settle(page);
  return page;
};

/** Opens a busy table of a game, with the talk beside it. */
export const openBusy = (game: (typeof GAMES)[number], at: At): Promise<Page> => openLong(game, TABLES[game], at);
