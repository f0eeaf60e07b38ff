import { seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { atLeast, feeders, type MetRow, metHouseholds, oddPairs } from './integrity.ts';

const rowsOf = (match: string, seats: readonly string[], winner: number, expected = 0.5): readonly MetRow[] =>
  seats.map((person, seat) => ({
    ...{ match, person, seat, result: seat % 2 === winner ? 'win' : 'loss' },
    expected: seat % 2 === 0 ? expected : 1 - expected,
  }));

test('the tail of a binomial', () => {
  expect(atLeast(0, 10, 0.3)).toBeCloseTo(1, 9);
  expect(atLeast(10, 10, 0.5)).toBeCloseTo(1 / 1_024, 12);
  expect(atLeast(2, 3, 0.5)).toBeCloseTo(0.5, 12);
});

/** 200 honest pairs with 30 matches each, and one that wins nine of ten. */
const house = (seed: number): readonly MetRow[] => {
  const random = seeded(seed);
  const rows: MetRow[] = [];
  for (let pair = 0; pair < 200; pair++)
    for (let n = 0; n < 30; n++) {
      const others = [`o${random.below(400)}`, `x${random.below(400)}`];
      rows.push(...rowsOf(`${pair}.${n}`, [`a${pair}`, others[0] ?? '', `b${pair}`, others[1] ?? ''], random.below(2)));
    }
  for (let n = 0; n < 30; n++)
    rows.push(...rowsOf(`c${n}`, ['cheat', `o${n}`, 'helper', `x${n}`], random.below(10) === 0 ? 1 : 0));
  return rows;
};

test('[CLUB-8.1] a pair that wins nine of ten is found, honest pairs hardly ever, however many there are', () => {
  let wronged = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const found = oddPairs(house(seed));
    expect(found.filter(({ people }) => people.includes('cheat'))).toHaveLength(1);
    wronged += found.length - 1;
  }
  expect(wronged).toBeLessThanOrEqual(3);
});

test('[CLUB-8.1] who is expected to win is not odd for winning', () => {
  const strong = Array.from({ length: 40 }, (_, n) =>
    rowsOf(`${n}`, ['a', `o${n}`, 'b', `x${n}`], n % 10 === 0 ? 1 : 0, 0.9),
  );
  expect(oddPairs(strong.flat())).toEqual([]);
});

test('[T56] [CLUB-8.2] accounts of one address that meet three times are listed, strangers and those who met twice are not', () => {
  const homes = new Map([
    ['one', new Set(['h', 'i'])],
    ['two', new Set(['h'])],
    ['once', new Set(['i'])],
    ['far', new Set(['z'])],
  ]);
  const rows = [0, 1, 2].flatMap(n => rowsOf(`${n}`, ['one', 'two', 'far', n < 2 ? 'once' : 'other'], 0));
  expect(metHouseholds(rows, homes)).toEqual([{ people: ['one', 'two'], together: 0, against: 3 }]);
});

test('[T56] [CLUB-8.3] a new account that only loses to one person is listed; a beginner who loses to many is not', () => {
  const fed = [0, 1, 2, 3, 4].flatMap(n => rowsOf(`f${n}`, ['star', 'fodder', `p${n}`, `q${n}`], 0));
  const beginner = [0, 1, 2, 3, 4].flatMap(n => rowsOf(`g${n}`, [`w${n}`, 'novice', `v${n}`, `u${n}`], 0));
  expect(feeders([...fed, ...beginner])).toEqual([{ person: 'fodder', to: 'star', losses: 5, matches: 5 }]);
  const won = [0, 1, 2].flatMap(n => rowsOf(`h${n}`, [`w${n}`, 'fodder', `v${n}`, 'z'], 1));
  expect(feeders([...fed, ...won])).toEqual([]);
});
