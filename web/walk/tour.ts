import type { Page } from 'playwright-core';
import { lookInto, lookThrough } from './dialogs.ts';
import { introduce, tapOn, visitor, type WalkVisitor } from './visitor.ts';
import { check, until, type Walk } from './walker.ts';

const drawn = async (walk: Walk, page: Page, path: string): Promise<void> => {
  await page.goto(walk.address + path);
  await page.locator('#root h1, #root h2').first().waitFor({ state: 'attached' });
};

/** The pages of the house that belong to no game, as somebody sees them who comes for the first time. */
export const tour = async (walk: Walk, name: string): Promise<void> => {
  const { size, language } = walk.place;
  const guest = await visitor(walk.browser, { size, language, name });
  const { page } = guest;
  await drawn(walk, page, '/');
  await lookThrough(walk, guest, 'house');
  await introduce(guest, walk.address);
  await drawn(walk, page, '/');
  await lookThrough(walk, guest, 'house');
  await lookInto(walk, guest, '.sh-wide-button', 'house');
  await lookInto(walk, guest, '.sh-create', 'house');
  for (const path of ['/watch', '/me', '/me/matches', '/m', '/fair', '/offline', '/nowhere']) {
    await drawn(walk, page, path);
    await lookThrough(walk, guest, 'house');
  }
  await page.context().close();
};

/** The pages of one game: what it is, and its rules. */
export const gamePages = async (walk: Walk, name: string): Promise<void> => {
  const { size, language, game } = walk.place;
  const guest = await visitor(walk.browser, { size, language, name });
  await introduce(guest, walk.address);
  for (const path of [`/play/${game}`, `/rules/${game}`]) {
    await drawn(walk, guest.page, path);
    await lookThrough(walk, guest);
  }
  await guest.page.context().close();
};

/** A match is on and its player has gone away: the way back is on the first page. */
export const thereAndBack = async (walk: Walk, guest: WalkVisitor): Promise<void> => {
  const { page } = guest;
  await drawn(walk, page, '/');
  await page.locator('.sh-resume').waitFor();
  await check(walk, guest);
  await tapOn(guest, '.sh-resume a');
  await until(() => page.evaluate(() => window.eye?.offers().link === 'open'));
};
