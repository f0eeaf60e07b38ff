import type { Card, Seat } from '@majlis/kernel';
import type { TrunfoAction } from './action.ts';
import type { TrunfoState } from './state.ts';

export const offers = (state: TrunfoState, seat: Seat): readonly TrunfoAction[] => {
  if (seat !== 0 && seat !== 1) return [];
  if (state.phase === 'over') return mayAsk(state, seat) ? [{ kind: 'rematch' }] : [];
  const { card, locked } = state.choices[seat];
  if (state.phase !== 'selecting' || locked) return [];
  return [...state.hands[seat].cards.flatMap(choosing), ...(card ? takingBack : [])];
};

const choosing = (card: Card): TrunfoAction[] => [
  { kind: 'select', card },
  { kind: 'lock', card },
];

const takingBack: readonly TrunfoAction[] = [{ kind: 'deselect' }, { kind: 'lock', card: null }];

const mayAsk = ({ options, gone, asking }: TrunfoState, seat: Seat): boolean =>
  options.rematch === 'mutual' && gone.length === 0 && !asking.includes(seat);
