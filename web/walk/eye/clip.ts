import { height, meet, type PageBox, screenBox, width } from './box.ts';

/** What of a box is shown, and what hides the rest. */
export interface Clip {
  readonly shown: PageBox;
  /** What cuts it where nobody can scroll to the rest, from within outwards. */
  readonly cuts: readonly Element[];
  /** The rest can be scrolled to. */
  readonly scrolled: boolean;
}

const SLACK = 1.5;

/** The element that a node lies in for the purpose of clipping: what is taken out of the flow is not clipped by all that is round it. */
const containerOf = (node: Element): Element | null => {
  const { position } = getComputedStyle(node);
  if (position === 'fixed') return null;
  if (position === 'absolute' && node instanceof HTMLElement) return node.offsetParent;
  return node.parentElement;
};

/** Its own measures are told before it is magnified, its place on the screen after. */
const insideOf = (node: Element): PageBox => {
  const rect = node.getBoundingClientRect();
  const by = node.currentCSSZoom;
  const [left, top] = [rect.left + node.clientLeft * by, rect.top + node.clientTop * by];
  return { left, top, right: left + node.clientWidth * by, bottom: top + node.clientHeight * by };
};

const exceeds = (box: PageBox, by: PageBox): { readonly x: boolean; readonly y: boolean } => ({
  x: box.left < by.left - SLACK || box.right > by.right + SLACK,
  y: box.top < by.top - SLACK || box.bottom > by.bottom + SLACK,
});

export const canScroll = (node: Element, axis: 'x' | 'y'): boolean => {
  const style = getComputedStyle(node);
  const how = axis === 'x' ? style.overflowX : style.overflowY;
  const more = axis === 'x' ? node.scrollWidth - node.clientWidth : node.scrollHeight - node.clientHeight;
  return (how === 'auto' || how === 'scroll') && more > 1;
};

const hides = (node: Element): boolean => {
  const { overflowX, overflowY, display } = getComputedStyle(node);
  return display !== 'inline' && display !== 'contents' && (overflowX !== 'visible' || overflowY !== 'visible');
};

export const pageScrolls = (): boolean => {
  const root = document.documentElement;
  const frozen = [root, document.body].some(node => /hidden|clip/.test(getComputedStyle(node).overflowY));
  return !frozen && root.scrollHeight > window.innerHeight + 1;
};

/** Looks at everything round an element that may hide a part of this box, up to the screen itself. */
export const clipOf = (from: Element, box: PageBox): Clip => {
  let clip: Clip = { shown: box, cuts: [], scrolled: false };
  const narrow = (by: PageBox, node: Element, scrolls: (axis: 'x' | 'y') => boolean): void => {
    const { x, y } = exceeds(clip.shown, by);
    if (!x && !y) return;
    const scrolled = (x && scrolls('x')) || (y && scrolls('y'));
    const isCut = (x && !scrolls('x')) || (y && !scrolls('y'));
    clip = {
      shown: meet(clip.shown, by),
      cuts: isCut && !clip.scrolled ? [...clip.cuts, node] : clip.cuts,
      scrolled: clip.scrolled || scrolled,
    };
  };
  let inner: Element | null = from;
  for (let node: Element | null = from; node && node !== document.documentElement; node = inner) {
    if (node !== document.body && hides(node)) narrow(insideOf(node), node, axis => canScroll(node, axis));
    inner = containerOf(node);
  }
  narrow(screenBox(), document.documentElement, axis => axis === 'y' && pageScrolls());
  return clip;
};

export const isNothing = (box: PageBox): boolean => width(box) < 2 || height(box) < 2;
