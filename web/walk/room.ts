import { lookInto, lookThrough } from './dialogs.ts';
import { rulesOf } from './plan.ts';
import { introduce, openTable, tapIfThere, tapOn, visitor, type WalkVisitor } from './visitor.ts';
import { check, until, type Walk } from './walker.ts';

/** Long ones, in two scripts. */
export const NAMES = ['عبدالرحمن القحطاني م', 'Maximiliana Wetherbe'] as const;

/** Somebody at a table, and what was looked at there last. */
export interface WalkSitter {
  readonly visitor: WalkVisitor;
  readonly done: Set<string>;
  moment: string;
  /** Moments of the others so far. */
  others: number;
  taps: number;
}

/** Nothing done and nothing seen yet. */
export const sitting = (visitor: WalkVisitor): WalkSitter => ({
  visitor,
  done: new Set(),
  moment: '',
  others: 0,
  taps: 0,
});

export const linked = ({ page }: WalkVisitor): Promise<boolean> =>
  until(() => page.evaluate(() => window.eye?.offers().link === 'open'));

const sitDown = async (walk: Walk, sitter: WalkVisitor, address: string, seat: number): Promise<void> => {
  const { page } = sitter;
  await page.goto(address);
  await linked(sitter);
  if (seat > 0) await tapOn(sitter, `.sh-seat[data-seat="${seat}"] .sh-seat-face`);
  await page.locator('.sh-start').waitFor();
  await lookThrough(walk, sitter);
};

/** Everybody in the room; the first is the host. */
export const gathered = async (walk: Walk, people: number, clocks: 'on' | 'off'): Promise<readonly WalkSitter[]> => {
  const { browser, address, place } = walk;
  const sitters: WalkSitter[] = [];
  let table = '';
  for (const name of NAMES.slice(0, people)) {
    const guest = await visitor(browser, { ...place, name, isFixed: walk.isShort });
    await introduce(guest, address);
    if (table === '') table = await openTable(guest, address, place.game, rulesOf(place.game, clocks));
    await sitDown(walk, guest, table, sitters.length);
    sitters.push(sitting(guest));
  }
  return sitters;
};

/** The host last: whoever opened the table starts it. */
export const begin = async (walk: Walk, sitters: readonly WalkSitter[]): Promise<void> => {
  const [host] = sitters;
  if (host) await lookInto(walk, host.visitor, '.sh-presets .sh-square');
  for (const { visitor: guest } of sitters.slice(1)) {
    await check(walk, guest);
    await tapIfThere(guest, '.sh-start:enabled');
  }
  if (host) await tapOn(host.visitor, '.sh-start:enabled');
  for (const { visitor: guest } of sitters) await guest.page.locator('.mj-scene').waitFor();
};
