import type { Random } from '@majlis/kernel';
import { size } from '../deck.ts';
import type { Eyes } from '../eyes.ts';
import { guessed } from '../guess.ts';
import { awarded } from '../project.ts';
import { type Bonds, copied, lay, type Run } from '../run.ts';
import { balance, balootOf, type Stakes } from '../stakes.ts';
import type { Terms } from '../terms.ts';
import { hokumWorth, sunWorth } from './appraisal.ts';
import { sensible } from './sense.ts';

/** A round to be played out, and what it is played for. */
export interface Deal {
  readonly run: Run;
  readonly stakes: Stakes;
}

/** Plays the round to its end with good sense all round; what it brings side 0 more than side 1. */
export const playedOut = ({ run, stakes }: Deal, bonds: Bonds, buyer: number): number => {
  for (let left = 32 - size(run.gone); left > 0; left--) lay(run, sensible(run, bonds, buyer), bonds);
  return balance(run, stakes);
};

/** Hands as they may lie: the cards each seat holds now, and what it was dealt. */
interface Lie {
  readonly hands: number[];
  readonly dealt: readonly number[];
}

const lieOf = (eyes: Eyes, random: Random): Lie => {
  const drawn = guessed(eyes, random);
  const hands = eyes.run.hands.map((hand, seat) => hand | (drawn[seat] ?? 0));
  return { hands, dealt: hands.map((hand, seat) => hand | (eyes.played[seat] ?? 0)) };
};

/** Whoever buys has something to buy with: of so many guesses the first that gives it to him, else the last. */
const GUESSES = 16;
const BOUGHT = 0;

const likely = (eyes: Eyes, { mode, buyingSeat }: Terms, random: Random): Lie => {
  const worth = mode === 'hokum' ? hokumWorth : sunWorth;
  for (let guesses = 1; ; guesses++) {
    const lie = lieOf(eyes, random);
    if (buyingSeat === eyes.seat || guesses >= GUESSES || worth(lie.dealt[buyingSeat] ?? 0) > BOUGHT) return lie;
  }
};

/** A deal that the eyes cannot tell from the true one. */
export const imagined = (eyes: Eyes, terms: Terms, random: Random): Deal => {
  const { hands, dealt } = likely(eyes, terms, random);
  const { trumps } = eyes.bonds;
  return {
    run: { ...copied(eyes.run), hands },
    stakes: {
      ...terms,
      projects: terms.projects ?? awarded(dealt, trumps, terms.first),
      baloot: balootOf(dealt, trumps),
    },
  };
};

/** How well each card does in the same imagined deals, on average, for side 0. */
export const weighed = (
  eyes: Eyes,
  terms: Terms,
  cards: readonly number[],
  deals: number,
  random: Random,
): readonly number[] => {
  const sums = cards.map(() => 0);
  for (let deal = 0; deal < deals; deal++) {
    const { run, stakes } = imagined(eyes, terms, random);
    cards.forEach((bit, at) => {
      const line = copied(run);
      lay(line, bit, eyes.bonds);
      sums[at] = (sums[at] ?? 0) + playedOut({ run: line, stakes }, eyes.bonds, terms.buyingSeat);
    });
  }
  return sums.map(sum => sum / deals);
};
