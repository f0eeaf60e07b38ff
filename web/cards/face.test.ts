import { cards, pack, RANKS, suitOf } from '@majlis/kernel';
import { expect, test } from 'vitest';
import glyphs from '@/art/glyphs.json';
import { face, mini } from '@/cards/face.ts';
import { GOLDEN, goldenInk } from '@/cards/golden.ts';
import { inkOf } from '@/cards/suit.ts';

const PACK = pack(RANKS);
const DECKS = (['en', 'ar'] as const).flatMap(index => ([2, 4] as const).map(colours => ({ index, colours })));

test('CARD-02 every face is outlines only: no raster, no text, no style, no outside reference', () => {
  for (const deck of DECKS)
    for (const card of [...PACK, ...cards('JK#1')])
      expect(face(card, deck)).not.toMatch(/<image|<text|<style|style=|var\(|href="(?!#)/);
});

test('IDX-01 an index top left and one turned bottom right, nowhere else', () => {
  for (const deck of DECKS)
    for (const card of PACK) {
      const parts = face(card, deck).split('data-part="index"');
      expect(parts).toHaveLength(3);
      expect(parts[1]).toMatch(/<g transform="rotate\(180 125 175\)"><g $/);
    }
});

test('IDX-03 the figures are the outlines of the slab face, the Arabic court letters those of the Ruqaa', () => {
  const western: Readonly<Record<string, { readonly d: string }>> = glyphs.western.glyphs;
  const arabic: Readonly<Record<string, { readonly d: string }>> = glyphs.arabic.glyphs;
  for (const rank of RANKS) {
    expect(face(`${rank}S`, { index: 'en', colours: 2 })).toContain(western[rank]!.d);
    expect(face(`${rank}S`, { index: 'ar', colours: 2 })).toContain((arabic[rank] ?? western[rank]!).d);
  }
  expect(Object.keys(arabic).sort()).toEqual(['A', 'J', 'K', 'Q']);
});

test('ART-01 twelve courts, twelve pictures', () => {
  const courts = PACK.filter(card => /^[KQJ]/.test(card)).map(card => face(card, { index: 'en', colours: 2 }));
  expect(new Set(courts).size).toBe(12);
});

test('COL-01 spades and clubs black, hearts and diamonds red', () => {
  for (const card of PACK) {
    const red = /[HD]$/.test(card);
    const svg = face(card, { index: 'en', colours: 2 });
    expect(svg.includes(red ? '#c4161c' : '#15161a')).toBe(true);
    expect(mini(card, { index: 'en', colours: 2 })).toContain(red ? '#c4161c' : '#15161a');
  }
});

/** Linear light, the three kinds of colour blindness (Viénot, Brettel), and the distance in CIE Lab. */
type Rgb = readonly [number, number, number];
const linear = (hex: string): Rgb => {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};
const apply = (m: readonly Rgb[], [r, g, b]: Rgb): Rgb => m.map(([x, y, z]) => x * r + y * g + z * b) as unknown as Rgb;
const VISIONS: Readonly<Record<string, readonly Rgb[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deutan: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
  tritan: [
    [1, 0.1273987, -0.1273987],
    [0, 0.8739093, 0.1260907],
    [0, 0.8739093, 0.1260907],
  ],
};
const lab = (rgb: Rgb): Rgb => {
  const [x, y, z] = apply(
    [
      [0.4124, 0.3576, 0.1805],
      [0.2126, 0.7152, 0.0722],
      [0.0193, 0.1192, 0.9505],
    ],
    rgb,
  );
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [fx, fy, fz] = [f(x / 0.9505), f(y), f(z / 1.089)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
};
const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

test('COL-02 four suits apart for every kind of vision, and legible on the card', () => {
  const inks = (['S', 'H', 'D', 'C'] as const).map(suit => inkOf(suit, 4));
  expect(new Set(inks).size).toBe(4);
  for (const vision of Object.values(VISIONS))
    for (const [i, a] of inks.entries())
      for (const b of inks.slice(i + 1)) {
        const [p, q] = [lab(apply(vision, linear(a))), lab(apply(vision, linear(b)))];
        expect(Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])).toBeGreaterThanOrEqual(25);
      }
  for (const ink of inks) expect((luminance('#fffdf8') + 0.05) / (luminance(ink) + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test('ART-02 every golden face has the frame, another paper, and inks that stand out on it; a plain one has none of it', () => {
  for (const deck of DECKS)
    for (const card of PACK) {
      const [plain, golden] = [face(card, deck), face(card, { ...deck, golden: true })];
      expect(golden).toContain('gold-foil');
      expect(golden).not.toContain('filter');
      expect(plain).not.toMatch(/gold-foil|#fce9b8/);
      const ink = goldenInk(inkOf(suitOf(card), deck.colours));
      expect(golden).toContain(ink);
      expect((luminance(GOLDEN.paper) + 0.05) / (luminance(ink) + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
});
