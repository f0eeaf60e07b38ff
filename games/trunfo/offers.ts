import type { Card, Seat } from '@majlis/kernel';
import type { Action } from './action.ts';
import type { State } from './state.ts';

export const offers = (state: State, seat: Seat): readonly Action[] => {
  if (seat !== 0 && seat !== 1) return [];
  if (state.phase === 'over') return mayAsk(state, seat) ? [{ kind: 'rematch' }] : [];
  const { card, locked } = state.choices[seat];
  if (state.phase !== 'selecting' || locked) return [];
  return [...state.hands[seat].cards.flatMap(choosing), ...(card ? takingBack : [])];
};

const choosing = (card: Card): Action[] => [
  { kind: 'select', card },
  { kind: 'lock', card },
];

const takingBack: readonly Action[] = [{ kind: 'deselect' }, { kind: 'lock', card: null }];

const mayAsk = ({ options, gone, asking }: State, seat: Seat): boolean =>
  options.rematch === 'mutual' && gone.length === 0 && !asking.includes(seat);
