import type { Page } from 'playwright-core';
import { lookInto, lookThrough } from './dialogs.ts';
import { lesson } from './lesson.ts';
import { introduce, register, tapOn, visitor, type WalkVisitor } from './visitor.ts';
import { check, until, type Walk } from './walker.ts';

const drawn = async (walk: Walk, page: Page, path: string): Promise<void> => {
  await page.goto(walk.address + path);
  await page.locator('#root h1, #root h2').first().waitFor({ state: 'attached' });
};

const through = async (walk: Walk, guest: WalkVisitor, paths: readonly string[], game?: string): Promise<void> => {
  for (const path of paths) {
    await drawn(walk, guest.page, path);
    await lookThrough(walk, guest, game);
  }
};

/** The search for a table: nobody else is there, and it is given up. */
const search = async (walk: Walk, guest: WalkVisitor): Promise<void> => {
  await drawn(walk, guest.page, '/play/people');
  await lookThrough(walk, guest, 'house');
  await tapOn(guest, '[data-action="find"]');
  await guest.page.locator('[data-queue="searching"]').waitFor();
  await check(walk, guest, 'house');
  await tapOn(guest, '[data-action="cancel"]');
  await guest.page.locator('[data-queue="idle"]').waitFor();
};

/** Pages for everybody. */
const OPEN = [
  ...['/watch', '/me', '/me/matches', '/m', '/fair', '/daily', '/leagues', '/play/people', '/learn'],
  ...['/offline', '/nowhere'],
];

/** The pages of the house that belong to no game, as somebody sees them who comes for the first time, and then has an account. */
export const tour = async (walk: Walk, name: string): Promise<void> => {
  const { size, language } = walk.place;
  const guest = await visitor(walk.browser, { size, language, name });
  const { page } = guest;
  await drawn(walk, page, '/');
  await lookThrough(walk, guest, 'house');
  await drawn(walk, page, '/daily');
  await lookThrough(walk, guest, 'house');
  await introduce(guest, walk.address);
  await drawn(walk, page, '/');
  await lookThrough(walk, guest, 'house');
  await lookInto(walk, guest, '.sh-wide-button', 'house');
  await lookInto(walk, guest, '.sh-create', 'house');
  await through(walk, guest, OPEN, 'house');
  const username = await register(guest, walk.address);
  await through(walk, guest, ['/me', `/u/${username}`, '/leagues', '/daily'], 'house');
  await search(walk, guest);
  await page.context().close();
};

/** Not every game is taught. */
const lessons = async (walk: Walk, guest: WalkVisitor): Promise<void> => {
  const { page } = guest;
  const address = `/learn/${walk.place.game}`;
  await page.locator('a.ln-game').first().waitFor();
  if ((await page.locator(`a.ln-game[href="${address}"]`).count()) === 0) return;
  await through(walk, guest, [address]);
  await tapOn(guest, '[data-action="go-on"]');
  await lesson(walk, guest);
};

/** The pages of one game: what it is, its rules, and its lessons. */
export const gamePages = async (walk: Walk, name: string): Promise<void> => {
  const { size, language, game } = walk.place;
  const guest = await visitor(walk.browser, { size, language, name });
  await introduce(guest, walk.address);
  await through(walk, guest, [`/play/${game}`, `/rules/${game}`, '/learn']);
  await lessons(walk, guest);
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

/** What is left of a match that is over: a line among one's own, and the match itself, at its beginning, on its way and at its end. */
export const lookedBack = async (walk: Walk, guest: WalkVisitor): Promise<void> => {
  const { page } = guest;
  await drawn(walk, page, '/me/matches');
  await page.locator('a.hi-row').first().waitFor();
  await lookThrough(walk, guest);
  await tapOn(guest, 'a.hi-row');
  await page.locator('.rp-page .mj-scene').waitFor();
  await check(walk, guest);
  await tapOn(guest, '[data-step-to="last"]');
  await check(walk, guest);
  await page.locator('.rp-page[data-reviewed]').waitFor();
  await check(walk, guest);
  await tapOn(guest, '[data-step-to="first"]');
  await tapOn(guest, '[data-step-to="moment"]:enabled, [data-step-to="onward"]');
  await check(walk, guest);
};
