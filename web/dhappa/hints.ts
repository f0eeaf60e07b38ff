import type { Play } from '@majlis/dhappa';
import { isNatural, placeOf, type Run } from '@majlis/dhappa/screen';
import type { Card } from '@majlis/kernel';
import type { Hint } from '@/dhappa/RunStrip.tsx';

/** The card of a run that a natural one would take the place of. */
const freedBy = (run: Run, card: Card): readonly Card[] => {
  const there = run.form === 'run' ? run.cards[placeOf(card) - run.low] : run.cards.find(one => one.startsWith('JK'));
  return there ? [there] : [];
};

const low = (run: Run, play: Play): readonly Card[] => {
  if (play.kind === 'extend' && play.end === 'low' && run.form === 'run') return play.cards;
  return play.kind === 'merge' && isBelow(run, play) ? play.bridge.toReversed() : [];
};

const high = (run: Run, play: Play): readonly Card[] => {
  if (play.kind === 'extend' && (play.end === 'high' || run.form === 'set')) return play.cards.toReversed();
  return play.kind === 'merge' && !isBelow(run, play) ? play.bridge.toReversed() : [];
};

/** Whether the other run of a merge lies below this one: its first bridge card is lower than this run. */
const isBelow = (run: Run, { bridge }: Extract<Play, { kind: 'merge' }>): boolean => {
  const natural = bridge.find(isNatural);
  return run.form === 'run' && natural !== undefined && placeOf(natural) < run.low;
};

const first = (lists: readonly (readonly Card[])[]): readonly Card[] => lists.find(cards => cards.length > 0) ?? [];

/** Where these plays would put the cards on this run. */
export const hintOf = (run: Run, plays: readonly Play[]): Hint => ({
  low: first(plays.map(play => low(run, play))),
  high: first(plays.map(play => high(run, play))),
  freed: plays.flatMap(play => (play.kind === 'swap' || play.kind === 'shift' ? freedBy(run, play.card) : [])),
});
