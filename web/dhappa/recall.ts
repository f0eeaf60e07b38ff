import type { Event, State } from '@majlis/dhappa';
import { EMPTY } from '@majlis/kernel';
import { narrate } from '@/dhappa/narrate.ts';
import { type Recall, retold } from '@/table/recall.ts';

type PastTurn = State['past'][number];

const turnOf = ({ seat, taken, discarded }: PastTurn): readonly Event[] => [
  taken.length > 0 ? { kind: 'picked', seat, cards: taken, duty: null } : { kind: 'drawn', seat, packet: EMPTY },
  { kind: 'discarded', seat, card: discarded },
];

/** What came before a result is told no more: it would stand behind it. */
const isCounted = ({ phase }: State): boolean => phase === 'summary' || phase === 'over';

/** How each round ended, and the turns of this one. */
export const recall: Recall = (view, seen) => {
  const state = view as State;
  const rounds = state.rounds.map((result): Event => ({ kind: 'roundEnded', result, hands: [] }));
  const turns = isCounted(state) ? [] : state.past.flatMap(turnOf);
  return retold(narrate, seen, state, ...rounds, ...turns);
};
