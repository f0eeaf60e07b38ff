import type { DhappaEvent, DhappaState } from '@majlis/dhappa';
import { EMPTY } from '@majlis/kernel';
import { narrate } from '@/dhappa/narrate.ts';
import { type Recall, retold } from '@/table/recall.ts';

type PastTurn = DhappaState['past'][number];

const turnOf = ({ seat, taken, discarded }: PastTurn): readonly DhappaEvent[] => [
  taken.length > 0 ? { kind: 'picked', seat, cards: taken, duty: null } : { kind: 'drawn', seat, packet: EMPTY },
  { kind: 'discarded', seat, card: discarded },
];

/** What came before a result is told no more: it would stand behind it. */
const isCounted = ({ phase }: DhappaState): boolean => phase === 'summary' || phase === 'over';

/** How each round ended, and the turns of this one. */
export const recall: Recall = (view, seen) => {
  const state = view as DhappaState;
  const rounds = state.rounds.map((result): DhappaEvent => ({ kind: 'roundEnded', result, hands: [] }));
  const turns = isCounted(state) ? [] : state.past.flatMap(turnOf);
  return retold(narrate, seen, state, ...rounds, ...turns);
};
