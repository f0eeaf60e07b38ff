import { bySeat, type Random } from '@majlis/kernel';
import { type TurupAction, type TurupState, turup } from '@majlis/turup';
import type { Think } from '../player.ts';
import { beliefOf, type TurupBelief } from './belief.ts';
import { bid } from './bidding.ts';
import { peek } from './power.ts';
import { vote } from './voting.ts';

export type TurupThink = Think<TurupState, TurupAction>;

/** How a player chooses a card: all else is common to the levels. */
type Cards = (view: TurupState, belief: TurupBelief, budget: number, random: Random) => number;

/** Whether a player looks at a card of somebody before playing. */
type Look = (
  view: TurupState,
  belief: TurupBelief,
  offers: readonly TurupAction[],
  budget: number,
  random: Random,
) => TurupAction | undefined;

const plainLook: Look = (view, belief, offers) => peek(belief, bySeat(view.hands, belief.seat).cards.length, offers);

export const player =
  (cards: Cards, look: Look = plainLook): TurupThink =>
  (view, seat, budget, random) => {
    const offers = turup.offers(view, seat);
    switch (view.phase) {
      case 'vote':
        return vote(view, seat, offers);
      case 'bid':
        return bid(view, seat, offers);
      case 'play': {
        const belief = beliefOf(view, seat);
        const peeked = look(view, belief, offers, budget, random);
        return peeked ?? { kind: 'play', card: belief.deck.card(cards(view, belief, budget, random)) };
      }
      default:
        return { kind: 'ready' };
    }
  };
