import type { Trick } from '@majlis/kernel';
import type { TurupEvent, TurupState } from '@majlis/turup';
import { type Recall, retold } from '@/table/recall.ts';
import { narrate } from '@/turup/narrate.ts';

const playsOf = (plays: Trick): readonly TurupEvent[] => plays.map(play => ({ kind: 'played', ...play, by: 'turn' }));

/** What came before a result is told no more: it would stand behind it. */
const isCounted = ({ phase }: TurupState): boolean => phase === 'summary' || phase === 'over';

/** What each deal brought, and the tricks of this one. */
export const recall: Recall = (view, seen) => {
  const state = view as TurupState;
  const results = state.results.flatMap((result, i) => {
    const scores = [0, 1].map(side =>
      state.results.slice(0, i + 1).reduce((sum, { points }) => sum + (points[side] ?? 0), 0),
    );
    return retold(narrate, seen, { ...state, scores }, { kind: 'scored', left: [], result } as TurupEvent);
  });
  if (isCounted(state)) return results;
  const tricks = state.tricks.flatMap(({ plays, taker }): readonly TurupEvent[] => [
    ...playsOf(plays),
    { kind: 'taken', taker, announced: [] },
  ]);
  return [...results, ...retold(narrate, seen, state, ...tricks, ...playsOf(state.trick))];
};
