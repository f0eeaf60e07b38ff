import { type CardSpot, cos, running, sin, tall } from '@/motion/space.ts';
import type { Zones } from '@/scene/arrangement.ts';

/** A hand laid out. `rows` says which arc a card lies in. */
export interface Fan {
  readonly total: number; // degrees between the first and the last card of an arc
  readonly pivotX: number;
  readonly pivotY: number;
  readonly R: number;
  readonly cardW: number;
  readonly slots: readonly CardSpot[];
  readonly rows: readonly number[];
}

const MARGIN = 14;
const STRIP = 0.34; // of a card, between neighbours: the index stays readable
const WIDE_STRIP = 0.375; // the same on a great circle, where a card's top gains little room
const FEW: Readonly<Record<number, number>> = { 3: 0.75, 4: 0.56, 5: 0.45, 6: 0.4, 7: 0.37 }; // looser: a lifted card must leave its neighbour in sight
const WIDEST = 140;
/** In card widths: to the right and the left of a lifted card, and at least between the others. */
interface Gaps {
  readonly right: number;
  readonly left: number;
  readonly least: number;
}

const GAPS: Gaps = { right: 1.2, left: 0.26, least: 0.215 };
/** Flat arcs do not spread toward the top: what a finger needs beside the lifted card must be there at its foot already. */
const FLAT_GAPS: Gaps = { right: 1.1, left: 0.34, least: 0.25 };
/** On a narrow screen a lifted card is higher, but no larger than the others, so that they keep their strips. */
const NARROW_GAPS: Gaps = { right: 1, left: 0.25, least: 0.222 };
export const NARROW = 375;

/** X13: 60° from six cards on; below that at most 12° a step. */
export const fanAngle = (n: number): number => Math.min(60, 12 * Math.max(0, n - 1));

/** How many card widths a card covers sideways when it leans. */
const leaning = (angle: number): number => cos(angle) + 1.4 * sin(angle);

const chord = (R: number, step: number): number => 2 * R * sin(step / 2);

interface Arc {
  readonly R: number;
  readonly w: number;
  readonly total: number;
  readonly midY: number;
}

/** X3, X4: the angle wins, the widest card whose strip is readable; the pivot stays below the screen. */
const portraitArc = ({ table, hand }: Zones, n: number): Arc => {
  const total = fanAngle(n);
  const strip = FEW[Math.max(3, n)] ?? STRIP;
  const perCard = n < 2 ? 1.6 : strip / chord(1, total / (n - 1));
  const w = Math.min(WIDEST, (table.w - MARGIN) / (2 * perCard * sin(total / 2) + leaning(total / 2)), hand.h / 2.05);
  const R = perCard * w;
  const midY = Math.max(hand.y + hand.h * 0.26 + tall(w) / 2, table.h + 8 - R);
  return { R, w, total, midY };
};

/** Pivot half a screen below, as wide as the cards allow: bigger cards, less angle. */
const flatArc = ({ table, hand }: Zones, n: number): Arc => {
  const lean = (w: number, R: number): number => ((n - 1) * STRIP * w) / R / 2;
  const midY = hand.y + hand.h * 0.45;
  const R = table.h * 1.5 - midY;
  const width = (w: number): number => (n - 1) * STRIP * w + w * leaning((lean(w, R) * 180) / Math.PI);
  const w = Math.min(WIDEST, ((table.w - MARGIN) * 100) / width(100), hand.h / 2.05);
  return { R, w, total: (2 * lean(w, R) * 180) / Math.PI, midY };
};

/** More cards than these are spread wider on a low screen: else a finger finds no strip of theirs, least of all when one is lifted. */
const MOST_AT_60 = 8;
const FULL_HAND = 72;
const isFullOnLow = ({ arrangement }: Zones, n: number): boolean => arrangement === 'drawer' && n > MOST_AT_60;

/** Of three or four cards a lifted one would hide its neighbour: they lie as far apart as on a phone held upright. */
const isFewOnLow = ({ arrangement }: Zones, n: number): boolean => arrangement === 'drawer' && (n === 3 || n === 4);

const fewAngle = ({ table }: Zones, n: number): number => {
  const w = Math.min(WIDEST, table.h * 0.27);
  const R = (table.h / 2 + 0.25 * tall(w)) / cos(30);
  return ((n - 1) * 2 * Math.asin(((FEW[n] ?? STRIP) * w) / 2 / R) * 180) / Math.PI;
};

/** Landscape: 60° and the pivot exactly half a screen below; the end cards show their index above the edge. */
const landscapeArc = (zones: Zones, n: number): Arc => {
  const { table } = zones;
  const isFull = isFullOnLow(zones, n);
  const total = isFull ? FULL_HAND : isFewOnLow(zones, n) ? fewAngle(zones, n) : fanAngle(n);
  const radius = (w: number): number => (table.h / 2 + 0.25 * tall(w)) / cos(isFull ? FULL_HAND / 2 : 30);
  const fits = (w: number): boolean =>
    2 * radius(w) * sin(total / 2) + w * leaning(total / 2) <= table.w - MARGIN &&
    (n < 2 || chord(radius(w), total / (n - 1)) >= WIDE_STRIP * w);
  const most = Math.min(WIDEST, table.h * 0.27);
  const w = Array.from({ length: 60 }, (_, i) => most * (1 - i / 80)).find(fits) ?? most / 4;
  return { R: radius(w), w, total, midY: table.h * 1.5 - radius(w) };
};

/** Relative steps between neighbours, opened round one card; they keep their sum, so the ends stay where they are. */
const steps = (n: number, step: number, opened: number | null, gaps: Gaps): readonly number[] => {
  const even = Array.from({ length: Math.max(0, n - 1) }, () => step);
  if (opened === null || n < 3) return even;
  const wide = even.map((_, i): number => (i === opened ? gaps.right : i === opened - 1 ? gaps.left : 0));
  const sum = step * (n - 1);
  const others = wide.filter(gap => gap === 0).length;
  if (others === 0) return even;
  const asked = wide.reduce((a, b) => a + b, 0);
  const shrink = Math.min(1, (sum - others * gaps.least) / asked);
  if (asked * shrink <= step * (n - 1 - others)) return even;
  const rest = (sum - asked * shrink) / others;
  return wide.map(gap => (gap === 0 ? rest : gap * shrink));
};

const laid = (
  n: number,
  { R, w, total, midY }: Arc,
  x: number,
  opened: number | null,
  round: Gaps,
): readonly CardSpot[] => {
  const natural = n > 1 ? chord(R, total / (n - 1)) / w : 0;
  const gaps = steps(n, natural, opened, round);
  const sum = gaps.reduce((a, b) => a + b, 0);
  const turns = running(
    -total / 2,
    gaps.map(gap => (gap / sum) * total),
  );
  const pivotY = midY + R;
  return (n === 1 ? [0] : n === 0 ? [] : turns).map(turn => ({
    x: x + R * sin(turn),
    y: pivotY - R * cos(turn),
    turn,
    w,
  }));
};

/** 9 to 16 cards on a narrow screen: two flat arcs, the front one over the back one. */
const twoArcs = (zones: Zones, n: number, opened: number | null): Fan => {
  const { table, hand } = zones;
  const back = Math.floor(n / 2);
  const total = 28;
  const w = Math.min(
    WIDEST,
    (table.w - MARGIN) / ((Math.ceil(n / 2) - 1) * 0.4 + leaning(total / 2)),
    (hand.h * 0.66) / 1.72 / 1.4,
  );
  const R = (table.w - MARGIN - w * leaning(total / 2)) / (2 * sin(total / 2));
  const midY = hand.y + Math.min(hand.h * 0.14, 52) + tall(w) / 2;
  const arc = (y: number): Arc => ({
    R: Math.max(R, table.h + 8 - y),
    w,
    total: fitted(R, Math.max(R, table.h + 8 - y), total),
    midY: y,
  });
  const front = midY + tall(w) * 0.72;
  const slots = [
    ...laid(back, arc(midY), table.w / 2, opened !== null && opened < back ? opened : null, FLAT_GAPS),
    ...laid(n - back, arc(front), table.w / 2, opened !== null && opened >= back ? opened - back : null, FLAT_GAPS),
  ];
  const rows = slots.map((_, i) => (i < back ? 0 : 1));
  return { total, pivotX: table.w / 2, pivotY: front + arc(front).R, R: arc(front).R, cardW: w, slots, rows };
};

/** The same width on a bigger circle takes a smaller angle. */
const fitted = (asked: number, taken: number, total: number): number =>
  (2 * Math.asin((asked * sin(total / 2)) / taken) * 180) / Math.PI;

export const fanOf = (zones: Zones, n: number, opened: number | null, flat: boolean): Fan => {
  if (n > 8 && zones.arrangement === 'portrait') return twoArcs(zones, n, opened);
  const shape = zones.arrangement !== 'portrait' ? landscapeArc : flat ? flatArc : portraitArc;
  const arc = shape(zones, n);
  const gaps = isFullOnLow(zones, n) ? FLAT_GAPS : zones.table.w < NARROW ? NARROW_GAPS : GAPS;
  const slots = laid(n, arc, zones.table.w / 2, opened, gaps);
  return {
    total: arc.total,
    pivotX: zones.table.w / 2,
    pivotY: arc.midY + arc.R,
    R: arc.R,
    cardW: arc.w,
    slots,
    rows: slots.map(() => 0),
  };
};

/** A lower screen has no line at its foot (zones.css); on the others it keeps its room. */
const LOW = 720;
const FOOT = 38;

/** Upright in rows; nothing moves under the thumb. */
export const slotsOf = ({ table, hand, arrangement }: Zones, n: number): Fan => {
  const columns = arrangement === 'portrait' ? Math.max(1, Math.ceil(n / Math.ceil(n / 5))) : Math.max(1, n);
  const count = Math.ceil(n / columns);
  const gap = 6;
  const across = (Math.min(table.w, 1000) - MARGIN - gap * (columns - 1)) / columns;
  const down = arrangement === 'portrait' && table.h > LOW ? hand.h * 0.905 - FOOT : hand.h;
  const w = Math.min(
    WIDEST,
    across,
    (hand.h * 0.86) / (count * 1.4 + (count - 1) * 0.25),
    down / (count * 1.75 - 0.35),
  );
  const pitch = tall(w) + (count > 1 ? tall(w) * 0.25 : 0);
  const top = hand.y + (arrangement === 'portrait' ? hand.h * 0.095 : hand.h - tall(w) - 16) + tall(w) / 2;
  const slots = Array.from({ length: n }, (_, i): CardSpot => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    const x = table.w / 2 + (i - row * columns - (inRow - 1) / 2) * (w + gap);
    return { x, y: top + row * pitch, turn: 0, w };
  });
  return {
    total: 0,
    pivotX: table.w / 2,
    pivotY: 0,
    R: 0,
    cardW: w,
    slots,
    rows: slots.map((_, i) => Math.floor(i / columns)),
  };
};
