import { baloot } from '@majlis/baloot';
import { type Random, seeded } from '@majlis/kernel';
import { dutiesFor } from '../belief.ts';
import { deckFor } from '../deck.ts';
import { openPlayout, type Playout, play } from '../playout.ts';
import { mixed } from '../trial.ts';
import { openDeal } from './index.ts';
import { count } from './search.ts';

/** What deals took, by the number of positions that were looked at. */
export interface SolverEffort {
  /** For the value of the deal alone. */
  readonly value: number;
  /** For every card at every moment of the deal, that value included. */
  readonly cards: number;
}

/** So many cards to each seat; the others have fallen. */
export const ending = (cards: number, leader: number, random: Random): Playout => {
  const pack = mixed(-1, random);
  const hands = [0, 1, 2, 3].map(seat =>
    pack.slice(seat * cards, (seat + 1) * cards).reduce((hand, card) => hand | card, 0),
  );
  const round = { ...openPlayout(leader), hands, gone: hands.reduce((gone, hand) => gone & ~hand, -1) };
  round.tricks[0] = 8 - cards;
  return round;
};

/** Solves one deal after the other, from the lead of its first card to its last, everybody playing a best card. */
export const solverEffort = (trump: 'S' | null, deals: number, seed: number): SolverEffort => {
  const duties = dutiesFor(baloot.options.presets.default, deckFor(trump), false);
  let [value, cards] = [0, 0];
  for (let nth = 0; nth < deals; nth++) {
    const round = ending(8, nth & 3, seeded(seed + nth));
    const deal = openDeal(round.hands, duties);
    count.nodes = 0;
    deal.abnat(round);
    value += count.nodes;
    while (round.gone !== -1) {
      const values = deal.cards(round);
      const isOurs = (round.turn & 1) === 0;
      const best = values.reduce((a, b) => ((isOurs ? b.abnat > a.abnat : b.abnat < a.abnat) ? b : a));
      play(round, best.bit, duties);
    }
    cards += count.nodes;
  }
  return { value: value / deals, cards: cards / deals };
};
