import { ACE, above, size, suitOfBit, TEN } from './deck.ts';
import { type Duties, handAt, isTrump, overtakes, type Playout } from './playout.ts';

/** A round in mid-play with what everybody has noticed: who is out of a suit, and who has led it. */
export interface NotedPlayout extends Playout {
  /** A bit for seat · 4 + suit. */
  voids: number;
  leds: number;
}

/** What the seat on turn goes by, whichever card it thinks of: its own hand, and what has fallen. */
export interface Look {
  readonly line: NotedPlayout;
  readonly duties: Duties;
  readonly hand: number;
  /** What the others hold between them. */
  readonly unseen: number;
  readonly trumpsOut: number;
  readonly buyer: number;
  readonly last: boolean;
  readonly partnerHolds: boolean;
  readonly safe: boolean;
  /** Which of the tables of weights: the mode, and how the card is laid. */
  readonly table: number;
}

export const FEATURES = 60;
export const CLASSES = 12;
export const TABLES = 2 * CLASSES;

export const lookOf = (line: NotedPlayout, duties: Duties, buyer: number): Look => {
  const hand = handAt(line, line.turn);
  const unseen = ~(line.gone | hand);
  const trumpsOut = size(unseen & duties.trumps);
  const partnerHolds = line.laid > 0 && ((line.holder ^ line.turn) & 1) === 0;
  const last = line.laid === 3;
  return {
    line,
    duties,
    hand,
    unseen,
    trumpsOut,
    buyer,
    last,
    partnerHolds,
    safe: last || isUnbeaten(line.best, unseen, duties.trumps, trumpsOut),
    table: (duties.trumps === 0 ? 0 : CLASSES) + classOf(line, hand, buyer, partnerHolds),
  };
};

const isUnbeaten = (bit: number, unseen: number, trumps: number, trumpsOut: number): boolean =>
  (above(bit) & unseen) === 0 && (trumpsOut === 0 || ((1 << bit) & trumps) !== 0);

/** A lead for the buying side or against it; else the place in the trick, who holds it, and whether one follows suit. */
const classOf = ({ laid, lead, turn }: NotedPlayout, hand: number, buyer: number, partnerHolds: boolean): number => {
  if (laid === 0) return ((turn ^ buyer) & 1) === 0 ? 0 : 1;
  const isVoid = (hand & suitOfBit(lead)) === 0 ? 1 : 0;
  if (laid === 1) return 2 + isVoid;
  return (laid === 2 ? 4 : 8) + (partnerHolds ? 0 : 2) + isVoid;
};

/** The features of one card that are not zero: `at` which places, and their values. Written over with every card. */
export interface Sketch {
  readonly at: Int32Array;
  readonly value: Float64Array;
  count: number;
}

export const sketch = (): Sketch => ({ at: new Int32Array(FEATURES), value: new Float64Array(FEATURES), count: 0 });

const add = (into: Sketch, at: number, value: number): void => {
  into.at[into.count] = at;
  into.value[into.count++] = value;
};

/** Draws the card for a linear policy. The numbers are places in its weights. */
export const draw = (into: Sketch, bit: number, look: Look): void => {
  into.count = 0;
  const { line, duties, hand, unseen, trumpsOut } = look;
  const trump = isTrump(bit, duties);
  const suit = suitOfBit(bit);
  const mine = hand & suit;
  const own = size(mine);
  const out = size(unseen & suit);
  const higher = size(above(bit) & unseen);
  add(into, (trump ? 8 : 0) + (bit & 7), 1);
  if (higher === 0) add(into, trump ? 17 : 16, 1);
  else if (higher < 3) add(into, 17 + higher, 1);
  add(into, (trump ? 28 : 23) + Math.min(5, own), 1);
  add(into, out === 0 ? 37 : out < 3 ? 38 : out < 5 ? 39 : 40, 1);
  if (trumpsOut === 0) add(into, 44, 1);
  if ((above(31 - Math.clz32(mine)) & unseen) === 0) {
    if ((above(bit) & mine) !== 0) add(into, 36, 1);
    if (own >= out) add(into, 57, 1);
  }
  if (trump) drawTrump(into, look, size(hand & duties.trumps));
  else drawTen(into, bit, look, own);
  drawOthers(into, bit, look, trump);
  if (size(hand) <= 3) {
    if (higher === 0) add(into, 55, 1);
    if (trump) add(into, 56, 1);
  }
  if (line.laid > 0) drawTrick(into, bit, look, higher === 0 && (trump || trumpsOut === 0));
};

const drawTrump = (into: Sketch, { line, trumpsOut, buyer }: Look, own: number): void => {
  add(into, 45, own / 4);
  add(into, 46, trumpsOut / 4);
  if (line.turn === buyer) add(into, 53, 1);
  else if (((line.turn ^ buyer) & 1) === 0) add(into, 54, 1);
};

/** A ten whose Ace is out: laid, or left bare. */
const drawTen = (into: Sketch, bit: number, { hand, unseen }: Look, own: number): void => {
  const base = bit & 24;
  if (((unseen >>> (base + ACE)) & 1) === 0 || ((hand >>> (base + TEN)) & 1) === 0) return;
  if ((bit & 7) === TEN) add(into, 35, 1);
  else if (own === 2) add(into, 34, 1);
};

/** What is known of the others in the suit. */
const drawOthers = (into: Sketch, bit: number, { line, trumpsOut }: Look, trump: boolean): void => {
  const { turn, voids, leds, laid } = line;
  const suit = bit >> 3;
  const has = (marks: number, after: number): number => (marks >>> ((((turn + after) & 3) << 2) + suit)) & 1;
  const left = has(voids, 1);
  const partner = has(voids, 2);
  const right = has(voids, 3);
  if (partner) add(into, 41, 1);
  if (left) add(into, 42, 1);
  if (right) add(into, 43, 1);
  if (trumpsOut > 0 && !trump) {
    if (left | right) add(into, 58, 1);
    if (partner) add(into, 59, 1);
  }
  if (laid > 0) return;
  if (has(leds, 2)) add(into, 47, 1);
  if (has(leds, 1) | has(leds, 3)) add(into, 48, 1);
};

/** What the card does to the open trick. */
const drawTrick = (
  into: Sketch,
  bit: number,
  { line, duties, last, partnerHolds, safe }: Look,
  sure: boolean,
): void => {
  const takes = overtakes(bit, line.best, duties.trumps);
  if (takes) add(into, 20, 1);
  if (takes && (last || sure)) add(into, 21, 1);
  add(into, takes ? 22 : 23, line.pot / 10);
  const worth = (duties.worth[bit] ?? 0) / 10;
  if (worth === 0) return;
  if (partnerHolds) add(into, safe ? 49 : 50, worth);
  else if (!takes) add(into, last ? 51 : 52, worth);
};
