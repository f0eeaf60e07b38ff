import { type DhappaPosition, lay, playsOpen, positionOf } from '@majlis/dhappa';
import { midRound } from '@majlis/dhappa/mid-round';
import { isJoker, type Random, seeded, shuffled } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { isNatural } from './card.ts';
import { deadwood } from './deadwood.ts';

const positionIn = (hand: string, runs: readonly string[]): DhappaPosition => positionOf(midRound({ hand, runs }), 0);

test.each([
  ['a run', '5H 6H 7H', [], 0],
  ['two of a run', '5H 6H', [], 2],
  ['two and a wild', '5H 7H JK', [], 0],
  ['two copies of a run', '5H 6H 7H 5H#2 6H#2 7H#2', [], 0],
  ['a card between two runs serves one', '3H 4H 5H 6H 7H', [], 0],
  ['one end of a run on the table', '8H 9H', ['A 5H 6H 7H'], 0],
  ['both ends', '3H 4H 8H', ['A 5H 6H 7H'], 0],
  ['beyond a gap', '9H', ['A 5H 6H 7H'], 1],
  ['beyond a gap that a 2 fills', '9H 2C', ['A 5H 6H 7H'], 0],
  ['a run of the others', '8H 4H', ['B 5H 6H 7H'], 2],
  ['a joker of the others', '6H', ['B 5H JK 7H'], 0],
  ['a 2 of the team', '6H', ['A 5H 2S 7H'], 0],
  ['a 2 of the others', '6H', ['B 5H 2S 7H'], 1],
  ['a set', '3H 3S 3C', [], 0],
  ['a set, and a 3 in a run', '3H 4H 5H 3S 3C 3D', [], 0],
  ['a set on the table', 'AS', ['A set AH AD AC'], 0],
] as const)('what cannot be laid: %s', (_, hand, runs, left) => {
  expect(deadwood(positionIn(hand, runs), new Map())).toBe(left);
});

/** The same by trying every play after every other. Two cards that nothing takes keep the hand above its floor. */
const bluntly = (position: DhappaPosition, known: Map<string, number>): number => {
  const key = JSON.stringify([position.hand, position.runs.map(run => run.cards)]);
  const found = known.get(key);
  if (found !== undefined) return found;
  let least = position.hand.filter(isNatural).length;
  for (const play of playsOpen(position)) {
    const lawful = lay(position, play);
    if (lawful.ok) least = Math.min(least, bluntly(lawful.value.after, known));
  }
  known.set(key, least);
  return least;
};

const HEARTS = ['3H', '4H', '5H', '6H', '7H', '8H', '9H', '10H'].flatMap(card => [card, `${card}#2`]);

const smallHand = (random: Random): DhappaPosition => {
  const wilds = ['JK'].slice(0, random.below(2));
  const hand = [...shuffled(HEARTS, random).slice(0, 4), ...wilds, 'QC', '9S'];
  return positionIn(hand.join(' '), random.below(2) === 0 ? [] : ['A 6H#3 7H#3 8H#3']);
};

test('the reckoning of a suit is what trying everything comes to', () => {
  let wild = 0;
  for (let seed = 0; seed < 40; seed++) {
    const position = smallHand(seeded(seed));
    if (position.hand.some(isJoker)) wild++;
    expect(deadwood(position, new Map()), `seed ${seed}`).toBe(bluntly(position, new Map()));
  }
  expect(wild).toBeGreaterThan(10);
});
