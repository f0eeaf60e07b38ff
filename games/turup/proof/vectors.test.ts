import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseVectors, runVectors } from '@majlis/kernel/vectors';
import { expect, test } from 'vitest';
import { areas, normalise } from './vectors.ts';

test('every checked example of the rules holds', () => {
  const vectors = parseVectors(readFileSync(join(import.meta.dirname, 'vectors.json'), 'utf8'));
  expect(runVectors(areas, vectors, normalise).mismatches).toEqual([]);
});
