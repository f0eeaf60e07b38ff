import { bySeat, type Random, type Seat } from '@majlis/kernel';
import { type TurupAction, type TurupState, turup } from '@majlis/turup';
import type { Think } from '../player.ts';
import { bid } from './bidding.ts';
import { type Eyes, eyesOf } from './eyes.ts';
import { peek } from './power.ts';
import { vote } from './voting.ts';

export type TurupThink = Think<TurupState, TurupAction>;

/** How a player chooses a card: all else is common to the levels. */
type Cards = (view: TurupState, eyes: Eyes, budget: number, random: Random) => number;

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
        return turn(view, seat, offers, eyes => cards(view, eyes, budget, random));
      default:
        return { kind: 'ready' };
    }
  };

const turn = (
  view: TurupState,
  seat: Seat,
  offers: readonly TurupAction[],
  choose: (eyes: Eyes) => number,
): TurupAction => {
  const eyes = eyesOf(view, seat);
  const look = peek(eyes, bySeat(view.hands, seat).cards.length, offers);
  return look ?? { kind: 'play', card: eyes.deck.card(choose(eyes)) };
};
