import { expect, test } from 'vitest';
import { cardsOf, rulesOf } from '../proof/fixture.ts';
import { meanings } from './meaning.ts';
import { meaningsIn, type Shape } from './run.ts';
import { shapeOf } from './shape.ts';

const USUAL = rulesOf({});

const written = (shape: Shape): string =>
  shape.form === 'run' ? `${shape.suit}${shape.low}+${shape.cards.length}` : `${shape.rank}x${shape.cards.length}`;

test.each([
  ['2.1 three in order', '7C 8C 9C', 'C7+3'],
  ['2.1 all twelve', '3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH', 'H3+12'],
  ['2.1 the Ace is high', 'QS KS AS', 'S12+3'],
  ['2.1 copies of different packs', '7C#1 8C#3 9C#2', 'C7+3'],
  ['2.1 two are no run', '7C 8C', 'too-short'],
  ['2.1 one suit', '7C 8C 9D', 'mixed-suits'],
  ['2.1 in order', '10D JD KD', 'not-consecutive'],
  ['2.1 low to high', '9C 8C 7C', 'not-consecutive'],
  ['2.1 no rank twice', '7C 7C#2 8C', 'duplicate-rank'],
  ['2.1 one card is not two', '7C#1 7C#1 8C', 'same-card-twice'],
  ['2.2 not round the corner', 'KH AH 3H', 'loop'],
  ['2.2 nor over a wild', 'AS 2S 3S', 'loop'],
  ['2.2 nothing above the Ace', 'KS AS 2S', 'out-of-range'],
  ['2.2 nothing below the 3', 'JK 3H 4H', 'out-of-range'],
  ['2.3 a 2 is no natural two', '2S 3S 4S', 'out-of-range'],
  ['2.3 not even in its suit', '5C 6C 2C', 'C5+3'],
  ['2.7 one natural card is enough', 'JK 2S 9H', 'H7+3'],
  ['2.7 none is not', '2C 2D JK', 'no-natural'],
  ['2.1 a gap too wide', '5C JK 9C', 'not-consecutive'],
  ['2.1 a gap too narrow', '5C 2D 2H 7C', 'not-consecutive'],
  ['2.9 no limit to wilds', '4S 2H 2D JK 8S', 'S4+5'],
])('[DHA-%s] run %s', (_, cards, result) => {
  const run = shapeOf('run', cardsOf(cards.split(' ')), USUAL);
  expect(run.ok ? written(run.value) : run.reason).toBe(result);
});

test.each([
  ['2.6 3s', '3S 3H 3D', {}, '3x3'],
  ['2.6 Aces', 'AS AH AC AD', {}, 'Ax4'],
  ['2.6 the same card again', '3S 3S#2 3S#3', {}, '3x3'],
  ['2.6 wilds', 'AS AH JK 2C 2D', {}, 'Ax5'],
  ['2.6 more than twelve', '3S 3S#2 3S#3 3H 3H#2 3H#3 3D 3D#2 3D#3 3C 3C#2 3C#3 JK', {}, '3x13'],
  ['2.6 no other rank', 'KS KH KD', {}, 'set-rank-not-allowed'],
  ['2.6 nor with a wild', 'KS KH JK', {}, 'set-rank-not-allowed'],
  ['2.6 one rank', '3S 3H AD', {}, 'mixed-ranks'],
  ['2.6 two natural cards', '3S JK 2D', {}, 'too-few-naturals'],
  ['2.6 three cards', '3S 3H', {}, 'too-short'],
  ['2.8 different suits', '3S 3S#2 3H', { setSuits: 'distinct' }, 'duplicate-suit'],
  ['2.8 different suits with wilds', '3S 3H 2H', { setSuits: 'distinct' }, '3x3'],
  ['2.8 a pure start', '3S 3H 2H', { newSetWild: 'pureStart' }, 'set-not-pure'],
] as const)('[DHA-%s] set %s', (_, cards, options, result) => {
  const set = shapeOf('set', cardsOf(cards.split(' ')), rulesOf(options));
  expect(set.ok ? written(set.value) : set.reason).toBe(result);
});

test('[DHA-2.7] the house may ask for two natural cards', () => {
  const run = shapeOf('run', cardsOf(['JK', '2S', '9H']), rulesOf({ minNatRun: 2 }));
  expect(run).toEqual({ ok: false, reason: 'too-few-naturals' });
});

test.each([
  ['7C JK 9C', 'JK#1=8C'],
  ['2H 5C 6C', '2H#1=4C'],
  ['JK 2S 9H', 'JK#1=7H 2S#1=8H'],
])('[DHA-2.4] in %s: %s', (cards, meaning) => {
  const run = shapeOf('run', cardsOf(cards.split(' ')), USUAL);
  expect(
    run.ok &&
      meaningsIn(run.value)
        .map(([card, face]) => `${card}=${face}`)
        .join(' '),
  ).toBe(meaning);
});

test.each([
  ['one meaning at the low end', '3C 4C JK', 'JK#1=5C'],
  ['one meaning at the high end', 'JK KD AD', 'JK#1=QD'],
  ['either end', '6C 7C JK', 'JK#1=5C | JK#1=8C'],
  ['in the gap only', '6C 8C JK', 'JK#1=7C'],
  ['wilds of two kinds', 'AS JK 2C', 'JK#1=QS 2C#1=KS | 2C#1=QS JK#1=KS'],
  ['wilds of a kind', 'AS JK JK#2', 'JK#1=QS JK#2=KS'],
  ['a set', '3S 3H JK', 'JK#1=3'],
  ['none', '6C 7C 9D', ''],
])('[DHA-2.5] a selection with %s: %s', (_, cards, expected) => {
  const found = meanings(cardsOf(cards.split(' ')), USUAL).map(shape =>
    meaningsIn(shape)
      .map(([card, face]) => `${card}=${face}`)
      .join(' '),
  );
  expect(found.join(' | ')).toBe(expected);
});
