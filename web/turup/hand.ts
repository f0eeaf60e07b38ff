import { bySeat, type Card, suitOf } from '@majlis/kernel';
import type { TurupAction } from '@majlis/turup';
import { handOrder } from '@majlis/turup/for-web';
import type { HandCard, PitCard } from '@/scene/props.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { cardName } from '@/words/card.ts';

/** Whether it is this player's turn to throw a card. */
export const isMyTurn = ({ state: { phase, turn }, me, seated, thrown }: TurupViewModel): boolean =>
  seated && phase === 'play' && turn === me && thrown === null;

const EARLY = ['jumpIn', 'steal'];

/** What a throw of this hand means now: on turn the plain play, else the power that was taken up. */
export const throwsOf = ({ offers }: TurupViewModel, armed: boolean): readonly Extract<TurupAction, { card: Card }>[] =>
  offers.filter(
    (offer): offer is Extract<TurupAction, { card: Card }> =>
      offer.kind === 'play' || (armed && EARLY.includes(offer.kind)),
  );

/** TUR-06  The own hand in order, trumps marked, what may not be played greyed. */
export const handOf = (model: TurupViewModel, armed: boolean): readonly HandCard[] => {
  const { state, me, seated, thrown } = model;
  if (!seated) return [];
  const throws = throwsOf(model, armed).map(({ card }) => card);
  const held = bySeat(state.hands, me).cards.filter(card => card !== thrown);
  return handOrder(held, state.trump).map(card => ({
    card,
    label: cardName(card),
    legal: throws.length === 0 || throws.includes(card),
    trump: suitOf(card) === state.trump,
  }));
};

export const pitOf = ({ trick, taker, thrown, me }: TurupViewModel): readonly PitCard[] => [
  ...trick.map(({ seat, card }) => ({ seat, card, label: cardName(card), winner: seat === taker })),
  ...(thrown ? [{ seat: me, card: thrown, label: cardName(thrown), pending: true }] : []),
];
