import type { BySide } from '@majlis/kernel';
import { expect, test } from 'vitest';
import type { Mode } from '../auction/contract.ts';
import { type BalootOptions, options } from '../options.ts';
import { count } from './rounding.ts';

const usual = options.presets.default;

/** Side 0 bought. */
test.each<[string, Mode, BySide<number>, BySide<number>, Partial<BalootOptions>]>([
  ['16.3', 'sun', [96, 34], [20, 6], {}],
  ['16.3', 'sun', [95, 35], [19, 7], {}],
  ['16.3', 'sun', [94, 36], [18, 8], {}],
  ['16.3', 'sun', [129, 1], [26, 0], {}],
  ['16.3', 'sun', [85, 45], [16, 10], { sunFive: 'up' }],
  ['16.4', 'hokum', [128, 34], [13, 3], {}],
  ['16.4', 'hokum', [127, 35], [13, 3], {}],
  ['16.4', 'hokum', [126, 36], [12, 4], {}],
  ['16.4', 'hokum', [86, 76], [8, 8], {}],
  ['16.4', 'hokum', [76, 86], [7, 9], {}],
  ['16.4', 'hokum', [117, 45], [11, 5], { hokumFive: 'up' }],
  ['16.5', 'hokum', [76, 86], [8, 8], { hokumRounding: 'pair' }],
  ['16.5', 'hokum', [86, 76], [8, 8], { hokumRounding: 'pair' }],
  ['16.5', 'hokum', [87, 75], [9, 7], { hokumRounding: 'pair' }],
  ['16.5', 'hokum', [45, 117], [5, 11], { hokumRounding: 'pair', hokumFive: 'up' }],
])('[BAL-%s] %s %j counts %j', (_, mode, raw, points, rules) => {
  expect(count({ mode, buyer: 0, raw }, { ...usual, ...rules })).toEqual(points);
});

test('[BAL-16.3, BAL-16.4, BAL-16.5] every split adds up, and Sun does not care who bought', () => {
  const houses = (['keep', 'up'] as const).flatMap(sunFive =>
    (['down', 'up'] as const).flatMap(hokumFive =>
      (['nonBuyer', 'pair'] as const).map(hokumRounding => ({ ...usual, sunFive, hokumFive, hokumRounding })),
    ),
  );
  for (const house of houses) {
    for (const [mode, total, worth] of [
      ['sun', 130, 26],
      ['hokum', 162, 16],
    ] as const) {
      for (let first = 0; first <= total; first++) {
        const raw: BySide<number> = [first, total - first];
        const [a, b] = count({ mode, buyer: 0, raw }, house);
        expect([a + b, a >= 0, b >= 0]).toEqual([worth, true, true]);
        if (mode === 'sun' && house.sunFive === 'keep') expect(count({ mode, buyer: 1, raw }, house)).toEqual([a, b]);
      }
    }
  }
});
