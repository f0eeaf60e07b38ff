import { expect, test } from 'vitest';
import { codeOf, matches, parseVectors, runVectors } from './vectors.ts';

test.each([
  [{ a: 1 }, { a: 1, b: 2 }, true],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: null }, {}, false],
  [{ a: null }, { a: null }, true],
  [[1, 2], [1, 2], true],
  [[1], [1, 2], false],
  [[{ a: 1 }], [{ a: 1, b: 2 }], true],
  [{ a: { b: 1 } }, { a: { b: 1, c: 2 } }, true],
  [{}, [], false],
  [1, '1', false],
])('%j is found in %j: %s', (expected, got, found) => {
  expect(matches(expected, got)).toBe(found);
});

const double = ({ n }: { n: number }) => ({ n: 2 * n });

test('a mismatch, a throw and an unknown area are all failures', () => {
  const fail = () => {
    throw new Error('no');
  };
  const vectors = [
    { id: 'a', area: 'double', given: { n: 2 }, expect: { n: 4 } },
    { id: 'b', area: 'double', given: { n: 2 }, expect: { n: 5 } },
    { id: 'c', area: 'fail', given: {}, expect: {} },
    { id: 'd', area: 'toString', given: {}, expect: {} },
  ];
  const { areas, mismatches } = runVectors({ double, fail }, vectors);
  expect(areas.get('double')).toEqual({ passed: 1, total: 2 });
  expect(mismatches.map(({ id, got }) => [id, got])).toEqual([
    ['b', { n: 4 }],
    ['c', 'threw: no'],
    ['d', 'unknown area toString'],
  ]);
});

test('where order means nothing both sides are put in order', () => {
  const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);
  const vectors = [{ id: 'a', area: 'list', given: {}, expect: [1, 2] }];
  expect(runVectors({ list: () => [2, 1] }, vectors, { list: sorted }).mismatches).toEqual([]);
  expect(runVectors({ list: () => [2, 1] }, vectors).mismatches.length).toBe(1);
});

test.each(['', '{}', '[]', '[1]', '[{"id":"a"}]'])('%j is no list of vectors', text => {
  expect(() => parseVectors(text)).toThrow();
});

test('codes', () => expect(codeOf('must-follow-suit')).toBe('MUST_FOLLOW_SUIT'));
