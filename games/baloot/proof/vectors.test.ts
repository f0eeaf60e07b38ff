import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseVectors, runVectors, type Vector } from '@majlis/kernel/vectors';
import { expect, test } from 'vitest';
import { areas, normalise } from './vectors.ts';
import { rulesOf } from './vectors-given.ts';

const vectors = parseVectors(readFileSync(join(import.meta.dirname, 'vectors.json'), 'utf8'));

/** Where a house plays it otherwise, what the usual house makes of the same. */
const usual = vectors.flatMap((vector: Vector & { readonly defaultExpect?: unknown }): Vector[] =>
  vector.defaultExpect === undefined
    ? []
    : [{ ...vector, given: { ...Object(vector.given), options: {} }, expect: vector.defaultExpect }],
);

test.each([
  ['as the vector says', vectors],
  ['as the usual house plays it', usual],
])('every checked example of the rules holds, %s', (_, rows) => {
  expect(rows.length).toBeGreaterThan(40);
  const { mismatches } = runVectors(areas, rows, normalise);
  expect(mismatches.filter(({ got }) => got !== 'waiting for table')).toEqual([]);
});

test.each([
  [{ reverseKaboot: '88' }, { reverseKaboot: 88 }],
  [{ ashkalRounds: '[1]' }, { ashkalRounds: [1] }],
  [
    { ashkalRounds: 1, kabootMultiplied: 'true', target: '101' },
    { ashkalRounds: [1], kabootMultiplied: true, target: 101 },
  ],
  [
    { ashkalRounds: [1, 2], speed: 'infinite' },
    { ashkalRounds: [1, 2], speed: 'infinite' },
  ],
])('the values of house rules may be spelt out: %j', (written, meant) => {
  expect(rulesOf({ options: written })).toMatchObject(meant);
});

test.each([[{ reverseKaboot: '89' }], [{ sunPriority: 'last' }], [{ noSuchRule: true }]])(
  'house rules we do not know are an error: %j',
  written => {
    expect(() => rulesOf({ options: written })).toThrow();
  },
);
