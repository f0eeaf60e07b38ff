import { expect, test } from 'vitest';
import { cos, sin, tall } from '@/motion/space.ts';
import { zonesOf } from '@/scene/arrangement.ts';
import { fanAngle, fanOf, slotsOf } from '@/scene/fan.ts';
import { meaningOf } from '@/scene/gesture.ts';
import { movesBetween, type Rest } from '@/scene/moves.ts';
import { placeOf, turnOf } from '@/scene/places.ts';
import { clockState, ticks } from '@/scene/stopwatch.ts';
import { VIEWPORTS } from '@/test/viewports.ts';

test.each([
  [1, 0],
  [2, 12],
  [3, 24],
  [5, 48],
  [6, 60],
  [8, 60],
  [13, 60],
])('FAN-01 %i cards open to %i degrees', (n, degrees) => {
  expect(fanAngle(n)).toBe(degrees);
});

test('FAN-06 no hand of one to sixteen cards leaves the table, nor with any of them lifted', () => {
  for (const [w, h] of VIEWPORTS)
    for (let n = 1; n <= 16; n += 1)
      for (const opened of [null, 0, Math.floor(n / 2), n - 1]) {
        const zones = zonesOf(w, h);
        for (const slot of fanOf(zones, n, opened, false).slots) {
          const reach = (slot.w * cos(slot.turn) + tall(slot.w) * sin(Math.abs(slot.turn))) / 2;
          expect(slot.x - reach, `${w}×${h} n=${n}`).toBeGreaterThanOrEqual(0);
          expect(slot.x + reach, `${w}×${h} n=${n}`).toBeLessThanOrEqual(zones.table.w);
        }
      }
});

test('FAN-10 upright rows leave the line at the foot of the screen free', () => {
  for (const [w, h] of [
    [390, 844],
    [600, 960],
    [768, 1024],
    [820, 1180],
  ] as const) {
    const { slots } = slotsOf(zonesOf(w, h), 9);
    expect(Math.max(...slots.map(slot => slot.y + tall(slot.w) / 2)), `${w}×${h}`).toBeLessThanOrEqual(h - 36);
  }
});

test('FAN-07 whichever card is opened, the ends stay and the right neighbour moves away', () => {
  const zones = zonesOf(390, 844);
  const rest = fanOf(zones, 8, null, false).slots;
  for (let k = 0; k < 7; k += 1) {
    const { slots } = fanOf(zones, 8, k, false);
    expect(slots[0]!.x).toBeCloseTo(rest[0]!.x, 6);
    expect(slots[7]!.x).toBeCloseTo(rest[7]!.x, 6);
    expect(Math.hypot(slots[k + 1]!.x - slots[k]!.x, slots[k + 1]!.y - slots[k]!.y)).toBeGreaterThanOrEqual(
      0.6 * slots[k]!.w,
    );
  }
});

test.each([
  ['a still finger', 2, 3, 90, 'tap'],
  ['48 px up', 10, -48, 900, 'throw'],
  ['a short fast stroke', 0, -20, 30, 'throw'],
  ['a short slow stroke', 0, -30, 400, 'nothing'],
  ['more aside than up', 80, -60, 100, 'nothing'],
  ['down', 0, 90, 100, 'nothing'],
])('SEL-05 %s', (_, dx, dy, ms, meaning) => {
  expect(meaningOf({ dx, dy, ms })).toBe(meaning);
});

test('TAB-01 the player sits south, the partner north, the next to the right when play goes counter-clockwise', () => {
  for (let me = 0; me < 4; me += 1) {
    expect([0, 1, 2, 3].map(step => placeOf((me + step) % 4, me, 4, 'counter'))).toEqual(['s', 'e', 'n', 'w']);
    expect([0, 1, 2, 3].map(step => placeOf((me + step) % 4, me, 4, 'clockwise'))).toEqual(['s', 'w', 'n', 'e']);
  }
  expect([0, 1].map(seat => placeOf(seat, 1, 2, 'counter'))).toEqual(['n', 's']);
});

test('THROW-02 cards land turned by up to ten degrees, all of them equally likely', () => {
  const turns = Array.from({ length: 200 }, (_, trick) => turnOf(trick, 'KS'));
  const mean = turns.reduce((a, b) => a + b, 0) / 200;
  const spread = Math.sqrt(turns.reduce((sum, turn) => sum + (turn - mean) ** 2, 0) / 200);
  for (const turn of turns) expect(Math.abs(turn)).toBeLessThanOrEqual(10);
  expect(Math.abs(spread - 5.8)).toBeLessThanOrEqual(1);
});

test.each([
  [10_000, 3, 8000, 'ok'],
  [10_000, 3, 5500, 'warn'],
  [10_000, 3, 3000, 'danger'],
  [5000, 3, 2900, 'danger'], // Rocket: red comes before yellow would
  [15_000, 5, 5000, 'danger'],
])('TIME-01 of %i ms, red at %i s, with %i left: %s', (total, dangerAt, left, state) => {
  expect(clockState(left, { ends: 0, total, dangerAt })).toBe(state);
});

test('TIME-02 one tick for each red second', () => {
  for (const dangerAt of [3, 5]) {
    let heard = 0;
    for (let left = 8000; left > 0; left -= 100) if (ticks(left, left - 100, dangerAt)) heard += 1;
    expect(heard).toBe(dangerAt);
  }
});

const rest = (patch: Partial<Rest>): Rest => ({
  hand: [],
  pit: [],
  floor: null,
  floorTaker: null,
  counts: [0, 0, 0, 0],
  ...patch,
});

test('a card that leaves the hand for the pit is thrown, one that comes back is returned, a pit that empties is swept', () => {
  const held = rest({ hand: ['KS', 'AH'], counts: [2, 2, 2, 2] });
  const out = rest({ hand: ['AH'], pit: [{ card: 'KS', seat: 0, winner: true }], counts: [1, 2, 2, 2] });
  expect(movesBetween(held, out, 0)).toEqual([{ kind: 'thrown', card: 'KS', seat: 0 }]);
  expect(movesBetween(out, held, 0)).toEqual([{ kind: 'returned', card: 'KS' }]);
  expect(movesBetween(out, rest({ hand: ['AH'], counts: [1, 2, 2, 2] }), 0)).toEqual([
    { kind: 'swept', cards: ['KS'], seat: 0 },
  ]);
});

test('DEAL-05 the public card goes to whoever took it, the rest is dealt', () => {
  const before = rest({ hand: ['KS'], floor: 'AH', counts: [1, 1, 1, 1] });
  expect(movesBetween(before, rest({ hand: ['KS', 'AH', '7D'], counts: [3, 3, 3, 3] }), 0)).toEqual([
    { kind: 'taken', card: 'AH', seat: 0 },
    {
      kind: 'dealt',
      own: ['7D'],
      others: [
        [1, 2],
        [2, 2],
        [3, 2],
      ],
    },
  ]);
  expect(movesBetween(before, rest({ hand: ['KS', '7D', '8D'], floorTaker: 2, counts: [3, 3, 3, 3] }), 0)).toEqual([
    { kind: 'taken', card: 'AH', seat: 2 },
    {
      kind: 'dealt',
      own: ['7D', '8D'],
      others: [
        [1, 2],
        [2, 1],
        [3, 2],
      ],
    },
  ]);
});
