import { bySeat, type Card, ofSuit, type Seat, SUITS, type Suit, suitOf } from '@majlis/kernel';
import type { TurupReason } from './action.ts';
import { faultOfCard as faultOf } from './play/duty.ts';
import { strength } from './play/trick.ts';
import { verdict } from './score/match.ts';
import { heartTricks, type ReckoningLine, reckoning } from './score/score.ts';
import { standingOf } from './score/stake.ts';
import type { TurupState } from './state.ts';

/** What a screen asks of the rules besides the contract: all of it answered from the viewer's own eyes. */
export type { Announcement } from './action.ts';
export { speaker, type TurupCall, type TurupContract } from './bids/bid.ts';
export { hasToken, type Power, powerOf } from './frenzy/power.ts';
export { biddingOf, playMs, targetOf } from './mode.ts';
export { isLocked } from './play/duty.ts';
export { heartTricks, type ReckoningLine } from './score/score.ts';
export { type DealStanding, standingOf, TRICKS } from './score/stake.ts';
export type { DealResult, Peek } from './state.ts';
export { after, around } from './turns.ts';
export type { Ballot, Vote } from './vote/vote.ts';

/** TUR-9  Whether nothing follows the deal that was just counted. */
export const isLastDeal = ({ scores, results, options }: TurupState): boolean =>
  verdict(scores, results.at(-1)?.baazi ?? null, options) !== undefined;

/** Suits so that black and red take turns, trumps first. */
const ROUND: readonly Suit[] = ['S', 'H', 'C', 'D'];

/** A hand as it is held: trumps on the left, each suit from the ace down. */
export const handOrder = (cards: readonly Card[], trump: Suit | null): readonly Card[] => {
  const first = trump ? ROUND.indexOf(trump) : 0;
  const place = (card: Card): number => (ROUND.indexOf(suitOf(card)) - first + ROUND.length) % ROUND.length;
  return [...cards].sort((a, b) => place(a) - place(b) || strength(b) - strength(a));
};

/** TUR-3.1  How many of each suit a hand holds. */
export const suitCounts = (cards: readonly Card[]): { readonly [suit in Suit]: number } => {
  const [S, H, D, C] = SUITS.map(suit => cards.filter(ofSuit(suit)).length);
  return { S: S ?? 0, H: H ?? 0, D: D ?? 0, C: C ?? 0 };
};

/** Why this card of one's own may not be played to the trick, or led; undefined: it may. */
export const faultOfCard = (state: TurupState, seat: Seat, card: Card): TurupReason | undefined =>
  faultOf(bySeat(state.hands, seat).cards, card, state);

/** TUR-8  The reckoning of a deal that is over. */
export const sheetOf = (state: TurupState): readonly ReckoningLine[] => {
  const { trump, contract, tricks, options } = state;
  if (!trump) return [];
  return reckoning({ standing: standingOf(state), contract, trump, hearts: heartTricks(tricks) }, options);
};
