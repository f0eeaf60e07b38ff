import { expect, test } from 'vitest';
import { autoDiscard } from './autoplay.ts';
import { decide } from './decide.ts';
import { dhappa } from './index.ts';
import { cardOf, cardsOf } from './proof/fixture.ts';
import { type MidRound, midRound, playedWords } from './proof/mid-round.ts';

const TEAM = ['A 5H 6H 7H'];

test.each([
  [120_000, 120_000],
  [60_000, 60_000],
  ['off', null],
] as const)('[DHA-11.1] turnMs %s', (turnMs, ms) => {
  const state = midRound({ hand: '9C 4D 6D', options: { turnMs } });
  expect(dhappa.waits(state)).toEqual([{ id: 'turn/0.0/0', on: 0, ms, lapse: { kind: 'lapse' } }]);
  expect(dhappa.waits(playedWords(state, 'draw').state)[0]?.id).toBe('turn/0.0/0');
  expect(dhappa.waits(playedWords(state, 'draw drop:9C').state)[0]?.id).toBe('turn/0.1/1');
});

test('[DHA-11.1] no limit is for private tables', () => {
  const { presets, privateOnly } = dhappa.options;
  expect([privateOnly(presets.default), privateOnly({ ...presets.default, turnMs: 'off' })]).toEqual([false, true]);
});

test.each<readonly [string, MidRound, string, string, string]>([
  ['11.2 draws and discards', { hand: 'KC 9S 4H' }, '', 'lapsed drawn discarded passed', 'KC 9S 4H'],
  ['11.2 plays stand', { hand: '7C 8C 9C 4D 6D' }, 'draw run:7C,8C,9C', 'lapsed discarded passed', '4D 6D'],
  [
    '11.2 a met duty too',
    { hand: '9C 4D 6D', pile: '8H', runs: TEAM },
    'pick:1 add:r1:high:8H',
    'lapsed discarded passed',
    '9C 6D',
  ],
  [
    '11.3 an unmet one is unwound',
    { hand: '9C 4D 6D', pile: '8H 3C', runs: TEAM },
    'pick:2',
    'lapsed pickReturned drawn discarded passed',
    '9C 4D 6D',
  ],
  [
    '11.3 with every play',
    { hand: '7C 8C 9C 4D 6D', pile: '8H 3C', runs: TEAM },
    'pick:2 run:7C,8C,9C',
    'lapsed undone pickReturned drawn discarded passed',
    '7C 8C 9C 4D 6D',
  ],
  [
    '11.3 a draw stays',
    { hand: '8C 4D 6D', runs: ['B 7C JK 9C'], options: { swapUse: 'sameTurn' } },
    'draw swap:r1:8C',
    'lapsed undone discarded passed',
    '8C 4D 6D',
  ],
])('[DHA-%s]', (_, given, words, kinds, hand) => {
  const { state } = playedWords(midRound(given), words);
  const decision = decide(state, 0, { kind: 'lapse' });
  const after = decision.ok ? decision.after : state;
  expect(decision.ok && decision.events.map(({ kind }) => kind).join(' ')).toBe(kinds);
  expect([...(after.hands[0]?.cards ?? [])].sort()).toEqual(cardsOf(hand.split(' ')).sort());
});

test('[DHA-11.3] unwound, the table is as it was, and the pile has only the discard more', () => {
  const before = midRound({ hand: '7C 8C 9C 4D 6D', pile: '8H 3C', runs: TEAM, opened: false });
  const { state } = playedWords(before, 'pick:2 run:7C,8C,9C ~');
  expect([state.runs, state.opened[0], state.discards]).toEqual([before.runs, false, ['8H#1', '3C#1', 'JC#1']]);
});

test.each([
  ['the card just drawn', '4H KC 9S', 'KC', 'KC'],
  ['not a wild', '4H KC 2S', '2S', '4H'],
  ['not one that was laid', '4H KC', '9S', '4H'],
  ['the lowest', 'KC 9S 4H 6D', '', '4H'],
  ['clubs before diamonds', '4H 4S 4D 4C', '', '4C'],
  ['then diamonds', '4H 4S 4D', '', '4D'],
  ['a joker before a 2', '2S JK 2C', '2S', 'JK'],
  ['a 2 where nothing else is left', '2S 2C', '', '2C'],
])('[DHA-11.4] %s', (_, hand, drawn, card) => {
  expect(autoDiscard(cardsOf(hand.split(' ')), drawn ? cardOf(drawn) : null)).toBe(`${card}#1`);
});

test('[DHA-11.5] away after two lapses, a bot after 90 seconds, back on the next turn', () => {
  expect(dhappa.absence(dhappa.options.presets.default)).toEqual({
    botAfterMs: 90_000,
    back: 'turn',
    leaving: 'bot',
    forfeitAfterMs: null,
    away: { lapses: 2, watches: ['turn'] },
  });
});
