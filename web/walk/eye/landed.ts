import { boxOf, type PageBox } from './box.ts';
import { whereOf } from './finding.ts';

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

export const landed = (): readonly Landed[] =>
  [...document.querySelectorAll(LANDED)].map(card => ({
    where: whereOf(card).replace(/\[data-seat=\w+\]/, ''),
    width: widthOf(card),
    box: boxOf(card),
  }));
