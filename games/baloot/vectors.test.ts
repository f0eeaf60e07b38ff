import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseVectors, runVectors, type Vector } from '@majlis/kernel/vectors';
import { expect, test } from 'vitest';
import { areas, normalise } from './vectors.ts';

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
