import type { Rank, Suit } from '@majlis/kernel';
import glyphs from '@/art/glyphs.json';
import type { CardLook } from '@/cards/look.ts';
import { pip } from '@/cards/suit.ts';

interface Glyph {
  readonly d: string;
  readonly width: number;
  readonly height: number;
}

const WESTERN: Readonly<Record<string, Glyph>> = glyphs.western.glyphs;
const ARABIC: Readonly<Record<string, Glyph>> = glyphs.arabic.glyphs;

const glyphOf = (table: Readonly<Record<string, Glyph>>, rank: Rank): Glyph => {
  const glyph = table[rank];
  if (!glyph) throw new Error(`no outline for ${rank}`);
  return glyph;
};

const round = (n: number): number => Math.round(n * 1000) / 1000;

/** 78 high on x 53, squeezed where it would be wider than the block's 82. */
const western = (rank: Rank, ink: string): string => {
  const { d, width } = glyphOf(WESTERN, rank);
  const high = 78 / 72;
  const wide = Math.min(high, 82 / width);
  return `<path d="${d}" transform="translate(${round(53 - (width * wide) / 2)} 15) scale(${round(wide)} ${round(high)})" fill="${ink}"/>`;
};

/** Fitted into 78 × 74 (the ace 78 × 84) and stroked in its own colour: thin strokes are lost in a fan. */
const arabic = (rank: Rank, ink: string): string => {
  const { d, width, height } = glyphOf(ARABIC, rank);
  const ace = rank === 'A';
  const scale = Math.min(78 / width, (ace ? 84 : 74) / height);
  const at = `translate(${round(53 - (width * scale) / 2)} ${ace ? 14 : 17}) scale(${round(scale)})`;
  const stroke = round((ace ? 5 : 4.2) / scale);
  return `<path d="${d}" transform="${at}" fill="${ink}" stroke="${ink}" stroke-width="${stroke}" stroke-linejoin="round"/>`;
};

/** The pip under the figure. Smaller where it would touch the rosette or pass for one of the counted pips. */
const indexPip = (rank: Rank, suit: Suit, ink: string, index: CardLook['index']): string => {
  if (rank === 'A') return pip(suit, ink, 53, index === 'ar' ? 129 : 124, 44);
  return pip(suit, ink, 53, 128, '23456'.includes(rank) ? 46 : 52);
};

/** Rank over pip, 82 of 250 wide (32.8 %). `ground` is the patch under it: white on courts, none elsewhere. */
const block = (rank: Rank, suit: Suit, ink: string, index: CardLook['index'], ground: string): string =>
  `<g data-part="index"><rect x="12" y="10" width="82" height="150" rx="10" fill="${ground}"/>` +
  (index === 'ar' && rank in ARABIC ? arabic(rank, ink) : western(rank, ink)) +
  `${indexPip(rank, suit, ink, index)}</g>`;

/** Top left, and turned bottom right. */
export const indices = (rank: Rank, suit: Suit, ink: string, index: CardLook['index'], ground = 'none'): string => {
  const one = block(rank, suit, ink, index, ground);
  return `${one}<g transform="rotate(180 125 175)">${one}</g>`;
};

/** The figure alone, for the small faces of a run: in the upper part of a box 100 wide. */
export const figure = (rank: Rank, ink: string, index: CardLook['index']): string => {
  const isArabic = index === 'ar' && rank in ARABIC;
  const { d, width, height } = glyphOf(isArabic ? ARABIC : WESTERN, rank);
  const wide = isArabic ? Math.min(86 / width, 68 / height) : Math.min(0.91, 92 / width);
  const high = isArabic ? wide : 0.917;
  const stroke = isArabic ? ` stroke="${ink}" stroke-width="${round(3.5 / wide)}" stroke-linejoin="round"` : '';
  return `<path d="${d}" transform="translate(${round(50 - (width * wide) / 2)} 12) scale(${round(wide)} ${round(high)})" fill="${ink}"${stroke}/>`;
};
