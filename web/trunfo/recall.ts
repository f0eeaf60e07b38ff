import type { TrunfoEvent, TrunfoState } from '@majlis/trunfo';
import { type Recall, retold } from '@/table/recall.ts';
import { narrate } from '@/trunfo/narrate.ts';

/** Every round of this match. */
export const recall: Recall = (view, seen) => {
  const state = view as TrunfoState;
  return state.rounds.flatMap(({ cards, winner }, i) => {
    const event: TrunfoEvent = { kind: 'revealed', cards, winner };
    return retold(narrate, seen, { ...state, rounds: state.rounds.slice(0, i + 1) }, event);
  });
};
