import { moved } from '../e2e/dhappa-player.ts';
import { lookInto } from './dialogs.ts';
import type { Offers } from './eye/offers.ts';
import { offersOf, tap, tapFor } from './person.ts';
import { linked, type WalkSitter } from './room.ts';
import { thereAndBack } from './tour.ts';
import { check, complainOf, type Walk } from './walker.ts';

const momentOf = ({ visitor: { page } }: WalkSitter): Promise<string> =>
  page.evaluate(() => window.eye?.moment() ?? '');

/** A short walk looks at every moment in which its person has something to do, and at one of so many others. */
const SPARED = 3;

const isSpared = ({ isShort }: Walk, sitter: WalkSitter, { kinds, isOver }: Offers): boolean => {
  if (!isShort || kinds.length > 0 || isOver) return false;
  sitter.others += 1;
  return sitter.others % SPARED !== 0;
};

const checkOnce = async (walk: Walk, sitter: WalkSitter, offers: Offers): Promise<void> => {
  const before = await momentOf(sitter);
  if (before === sitter.moment) return;
  sitter.moment = before;
  if (isSpared(walk, sitter, offers)) return;
  await check(walk, sitter.visitor);
};

/** One thing if there is one to do. */
const act = async (walk: Walk, sitter: WalkSitter, offers: Offers): Promise<boolean> => {
  const { game } = walk.place;
  const { visitor: guest, done } = sitter;
  if (game === 'dhappa') return moved(guest.page, done, 'taps');
  const wish = tapFor(game, offers, () => walk.random.below(1_000) / 1_000);
  if (!wish) return false;
  await tap(guest, wish);
  done.add(wish.name);
  if (wish.isLift && walk.random.below(3) === 0) await check(walk, guest);
  return true;
};

/** What can be opened at a table, each looked at once in a match. */
const PANELS = ['menu', 'social', 'last-trick', 'keys'];

const panels = async (walk: Walk, { visitor: guest }: WalkSitter): Promise<void> => {
  for (const name of PANELS) await lookInto(walk, guest, `.mj-scene [data-action="${name}"]`);
  await lookInto(walk, guest, '.mj-drawer-button');
};

/** What is offered once nothing moves any more: where a card was on its way another one may lie by now. */
const offersAtRest = async ({ visitor: guest }: WalkSitter): Promise<Offers | null> => {
  await guest.page.evaluate(() => window.eye?.rest());
  return offersOf(guest);
};

const step = async (walk: Walk, sitters: readonly WalkSitter[], sitter: WalkSitter): Promise<'over' | boolean> => {
  const seen = await offersOf(sitter.visitor);
  if (seen?.link !== 'open') return false;
  await checkOnce(walk, sitter, seen);
  if (seen.isOver) return 'over';
  if (seen.isBusy) return false;
  const offers = await offersAtRest(sitter);
  if (!offers || !(await act(walk, sitter, offers))) return false;
  sitter.taps += 1;
  if (sitter.taps === 6) await panels(walk, sitter);
  if (sitter.taps === 9 && sitters.length === 1) await thereAndBack(walk, sitter.visitor);
  if (sitter.taps === 9 && sitter !== sitters[0]) {
    await sitter.visitor.page.reload();
    await linked(sitter.visitor);
  }
  return true;
};

/** Nobody has anything to do: the host lets no bot dawdle, until something happens. */
const wait = async ([host]: readonly WalkSitter[]): Promise<void> => {
  await host?.visitor.page.evaluate(
    () =>
      new Promise<void>(done => {
        const before = window.eye?.moment();
        const end = performance.now() + 400;
        window.eye?.hurry();
        const look = (): void => {
          if (window.eye?.moment() !== before || performance.now() > end) done();
          else setTimeout(look, 20);
        };
        look();
      }),
  );
};

/** A table at which nothing happens for so long has come to a stop. */
const LONGEST_MS = 300_000;

/** Until the match is over, or something else is so; false: it came to a stop before. */
export const playUntil = async (
  walk: Walk,
  sitters: readonly WalkSitter[],
  isEnough: () => Promise<boolean>,
): Promise<boolean> => {
  let since = performance.now();
  while (performance.now() - since < LONGEST_MS) {
    if (await isEnough()) return true;
    const before = sitters.map(({ moment }) => moment).join();
    let acted = false;
    let over = 0;
    for (const sitter of sitters) {
      const done = await step(walk, sitters, sitter);
      if (done === 'over') over += 1;
      else acted ||= done;
    }
    if (over === sitters.length) return true;
    if (!acted) await wait(sitters);
    if (before !== sitters.map(({ moment }) => moment).join()) since = performance.now();
  }
  return false;
};

/** A whole match. */
export const playOut = async (walk: Walk, sitters: readonly WalkSitter[]): Promise<void> => {
  if (!(await playUntil(walk, sitters, async () => false))) complainOf(walk, 'the match has no end');
};

const A_FEW = 3;

/** Enough to see that a match is on. */
export const playSome = async (walk: Walk, sitter: WalkSitter): Promise<void> => {
  if (!(await playUntil(walk, [sitter], async () => sitter.taps >= A_FEW)))
    complainOf(walk, 'a match begun by a button does not go on');
};
