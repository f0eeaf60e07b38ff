import { lookThrough } from './dialogs.ts';
import { playOut, playSome } from './match.ts';
import { begin, gathered, sitting, type WalkSitter } from './room.ts';
import { lookedBack } from './tour.ts';
import { tapIfThere, tapOn, type WalkVisitor } from './visitor.ts';
import { check, complainOf, until, type Walk } from './walker.ts';

const END = '[data-overlay="victory"], [data-summary]';
const LOBBY = '[data-overlay="victory"] [data-action="lobby"], [data-summary] [data-action="leave"]';

const isHome = ({ page }: WalkVisitor): Promise<boolean> => page.evaluate(() => location.pathname === '/');

const homeward = async (walk: Walk, guest: WalkVisitor, button: string): Promise<void> => {
  if (!(await until(() => isHome(guest)))) return complainOf(walk, `${button} leads nowhere`);
  await guest.page.locator('#root h1').first().waitFor({ state: 'attached' });
  await check(walk, guest);
};

/** Away from a match that is over, by its button. */
const leave = async (walk: Walk, { visitor: guest }: WalkSitter): Promise<void> => {
  if ((await guest.page.locator('[data-overlay] summary').count()) > 0) {
    await tapIfThere(guest, '[data-overlay] summary');
    await check(walk, guest);
  }
  await tapOn(guest, LOBBY);
  await homeward(walk, guest, 'the button to the lobby');
};

/** From the foot of the sidebar on a large screen, from the menu on a small one; what the table asks meanwhile is answered first. */
const askToLeave = async (walk: Walk, sitter: WalkSitter): Promise<boolean> => {
  const { visitor: guest } = sitter;
  const foot = '.mj-scene [data-action="leave"]:visible';
  if ((await guest.page.locator(foot).count()) > 0 && (await tapIfThere(guest, foot))) return true;
  if (await tapIfThere(guest, '.mj-scene [data-action="menu"]:visible'))
    if (await tapIfThere(guest, '.sh-menu .sh-btn-bad')) return true;
  await playSome(walk, { ...sitter, taps: 0 });
  return false;
};

/** Away from a match that is on; if it ends meanwhile, by its button. */
const breakOff = async (walk: Walk, sitter: WalkSitter): Promise<void> => {
  const { visitor: guest } = sitter;
  const { page } = guest;
  let isOver = false;
  const isAsked = async (): Promise<boolean> => {
    isOver = (await page.locator(END).count()) > 0;
    return isOver || askToLeave(walk, sitter);
  };
  if (!(await until(isAsked))) return complainOf(walk, 'nobody can leave');
  if (isOver) return leave(walk, sitter);
  await page.locator('.sh-pair .sh-btn-bad:visible').waitFor();
  await check(walk, guest);
  await tapOn(guest, '.sh-pair .sh-btn-bad:visible');
  await homeward(walk, guest, 'the button to leave');
};

/** The same table once more: in the same seats, or by way of the room where somebody has gone. */
const again = async (walk: Walk, { visitor: guest }: WalkSitter): Promise<WalkSitter> => {
  const { page } = guest;
  const sitter = sitting(guest);
  await page.locator(END).locator('[data-action="rematch"], [data-action="room"]').first().waitFor();
  const isShort = (await page.locator(END).locator('[data-action="room"]').count()) > 0;
  await tapOn(guest, `:is(${END}) [data-action="${isShort ? 'room' : 'rematch'}"]`);
  if (isShort) {
    await page.locator('.sh-start').waitFor();
    await lookThrough(walk, guest);
    await begin(walk, [sitter]);
  }
  if (!(await until(async () => (await page.locator(END).count()) === 0)))
    complainOf(walk, 'no second match begins by its button');
  return sitter;
};

/** From the first page at once to a table with bots. */
const bolt = async (walk: Walk, guest: WalkVisitor): Promise<WalkSitter> => {
  await tapOn(guest, `[data-game="${walk.place.game}"] .sh-bolt`);
  const yes = guest.page.locator('[data-action="know-yes"]');
  await yes.or(guest.page.locator('.mj-scene')).first().waitFor();
  if ((await yes.count()) > 0) await tapOn(guest, '[data-action="know-yes"]');
  await guest.page.locator('.mj-scene').waitFor();
  return sitting(guest);
};

const boltAndBack = async (walk: Walk, guest: WalkVisitor): Promise<void> => {
  const sitter = await bolt(walk, guest);
  await playSome(walk, sitter);
  await breakOff(walk, sitter);
};

const closing = async (sitters: readonly WalkSitter[], work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } finally {
    for (const { visitor: guest } of sitters) await guest.page.context().close();
  }
};

/**
 * One guest's evening, in one browser: a match with a friend, and every next one by the buttons. The friend goes home;
 * the others are played alone from the same room, one more is begun by the rematch, and one by the bolt of the first page.
 */
export const evening = async (walk: Walk, matches: number): Promise<void> => {
  const sitters = await gathered(walk, 2, 'on');
  await closing(sitters, async () => {
    const [host, friend] = sitters;
    if (!host || !friend) return;
    await begin(walk, sitters);
    await playOut(walk, sitters);
    await leave(walk, friend);
    await lookedBack(walk, friend.visitor);
    let sitter = host;
    for (let n = 1; n < matches; n++) {
      sitter = await again(walk, sitter);
      await playOut(walk, [sitter]);
    }
    sitter = await again(walk, sitter);
    await playSome(walk, sitter);
    await breakOff(walk, sitter);
    await boltAndBack(walk, host.visitor);
  });
};

/** A match alone, to the lobby by its button, and the next by the bolt. No clock runs: however busy the machine is, it is the same. */
export const shortEvening = async (walk: Walk): Promise<void> => {
  const sitters = await gathered(walk, 1, 'off');
  await closing(sitters, async () => {
    const [sitter] = sitters;
    if (!sitter) return;
    await begin(walk, sitters);
    await playOut(walk, sitters);
    await leave(walk, sitter);
    await boltAndBack(walk, sitter.visitor);
  });
};
