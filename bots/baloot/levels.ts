import type { BalootState } from '@majlis/baloot';
import { bidByTrial } from './auction.ts';
import { searchedCard } from './card.ts';
import { size } from './deck.ts';
import { equity } from './equity.ts';
import { raise } from './raising.ts';
import { points, type Utility } from './search.ts';
import { bid as pricedBid } from './steady1/bidding.ts';
import { type BalootThink, player } from './style.ts';

/** How much a level thinks, as parts of its budget of rounds, and what it plays for. */
interface Depth {
  readonly card: number;
  readonly bid: number;
  readonly raise: number;
  /** The most cards that are laid in one decision's imagined rounds. */
  readonly cards: number;
  /** By how many standard errors a card must do better than the policy's: who has many worlds to go by needs fewer. */
  readonly doubt: number;
  utility(view: BalootState): Utility;
}

/** A player that searches. A worthless hand, and an auction that it cannot try, are left to prices. */
const thinker = (depth: Depth): BalootThink =>
  player({
    bid: (view, seat, offers, budget, random) => {
      const worlds = offers.some(({ kind }) => kind === 'kawesh') ? 0 : Math.floor(budget * depth.bid);
      return bidByTrial(view, seat, offers, worlds, random) ?? pricedBid(view, seat, offers);
    },
    raise: (view, seat, offers, budget, random) => raise(view, seat, offers, Math.floor(budget * depth.raise), random),
    card: (view, belief, budget, random) => {
      const left = Math.max(1, 32 - size(belief.playout.gone));
      const rollouts = Math.min(Math.floor(budget * depth.card), Math.floor(depth.cards / left));
      return searchedCard(view, belief, rollouts, depth.doubt, depth.utility(view), random);
    },
  });

/** Plays for points, and thinks little: it also stands in for the absent. */
export const steady = thinker({ card: 2.5, bid: 0.4, raise: 0.67, cards: 12_000, doubt: 1, utility: () => points });

/** Plays for the match, and thinks as long as one decision may take. */
export const master = thinker({ card: 8, bid: 2, raise: 2.67, cards: 24_000, doubt: 0.5, utility: equity });
