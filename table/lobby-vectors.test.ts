import { matches } from '@majlis/kernel/vectors';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import { expect, test } from 'vitest';
import { fairDice } from './index.ts';
import { lobbyArea } from './lobby-vectors.ts';

const lobby = lobbyArea({ game: trunfo, words: spelling, dice: fairDice, levels: ['steady'], pace: [600, 2_000] });

const BEGUN = { status: 'playing', phase: 'selecting', round: 0 };

const rows: readonly (readonly [name: string, events: string, codes: string, final: object])[] = [
  ['a second player makes the table ready', 'p2 join', 'ok', { status: 'ready', players: ['p1', 'p2'] }],
  ['a third finds it full', 'p2 join, p3 join', 'ok GAME_FULL', { status: 'ready' }],
  ['alone nobody can be ready', 'p1 ready', 'WAITING_FOR_OPPONENT', { status: 'waiting' }],
  ['everybody ready begins the match', 'p2 join, p1 ready, p2 ready', 'ok ok ok', BEGUN],
  [
    'ready can be taken back',
    'p2 join, p1 ready, p1 unready, p2 ready',
    'ok ok ok ok',
    { status: 'ready', ready: { p1: false, p2: true } },
  ],
  [
    'leaving clears the flags',
    'p2 join, p1 ready, p2 leave, p3 join, p3 ready',
    'ok ok ok ok ok',
    { status: 'ready', ready: { p1: false, p3: true } },
  ],
  ['the opener alone closes it by leaving', 'p1 leave', 'ok', { status: 'closed' }],
  ['the last one out closes it', 'p2 join, p1 leave, p2 leave', 'ok ok ok', { status: 'closed' }],
  ['who does not sit cannot be ready', 'p2 join, p3 ready', 'ok NOT_A_PLAYER', { status: 'ready' }],
  [
    'nobody joins a match that is on',
    'p2 join, p1 ready, p2 ready, p3 join',
    'ok ok ok GAME_FULL',
    { status: 'playing' },
  ],
];

test.each(rows)('in the lobby %s', (_, events, codes, final) => {
  const given = events.split(', ').map(event => ({ by: event.split(' ')[0]!, type: event.split(' ')[1]! }));
  const got = lobby({ events: given });
  expect(matches({ codes: codes.split(' '), final }, got), JSON.stringify(got)).toBe(true);
});
