import { type Card, type Side, showing } from '@majlis/kernel';
import { cardsPlayed } from '../derived.ts';
import type { BalootState, Declaration } from '../state.ts';

/** BAL-9.19  The winning side's project cards are known to everybody from now on, played or not. */
export const afterReveal = (state: BalootState, side: Side, winners: readonly Declaration[]): BalootState => {
  const gone = cardsPlayed(state);
  const cardsOf = (seat: number): readonly Card[] => {
    const laid = winners.find(declaration => declaration.seat === seat)?.projects ?? [];
    const cards = laid.flatMap(project => project.cards);
    return cards.filter((card, at) => cards.indexOf(card) === at && !gone.includes(card));
  };
  return {
    ...state,
    phase: state.phase.kind === 'counting' ? state.phase : { kind: 'revealing' },
    awarded: side,
    declared: state.declared.map(before => winners.find(({ seat }) => seat === before.seat) ?? before),
    hands: state.hands.map((hand, seat) => showing(hand, cardsOf(seat))),
  };
};
