import type { BalootAction, BalootState } from '@majlis/baloot';
import { bySeat, type Card, type Seat, SUITS, type Suit, sideOf, suitOf } from '@majlis/kernel';
import { deckFor } from '../deck.ts';
import { ashkalWorth, hokumWorth, sunWorth } from './appraisal.ts';

/**
 * What a call must be worth to be made. In the second round less will do for a Hokum: nobody waits with a better call
 * any more. So it will over an opponent's call: to defend costs points too. With these prices four such players call
 * about as people do (`npm run duel` prints both).
 */
const PRICE = { hokum: 6, hokumAgain: -0.5, sun: 0.5, ashkal: -1.5 };
const OVER_OPPONENT = -1.5;
const OVER_PARTNER = 6;

interface Call {
  readonly action: BalootAction;
  /** How much it is worth beyond its price. */
  readonly gain: number;
}

/** The call with the most to gain; none, a pass. A worthless hand is thrown in. */
export const bid = (view: BalootState, seat: Seat, offers: readonly BalootAction[]): BalootAction => {
  const thrown = offers.find(({ kind }) => kind === 'kawesh' && !isPartnersCall(view, seat));
  const quiet = offers.find(({ kind }) => kind === 'pass' || kind === 'waive');
  const calls = offers.flatMap(action => priced(view, seat, action));
  const best = calls.reduce<Call | undefined>((top, call) => (top && top.gain >= call.gain ? top : call), undefined);
  const chosen = thrown ?? (best && best.gain > 0 ? best.action : quiet) ?? best?.action ?? offers[0];
  if (!chosen) throw new Error('nothing to call');
  return chosen;
};

const priced = (view: BalootState, seat: Seat, action: BalootAction): readonly Call[] => {
  const { floor } = view;
  if (!floor) return [];
  const hand = bySeat(view.hands, seat).cards;
  const extra = surcharge(view, seat);
  switch (action.kind) {
    case 'hokum':
      return [{ action, gain: asHokum([...hand, floor], action.suit) - hokumPrice(view, seat) }];
    case 'second':
      return [{ action, gain: bestHokum(hand, floor) - PRICE.hokumAgain }];
    case 'sun':
      return [{ action, gain: sunWorth(deckFor(null).mask([...hand, floor])) - PRICE.sun - extra }];
    case 'ashkal':
      return [{ action, gain: ashkalWorth(deckFor(null).mask(hand), deckFor(null).bit(floor)) - PRICE.ashkal - extra }];
    default:
      return [];
  }
};

/** A worthless hand is no reason to throw the partner's Hokum away. */
const isPartnersCall = ({ auction }: BalootState, seat: Seat): boolean =>
  auction?.stage.kind === 'answering' && sideOf(auction.stage.hokum.seat) === sideOf(seat);

/** A Hokum that has been called is to be named: the best suit costs what it is worth, so that a better Sun shows. */
const hokumPrice = ({ auction, hands, floor }: BalootState, seat: Seat): number => {
  if (auction?.stage.kind === 'naming' && floor) return bestHokum(bySeat(hands, seat).cards, floor);
  return auction?.round === 2 ? PRICE.hokumAgain : PRICE.hokum;
};

/** The best Hokum of the second round. */
const bestHokum = (hand: readonly Card[], floor: Card): number =>
  Math.max(...SUITS.filter(suit => suit !== suitOf(floor)).map(suit => asHokum([...hand, floor], suit)));

const asHokum = (cards: readonly Card[], suit: Suit): number => hokumWorth(deckFor(suit).mask(cards));

/** What taking a call away from somebody costs: from the partner, or from oneself, that call's own worth. */
const surcharge = ({ auction, floor, hands }: BalootState, seat: Seat): number => {
  const stage = auction?.stage;
  switch (stage?.kind) {
    case 'answering':
      return sideOf(stage.hokum.seat) === sideOf(seat) ? OVER_PARTNER : OVER_OPPONENT;
    case 'confirming':
      return floor ? asHokum([...bySeat(hands, seat).cards, floor], stage.hokum.suit) : 0;
    case 'naming':
      return floor ? bestHokum(bySeat(hands, seat).cards, floor) : 0;
    case 'gablak':
      return sideOf(stage.sun.buyer) === sideOf(seat) ? OVER_PARTNER : OVER_OPPONENT;
    default:
      return 0;
  }
};
