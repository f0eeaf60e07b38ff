import { expect, test } from 'vitest';
import { options } from './options.ts';

const usual = options.presets.default;

test('[BAL-23.1] what is not set takes the usual value', () => {
  const parsed = options.parse({ sunPriority: 'gablak', target: 200 });
  expect(parsed).toEqual({ ok: true, options: { ...usual, sunPriority: 'gablak', target: 200 } });
  expect(usual).toMatchObject({ sunPriority: 'first', ashkalRounds: [1, 2], reverseKaboot: 'off', target: 152 });
});

test.each([
  [{ sunPriority: 'last' }, 'bad-value', 'sunPriority'],
  [{ ashkalRounds: [2] }, 'bad-value', 'ashkalRounds'],
  [{ target: 0 }, 'bad-value', 'target'],
  [{ target: 1.5 }, 'bad-value', 'target'],
  [{ moon: true }, 'unknown-option', 'moon'],
  [null, 'not-options', ''],
])('[BAL-23.1] %j is refused', (input, reason, option) => {
  expect(options.parse(input)).toEqual({ ok: false, reason, option });
});

test.each([
  ['infinite', true],
  ['turtle', false],
  ['rabbit', false],
  ['rocket', false],
] as const)('[BAL-23.2] speed %s: private only %s', (speed, only) => {
  expect(options.privateOnly({ ...usual, speed })).toBe(only);
});

test.each([
  ['online', 11],
  ['federation', 8],
  ['classic', 8],
  ['guided', 16],
  ['gavel', 17],
  ['default', 0],
])('[BAL-23.3] the house %s sets %i rules of its own', (name, changes) => {
  const house = options.presets[name];
  expect(Object.entries(house ?? {}).filter(([rule, value]) => Reflect.get(usual, rule) !== value)).toHaveLength(
    changes,
  );
  expect(options.parse(house)).toEqual({ ok: true, options: house });
});

test.each([
  ['online', { balootCounts: 'full', kabootProjects: 'own', doublingTiming: 'beforeDeal' }],
  ['guided', { sunChain: 'full', sunDoubleGate: 'off' }],
  ['gavel', { khasaraOnTie: 'onlyIfLess' }],
])('[BAL-23.3] the house %s: %j', (name, rules) => {
  expect(options.presets[name]).toMatchObject(rules);
});

test('[BAL-23.3] there is no other house', () => {
  expect(Object.keys(options.presets).sort()).toEqual([
    'classic',
    'default',
    'federation',
    'gavel',
    'guided',
    'online',
  ]);
});
