import type { Card } from '@majlis/kernel';
import type { DhappaReason } from '../reason.ts';
import type { DhappaState } from '../state.ts';

/** DHA-3.6  The deepest card of the pick while it is still in hand. */
export const dueCard = ({ hands, turn }: DhappaState): Card | undefined =>
  turn.duty && hands[turn.seat]?.cards.includes(turn.duty) ? turn.duty : undefined;

/** DHA-6.7  A joker won this turn that the house wants laid this turn. */
export const dueJoker = ({ options, hands, turn }: DhappaState): Card | undefined => {
  if (options.swapUse === 'keep') return undefined;
  const hand = hands[turn.seat]?.cards ?? [];
  return turn.steps.flatMap(({ won }) => won ?? []).find(joker => hand.includes(joker));
};

/** What has to be laid before the turn may end. */
export const dutyFault = (state: DhappaState): DhappaReason | undefined => {
  if (dueCard(state)) return 'must-play-deepest';
  return dueJoker(state) ? 'must-play-joker' : undefined;
};
