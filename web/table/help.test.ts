import { tableAgain } from '@majlis/table';
import { expect, test } from 'vitest';
import { type Seen, UNSEEN } from '@/store/seen.ts';
import { isAgainstBots } from '@/table/help.ts';

const person = (id: string) => ({ id, name: id });
const sitting = (id: string) => ({ kind: 'person' as const, person: person(id), hash: null, since: 0 });
const BOT = { kind: 'bot' as const, level: 'steady' };

const alone: Seen = {
  ...UNSEEN,
  link: 'open',
  you: 0,
  table: { ...tableAgain('baloot/1', {}, [sitting('me'), BOT, BOT, BOT]), phase: 'playing' },
  players: [person('me'), null, null, null],
};
const { table } = alone;
if (!table) throw new Error('no table');
const beside = {
  ...table,
  ...tableAgain('baloot/1', {}, [sitting('me'), sitting('a'), BOT, BOT]),
  phase: 'playing' as const,
};

test('KNOW-03 there is a bulb against bots alone', () => {
  expect(isAgainstBots(alone)).toBe(true);
});

test.each<[string, Seen]>([
  ['somebody else sits there', { ...alone, table: beside }],
  ['somebody else has left, and a bot plays on', { ...alone, players: [person('me'), person('a'), null, null] }],
  ['it counts', { ...alone, table: { ...table, ranked: true } }],
  ['it is a deal of the day', { ...alone, table: { ...table, daily: { day: 1, deal: 0 } as never } }],
  ['one looks on', { ...alone, you: 'rail' }],
  ['it is looked at again', { ...alone, link: 'replay' }],
  ['nothing is played', { ...alone, table: { ...table, phase: 'lobby' } }],
])('KNOW-03 there is none where %s', (_, seen) => {
  expect(isAgainstBots(seen)).toBe(false);
});
