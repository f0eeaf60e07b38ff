import { accept, bySeat, type Card, type Permission, rankOf, refuse, type Seat, suitOf } from '@majlis/kernel';
import type { BalootAction, BalootEvent, BalootReason } from '../action.ts';
import { cardsTaken, situationOf } from '../derived.ts';
import { type QaydGround, violations } from '../qayd/qayd.ts';
import type { BalootState } from '../state.ts';
import { mayCarryAkka } from './akka.ts';
import { playable } from './duty.ts';

/** BAL-11, BAL-15.1, BAL-15.2  A card of one's own; with strict enforcement one that the duties allow. */
export const play = (
  state: BalootState,
  seat: Seat,
  card: Card,
  akka: boolean,
): Permission<BalootEvent, BalootReason> => {
  if (state.phase.kind !== 'playing') return refuse('not-now');
  if (state.phase.turn !== seat) return refuse('not-your-turn');
  if (!bySeat(state.hands, seat).cards.includes(card)) return refuse('not-in-hand');
  if (akka && !isAkkaCard(state, card)) return refuse('no-akka');
  const wrong = state.options.enforcement === 'strict' ? wrongs(state, seat, card, akka)[0] : undefined;
  return wrong ? refuse(REASONS[wrong]) : accept({ kind: 'played', seat, card, akka });
};

const wrongs = (state: BalootState, seat: Seat, card: Card, calledAkka: boolean): readonly QaydGround[] =>
  violations({
    seat,
    card,
    hand: bySeat(state.hands, seat).cards,
    trick: state.trick,
    played: calledAkka ? cardsTaken(state) : NOTHING, // what fell before matters to a call of Akka alone
    calledAkka,
    situation: situationOf(state),
  });

const NOTHING: readonly Card[] = [];

const REASONS: { readonly [ground in QaydGround]: BalootReason } = {
  revoke: 'must-follow',
  noTrump: 'must-trump',
  noRaise: 'must-overtrump',
  lockedLead: 'locked-lead',
  falseAkka: 'false-akka',
  falseSawa: 'not-now',
};

/** BAL-12.1, BAL-12.2  A lead in Hokum, of a side suit, and not an Ace: whether it is the highest left is another question. */
const isAkkaCard = (state: BalootState, card: Card): boolean =>
  isHokumLead(state) && suitOf(card) !== state.contract?.trump && rankOf(card) !== 'A';

const isHokumLead = ({ contract, trick }: BalootState): boolean => contract?.mode === 'hokum' && trick.length === 0;

/**
 * What the seat on turn is offered. BAL-15.2: where everything may be played, nothing is hinted at: the whole hand,
 * and Akka on every card that it could be called on.
 */
export const cardsOffered = (state: BalootState, seat: Seat): BalootAction[] => {
  const hand = bySeat(state.hands, seat).cards;
  const strict = state.options.enforcement === 'strict';
  const cards = strict ? playable(hand, seat, state.trick, situationOf(state)) : hand;
  const plays = cards.map((card): BalootAction => ({ kind: 'play', card, akka: false }));
  if (isHokumLead(state))
    for (const card of akkasOffered(state, cards, strict)) plays.push({ kind: 'play', card, akka: true });
  return plays;
};

const akkasOffered = (state: BalootState, cards: readonly Card[], strict: boolean): readonly Card[] => {
  const trump = state.contract?.trump ?? null;
  const played = cardsTaken(state);
  return cards.filter(card => isAkkaCard(state, card) && (!strict || mayCarryAkka(card, played, trump)));
};
