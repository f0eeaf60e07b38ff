import type { Random } from '@majlis/kernel';
import type { Belief } from '../belief.ts';
import { size } from '../deck.ts';
import { guessed } from '../guess.ts';
import { copied, type Duties, type Playout, play } from '../playout.ts';
import { awarded } from '../project.ts';
import { balance, balootOf, type Stakes } from '../stakes.ts';
import type { StakesKnown } from '../stakes-known.ts';
import { hokumWorth, sunWorth } from './appraisal.ts';
import { sensible } from './heuristic.ts';

/** A round to be played out, and what it is played for. */
export interface Deal {
  readonly playout: Playout;
  readonly stakes: Stakes;
}

/** Plays the round to its end with good sense all round; what it brings side 0 more than side 1. */
export const playedOut = ({ playout, stakes }: Deal, duties: Duties, buyer: number): number => {
  for (let left = 32 - size(playout.gone); left > 0; left--) play(playout, sensible(playout, duties, buyer), duties);
  return balance(playout, stakes);
};

/** Hands as they may lie: the cards each seat holds now, and what it was dealt. */
interface Lie {
  readonly hands: number[];
  readonly dealt: readonly number[];
}

const lieOf = (belief: Belief, random: Random): Lie => {
  const drawn = guessed(belief, random);
  const hands = belief.playout.hands.map((hand, seat) => hand | (drawn[seat] ?? 0));
  return { hands, dealt: hands.map((hand, seat) => hand | (belief.played[seat] ?? 0)) };
};

/** Whoever buys has something to buy with: of so many guesses the first that gives it to him, else the last. */
const GUESSES = 16;
const BOUGHT = 0;

const likely = (belief: Belief, { mode, buyingSeat }: StakesKnown, random: Random): Lie => {
  const worth = mode === 'hokum' ? hokumWorth : sunWorth;
  for (let guesses = 1; ; guesses++) {
    const lie = lieOf(belief, random);
    if (buyingSeat === belief.seat || guesses >= GUESSES || worth(lie.dealt[buyingSeat] ?? 0) > BOUGHT) return lie;
  }
};

/** A deal that the seat cannot tell from the true one. */
export const imagined = (belief: Belief, known: StakesKnown, random: Random): Deal => {
  const { hands, dealt } = likely(belief, known, random);
  const { trumps } = belief.duties;
  return {
    playout: { ...copied(belief.playout), hands },
    stakes: {
      ...known,
      projects: known.projects ?? awarded(dealt, trumps, known.first),
      baloot: balootOf(dealt, trumps),
    },
  };
};

/** How well each card does in the same imagined deals, on average, for side 0. */
export const weighed = (
  belief: Belief,
  known: StakesKnown,
  cards: readonly number[],
  deals: number,
  random: Random,
): readonly number[] => {
  const sums = cards.map(() => 0);
  for (let deal = 0; deal < deals; deal++) {
    const { playout, stakes } = imagined(belief, known, random);
    cards.forEach((bit, at) => {
      const line = copied(playout);
      play(line, bit, belief.duties);
      sums[at] = (sums[at] ?? 0) + playedOut({ playout: line, stakes }, belief.duties, known.buyingSeat);
    });
  }
  return sums.map(sum => sum / deals);
};
