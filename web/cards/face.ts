import { type Card, isJoker, rankOf, suitOf } from '@majlis/kernel';
import jokerFace from '@/art/joker.svg?raw';
import { body, rosette } from '@/cards/body.ts';
import { court } from '@/cards/court.ts';
import { FRAME, GOLDEN, goldenInk } from '@/cards/golden.ts';
import { figure, indices } from '@/cards/index-block.ts';
import type { CardLook } from '@/cards/look.ts';
import { inkOf, pip } from '@/cards/suit.ts';

export type DeckLook = Pick<CardLook, 'index' | 'colours' | 'golden'>;

const WHITE = '#fffdf8';

const sheet = (inside: string, golden: boolean): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" height="350"><rect x="1" y="1" width="248" height="348" rx="19" fill="${golden ? GOLDEN.paper : WHITE}" stroke="#cfc4b2" stroke-width="2"/>${inside}${golden ? FRAME : ''}</svg>`;

/** A whole face as SVG text: 250 × 350, only outlines, literal colours. */
export const face = (card: Card, { index, colours, golden = false }: DeckLook): string => {
  if (isJoker(card)) return golden ? jokerFace.replace(/<\/svg>\s*$/, `${FRAME}</svg>`) : jokerFace;
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const ink = golden ? goldenInk(inkOf(suit, colours)) : inkOf(suit, colours);
  const patch = golden ? GOLDEN.paper : WHITE;
  switch (rank) {
    case 'K':
    case 'Q':
    case 'J':
      return sheet(court(rank, suit, colours, golden) + indices(rank, suit, ink, index, patch), golden);
    case 'A':
      return sheet(rosette(suit, ink, golden) + indices(rank, suit, ink, index), golden);
    default:
      return sheet(body(rank, suit, ink, golden) + indices(rank, suit, ink, index), golden);
  }
};

const STAR =
  'M50 0L60.3 25.1L85.4 14.6L74.9 39.7L100 50L74.9 60.3L85.4 85.4L60.3 74.9L50 100L39.7 74.9L14.6 85.4L25.1 60.3L0 50L25.1 39.7L14.6 14.6L39.7 25.1Z';

const small = (ground: string, edge: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="100" height="140"><rect x="1" y="1" width="98" height="138" rx="11" fill="${ground}" stroke="${edge}" stroke-width="2"/>${inside}</svg>`;

/** The face of a card lying small in a run or a log: rank over pip. Wild twos are cream, jokers violet. */
export const mini = (card: Card, { index, colours }: DeckLook, wildTwos = false): string => {
  if (isJoker(card)) {
    const star = (at: number, scale: number, fill: string) =>
      `<path d="${STAR}" transform="translate(${at} ${at}) scale(${scale})" fill="${fill}"/>`;
    const lozenge = '<path d="M50 92l20 20l-20 20l-20 -20z" fill="#6a2c91"/>';
    return small('#f6effb', '#b79ccb', star(12, 0.76, '#6a2c91') + star(36, 0.28, '#f3d27a') + lozenge);
  }
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const ink = inkOf(suit, colours);
  const ground = wildTwos && rank === '2' ? '#fff3da' : WHITE;
  return small(ground, '#cfc4b2', figure(rank, ink, index) + pip(suit, ink, 50, 108, 46));
};
