import { type Card, isJoker, suitOf } from '@majlis/kernel';
import type { DhappaPlay } from '../action.ts';
import { isLawful } from '../plays/lay.ts';
import type { DhappaPosition } from '../plays/position.ts';
import { isTwo } from '../runs/face.ts';
import { highOf, type Run, type Sequence } from '../runs/run.ts';
import { gapBetween, shiftsTo } from './fit.ts';
import { type Supply, someFill, supplyOf } from './supply.ts';

/** Every joker that the hand can win now; copies of a card are not told apart. */
export const swapsOpen = (position: DhappaPosition, supply = supplyOf(position.hand)): readonly DhappaPlay[] => {
  const plays: DhappaPlay[] = [];
  for (const run of position.runs) {
    if (!run.cards.some(isJoker)) continue;
    for (const card of freeing(run, supply)) plays.push({ kind: 'swap', run: run.id, card });
  }
  return plays.filter(play => isLawful(position, play));
};

const freeing = (run: Run, supply: Supply): readonly Card[] => {
  if (run.form === 'run') return naturalsFor(run, supply, isJoker);
  const naturals = supply.ofSets[run.rank];
  return naturals.filter((card, i) => naturals.findIndex(other => suitOf(other) === suitOf(card)) === i);
};

/** The cards of the hand that wilds of this kind stand for. */
const naturalsFor = (run: Sequence, { naturals }: Supply, kind: (card: Card) => boolean): readonly Card[] => {
  const row = naturals[run.suit];
  const found: Card[] = [];
  run.cards.forEach((card, i) => {
    const natural = row[run.low + i];
    if (natural && kind(card)) found.push(natural);
  });
  return found;
};

/** Every 2 that the hand can shift now, and where to. */
export const shiftsOpen = (position: DhappaPosition, supply = supplyOf(position.hand)): readonly DhappaPlay[] => {
  const plays: DhappaPlay[] = [];
  for (const run of position.runs) {
    if (run.form === 'set' || run.side !== position.side || !run.cards.some(isTwo)) continue;
    for (const card of naturalsFor(run, supply, isTwo)) plays.push(...shiftsTo(run, card));
  }
  return plays.filter(play => isLawful(position, play));
};

/** Every merge open now, with every bridge: natural cards first. Either run may keep its name. */
export const mergesOpen = (position: DhappaPosition): readonly DhappaPlay[] =>
  merges(position, supplyOf(position.hand), Number.POSITIVE_INFINITY);

const overlap = (one: Sequence, two: Sequence): boolean => one.low <= highOf(two) && two.low <= highOf(one);

/** Merges with at most so many bridges for each pair. */
export const merges = (position: DhappaPosition, supply: Supply, bridges: number): readonly DhappaPlay[] => {
  const { runs, side } = position;
  const found: DhappaPlay[] = [];
  for (const one of runs) {
    if (one.form === 'set' || one.side !== side) continue;
    for (const two of runs) {
      if (two.form === 'set' || two.side !== side || one.suit !== two.suit || one === two || overlap(one, two))
        continue;
      let built = 0;
      someFill(gapBetween(one, two), one.suit, supply, bridge => {
        const play: DhappaPlay = { kind: 'merge', run: one.id, other: two.id, bridge };
        if (isLawful(position, play)) found.push(play);
        built++;
        return built >= bridges;
      });
    }
  }
  return found;
};
