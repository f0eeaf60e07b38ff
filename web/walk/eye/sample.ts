import { height, type PageBox } from './box.ts';
import { whereOf } from './finding.ts';
import type { LaidThing } from './overlap.ts';

/** A line of text whose pixels are to be looked at. */
export interface Sample {
  readonly where: string;
  readonly text: string;
  readonly box: PageBox;
  readonly colour: readonly [number, number, number];
  readonly alpha: number;
}

const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const known = new Map<string, readonly [number, number, number, number]>();

/** Whatever form a colour has in the style, as the screen has it. */
const coloured = (style: string): readonly [number, number, number, number] => {
  const found = known.get(style);
  if (found || !pen) return found ?? [0, 0, 0, 1];
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = style;
  pen.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 255] = pen.getImageData(0, 0, 1, 1).data;
  const colour = [r, g, b, a / 255] as const;
  known.set(style, colour);
  return colour;
};

const opacityOf = (node: Element): number => {
  let opacity = 1;
  for (let up: Element | null = node; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
  return opacity;
};

/** At the edge of what scrolls a line is read when all of its height is there. */
const isWhole = ({ line: { ink }, box }: LaidThing): boolean => height(box) > height(ink) - 1;

export const samples = (all: readonly LaidThing[]): readonly Sample[] =>
  all
    .filter(one => one.over === null && isWhole(one))
    .map(({ line: { node, text }, box }) => {
      const [r, g, b, a] = coloured(getComputedStyle(node).webkitTextFillColor);
      return { where: whereOf(node), text, box, colour: [r, g, b], alpha: a * opacityOf(node) };
    });
