import { expect, test } from 'vitest';
import { baloot } from './index.ts';
import { type BalootOptions, options } from './options.ts';
import { retold, script } from './proof/script.ts';

const HOKUM = 'hokum:H pass pass pass =hokum:H@0';
const FIRST = `${HOKUM} pass pass JH 8H 7H 8C >0 .`;

const clocks = (words: string, rules: Partial<BalootOptions> = {}) =>
  baloot.waits(script(words, rules).state).map(({ id, on, ms }) => `${id} ${on} ${ms}`);

test.each([
  ['18.1', 'a call', '', {}, 'bid/1.0/0 0 10000'],
  ['18.1', 'an answer', 'hokum:H', { speed: 'rocket' }, 'answer/1.1/1 1 5000'],
  ['18.1', 'a confirmation', 'hokum:H pass pass pass', { hokumConfirm: 'confirmOrSun' }, 'confirm/1.4/0 0 10000'],
  ['18.1', 'a raise', HOKUM, { speed: 'turtle' }, 'double/1.0/1 1 30000'],
  ['18.1', 'the next one asked', `${HOKUM} pass`, {}, 'double/1.0/3 3 10000'],
  ['18.1', 'a choice', `${HOKUM} double pass pass`, { variantChosenBy: 'buyer' }, 'choose/1.1/0 0 10000'],
  ['18.1', 'a card', 'sun', { speed: 'turtle' }, 'play/1.1/0 0 30000'],
  ['18.1', 'a card without a clock', 'sun', { speed: 'infinite' }, 'play/1.1/0 0 null'],
  ['18.3', 'a Gablak', 'pass sun', { sunPriority: 'gablak', speed: 'infinite' }, 'gablak/1.2/0 0 5000'],
  ['18.5', 'a declaration', `${HOKUM} pass pass declare:fifty`, {}, 'play/1.1/0 0 12000'],
  ['18.5', 'for the one who declared', `${HOKUM} pass pass declare:fifty JH`, {}, 'play/1.1/1 1 10000'],
  ['18.5', 'in the first trick only', `${HOKUM} pass pass declare:fifty JH 8H 7H 8C . .`, {}, 'play/1.2/0 0 10000'],
  [
    '18.5',
    'nothing to gain without a clock',
    `${HOKUM} pass pass declare:fifty`,
    { speed: 'infinite' },
    'play/1.1/0 0 null',
  ],
  ['18.7', 'a gavel', 'sun AS KC gavel', { enforcement: 'free', speed: 'infinite' }, 'qayd/1.1/2 2 30000'],
  ['18.8', 'a finished trick', 'sun AS 10S 8S AD', {}, 'trick/1.1 house 1200'],
  ['18.8', 'shown projects', `${HOKUM} pass pass declare:fifty JH 8H 7H 8C .`, {}, 'reveal/1 house 2500'],
  ['18.8', 'a summary', `${FIRST} sawa accept@1 accept`, { speed: 'infinite' }, 'summary/1 house 6000'],
  ['18.8', 'and on to the next deal', `${FIRST} sawa accept@1 accept .`, {}, 'shuffle/2 house 0'],
] as const)('[BAL-%s] the clock of %s', (_, __, words, rules, clock) => {
  expect(clocks(words, rules)).toEqual([clock]);
});

test('[BAL-18.6] both opponents have fifteen seconds to answer a Sawa', () => {
  expect(clocks(`${FIRST} sawa`, { speed: 'rocket' })).toEqual(['sawa/1.0/1 1 15000', 'sawa/1.0/3 3 15000']);
});

test.each([
  ['18.2', '~ ~ ~ ~', 'pass pass pass pass', {}],
  ['18.2', 'hokum:H ~', 'hokum:H pass', {}],
  ['18.2', `${HOKUM} ~ double ~`, `${HOKUM} pass double pass`, {}],
  ['18.2', 'hokum:H pass pass pass ~', 'hokum:H pass pass pass pass =hokum:H@0', { hokumConfirm: 'confirmOrSun' }],
  ['18.2', `${HOKUM} double pass pass ~`, `${HOKUM} double pass pass open`, { variantChosenBy: 'buyer' }],
  ['18.3', 'pass sun ~', 'pass sun waive =sun@1', { sunPriority: 'gablak' }],
  ['18.4', `${HOKUM} pass pass ~ ~ ~ ~`, `${HOKUM} pass pass 7C QC 10C 8C >2`, {}],
  ['18.4', `${FIRST} AS ~`, `${FIRST} AS JS`, { enforcement: 'free' }],
  ['18.11', `${HOKUM} pass pass declare:fifty ~ ~`, `${HOKUM} pass pass declare:fifty 7C QC`, {}],
  ['18.11', `${FIRST} 7C KC AC 9C . ~`, `${FIRST} 7C KC AC 9C >2 . 7S`, {}],
] as const)('[BAL-%s] time is up: %s', (_, words, told, rules) => {
  expect(retold(words, rules)).toBe(told);
});

test('[BAL-18.4] an undeclared project is gone with the card the house plays', () => {
  expect(retold(`${HOKUM} pass pass ~ ~ ~ ~ . !declare:sira(too-late)`)).toContain('too-late');
});

test('[BAL-18.12] two lapses in a row at calls or cards', () => {
  expect(baloot.absence(options.presets.default)).toEqual({
    botAfterMs: 15_000,
    back: 'trick',
    leaving: 'bot',
    forfeitAfterMs: null,
    away: { lapses: 2, watches: ['bid', 'answer', 'confirm', 'play'] },
  });
});

test('[BAL-18.4] a seat that nobody waits for has no time to run out', () => {
  const refusals = (words: string, seat: number) => baloot.decide(script(words).state, seat, { kind: 'lapse' });
  expect(refusals('', 1)).toEqual({ ok: false, reason: 'not-your-turn' });
  expect(refusals('sun', 1)).toEqual({ ok: false, reason: 'not-your-turn' });
  expect(refusals('sun AS 10S 8S AD', 0)).toEqual({ ok: false, reason: 'not-now' });
});
