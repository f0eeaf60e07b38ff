import { expect, test } from 'vitest';
import { type ScriptedDeal, script } from '../proof/script.ts';

const SWEPT =
  'sun 7C AC 7S JD . 10C 8S JH 7D . KC 9S QD 8D . QC 10S 10D 9D . JC JS 10H 7H . 9C QS QH 8H . 8C KS KH 9H . AD KD AH AS .';

/** Seat 0, the dealer's right, buys a Sun and takes nothing. */
const swept = (first: string): ScriptedDeal => ({
  dealer: 3,
  taker: 0,
  floor: '9H',
  hands: [first, 'AC 10C KC QC JC 9C 8C AD', 'KS QS JS 10S 9S 8S 7S KD', 'AH KH QH JH 10H 10D QD JD'],
});

test.each([
  ['an Ace among the first five', '9H 7C AS 8H 7H 9D 8D 7D', 88, [0, 88]],
  ['an Ace that came later', '9H 7C 8H 7H 9D 8D 7D AS', 88, [0, 44]],
  ['the usual house', '9H 7C AS 8H 7H 9D 8D 7D', 'off', [0, 44]],
] as const)('[BAL-16.16] a reverse Kaboot: %s', (_, hand, reverseKaboot, points) => {
  expect(script(SWEPT, { reverseKaboot }, swept(hand)).state.sheet?.points).toEqual(points);
});

const TIED: ScriptedDeal = {
  dealer: 3,
  taker: 0,
  floor: 'JD',
  hands: [
    'JD QH JS 9S KH KC 10D 7H',
    'JC AD 10H KD QC 10C AS AC',
    'KS 7C 9D QD QS 9H 7S 9C',
    'JH AH 7D 8S 8C 10S 8H 8D',
  ],
};

test('[BAL-16.11] the house remembers who raised last', () => {
  const words =
    'KC QC 7C 8C . JS AS 7S 10S . JC 9C 7D 10D . JD KD 9D 8D . 9S AD QS 8S . 10C QD AH 7H . 9H JH QH 10H . AC KS 8H KH .';
  const { sheet } = script(`hokum:D pass pass pass double pass pass ${words}`, {}, TIED).state;
  expect(sheet).toMatchObject({ because: 'last-raiser', loser: 1, points: [32, 0] });
  const { sheet: raised } = script(`hokum:D pass pass pass double triple pass pass ${words}`, {}, TIED).state;
  expect(raised).toMatchObject({ because: 'last-raiser', loser: 0, points: [0, 48] });
});

const KINGS: ScriptedDeal = {
  dealer: 3,
  taker: 0,
  floor: 'KH',
  hands: [
    'KH QH KS KD KC 7H 8S 7C',
    'JH 9H AS 10S QS AC QC 10C',
    'AH 10H 8H JS 9S 7S JC 9C',
    'AD 10D QD JD 9D 8D 7D 8C',
  ],
};

test.each([
  ['lost beside four Kings', 'fourKindOnly', [35, 0]],
  ['never lost', 'never', [37, 0]],
] as const)('[BAL-10.4] Baloot, %s', (_, balootInHundred, points) => {
  const words = 'hokum:H pass pass pass pass pass declare:hundred sawa accept@1 accept';
  const { state } = script(words, { balootInHundred }, KINGS);
  expect(state.sheet?.points).toEqual(points);
});
