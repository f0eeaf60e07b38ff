import { FOUR, highestOf, TRUMPS } from './deck.ts';
import type { TurupPlayout } from './playout.ts';

/**
 * How many of the tricks still to come side 0 takes if everybody sees all cards and plays as well as can be. Only for
 * deals in which any card may be led. "At least so many" is asked again and again; what was answered is remembered by
 * who holds the highest card of each suit, the next, and so on, for lower cards that have fallen change nothing, and by
 * who leads and which way round they sit.
 */
export const solved = (playout: TurupPlayout, step: 1 | 3): number => {
  const { table, answers } = MEMORY;
  const line = { hands: Int32Array.from(playout.hands), step, table, answers };
  const left = tricksLeft(playout);
  let [least, most] = [0, left];
  while (least < most) {
    const asked = (least + most + 1) >> 1;
    if (reaches(line, playout, asked, left)) least = asked;
    else most = asked - 1;
  }
  return least;
};

const ALL_TRICKS = 13;
const tricksLeft = ({ tricks }: TurupPlayout): number => ALL_TRICKS - tricks[0] - tricks[1];

interface Line {
  /** By seat · 4 + suit. */
  readonly hands: Int32Array;
  readonly step: 1 | 3;
  readonly table: Int32Array;
  readonly answers: Uint8Array;
}

/** Positions that are remembered: a newer one takes the place of an older. It saves work and changes no answer. */
const PLACES = 1 << 16;
const KEY = 4;
const MEMORY = { table: new Int32Array(PLACES * KEY), answers: new Uint8Array(PLACES * 2) };
/** An answer that is not known: no deal has so many tricks. */
const UNKNOWN = 15;

const reaches = (line: Line, { sat, turn, lead, best, holder }: TurupPlayout, asked: number, left: number): boolean =>
  sat === 0
    ? fromLead(line, turn, asked, left)
    : inTrick(line, turn, sat, { lead: lead >> 4, best, holder }, asked, left);

interface OpenTrick {
  readonly lead: number;
  readonly best: number;
  readonly holder: number;
}

const held = (line: Line, seat: number, suit: number): number => line.hands[seat * 4 + suit] ?? 0;

/** Who holds the cards of a suit, from the highest down, two bits for each. */
const ownersOf = (line: Line, suit: number): number => {
  const [a, b, c] = [held(line, 0, suit), held(line, 1, suit), held(line, 2, suit)];
  let owners = 1;
  for (let all = a | b | c | held(line, 3, suit); all; ) {
    const bit = 1 << highestOf(all);
    owners = owners * 4 + (a & bit ? 0 : b & bit ? 1 : c & bit ? 2 : 3);
    all ^= bit;
  }
  return owners;
};

/** Whether side 0 takes at least so many of the tricks left, when somebody is to lead. */
const fromLead = (line: Line, leader: number, asked: number, left: number): boolean => {
  if (asked <= 0) return true;
  if (asked > left) return false;
  const sure = sureTricks(line, leader);
  if (leader & 1 ? left - sure < asked : sure >= asked) return leader % 2 === 0;
  const [k0, k1, k2, k3] = [ownersOf(line, 0), ownersOf(line, 1), ownersOf(line, 2), ownersOf(line, 3)];
  const key3 = (k3 * 4 + leader) * 4 + line.step;
  const place = placeOf(k0, k1, k2, key3);
  const { table, answers } = line;
  const at = place * KEY;
  const found = table[at] === k0 && table[at + 1] === k1 && table[at + 2] === k2 && table[at + 3] === key3;
  if (found) {
    if (asked <= (answers[place * 2] ?? 0)) return true;
    if (asked > (answers[place * 2 + 1] ?? UNKNOWN)) return false;
  }
  const answer = led(line, leader, asked, left);
  const same = table[at] === k0 && table[at + 1] === k1 && table[at + 2] === k2 && table[at + 3] === key3;
  if (!same) {
    table[at] = k0;
    table[at + 1] = k1;
    table[at + 2] = k2;
    table[at + 3] = key3;
    answers[place * 2] = 0;
    answers[place * 2 + 1] = UNKNOWN;
  }
  if (answer) answers[place * 2] = Math.max(answers[place * 2] ?? 0, asked);
  else answers[place * 2 + 1] = Math.min(answers[place * 2 + 1] ?? UNKNOWN, asked - 1);
  return answer;
};

const placeOf = (k0: number, k1: number, k2: number, k3: number): number => {
  let hash = Math.imul(k0, 0x9e3779b1) ^ Math.imul(k1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) ^ Math.imul(k2, 0x27d4eb2f) ^ Math.imul(k3, 0x165667b1);
  return (hash ^ (hash >>> 13)) & (PLACES - 1);
};

/** Cards that the leader can cash one after the other: the highest trumps, and without trumps against them the highest of all. */
const sureTricks = (line: Line, leader: number): number => {
  const [left, partner, right] = [(leader + 1) & 3, (leader + 2) & 3, (leader + 3) & 3];
  const trumpsOut = held(line, left, TRUMPS) | held(line, right, TRUMPS);
  let sure = 0;
  for (const suit of FOUR) {
    if (suit !== TRUMPS && trumpsOut) break;
    const out = held(line, left, suit) | held(line, partner, suit) | held(line, right, suit);
    for (let mine = held(line, leader, suit); mine; sure++) {
      const top = highestOf(mine);
      if (out >> top) break;
      mine ^= 1 << top;
    }
  }
  return sure;
};

/** The cards of a suit in a hand, as bits: of those with no other hand's card between them only the lowest. */
const distinct = (line: Line, seat: number, suit: number, fallen: number): number => {
  const mine = held(line, seat, suit);
  if ((mine & (mine - 1)) === 0) return mine;
  const others =
    held(line, (seat + 1) & 3, suit) | held(line, (seat + 2) & 3, suit) | held(line, (seat + 3) & 3, suit) | fallen;
  let kept = 0;
  let last = -1;
  for (let rest = mine; rest; rest &= rest - 1) {
    const bit = rest & -rest;
    const between = last < 0 ? 1 : others & (bit - 1) & ~last;
    if (between) kept |= bit;
    last = bit - 1;
  }
  return kept;
};

const led = (line: Line, leader: number, asked: number, left: number): boolean => {
  const wants = leader % 2 === 0;
  for (const high of [true, false]) {
    for (const suit of FOUR) {
      const all = distinct(line, leader, suit, 0);
      if (!all) continue;
      const top = 1 << highestOf(all);
      for (let rest = high ? top : all ^ top; rest; rest &= rest - 1) {
        const rank = highestOf(rest & -rest);
        const trick = { lead: suit, best: suit * 16 + rank, holder: leader };
        if (thrown(line, leader, suit, rank, 0, trick, asked, left) === wants) return wants;
      }
    }
  }
  return !wants;
};

/** The same in the middle of a trick. */
const inTrick = (line: Line, seat: number, sat: number, trick: OpenTrick, asked: number, left: number): boolean => {
  const wants = seat % 2 === 0;
  const follows = held(line, seat, trick.lead) !== 0;
  for (const takes of [(trick.holder ^ seat) & 1 ? 1 : 0, (trick.holder ^ seat) & 1 ? 0 : 1]) {
    for (const suit of FOUR) {
      if (follows && suit !== trick.lead) continue;
      const fallen = trick.best >> 4 === suit ? 1 << (trick.best & 15) : 0;
      for (let rest = distinct(line, seat, suit, fallen); rest; rest &= rest - 1) {
        const rank = highestOf(rest & -rest);
        const over = overtakes(suit * 16 + rank, trick.best);
        if (over !== (takes === 1)) continue;
        const then = over ? { lead: trick.lead, best: suit * 16 + rank, holder: seat } : trick;
        if (thrown(line, seat, suit, rank, sat, then, asked, left) === wants) return wants;
      }
    }
  }
  return !wants;
};

const overtakes = (code: number, best: number): boolean =>
  code >> 4 === best >> 4 ? code > best : code >> 4 === TRUMPS;

/** A card is played, and taken back when the answer is known. */
const thrown = (
  line: Line,
  seat: number,
  suit: number,
  rank: number,
  sat: number,
  trick: OpenTrick,
  asked: number,
  left: number,
): boolean => {
  const at = seat * 4 + suit;
  const before = line.hands[at] ?? 0;
  line.hands[at] = before ^ (1 << rank);
  const now = sat | (1 << seat);
  const answer =
    now === 15
      ? fromLead(line, trick.holder, asked - (trick.holder & 1 ? 0 : 1), left - 1)
      : inTrick(line, nextOf(seat, now, line.step), now, trick, asked, left);
  line.hands[at] = before;
  return answer;
};

const nextOf = (seat: number, sat: number, step: 1 | 3): number => {
  let next = (seat + step) & 3;
  while ((sat >> next) & 1) next = (next + step) & 3;
  return next;
};
