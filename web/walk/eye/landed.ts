import { boxOf, height, type PageBox } from './box.ts';
import { whereOf } from './finding.ts';
import { SHOWN_AGAIN } from './turn.ts';

/** A card that lies in the middle of the table, and how wide it is drawn. */
export interface Landed {
  readonly where: string;
  readonly width: number;
  readonly box: PageBox;
}

const LANDED = '.mj-pit [data-played], .tf-place .mj-card';

/** Its own width, however it is turned. */
const widthOf = (card: Element): number => {
  const { width, transform, scale } = getComputedStyle(card);
  const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
  return Number.parseFloat(width) * Math.hypot(a, b) * (Number.parseFloat(scale) || 1);
};

/** A table on a page has a size of its own: all that the page has left for it. */
const pageOf = (card: Element): string => {
  const page = card.closest(SHOWN_AGAIN);
  const scene = card.closest('.mj-scene');
  return page && scene ? `${page.classList[0]} ${Math.round(height(boxOf(scene)))}` : '';
};

export const landed = (): readonly Landed[] =>
  [...document.querySelectorAll(LANDED)].map(card => ({
    where: `${pageOf(card)} ${whereOf(card).replace(/\[data-seat=\w+\]/, '')}`.trim(),
    width: widthOf(card),
    box: boxOf(card),
  }));
