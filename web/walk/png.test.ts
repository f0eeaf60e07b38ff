import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';
import { readPng, writePng } from './png.ts';

const picture = (width: number, height: number, at: (x: number, y: number) => readonly number[]) => ({
  width,
  height,
  data: Uint8Array.from(Array.from({ length: width * height }, (_, n) => at(n % width, Math.floor(n / width))).flat()),
});

test('a picture that was written reads the same', () => {
  const colours = picture(7, 5, (x, y) => [x * 30, y * 50, (x + y) * 10]);
  const read = readPng(writePng(colours));
  expect([read.width, read.height, [...read.data]]).toEqual([7, 5, [...colours.data]]);
});

const letters = (ground: number, ink: number) =>
  picture(40, 20, (x, y) => (x % 6 === 0 && y > 4 ? [ink, ink, ink] : [ground, ground, ground]));
const sample = (ink: number, alpha = 1) => ({
  where: 'p',
  text: 'lll',
  box: { left: 2, top: 2, right: 38, bottom: 18 },
  colour: [ink, ink, ink] as const,
  alpha,
});

test.each([
  ['black on white', 255, 0, 1, 21],
  ['white on black', 0, 255, 1, 21],
  ['grey on white', 255, 119, 1, 4.48],
  ['what shines through is measured as it is seen', 255, 119, 0.5, 4.48],
])('%s', (_, ground, ink, alpha, expected) => {
  expect(contrastOf(letters(ground, ink), sample(ink, alpha))).toBeCloseTo(expected, 1);
});

test('a dash, which fills its own box, is measured against what is round it', () => {
  const dash = picture(40, 30, (x, y) => (x > 4 && x < 35 && y > 11 && y < 17 ? [255, 255, 255] : [0, 0, 0]));
  const flat = { ...sample(255), box: { left: 5, top: 12, right: 35, bottom: 17 } };
  expect(contrastOf(dash, flat)).toBeCloseTo(21, 1);
});

test('a line is measured piece by piece: its ground may change along the way', () => {
  const half = picture(200, 20, x => (x < 150 ? [0, 0, 0] : [250, 250, 250]));
  const line = { ...sample(255), box: { left: 2, top: 4, right: 198, bottom: 16 } };
  expect(contrastOf(half, line)).toBeLessThan(2);
});

test('heavy letters that fill half of their line are not taken for its ground', () => {
  const heavy = picture(40, 20, x => (x % 10 < 5 ? [255, 255, 255] : x % 10 === 5 ? [130, 130, 130] : [0, 0, 0]));
  expect(contrastOf(heavy, sample(255))).toBeCloseTo(21, 1);
});
