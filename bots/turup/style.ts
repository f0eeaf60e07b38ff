import type { Card, Random } from '@majlis/kernel';
import { type Action, type State, turup } from '@majlis/turup';
import { autoVote } from '@majlis/turup/rulebook';
import type { Think } from '../player.ts';
import { type Eyes, eyesOf } from './eyes.ts';
import { lowestCall } from './greedy.ts';

export type TurupThink = Think<State, Action>;

/** How a player chooses a card: all else is common to the levels. */
type Cards = (view: State, eyes: Eyes, budget: number, random: Random) => number;

export const player =
  (cards: Cards): TurupThink =>
  (view, seat, budget, random) => {
    const offers = turup.offers(view, seat);
    if (view.phase === 'vote')
      return { kind: 'vote', suit: autoVote(view.hands[seat]?.cards ?? [], view.votes.at(-1)?.among) };
    if (view.phase === 'play') {
      const eyes = eyesOf(view, seat);
      const card: Card = eyes.deck.card(cards(view, eyes, budget, random));
      return { kind: 'play', card };
    }
    const chosen = lowestCall(offers) ?? offers[0];
    if (!chosen) throw new Error('nothing to do');
    return chosen;
  };
