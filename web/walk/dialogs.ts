import { tapIfThere, type WalkVisitor } from './visitor.ts';
import { check, until, type Walk } from './walker.ts';

const isOpen = ({ page }: WalkVisitor): Promise<boolean> =>
  page.evaluate(() => document.querySelector('dialog:modal, [popover]:popover-open, .tb-modal') !== null);

/** Shows the end of whatever scrolls in the dialog in front; false: all of it is in sight. */
const toEnd = ({ page }: WalkVisitor): Promise<boolean> =>
  page.evaluate(() => {
    const front = [...document.querySelectorAll('dialog:modal')].at(-1);
    const scrollers = [...(front?.querySelectorAll('*') ?? []), ...(front ? [front] : [])].filter(
      node => node.scrollHeight > node.clientHeight + 4 && /auto|scroll/.test(getComputedStyle(node).overflowY),
    );
    for (const node of scrollers) node.scrollTo({ top: node.scrollHeight, behavior: 'instant' });
    return scrollers.length > 0;
  });

/** However late it opens on a busy machine, it is closed again. */
const close = (visitor: WalkVisitor): Promise<boolean> =>
  until(async () => {
    if (!(await isOpen(visitor))) return true;
    await visitor.page.keyboard.press('Escape');
    return false;
  });

/** Opens a dialog by its button, looks at it, at its end too, and closes it. For a button that this screen hides nobody waits. */
export const lookInto = async (walk: Walk, visitor: WalkVisitor, button: string, game?: string): Promise<void> => {
  const path = `${button}:visible`;
  if ((await visitor.page.locator(path).count()) === 0) return;
  // One that was given up may have been met all the same: it is closed too.
  if ((await tapIfThere(visitor, path)) && (await until(() => isOpen(visitor)))) {
    await check(walk, visitor, game);
    if (await toEnd(visitor)) await check(walk, visitor, game);
  }
  await close(visitor);
};

/** A page from its top to its end, screen by screen. */
export const lookThrough = async (walk: Walk, visitor: WalkVisitor, game?: string): Promise<void> => {
  for (let screen = 0; screen < MOST_SCREENS; screen++) {
    await check(walk, visitor, game);
    const isMore = await visitor.page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight * 0.85, behavior: 'instant' });
      return window.scrollY > before + 4;
    });
    if (!isMore) return;
  }
};

/** The text of the rules has many screens that are all alike. */
const MOST_SCREENS = 6;
