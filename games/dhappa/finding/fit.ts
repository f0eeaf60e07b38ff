import type { Card } from '@majlis/kernel';
import type { DhappaPlay } from '../action.ts';
import { isLawful } from '../plays/lay.ts';
import type { DhappaPosition } from '../plays/position.ts';
import { between } from '../runs/face.ts';
import { arrangements, meanings } from '../runs/meaning.ts';
import { highOf, type Run } from '../runs/run.ts';
import { freeEnds } from '../runs/shift.ts';

/** The lawful new runs and sets that a selection makes: none, one, or several to ask about. */
export const meldsOf = (position: DhappaPosition, cards: readonly Card[]): readonly DhappaPlay[] =>
  meanings(cards, position.options)
    .map((shape): DhappaPlay => ({ kind: 'meld', form: shape.form, cards: shape.cards }))
    .filter(play => isLawful(position, play));

/** Every lawful way to put the whole selection on runs of the table: which run, and where. */
export const fits = (position: DhappaPosition, cards: readonly Card[]): readonly DhappaPlay[] =>
  position.runs
    .flatMap(run => [
      ...extensions(run, cards),
      ...(cards.length === 1 ? exchanges(run, cards) : []),
      ...position.runs.flatMap(other => bridging(run, other, cards)),
    ])
    .filter(play => isLawful(position, play));

const extensions = (run: Run, cards: readonly Card[]): readonly DhappaPlay[] => {
  if (cards.length === 0) return [];
  if (run.form === 'set') return [{ kind: 'extend', run: run.id, end: 'high', cards }];
  return (['low', 'high'] as const).flatMap(end => {
    const places = cards.map((_, i) => (end === 'low' ? run.low - 1 - i : highOf(run) + 1 + i));
    return arrangements(places, run.suit, cards).map(
      (order): DhappaPlay => ({
        kind: 'extend',
        run: run.id,
        end,
        cards: order,
      }),
    );
  });
};

const exchanges = (run: Run, cards: readonly Card[]): readonly DhappaPlay[] =>
  cards.flatMap((card): DhappaPlay[] => [{ kind: 'swap', run: run.id, card }, ...shiftsTo(run, card)]);

/** To each free end, or without a choice where there is none. */
export const shiftsTo = (run: Run, card: Card): readonly DhappaPlay[] => {
  if (run.form === 'set') return [];
  const ends = freeEnds(run);
  return (ends.length > 0 ? ends : [null]).map((to): DhappaPlay => ({ kind: 'shift', run: run.id, card, to }));
};

const bridging = (run: Run, other: Run, cards: readonly Card[]): readonly DhappaPlay[] => {
  if (run.form === 'set' || other.form === 'set' || run.suit !== other.suit || run.id === other.id) return [];
  return arrangements(gapBetween(run, other), run.suit, cards).map(
    (bridge): DhappaPlay => ({
      kind: 'merge',
      run: run.id,
      other: other.id,
      bridge,
    }),
  );
};

/** The places between two runs of a suit; where they overlap, none, and no merge is lawful. */
export const gapBetween = (one: Extract<Run, { form: 'run' }>, two: Extract<Run, { form: 'run' }>): number[] => {
  const [lower, upper] = one.low < two.low ? [one, two] : [two, one];
  return between(highOf(lower), upper.low);
};
