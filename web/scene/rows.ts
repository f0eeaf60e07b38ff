import { type CardSpot, tall } from '@/motion/space.ts';

/** A hand of many cards in upright rows. Every index stays in sight: strips and rows are never narrower than it. */
export interface Rows<T> {
  readonly w: number;
  readonly height: number;
  readonly slots: readonly { readonly card: T; readonly spot: CardSpot; readonly row: number }[];
}

export interface RowsBox {
  readonly w: number;
  /** The most height there is. */
  readonly h: number;
  /** The widest a card may be. */
  readonly widest: number;
  /** Cards in a row, about. */
  readonly perRow: number;
  readonly align: 'start' | 'middle';
}

/** Of a card's width: the index and its margin. */
const INDEX = 0.4;
/** Of a card's height: rank and pip. */
const INDEX_TALL = 0.47;
const STRIP = 24;
const LOOSE = 0.76;
const GAP = 0.22;
/** How far a chosen card rises. */
const RISE = 11;

type Groups<T> = readonly (readonly T[])[];
type Line<T> = readonly (readonly T[])[]; // groups side by side

const count = <T>(line: Line<T>): number => line.reduce((sum, group) => sum + group.length, 0);

/** The two neighbours that together are shortest become one line. */
const joined = <T>(lines: readonly Line<T>[]): readonly Line<T>[] => {
  const sums = lines.slice(1).map((line, i) => count(line) + count(lines[i] ?? []));
  const at = sums.indexOf(Math.min(...sums));
  return lines.flatMap((line, i) => (i === at ? [[...line, ...(lines[i + 1] ?? [])]] : i === at + 1 ? [] : [line]));
};

const halves = <T>(line: Line<T>): readonly Line<T>[] => {
  const middle = Math.ceil(count(line) / 2);
  const parts: [T[][], T[][]] = [[], []];
  let seen = 0;
  for (const group of line) {
    const first = group.slice(0, Math.max(0, middle - seen));
    const second = group.slice(first.length);
    if (first.length > 0) parts[0].push(first);
    if (second.length > 0) parts[1].push(second);
    seen += group.length;
  }
  return parts;
};

/** The longest line becomes two. */
const split = <T>(lines: readonly Line<T>[]): readonly Line<T>[] => {
  const most = Math.max(...lines.map(count));
  const at = lines.findIndex(line => count(line) === most);
  return lines.flatMap((line, i) => (i === at ? halves(line) : [line]));
};

const linesOf = <T>(groups: Groups<T>, wanted: number): readonly Line<T>[] => {
  let lines: readonly Line<T>[] = groups.map(group => [group]);
  while (lines.length > wanted) lines = joined(lines);
  while (lines.length < wanted && Math.max(...lines.map(count)) > 1) lines = split(lines);
  return lines;
};

/** The widest card with which these lines still show every index. */
const widthOf = <T>(lines: readonly Line<T>[], { w, h, widest }: RowsBox): number => {
  const across = lines.map(line => {
    const [steps, gaps] = [Math.max(0, count(line) - 1), line.length - 1];
    return Math.min(w / (1 + steps * INDEX + gaps * GAP), w - steps * STRIP - gaps * 6);
  });
  const more = lines.length - 1;
  const down = (h - RISE * (more + 1)) / (1.4 * (1 + more * INDEX_TALL));
  return Math.max(24, Math.min(widest, down, ...across));
};

const best = <T>(groups: Groups<T>, box: RowsBox): readonly Line<T>[] => {
  const wanted = Math.max(1, Math.ceil(count(groups) / box.perRow));
  const tries = [wanted, wanted + 1, wanted + 2].map(rows => linesOf(groups, rows));
  const [first = [], ...others] = tries;
  return others.reduce((kept, lines) => (widthOf(lines, box) > widthOf(kept, box) * 1.2 ? lines : kept), first);
};

/** Lays groups of cards out in about as many rows as asked for. */
export const rowsOf = <T>(groups: Groups<T>, box: RowsBox): Rows<T> => {
  const lines = count(groups) === 0 ? [] : best(groups, box);
  const w = widthOf(lines, box);
  const room = (box.h - tall(w) - RISE) / Math.max(1, lines.length - 1);
  const pitch = Math.min(room, tall(w) * 0.64);
  const slots = lines.flatMap((line, row) => lineSlots(line, row, w, RISE + tall(w) / 2 + row * pitch, box));
  return { w, height: lines.length === 0 ? 0 : RISE + tall(w) + (lines.length - 1) * pitch, slots };
};

const lineSlots = <T>(line: Line<T>, row: number, w: number, y: number, box: RowsBox): Rows<T>['slots'] => {
  const [steps, gaps] = [Math.max(1, count(line) - 1), line.length - 1];
  const gap = Math.min(w * GAP, Math.max(6, (box.w - w - steps * w * INDEX) / Math.max(1, gaps)));
  const step = Math.min(w * LOOSE, (box.w - w - gaps * gap) / steps);
  const width = w + (count(line) - 1) * step + gaps * gap;
  let x = (box.align === 'middle' ? (box.w - width) / 2 : 0) + w / 2;
  return line.flatMap(group => {
    const laid = group.map((card, i) => ({ card, row, spot: { x: x + i * step, y, turn: 0, w } }));
    x += group.length * step + gap;
    return laid;
  });
};
