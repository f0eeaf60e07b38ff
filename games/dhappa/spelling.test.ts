import { seeded } from '@majlis/kernel';
import { randomMatch } from '@majlis/kernel/laws';
import { expect, test } from 'vitest';
import type { DhappaAction } from './action.ts';
import { dhappa } from './index.ts';
import { lawCase } from './proof/law-case.ts';
import { read, write } from './words.ts';

test.each<readonly [string, DhappaAction]>([
  ['draw', { kind: 'draw' }],
  ['pick:12', { kind: 'npick', n: 12 }],
  ['back', { kind: 'cancelPick' }],
  ['run:7C#1,JK#2,9C#3', { kind: 'meld', form: 'run', cards: ['7C#1', 'JK#2', '9C#3'] }],
  ['set:AS#1,AS#2,2C#3', { kind: 'meld', form: 'set', cards: ['AS#1', 'AS#2', '2C#3'] }],
  ['add:r1:low:4H#1,3H#2', { kind: 'extend', run: 'r1', end: 'low', cards: ['4H#1', '3H#2'] }],
  ['swap:r12:10C#1', { kind: 'swap', run: 'r12', card: '10C#1' }],
  ['shift:r2:4C#1:high', { kind: 'shift', run: 'r2', card: '4C#1', to: 'high' }],
  ['shift:r2:4C#1', { kind: 'shift', run: 'r2', card: '4C#1', to: null }],
  ['merge:r1:r2:6H#1', { kind: 'merge', run: 'r1', other: 'r2', bridge: ['6H#1'] }],
  ['merge:r1:r2', { kind: 'merge', run: 'r1', other: 'r2', bridge: [] }],
  ['undo', { kind: 'undo' }],
  ['drop:JK#6', { kind: 'discard', card: 'JK#6' }],
])('the word %s', (word, action) => {
  expect(read(word)).toEqual(action);
  expect(write(action)).toBe(word);
});

test.each([
  '',
  'drop',
  'drop:',
  'drop:1C#1',
  'drop:7C#1,8C#1',
  'pick:-1',
  'pick:x',
  'draw:1',
  'run:7C#1,,8C#1',
  'add:r1:7C#1',
  'add:r1:up:7C#1',
  'add:x1:low:7C#1',
  'swap:r1:7C#1:low',
  'shift:r1:7C#1:up',
  'merge:r1',
  'merge:r1:r2:6H#1:7H#1',
  'first=x',
])('not a word: %j', word => expect(read(word)).toBeUndefined());

test('every offer of random play has a word of its own', () => {
  let state = dhappa.open(dhappa.options.presets.default, 4);
  for (const event of randomMatch(lawCase, state.options, 4, seeded(3))) {
    state = dhappa.evolve(state, event);
    for (const action of dhappa.offers(state, state.turn.seat)) expect(read(write(action))).toEqual(action);
  }
});
