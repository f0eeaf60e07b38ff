import type { Suit } from '@majlis/kernel';
import type { CardLook } from '@/cards/look.ts';

type Colours = CardLook['colours'];

/** Outlines in a box of 100 × 100. */
const PIPS: Readonly<Record<Suit, string>> = {
  S: 'M50 3C60 22 94 38 94 62C94 77 83 85 72 85C65 85 59 82 55 77C56 86 60 92 68 97H32C40 92 44 86 45 77C41 82 35 85 28 85C17 85 6 77 6 62C6 38 40 22 50 3Z',
  H: 'M50 96C40 80 4 58 4 32C4 16 16 6 29 6C39 6 46 12 50 21C54 12 61 6 71 6C84 6 96 16 96 32C96 58 60 80 50 96Z',
  D: 'M50 2C59 22 73 39 90 50C73 61 59 78 50 98C41 78 27 61 10 50C27 39 41 22 50 2Z',
  C: 'M50 4C62 4 72 13 72 25C72 32 69 37 65 41C69 39 72 39 75 39C87 39 97 48 97 60C97 73 87 82 75 82C66 82 59 77 55 70C55 82 59 91 68 96H32C41 91 45 82 45 70C41 77 34 82 25 82C13 82 3 73 3 60C3 48 13 39 25 39C28 39 31 39 35 41C31 37 28 32 28 25C28 13 38 4 50 4Z',
};

/** The tokens' suit colours; four are told apart by every kind of vision (checklist X11). */
const INK: Readonly<Record<Colours, Readonly<Record<Suit, string>>>> = {
  2: { S: '#15161a', H: '#c4161c', D: '#c4161c', C: '#15161a' },
  4: { S: '#15161a', H: '#b80a0a', D: '#0f26bd', C: '#07836e' },
};

export const pipPath = (suit: Suit): string => PIPS[suit];

export const inkOf = (suit: Suit, colours: Colours): string => INK[colours][suit];

/** A pip as wide as said, its centre at x, y. */
export const pip = (suit: Suit, ink: string, x: number, y: number, width: number): string =>
  `<path d="${PIPS[suit]}" transform="translate(${x - width / 2} ${y - width / 2}) scale(${width / 100})" fill="${ink}"/>`;
