import { expect, test } from 'vitest';
import { baloot } from '../index.ts';
import { retold, script } from '../proof/script.ts';

const FIRST = 'hokum:H pass pass pass =hokum:H@0 pass pass JH 8H 7H 8C >0 .';
const SAWA = 'sawa =(KS,AS,9H,QH,KH,AH,7C) accept@1 accept =accepted =27:0(kaboot)';

test.each([
  ['17.2', 'the match is won when a round has been scored', `${FIRST} ${SAWA} =27:0(target)`, { target: 27 }],
  ['17.2', 'and not before', `${FIRST} ${SAWA} .`, { target: 28 }],
  [
    '17.4',
    'Gahwa ends it at once',
    `${FIRST.replace('pass pass JH', 'double triple four gahwa JH')} ${SAWA.replace('27:0', '152:0')} =152:0(gahwa)`,
    {},
  ],
] as const)('[BAL-%s] %s', (_, __, words, rules) => {
  expect(retold(words, rules)).toBe(words);
});

test('[BAL-17.4] once it is over nobody is awaited, and nothing is taken', () => {
  const { state } = script(`${FIRST} ${SAWA}`, { target: 20 });
  expect(baloot.outcome(state)).toEqual({ winner: 0, scores: [27, 0], by: 'target' });
  expect(baloot.waits(state)).toEqual([]);
  expect([0, 1, 2, 3].flatMap(seat => baloot.offers(state, seat))).toEqual([]);
  expect(baloot.decide(state, 'house', { kind: 'proceed' })).toEqual({ ok: false, reason: 'not-now' });
  expect(baloot.decide(state, 0, { kind: 'sawa' })).toEqual({ ok: false, reason: 'not-now' });
});

test('[BAL-17.1] after a scored round the next seat deals, and the sheet stays', () => {
  const { state } = script(`${FIRST} ${SAWA} .`);
  expect(state).toMatchObject({ dealer: 0, deal: 1, scores: [27, 0], rounds: [[27, 0]], sheet: { outcome: 'kaboot' } });
  expect(state.stock.cards.length).toBe(32);
});
