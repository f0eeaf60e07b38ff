import type { PageBox } from './eye/box.ts';
import type { Finding } from './eye/finding.ts';
import type { Sample } from './eye/sample.ts';
import type { Picture } from './png.ts';

type Colour = readonly [number, number, number];

/** As bright as WCAG 2 calls it. */
const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const LIGHT = Float64Array.from({ length: 256 }, (_, value) => channel(value));

const brightness = ([r, g, b]: Colour): number =>
  0.2126 * (LIGHT[Math.round(r)] ?? 0) + 0.7152 * (LIGHT[Math.round(g)] ?? 0) + 0.0722 * (LIGHT[Math.round(b)] ?? 0);

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

const LEAST = 4.5;
/** Rounding of colours on the way to the screen. */
const SLACK = 0.05;
const AROUND = 2;
/** A dash fills its own box: its ground is looked for above and below it. */
const FLAT = 12;

const pixelsIn = ({ width, height, data }: Picture, box: PageBox): readonly Colour[] => {
  const above = Math.max(AROUND, Math.ceil((FLAT - (box.bottom - box.top)) / 2));
  const [left, right] = [Math.max(0, Math.floor(box.left) - AROUND), Math.min(width, Math.ceil(box.right) + AROUND)];
  const [top, bottom] = [Math.max(0, Math.floor(box.top) - above), Math.min(height, Math.ceil(box.bottom) + above)];
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / 600)));
  const pixels: Colour[] = [];
  for (let y = top; y < bottom; y += step)
    for (let x = left; x < right; x += step) {
      const at = (y * width + x) * 3;
      pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    }
  return pixels;
};

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** More of a line is ground than letters: the middle of all pixels is the ground. */
const groundOf = (pixels: readonly Colour[]): Colour => {
  const light = pixels.map(brightness);
  const half = middle(light);
  return pixels[light.indexOf(half)] ?? [0, 0, 0];
};

const TRANSLUCENT = 0.99;

/** The letters of a text that shines through have the colour that the screen shows: the one furthest from the ground. */
const shownRatio = (pixels: readonly Colour[], ground: number): number =>
  [...pixels.map(pixel => ratio(brightness(pixel), ground))].sort((a, b) => b - a)[Math.floor(pixels.length * 0.03)] ??
  1;

/** So many times as wide as tall is a piece of a line that is looked at by itself: its ground may change along the way. */
const PIECE = 3;

const piecesOf = ({ left, right, top, bottom }: PageBox): readonly PageBox[] => {
  const count = Math.max(1, Math.round((right - left) / (PIECE * (bottom - top))));
  const wide = (right - left) / count;
  return Array.from({ length: count }, (_, n) => ({
    left: left + n * wide,
    right: left + (n + 1) * wide,
    top,
    bottom,
  }));
};

/** What hardly differs from the letters is letters; they fill no more of a line than this, be they ever so heavy. */
const INK = { ratio: 1.25, share: 0.45 };

const againstGround = (ratios: readonly number[]): number => {
  const ink = ratios.filter(one => one < INK.ratio).length;
  const sorted = [...ratios].sort((a, b) => a - b);
  return middle(sorted.slice(Math.min(ink, Math.floor(ratios.length * INK.share))));
};

const contrastIn = (picture: Picture, sample: Sample, box: PageBox): number => {
  const pixels = pixelsIn(picture, box);
  if (sample.alpha < TRANSLUCENT) return shownRatio(pixels, brightness(groundOf(pixels)));
  const letters = brightness(sample.colour);
  return againstGround(pixels.map(pixel => ratio(brightness(pixel), letters)));
};

/** How well a text can be read on what is drawn behind it, where that is worst. */
export const contrastOf = (picture: Picture, sample: Sample): number =>
  Math.min(...piecesOf(sample.box).map(piece => contrastIn(picture, sample, piece)));

export const pale = (picture: Picture, samples: readonly Sample[]): readonly Finding[] =>
  samples.flatMap((sample): readonly Finding[] => {
    const found = contrastOf(picture, sample);
    if (found >= LEAST - SLACK) return [];
    const { where, text, box } = sample;
    return [{ kind: 'contrast', where, detail: `“${text}” has ${found.toFixed(2)} : 1`, box }];
  });
