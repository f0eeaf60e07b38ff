import { type Card, following, ofSuit, type Trick } from '@majlis/kernel';
import type { TurupState } from '../state.ts';

export type PlayFault = 'not-your-turn' | 'not-in-hand' | 'must-follow-suit' | 'trump-not-broken';

type Lead = Pick<TurupState, 'options' | 'trump'> & { readonly tricks: readonly { readonly plays: Trick }[] };

/** TUR-7.4, TUR-7.5  Whether the next lead may not be a trump. With spades as trumps whoever took a trick is exempt. */
export const isLocked = ({ options, trump, tricks }: Lead): boolean => {
  const { mode, leadLock } = options;
  if (leadLock === 'off' || (leadLock === 'frenzyOnly' && mode === 'classic')) return false;
  if (mode === 'frenzy' && trump === 'S' && tricks.length > 0) return false;
  return !isBroken({ trump, tricks });
};

/** Whether a trump has been played in this deal. */
export const isBroken = ({ trump, tricks }: Pick<Lead, 'trump' | 'tricks'>): boolean =>
  tricks.some(({ plays }) => plays.some(play => ofSuit(trump)(play.card)));

/** The cards a hand may lead. Who holds nothing but trumps leads one. */
export const leadable = (hand: readonly Card[], lead: Lead): readonly Card[] => {
  if (!isLocked(lead)) return hand;
  const plain = hand.filter(card => !ofSuit(lead.trump)(card));
  return plain.length > 0 ? plain : hand;
};

/** TUR-5.2  Follow suit if you can; else anything. There is no duty to trump. */
export const playable = (hand: readonly Card[], state: Lead & Pick<TurupState, 'trick'>): readonly Card[] =>
  state.trick.length > 0 ? following(hand, state.trick) : leadable(hand, state);

export const faultOfCard = (
  hand: readonly Card[],
  card: Card,
  state: Lead & Pick<TurupState, 'trick'>,
): PlayFault | undefined => {
  if (!hand.includes(card)) return 'not-in-hand';
  if (playable(hand, state).includes(card)) return undefined;
  return state.trick.length > 0 ? 'must-follow-suit' : 'trump-not-broken';
};
