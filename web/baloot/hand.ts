import { handOrder, projectsBehind } from '@majlis/baloot/for-web';
import { bySeat, type Card, suitOf } from '@majlis/kernel';
import { type BalootViewModel, isSwept } from '@/baloot/view-model.ts';
import type { HandCard, PitCard } from '@/scene/props.ts';
import { cardName } from '@/words/card.ts';

/** Whether it is this player's turn to throw a card. */
export const isMyTurn = ({ state: { phase }, me, seated, thrown }: BalootViewModel): boolean =>
  seated && phase.kind === 'playing' && phase.turn === me && thrown === null;

/** DIS-01, QAYD-06  Only where wrong cards are blocked is anything greyed, and only on one's own turn. */
const isLegal = (model: BalootViewModel, card: Card): boolean => {
  if (model.state.options.enforcement === 'free' || !isMyTurn(model) || model.offers.length === 0) return true;
  return model.offers.some(offer => offer.kind === 'play' && offer.card === card);
};

/** PROJ-04  The cards of what the table suggests, and of what was declared while the first trick lies. */
const glowing = ({ state, me, offers }: BalootViewModel): readonly Card[] => {
  const best = offers.find(offer => offer.kind === 'declare');
  if (best) return projectsBehind(state, me, best.types).flatMap(({ cards }) => cards);
  if (state.tricks.length > 0) return [];
  return state.declared
    .filter(({ seat }) => seat === me)
    .flatMap(({ projects }) => projects ?? [])
    .flatMap(({ cards }) => cards);
};

const akkaCards = ({ offers }: BalootViewModel): readonly Card[] =>
  offers.flatMap(offer => (offer.kind === 'play' && offer.akka ? [offer.card] : []));

/** FAN-08  The own hand in the game's order. `armed`: the next card is to carry Akka. */
export const handOf = (model: BalootViewModel, armed: boolean): readonly HandCard[] => {
  const { state, me, seated, thrown } = model;
  if (!seated || isSwept(model)) return [];
  const trump = state.contract?.trump ?? null;
  const glow = armed ? akkaCards(model) : glowing(model);
  const held = bySeat(state.hands, me).cards.filter(card => card !== thrown);
  return handOrder(held, trump, state.options).map(card => ({
    card,
    label: cardName(card),
    legal: isLegal(model, card),
    trump: suitOf(card) === trump,
    glow: glow.includes(card),
  }));
};

export const pitOf = ({ trick, taker, thrown, me }: BalootViewModel): readonly PitCard[] => [
  ...trick.map(({ seat, card }) => ({ seat, card, label: cardName(card), winner: seat === taker })),
  ...(thrown ? [{ seat: me, card: thrown, label: cardName(thrown), pending: true }] : []),
];
