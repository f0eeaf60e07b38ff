import type { BalootState } from '@majlis/baloot';
import { beforeAll, expect, test } from 'vitest';
import { DOUBLED, PLAYED_OUT, scripted } from '@/baloot/scripted.ts';
import { headlineOf, rowsOf } from '@/baloot/sheet-rows.ts';
import { speakEnglish } from '@/test/seen-at.ts';

beforeAll(() => speakEnglish('baloot'));

const scoredIn = (words: string): BalootState => {
  const found = scripted(words).states.findLast(state => (state as BalootState).sheet !== null);
  if (!found) throw new Error('no sheet');
  return found as BalootState;
};

const sheetOf = (state: BalootState) => {
  const { sheet } = state;
  if (!sheet) throw new Error('no sheet');
  return sheet;
};

test.each([
  ['a plain round', `${PLAYED_OUT} .`],
  ['doubled, with projects', DOUBLED],
])('the reckoning reads the same from both sides, ours first: %s', (_, words) => {
  const state = scoredIn(words);
  const [ours, theirs] = [0, 1].map(side => rowsOf(state, sheetOf(state), side as 0 | 1));
  expect(ours?.length).toBeGreaterThan(2);
  expect(theirs?.map(({ kind, numbers: [a, b] }) => [kind, b, a])).toEqual(
    ours?.map(({ kind, numbers }) => [kind, ...numbers]),
  );
  expect(ours?.filter(({ label }) => label === '' || label.startsWith('baloot.'))).toEqual([]);
});

test('cards and the last trick are one row; what is written adds up to the points of the round', () => {
  const state = scoredIn(DOUBLED);
  const sheet = sheetOf(state);
  const rows = rowsOf(state, sheet, 0);
  expect(rows.filter(({ kind }) => kind === 'abnat')).toHaveLength(1);
  const written = rows.filter(({ kind }) => kind.startsWith('written-'));
  const sum = (at: 0 | 1) => written.reduce((total, { numbers }) => total + numbers[at], 0);
  expect([sum(0), sum(1)]).toEqual([...sheet.points]);
  expect(written.some(({ reason }) => /×/.test(reason))).toBe(true);
});

test('whoever has more of the round is said to have won it', () => {
  const state = scoredIn(`${PLAYED_OUT} .`);
  const sheet = sheetOf(state);
  expect(headlineOf(sheet, 0)).not.toBe(headlineOf(sheet, 1));
});
