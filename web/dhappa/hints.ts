import type { DhappaPlay } from '@majlis/dhappa';
import { placeOf, type Run } from '@majlis/dhappa/for-web';
import type { Card } from '@majlis/kernel';
import type { Hint } from '@/dhappa/RunStrip.tsx';

/** The card of a run that a natural one would take the place of. */
const freedBy = (run: Run, card: Card): readonly Card[] => {
  const there = run.form === 'run' ? run.cards[placeOf(card) - run.low] : run.cards.find(one => one.startsWith('JK'));
  return there ? [there] : [];
};

type Merge = Extract<DhappaPlay, { kind: 'merge' }>;

/** Whether the other run of a merge lies below this one: a bridge of wilds alone would not tell. */
const isBelow = (run: Run, { run: one, other }: Merge, runs: readonly Run[]): boolean => {
  const there = runs.find(({ id }) => id === (run.id === one ? other : one));
  return run.form === 'run' && there?.form === 'run' && there.low < run.low;
};

const low = (run: Run, play: DhappaPlay, runs: readonly Run[]): readonly Card[] => {
  if (play.kind === 'extend' && play.end === 'low' && run.form === 'run') return play.cards;
  return play.kind === 'merge' && isBelow(run, play, runs) ? play.bridge.toReversed() : [];
};

const high = (run: Run, play: DhappaPlay, runs: readonly Run[]): readonly Card[] => {
  if (play.kind === 'extend' && (play.end === 'high' || run.form === 'set')) return play.cards.toReversed();
  return play.kind === 'merge' && !isBelow(run, play, runs) ? play.bridge.toReversed() : [];
};

const first = (lists: readonly (readonly Card[])[]): readonly Card[] => lists.find(cards => cards.length > 0) ?? [];

/** Where these plays would put the cards on this run. `runs`: those that it could be merged with. */
export const hintOf = (run: Run, plays: readonly DhappaPlay[], runs: readonly Run[]): Hint => ({
  low: first(plays.map(play => low(run, play, runs))),
  high: first(plays.map(play => high(run, play, runs))),
  freed: plays.flatMap(play => (play.kind === 'swap' || play.kind === 'shift' ? freedBy(run, play.card) : [])),
});
