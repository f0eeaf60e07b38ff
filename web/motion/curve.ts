import { running } from '@/motion/space.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const easeOut = (t: number): number => 1 - (1 - t) ** 3;

const apart = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

const bezier = (a: number, b: number, c: number, d: number, t: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

/** A throw rises before it lands: both handles stand above the chord, and outward when the chord is nearly upright. */
const handles = (from: Point, to: Point): readonly [Point, Point] => {
  const length = apart(from, to);
  const rise = Math.max(56, length * 0.3);
  const upright = 1 - Math.min(1, Math.abs(to.x - from.x) / (length || 1) / 0.5);
  const bulge = upright * Math.max(44, length * 0.16) * (from.x <= to.x ? -1 : 1);
  return [
    { x: mix(from.x, to.x, 0.3) + bulge, y: mix(from.y, to.y, 0.3) - rise * 0.8 },
    { x: mix(from.x, to.x, 0.75) + bulge, y: mix(from.y, to.y, 0.75) - rise },
  ];
};

const FINE = 120;

/** Points of the throw at even times, spaced along the curve as ease-out-cubic asks. */
export const throwPath = (from: Point, to: Point, count: number): readonly Point[] => {
  const [b, c] = handles(from, to);
  const fine = Array.from({ length: FINE + 1 }, (_, i): Point => {
    const t = i / FINE;
    return { x: bezier(from.x, b.x, c.x, to.x, t), y: bezier(from.y, b.y, c.y, to.y, t) };
  });
  const lengths = running(
    0,
    fine.slice(1).map((point, i) => apart(fine[i] ?? point, point)),
  );
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, i) => along(fine, lengths, easeOut(i / (count - 1)) * whole));
};

const along = (points: readonly Point[], lengths: readonly number[], distance: number): Point => {
  const after = Math.max(
    1,
    lengths.findIndex(length => length >= distance - 1e-9),
  );
  const [a, b] = [points[after - 1], points[after]];
  const [start = 0, end = 0] = [lengths[after - 1], lengths[after]];
  if (!a || !b) throw new Error('a path of fewer than two points');
  const part = end === start ? 1 : (distance - start) / (end - start);
  return { x: mix(a.x, b.x, part), y: mix(a.y, b.y, part) };
};
