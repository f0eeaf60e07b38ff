import { canScroll, pageScrolls } from './clip.ts';

/** A scroller, how far it is scrolled, and whether a finger can scroll it. */
interface Scroller {
  readonly node: Element;
  readonly left: number;
  readonly top: number;
  readonly isFree: boolean;
}

const isFreely = (node: Element): boolean =>
  node === document.documentElement || node === document.body
    ? pageScrolls()
    : canScroll(node, 'x') || canScroll(node, 'y');

/** Everything round an element that holds more than it shows. */
const scrollers = (node: Element): readonly Scroller[] => {
  const found: Scroller[] = [];
  for (let up: Element | null = node; up; up = up.parentElement)
    if (up.scrollHeight > up.clientHeight + 1 || up.scrollWidth > up.clientWidth + 1)
      found.push({ node: up, left: up.scrollLeft, top: up.scrollTop, isFree: isFreely(up) });
  return found;
};

const back = ({ node, left, top }: Scroller): void => node.scrollTo({ left, top, behavior: 'instant' });

/** What lies under a bar that stays in its place can be scrolled from under it: whether `isFree` holds then. What only a script can scroll stays. */
export const isFreedByScroll = (node: Element, isFree: () => boolean): boolean => {
  const before = scrollers(node);
  if (!before.some(one => one.isFree)) return false;
  node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  for (const one of before) if (!one.isFree) back(one);
  const freed = isFree();
  for (const one of before) back(one);
  return freed;
};
