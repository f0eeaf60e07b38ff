import { baloot } from '@majlis/baloot';
import { seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { dutiesFor } from '../belief.ts';
import { deckFor } from '../deck.ts';
import { allowed, copied, type Duties, handAt, type Playout, play } from '../playout.ts';
import { ending, solverEffort } from './effort.ts';
import { openDeal } from './index.ts';

const { presets } = baloot.options;
const HOUSES = [
  presets.default,
  { ...presets.default, partnerExemption: 'never', underTrump: 'forced', trumpLedRaise: 'always' },
  { ...presets.default, partnerExemption: 'whenWinning' },
] as const;

const MODES = [
  ['Sun', null],
  ['Hokum', 'S'],
] as const;

/** Every line of play that can matter, without memory or order: plain alpha and beta. */
const triedOut = (round: Playout, duties: Duties, alpha = -1, beta = 1000): number => {
  if (round.gone === -1 && round.laid === 0) return 0;
  const isOurs = (round.turn & 1) === 0;
  let best = isOurs ? -1 : 1000;
  for (let left = allowed(handAt(round, round.turn), round, duties); left; left &= left - 1) {
    const after = copied(round);
    play(after, 31 - Math.clz32(left & -left), duties);
    const won = after.raw[0] - round.raw[0];
    const [low, high] = isOurs ? [Math.max(alpha, best), beta] : [alpha, Math.min(beta, best)];
    const value = won + triedOut(after, duties, low - won, high - won);
    best = isOurs ? Math.max(best, value) : Math.min(best, value);
    if (isOurs ? best >= beta : best <= alpha) break;
  }
  return best;
};

test.each(MODES)('%s: two hundred endings of five cards are worth what every line of play says', (_, trump) => {
  for (let seed = 0; seed < 200; seed++) {
    const round = ending(5, seed & 3, seeded(seed));
    const duties = dutiesFor(HOUSES[seed % HOUSES.length] ?? HOUSES[0], deckFor(trump), false);
    expect([seed, openDeal(round.hands, duties).abnat(round)]).toEqual([seed, triedOut(round, duties)]);
  }
});

test.each(MODES)('%s: so is every card of a trick that has begun', (_, trump) => {
  for (let seed = 0; seed < 60; seed++) {
    const round = ending(3, seed & 3, seeded(seed));
    const duties = dutiesFor(HOUSES[seed % HOUSES.length] ?? HOUSES[0], deckFor(trump), false);
    const deal = openDeal(round.hands, duties);
    while (round.gone !== -1) {
      for (const { bit, abnat } of deal.cards(round)) {
        const after = copied(round);
        play(after, bit, duties);
        const right = after.raw[0] - round.raw[0] + triedOut(after, duties);
        expect([seed, round.laid, bit, abnat]).toEqual([seed, round.laid, bit, right]);
      }
      play(round, 31 - Math.clz32(allowed(handAt(round, round.turn), round, duties)), duties);
    }
  }
});

test.each([
  ['Sun', null, 300_000, 900_000],
  ['Hokum', 'S', 200_000, 600_000],
] as const)('%s: a whole deal is solved in few positions, and every card of it', (_, trump, most, mostForCards) => {
  const { value, cards } = solverEffort(trump, 12, 1000);
  expect(value).toBeLessThan(most);
  expect(cards).toBeLessThan(mostForCards);
});
