import { type Card, isJoker, suitOf } from '@majlis/kernel';
import type { DhappaPlay } from '../action.ts';
import { isLawful } from '../plays/lay.ts';
import type { DhappaPosition } from '../plays/position.ts';
import { isTwo } from '../runs/face.ts';
import { highOf, type Run, type Sequence } from '../runs/run.ts';
import { gapBetween, shiftsTo } from './fit.ts';
import { fills, type Supply, supplyOf } from './supply.ts';

/** Every joker that the hand can win now; copies of a card are not told apart. */
export const swapsOpen = (position: DhappaPosition): readonly DhappaPlay[] => {
  const supply = supplyOf(position.hand);
  return position.runs
    .flatMap(run => freeing(run, supply).map((card): DhappaPlay => ({ kind: 'swap', run: run.id, card })))
    .filter(play => isLawful(position, play));
};

const freeing = (run: Run, supply: Supply): readonly Card[] => {
  if (!run.cards.some(isJoker)) return [];
  if (run.form === 'run') return naturalsFor(run, supply, isJoker);
  const naturals = supply.ofSets[run.rank];
  return naturals.filter((card, i) => naturals.findIndex(other => suitOf(other) === suitOf(card)) === i);
};

/** The cards of the hand that wilds of this kind stand for. */
const naturalsFor = (
  run: Extract<Run, { form: 'run' }>,
  { naturals }: Supply,
  kind: (card: Card) => boolean,
): readonly Card[] => run.cards.flatMap((card, i) => (kind(card) ? (naturals[run.suit][run.low + i] ?? []) : []));

/** Every 2 that the hand can shift now, and where to. */
export const shiftsOpen = (position: DhappaPosition): readonly DhappaPlay[] => {
  const supply = supplyOf(position.hand);
  return position.runs
    .flatMap(run =>
      run.form === 'run' && run.side === position.side && run.cards.some(isTwo)
        ? naturalsFor(run, supply, isTwo).flatMap(card => shiftsTo(run, card))
        : [],
    )
    .filter(play => isLawful(position, play));
};

/** Every merge open now, with every bridge: natural cards first. Either run may keep its name. */
export const mergesOpen = (position: DhappaPosition): readonly DhappaPlay[] => [
  ...merges(position, Number.POSITIVE_INFINITY),
];

const overlap = (one: Sequence, two: Sequence): boolean => one.low <= highOf(two) && two.low <= highOf(one);

/** Merges with at most so many bridges for each pair. */
export function* merges(position: DhappaPosition, bridges: number): Generator<DhappaPlay> {
  const supply = supplyOf(position.hand);
  const own = position.runs.filter(run => run.form === 'run').filter(({ side }) => side === position.side);
  for (const one of own) {
    for (const two of own) {
      if (one.suit !== two.suit || one.id === two.id || overlap(one, two)) continue;
      let built = 0;
      for (const bridge of fills(gapBetween(one, two), one.suit, supply)) {
        const play: DhappaPlay = { kind: 'merge', run: one.id, other: two.id, bridge };
        if (built++ >= bridges) break;
        if (isLawful(position, play)) yield play;
      }
    }
  }
}
