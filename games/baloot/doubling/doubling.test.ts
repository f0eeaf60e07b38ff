import { expect, test } from 'vitest';
import { type BalootOptions, options } from '../options.ts';
import { retold, script } from '../proof/script.ts';
import { doublerOf, doublingOf } from './doubling.ts';

type Row = readonly [rule: string, what: string, words: string, rules?: Partial<BalootOptions>];

const rows = (list: readonly Row[]) =>
  list.map(([rule, what, words, rules = {}]) => [rule, what, `${HOKUM} ${words}`, rules] as const);

const HOKUM = 'hokum:H pass pass pass =hokum:H@0';

test.each(
  rows([
    ['7.1', 'the opponents double, the buyers triple', 'double triple four gahwa JH'],
    ['7.1', 'nothing is led before it is settled', '!JH(not-now) !JH@0(not-now) pass !JH@0(not-now) pass JH'],
    ['7.2', 'both opponents are asked', 'pass double:locked'],
    ['7.2', 'after the raiser the next opponent', 'pass double pass triple pass four pass pass'],
    ['7.3', 'Gahwa settles it at once', 'double triple four gahwa !double@1(not-now)'],
    ['7.12', 'out of turn', '!double@2(not-your-turn) !double@3(not-your-turn) pass !pass@1(not-your-turn)'],
    ['7.12', 'out of order', '!triple(wrong-raise) !gahwa(wrong-raise) double !double(wrong-raise) !four(wrong-raise)'],
    ['7.9', 'only the buyer and the doubler raise', 'pass double triple four:locked gahwa', { raiseBy: 'individual' }],
    ['7.9', 'one pass settles it', 'double pass JH', { raiseBy: 'individual' }],
    ['7.10', 'the buyer says how', 'double pass pass locked', { variantChosenBy: 'buyer' }],
    ['7.10', 'after Gahwa too', 'double triple four gahwa open JH', { variantChosenBy: 'buyer' }],
    [
      '7.10',
      'and nobody else, and nothing else',
      '!locked(not-now) double pass pass !locked@1(not-your-turn) !pass(not-now) !triple(wrong-raise) open',
      { variantChosenBy: 'buyer' },
    ],
    ['7.10', 'not where nobody doubled', 'pass pass JH', { variantChosenBy: 'buyer' }],
  ]),
)('[BAL-%s] %s', (_, __, words, rules) => {
  expect(retold(words, rules)).toBe(words);
});

test.each([
  ['7.4', 'double:locked pass pass', {}, 'locked'],
  ['7.4', 'double pass pass', {}, 'open'],
  ['7.4', 'double triple pass four:locked', {}, 'locked'],
  ['7.5', 'double:locked triple:locked pass pass', {}, 'open'],
  ['7.5', 'double:locked triple four:locked gahwa:locked', {}, 'open'],
  ['7.10', 'double:locked pass pass open', { variantChosenBy: 'buyer' }, 'open'],
] as const)('[BAL-%s] after %s %j it is %s', (_, words, rules, manner) => {
  expect(script(`${HOKUM} ${words}`, rules).state.doubling?.manner).toBe(manner);
});

const SUN = { mode: 'sun', trump: null, buyer: 1, taker: 1, round: 1, ashkal: false } as const;

test.each([
  ['7.7', [99, 101], {}, 2],
  ['7.7', [100, 101], {}, undefined],
  ['7.7', [99, 100], {}, undefined],
  ['7.7', [0, 0], {}, undefined],
  ['7.7', [100, 101], { sunDoubleGate: 'official' }, 2],
  ['7.7', [101, 101], { sunDoubleGate: 'official' }, undefined],
  ['7.7', [0, 0], { sunDoubleGate: 'off' }, 2],
] as const)('[BAL-%s] a Sun at %j %j: seat %s is asked', (_, scores, rules, seat) => {
  expect(doublerOf(doublingOf(SUN, scores, { ...options.presets.default, ...rules }), SUN)).toBe(seat);
});

test.each([
  ['7.6', 'Double and no more', 'pass sun =sun@1 double:locked !triple@1(not-now)', {}],
  ['7.8', 'up to Gahwa', 'pass sun =sun@1 double triple four gahwa !double@2(not-now)', { sunChain: 'full' }],
] as const)('[BAL-%s] %s in Sun', (_, __, words, rules) => {
  const { state, text } = script(words, { ...rules, sunDoubleGate: 'off' });
  expect(text).toContain('(not-now)');
  expect(state).toMatchObject({ phase: { kind: 'playing', turn: 0 }, doubling: { manner: 'open' } });
});

test('[BAL-7.11] raises before the final deal see five cards', () => {
  const { state } = script(HOKUM, { doublingTiming: 'beforeDeal' });
  expect(state.hands.map(hand => hand.cards.length)).toEqual([5, 5, 5, 5]);
  expect(state.floor).toBe('9H');
  const later = script(`${HOKUM} pass pass`, { doublingTiming: 'beforeDeal' }).state;
  expect(later.hands.map(hand => hand.cards.length)).toEqual([8, 8, 8, 8]);
});
