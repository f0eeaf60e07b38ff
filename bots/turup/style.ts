import { bySeat, type Random, type Seat } from '@majlis/kernel';
import { type TurupAction, type TurupState, turup } from '@majlis/turup';
import type { Think } from '../player.ts';
import { beliefOf, type TurupBelief } from './belief.ts';
import { bid } from './bidding.ts';
import { peek } from './power.ts';
import { vote } from './voting.ts';

export type TurupThink = Think<TurupState, TurupAction>;

/** How a player chooses a card: all else is common to the levels. */
type Cards = (view: TurupState, belief: TurupBelief, budget: number, random: Random) => number;

export const player =
  (cards: Cards): TurupThink =>
  (view, seat, budget, random) => {
    const offers = turup.offers(view, seat);
    switch (view.phase) {
      case 'vote':
        return vote(view, seat, offers);
      case 'bid':
        return bid(view, seat, offers);
      case 'play':
        return turn(view, seat, offers, belief => cards(view, belief, budget, random));
      default:
        return { kind: 'ready' };
    }
  };

const turn = (
  view: TurupState,
  seat: Seat,
  offers: readonly TurupAction[],
  choose: (belief: TurupBelief) => number,
): TurupAction => {
  const belief = beliefOf(view, seat);
  const look = peek(belief, bySeat(view.hands, seat).cards.length, offers);
  return look ?? { kind: 'play', card: belief.deck.card(choose(belief)) };
};
