import { exp } from '../exact.ts';
import { suitOfBit } from './deck.ts';
import { draw, FEATURES, type Look, lookOf, type NotedPlayout, sketch, TABLES } from './features.ts';
import { allowed, type Duties, type Playout, play } from './playout.ts';
import trained from './weights.json' with { type: 'json' };

/** A linear policy: for each mode and class a weight for each feature. `npm run train` writes them. */
export type Weights = Float64Array;

export const LENGTH = TABLES * FEATURES;

/** As they lie in the repository: whole numbers, so many to one. */
export const weightsOf = ({ w, scale }: { readonly w: readonly number[]; readonly scale: number }): Weights =>
  Float64Array.from(w, weight => weight / scale);

export const TRAINED: Weights = weightsOf(trained);

const page = sketch();

const scoreOf = (bit: number, look: Look, weights: Weights): number => {
  draw(page, bit, look);
  const base = look.table * FEATURES;
  let score = 0;
  for (let i = 0; i < page.count; i++) score += (weights[base + (page.at[i] ?? 0)] ?? 0) * (page.value[i] ?? 0);
  return score;
};

/** The card that the policy likes best among these. */
export const favourite = (cards: number, look: Look, weights: Weights): number => {
  let best = 31 - Math.clz32(cards);
  let most = Number.NEGATIVE_INFINITY;
  if ((cards & (cards - 1)) === 0) return best;
  for (let left = cards; left; left &= left - 1) {
    const bit = 31 - Math.clz32(left & -left);
    const score = scoreOf(bit, look, weights);
    if (score > most) {
      best = bit;
      most = score;
    }
  }
  return best;
};

/** What the seat on turn lays. */
export const policyCard = (line: NotedPlayout, duties: Duties, buyer: number, weights: Weights): number => {
  const may = allowed(line.hands[line.turn] ?? 0, line, duties);
  if ((may & (may - 1)) === 0) return 31 - Math.clz32(may);
  return favourite(may, lookOf(line, duties, buyer), weights);
};

/** How likely the policy is to lay this card, if it lays cards in proportion to the exponent of their scores. */
export const chanceOf = (bit: number, line: NotedPlayout, duties: Duties, buyer: number): number => {
  const may = allowed(line.hands[line.turn] ?? 0, line, duties);
  if ((may & (may - 1)) === 0 || ((may >>> bit) & 1) === 0) return 1;
  const look = lookOf(line, duties, buyer);
  const own = scoreOf(bit, look, TRAINED);
  let sum = 0;
  for (let left = may; left; left &= left - 1) {
    sum += exp(scoreOf(31 - Math.clz32(left & -left), look, TRAINED) - own);
  }
  return 1 / sum;
};

/** The seat on turn lays a card, and everybody notices. */
export const step = (line: NotedPlayout, bit: number, duties: Duties): void => {
  const mark = (line.turn << 2) + (line.laid === 0 ? bit >> 3 : line.lead >> 3);
  if (line.laid === 0) line.leds |= 1 << mark;
  else if (((1 << bit) & suitOfBit(line.lead)) === 0) line.voids |= 1 << mark;
  play(line, bit, duties);
};

/** A copy with these hands. Every line is made here: lines of one make are read fastest. */
export const lineFrom = (playout: Playout, hands: readonly number[], voids: number, leds: number): NotedPlayout => ({
  hands: [hands[0] ?? 0, hands[1] ?? 0, hands[2] ?? 0, hands[3] ?? 0],
  turn: playout.turn,
  laid: playout.laid,
  lead: playout.lead,
  best: playout.best,
  holder: playout.holder,
  pot: playout.pot,
  frees: playout.frees,
  gone: playout.gone,
  raw: [playout.raw[0], playout.raw[1]],
  tricks: [playout.tricks[0], playout.tricks[1]],
  voids,
  leds,
});

/** Plays the round to its end as the policy would. */
export const playOut = (line: NotedPlayout, duties: Duties, buyer: number, weights: Weights = TRAINED): void => {
  while (line.gone !== -1) step(line, policyCard(line, duties, buyer, weights), duties);
};
