import { at, board, isHokum } from './board.ts';

/** Positions between tricks that were met before: between which Abnat side 0 gets from there on, and the best lead. */
const SIZE = 2 ** 18;
const keys = new Int32Array(SIZE);
/** Which deal, and who leads. */
const marks = new Int32Array(SIZE);
const lows = new Int32Array(SIZE);
const highs = new Int32Array(SIZE);
const firsts = new Int32Array(SIZE);
let deal = 0;

/**
 * Cards without Abnat are told apart by their order alone: as long as nothing lies between, the 9 of a hand is as good as
 * the 8 that it has laid. By suit and remaining cards: the same cards pushed down as far as they go.
 */
const pushed = new Int32Array(4 * 256);

const pushedDown = (suit: number, byte: number, worthless: number): number => {
  let cards = byte;
  for (let rank = 1; rank < worthless; rank++) {
    if (((cards >> rank) & 1) === 0) continue;
    let to = rank;
    for (let low = rank - 1; low >= 0 && ((cards >> low) & 1) === 0; low--) {
      if (board.owner[suit * 8 + low] === board.owner[suit * 8 + rank]) to = low;
    }
    cards = (cards & ~(1 << rank)) | (1 << to);
  }
  return cards;
};

/** Forgets everything: another deal is on the board. */
export const forget = (): void => {
  deal++;
  for (let suit = 0; suit < 4; suit++) {
    const worthless = isHokum() && suit === 0 ? 2 : 3;
    for (let byte = 0; byte < 256; byte++) pushed[suit * 256 + byte] = pushedDown(suit, byte, worthless);
  }
};

const keyAt = (live: number): number =>
  at(pushed, live & 255) |
  (at(pushed, 256 + ((live >>> 8) & 255)) << 8) |
  (at(pushed, 512 + ((live >>> 16) & 255)) << 16) |
  (at(pushed, 768 + (live >>> 24)) << 24);

/** A position found, or a place for it; written over with every look. */
export const found = { slot: 0, key: 0, mark: 0, low: 0, high: 0, first: -1 };

export const lookUp = (live: number, leader: number, all: number): void => {
  const key = keyAt(live);
  const mark = (deal << 2) | leader;
  const mixed = Math.imul(key ^ (key >>> 15) ^ Math.imul(leader, 0x9e3779b1), 0x85ebca6b);
  const slot = (mixed ^ (mixed >>> 13)) & (SIZE - 1);
  const known = keys[slot] === key && marks[slot] === mark;
  found.slot = slot;
  found.key = key;
  found.mark = mark;
  found.low = known ? at(lows, slot) : 0;
  found.high = known ? at(highs, slot) : all;
  found.first = known ? at(firsts, slot) : -1;
};

export const keep = (slot: number, key: number, mark: number, low: number, high: number, first: number): void => {
  keys[slot] = key;
  marks[slot] = mark;
  lows[slot] = low;
  highs[slot] = high;
  firsts[slot] = first;
};
