import type { Rank, Suit } from '@majlis/kernel';
import { GOLDEN } from '@/cards/golden.ts';
import { pip, pipPath } from '@/cards/suit.ts';

const turned = (half: string): string => `${half}<g transform="rotate(180 125 175)">${half}</g>`;

/** Upper half of the counted pips (x, y of the centre), clear of the index; the lower half is the same, turned. `middle` stands alone. */
const LAYOUT: Readonly<
  Record<
    string,
    { readonly width: number; readonly half: readonly (readonly [number, number])[]; readonly middle?: number }
  >
> = {
  2: { width: 72, half: [[172, 92]] },
  3: { width: 60, half: [[174, 84]], middle: 60 },
  4: {
    width: 52,
    half: [
      [140, 80],
      [202, 80],
    ],
  },
  5: {
    width: 50,
    half: [
      [142, 70],
      [204, 70],
    ],
    middle: 52,
  },
  6: {
    width: 48,
    half: [
      [140, 62],
      [202, 62],
      [171, 122],
    ],
  },
};

const counted = (rank: string, suit: Suit, ink: string): string | undefined => {
  const layout = LAYOUT[rank];
  if (!layout) return undefined;
  const half = layout.half.map(([x, y]) => pip(suit, ink, x, y, layout.width)).join('');
  return turned(half) + (layout.middle ? pip(suit, ink, 125, 175, layout.middle) : '');
};

/** 7 to 10: one jumbo pip, and lozenges in the two free corners. */
const jumbo = (suit: Suit, ink: string, golden: boolean): string => {
  const lozenges = [30, 64, 98].map(y => `<path d="M190 ${y}l13 15l-13 15l-13 -15z"/>`).join('');
  const [moon, opacity, fill] = golden
    ? [`<circle cx="125" cy="175" r="64" fill="${GOLDEN.moon}"/>`, '.55', GOLDEN.lozenge]
    : ['', '.16', ink];
  return `${moon}<g opacity="${opacity}" fill="${fill}">${turned(lozenges)}</g>${pip(suit, ink, 125, 177, 98)}`;
};

/** 24 rays round the pip; 57 from the centre at most, so that they stay clear of the index. */
export const rosette = (suit: Suit, ink: string, golden: boolean): string => {
  const ring = golden ? GOLDEN.ring : '#d9a441';
  const under = golden ? `<circle cx="125" cy="175" r="57" fill="${GOLDEN.under}"/>` : '';
  const ray = (turn: number): string =>
    `<path d="M125 118l3.8 9h-7.6z" transform="rotate(${turn} 125 175)" fill="${turn % 30 === 0 ? ink : ring}"${turn % 30 === 0 ? ' opacity=".85"' : ''}/>`;
  const rays = Array.from({ length: 24 }, (_, i) => ray(i * 15)).join('');
  const inner = `<path d="${pipPath(suit)}" transform="translate(112.8 162.8) scale(.244)" fill="none" stroke="#fffdf8" stroke-opacity=".75" stroke-width="5"/>`;
  return `${under}<circle cx="125" cy="175" r="42.5" fill="${golden ? GOLDEN.disc : 'none'}" stroke="${ring}" stroke-width="2"/>${rays}${pip(suit, ink, 125, 175, 60)}${inner}`;
};

export const body = (rank: Rank, suit: Suit, ink: string, golden: boolean): string =>
  counted(rank, suit, ink) ?? jumbo(suit, ink, golden);
