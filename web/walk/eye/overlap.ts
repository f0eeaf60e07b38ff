import { boxOf, height, meet, type PageBox, width } from './box.ts';
import { type Finding, whereOf } from './finding.ts';
import { coverAt, isDrawerOver, paints } from './layer.ts';
import { isFreedByScroll } from './scroll.ts';
import { isShown, type TextLine } from './texts.ts';

const SLACK = 2;

/** What hides one of two texts from the eye at a place where both lie. */
const isBetween = (a: Element, b: Element, x: number, y: number): boolean => {
  let met = false;
  for (const node of document.elementsFromPoint(x, y)) {
    const own = node === a || node === b || a.contains(node) || b.contains(node);
    if (own && met) return false;
    met ||= own;
    const apart = !(node.contains(a) && node.contains(b));
    if (met && apart && paints(node)) return true;
  }
  return false;
};

/** No two texts in one place, unless one of them lies behind something and cannot be seen there. */
export const overlaps = (lines: readonly TextLine[]): readonly Finding[] => {
  const shown = lines.filter(isShown);
  return shown.flatMap((line, i) =>
    shown.slice(i + 1).flatMap((other): readonly Finding[] => {
      if (line.node === other.node) return [];
      const box = meet(meet(line.ink, line.clip.shown), meet(other.ink, other.clip.shown));
      if (width(box) <= SLACK || height(box) <= SLACK) return [];
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (isBetween(line.node, other.node, x, y)) return [];
      return [
        {
          kind: 'overlap',
          where: whereOf(line.node),
          detail: `“${line.text}” lies on “${other.text}” of ${whereOf(other.node)}`,
          box,
        },
      ];
    }),
  );
};

/** Where a text is touched to know whether all of it is free: along its middle, at its head and at its foot. */
const SPOTS: readonly (readonly [number, number])[] = [
  ...[0.04, 0.27, 0.5, 0.73, 0.96].map(x => [x, 0.5] as const),
  ...[0.04, 0.5, 0.96].flatMap(x => [[x, 0.12] as const, [x, 0.88] as const]),
];

/** What lies over a part of a text. */
const coverOf = (node: Element, box: PageBox): Element | null => {
  for (const [x, y] of SPOTS) {
    const cover = coverAt(node, box.left + x * width(box), box.top + y * height(box));
    if (cover instanceof Element) return cover;
  }
  return null;
};

/** A line that is shown, and what lies over a part of it. */
export interface LaidThing {
  readonly line: TextLine;
  readonly box: PageBox;
  readonly over: Element | null;
}

export const laid = (lines: readonly TextLine[]): readonly LaidThing[] =>
  lines.filter(isShown).map(line => {
    const box = meet(line.ink, line.clip.shown);
    return { line, box, over: coverOf(line.node, box) };
  });

/** No text with something over a part of it. */
export const covered = (all: readonly LaidThing[]): readonly Finding[] =>
  all.flatMap(({ line: { node, text }, box, over }): readonly Finding[] => {
    if (!over || isDrawerOver(over, node)) return [];
    if (isFreedByScroll(node, () => coverOf(node, boxOf(node)) === null)) return [];
    return [{ kind: 'text-covered', where: whereOf(node), detail: `“${text}” lies under ${whereOf(over)}`, box }];
  });
