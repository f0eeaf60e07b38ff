import type { Suit } from '@majlis/kernel';
import jack from '@/art/court-jack.svg?raw';
import king from '@/art/court-king.svg?raw';
import queen from '@/art/court-queen.svg?raw';
import { GOLDEN } from '@/cards/golden.ts';
import type { CardLook } from '@/cards/look.ts';

export type CourtRank = 'K' | 'Q' | 'J';

interface Dress {
  readonly deep: string;
  readonly dress: string;
  readonly ground: string;
  readonly halo: string;
}

const DRESS: Readonly<Record<Suit, Dress>> = {
  S: { deep: '#1d2440', dress: '#39477e', ground: '#eef0f7', halo: '#c9cfe6' },
  H: { deep: '#7d1220', dress: '#b8283a', ground: '#fbeeee', halo: '#f0cdcd' },
  D: { deep: '#8a3a10', dress: '#c7652a', ground: '#fcf2e8', halo: '#f3d9c0' },
  C: { deep: '#123a2e', dress: '#256a52', ground: '#ecf5f0', halo: '#c9e2d6' },
};
const BLUE_DIAMONDS: Dress = { deep: '#0d1d6e', dress: '#2b41c4', ground: '#edeffc', halo: '#c9d0f5' };

/** Four families: face and shade of each suit. */
const SKIN: Readonly<Record<Suit, readonly [string, string]>> = {
  S: ['#d9a679', '#c08a5c'],
  H: ['#cf9768', '#b07a4c'],
  D: ['#e3b98f', '#c9966a'],
  C: ['#b9804f', '#98663a'],
};

const MOUSTACHE = /\s*<path d="M154 108q6 -5[^>]*\/>/;
const GOATEE = /\s*<path d="M157 132q9 4[^>]*\/>/;
const BEARD =
  '<path d="M141 92C145 106 151 111 157 111C162 107 170 107 175 111C181 111 187 106 191 92C193 118 181 139 166 141C151 139 139 118 141 92Z" fill="#1b1413"/>';

/** Four jacks, four men: the spade as drawn, the heart without goatee, the diamond clean-shaven, the club bearded. */
const barber = (body: string, suit: Suit): string => {
  if (suit === 'S') return body;
  const trimmed = body.replace(GOATEE, '');
  if (suit === 'H') return trimmed;
  return trimmed.replace(MOUSTACHE, suit === 'C' ? BEARD : '');
};

const BODY: Readonly<Record<CourtRank, string>> = { K: king, Q: queen, J: jack };

const bare = (svg: string): string =>
  svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<title>[\s\S]*?<\/title>|<style>[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    .replace(/\n\s*/g, '');

/** The two-headed figure in the dress of its suit, with literal colours: it must hold in any renderer. */
export const court = (rank: CourtRank, suit: Suit, colours: CardLook['colours'], golden: boolean): string => {
  const own = colours === 4 && suit === 'D' ? BLUE_DIAMONDS : DRESS[suit];
  const { deep, dress } = own;
  const { ground, halo } = golden ? GOLDEN : own;
  const [skin, shade] = SKIN[suit];
  const body = rank === 'J' ? barber(BODY.J, suit) : BODY[rank];
  return bare(body)
    .replaceAll('var(--dress-deep)', deep)
    .replaceAll('var(--dress-ground)', ground)
    .replaceAll('var(--dress-halo)', halo)
    .replaceAll('var(--dress)', dress)
    .replaceAll('#d9a679', skin)
    .replaceAll('#c08a5c', shade);
};
