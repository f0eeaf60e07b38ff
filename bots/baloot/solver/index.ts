import { lowest } from '../deck.ts';
import type { Duties, Playout } from '../playout.ts';
import { abnatIn, at, board, LAST_TRICK, lay, layOut, mayLay, takeBack } from './board.ts';
import { forget } from './known.ts';
import { reached } from './search.ts';

/** What side 0 takes home from here on, the open trick included, if a card is laid and everybody sees all cards. */
export interface OpenAbnat {
  readonly bit: number;
  readonly abnat: number;
}

/** A deal with open cards. It is the one that is being solved until another is opened. */
export interface OpenDeal {
  /** Of the round as it stands: what side 0 takes home from here on. */
  abnat(round: Playout): number;
  /** Of every card that may be laid. */
  cards(round: Playout): readonly OpenAbnat[];
}

const CARDS = 32;

/** Puts the round on the board; how many cards have fallen. */
const setUp = (round: Playout): number => {
  const { hands, laid, turn, lead, best, holder, pot, frees } = round;
  let held = 0;
  hands.forEach((hand, seat) => {
    board.hands[seat] = hand;
    held |= hand;
  });
  let depth = CARDS;
  for (let left = held; left; left &= left - 1) depth--;
  board.turns[depth] = turn;
  board.leads[depth] = lead;
  board.bests[depth] = best;
  board.holders[depth] = holder;
  board.pots[depth] = pot;
  board.frees[depth] = Number(frees);
  // Of the open trick only what holds it can still matter.
  board.lives[depth] = laid > 0 ? held | (1 << best) : held;
  board.lefts[depth] = abnatIn(held) + (laid > 0 ? pot : 0) + LAST_TRICK;
  return depth;
};

/** The first step away from a guess; the next are wider. */
const STEP = 2;

/** What side 0 takes home from this depth on, found by asking for more and for less around a guess. */
const settled = (depth: number, guess: number): number => {
  let [low, high] = [0, at(board.lefts, depth)];
  let goal = Math.min(Math.max(guess, 1), high);
  for (let step = STEP; low < high; step *= 4) {
    const value = reached(depth, goal);
    if (value >= goal) low = value;
    else high = value;
    const middle = low + ((high - low + 1) >> 1);
    goal = value >= goal ? Math.min(low + step, middle) : Math.max(high - step + 1, middle);
  }
  return low;
};

const cardsAt = (depth: number, guess: number): readonly OpenAbnat[] => {
  const values: OpenAbnat[] = [];
  let usual = guess;
  for (let left = mayLay(depth); left; left &= left - 1) {
    const bit = lowest(left);
    const gain = lay(depth, bit);
    const abnat = gain + settled(depth + 1, usual - gain);
    takeBack(depth, bit);
    values.push({ bit, abnat });
    usual = abnat;
  }
  return values;
};

/** The deal on the board. */
let opened = '';

/** Opens a deal, to be asked about any moment of its play: what is found out for one helps with the next. */
export const openDeal = (dealt: readonly number[], duties: Duties): OpenDeal => {
  const name = `${dealt.join()} ${Object.values(duties).join()}`;
  if (name !== opened) {
    opened = name;
    layOut(dealt, duties);
    forget();
  }
  const half = (round: Playout): [number, number] => {
    const depth = setUp(round);
    return [depth, at(board.lefts, depth) >> 1];
  };
  return { abnat: round => settled(...half(round)), cards: round => cardsAt(...half(round)) };
};
