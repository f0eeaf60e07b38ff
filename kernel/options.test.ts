import { expect, test } from 'vitest';
import { houseRules, oneOf, whole } from './options.ts';

interface Rules {
  readonly speed: 'rabbit' | 'rocket' | 'infinite';
  readonly rounds: readonly number[];
  readonly target: number;
}

const rules = houseRules<Rules>(
  {
    speed: oneOf(['rabbit', 'rocket', 'infinite'], ['infinite']),
    rounds: oneOf<readonly number[]>([[1, 2], [1]]),
    target: whole(152, 10, 500),
  },
  { short: { target: 52, rounds: [1] } },
  ({ speed, target }) => (speed === 'infinite' && target > 200 ? 'target' : undefined),
);

test('the first value is the usual one, and a preset changes only what it names', () => {
  expect(rules.presets.default).toEqual({ speed: 'rabbit', rounds: [1, 2], target: 152 });
  expect(rules.presets.short).toEqual({ speed: 'rabbit', rounds: [1], target: 52 });
});

test.each([
  ['nothing', {}, { speed: 'rabbit', rounds: [1, 2], target: 152 }],
  ['a few', { rounds: [1], target: 10 }, { speed: 'rabbit', rounds: [1], target: 10 }],
])('%s is filled up', (_, input, options) => {
  expect(rules.parse(input)).toEqual({ ok: true, options });
});

test.each([
  ['no object', 'rabbit', 'not-options', ''],
  ['null', null, 'not-options', ''],
  ['a list', [], 'not-options', ''],
  ['an unknown name', { pace: 1 }, 'unknown-option', 'pace'],
  ['a prototype', JSON.parse('{"__proto__": {}}'), 'unknown-option', '__proto__'],
  ['an unknown value', { speed: 'snail' }, 'bad-value', 'speed'],
  ['an unknown list', { rounds: [2] }, 'bad-value', 'rounds'],
  ['too much', { target: 501 }, 'bad-value', 'target'],
  ['a broken number', { target: 15.5 }, 'bad-value', 'target'],
  ['a number as text', { target: '152' }, 'bad-value', 'target'],
  ['values that clash', { speed: 'infinite', target: 201 }, 'clash', 'target'],
])('%s is refused', (_, input, reason, option) => {
  expect(rules.parse(input)).toEqual({ ok: false, reason, option });
});

test('some values are for private tables', () => {
  expect(rules.privateOnly(rules.presets.default)).toBe(false);
  expect(rules.privateOnly({ ...rules.presets.default, speed: 'infinite' })).toBe(true);
  expect(rules.unhurried).toEqual({ speed: 'infinite' });
});
