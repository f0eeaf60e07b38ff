import { type Absence, withSeat } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { evolve } from './evolve.ts';
import type { GameSetup, Table } from './index.ts';
import { decideExpiry } from './play.ts';
import { begin, setupWith, type Trial, trial } from './tests.ts';

/** Seat 0 has fallen silent after the match began at 104 ms; the others are there. */
const silent = (absence: Partial<Absence>, run: number, people: readonly number[] = [0, 1, 2, 3]): Trial => {
  const table = begin(trial(setupWith(absence)), people);
  for (const n of people.filter(n => n !== 0)) table.alive(n, run);
  return table;
};

const chair = (table: Trial, seat = 0) => table.house.room.table.chairs[seat]!;

test('15 s of silence: disconnected, and the bot has the hand at once', () => {
  const table = silent({}, 40_000);
  table.house.run(40_000);
  expect(table.times('dropped')).toEqual([15_100]);
  expect(table.times('botTook')[0]).toBe(15_100);
});

test.each([
  ['after 90 s', { botAfterMs: 90_000 }, [90_100]],
  ['never', { botAfterMs: null }, []],
] as const)('the bot comes %s where the game says so', (_, absence, times) => {
  const table = begin(trial(setupWith(absence), 4, { speed: 'infinite' }), [0, 1, 2, 3]);
  for (const n of [1, 2, 3]) table.alive(n, 100_000);
  table.house.run(100_000);
  expect(table.times('dropped')).toEqual([15_100]);
  expect(table.times('botTook')).toEqual(times);
});

test('silence for long enough is leaving, where the game says so', () => {
  const table = silent({ botAfterMs: null, leaving: 'forfeit', forfeitAfterMs: 20_000, away: null }, 60_000);
  table.house.run(60_000);
  expect(table.times('left')).toEqual([20_100]);
  expect(table.house.room.table.ending).toMatchObject({
    by: 'game',
    outcome: { winner: 1, by: 'forfeit' },
    conduct: ['left', 'present', 'present', 'present'],
  });
});

test('a player who is back gets the hand between two tricks', () => {
  const table = silent({}, 40_000);
  table.house.at(15_500, () => ({ kind: 'heard', conn: 'c-0', rtt: 40 }));
  table.house.run(16_000);
  expect(table.times('reconnected')).toEqual([15_500]);
  expect(chair(table).hand).toBe('bot');
  table.house.run(40_000);
  const [back] = table.times('handBack');
  const log = table.house.log;
  const line = log.findIndex(({ event }) => event.kind === 'handBack');
  expect(log[line - 1]!.event).toMatchObject({ kind: 'game', event: { kind: 'played', seat: 3 } });
  expect(back).toBeGreaterThan(15_500);
});

test('where the game says turn, the hand comes back at once if the bot has not begun', () => {
  const table = silent({ back: 'turn' }, 40_000);
  table.house.at(15_500, () => ({ kind: 'heard', conn: 'c-0', rtt: 40 }));
  table.house.run(16_000);
  expect(table.times('handBack')).toEqual([15_500]);
});

test('two lapses in a row: Away, a bot plays; any input is a sign, a ping is none', () => {
  const table = begin(trial(setupWith(), 2), [0, 1], 2);
  for (const n of [0, 1]) table.alive(n, 60_000);
  for (const at of [6_000, 13_000]) table.ask(at, 1, { kind: 'act', word: 'play' });
  table.house.run(14_000);
  expect(chair(table)).toMatchObject({ away: true, hand: 'bot', dropped: false });
  const said = table.ask(14_500, 0, { kind: 'say', text: 'here I am' });
  table.house.run(14_600);
  expect(table.answer(said)).toBe('done');
  expect(chair(table).away).toBe(false);
  expect(chair(table, 1).away).toBe(false);
});

test('an own action ends the row of lapses', () => {
  const table = begin(trial(setupWith(), 2), [0, 1], 2);
  for (const n of [0, 1]) table.alive(n, 60_000);
  table.ask(5_500, 1, { kind: 'act', word: 'play' });
  table.ask(7_000, 0, { kind: 'act', word: 'play' });
  table.house.run(30_000);
  expect(table.events().filter(event => event.kind === 'wentAway' && event.seat === 0)).toEqual([]);
});

test('who has given up the hand cannot play until it is back', () => {
  const table = silent({}, 40_000);
  table.house.run(15_200);
  const act = table.ask(15_300, 0, { kind: 'act', word: 'play' });
  table.house.run(15_400);
  expect(table.answer(act)).toBe('bot-has-the-hand');
  expect(table.times('reconnected')).toEqual([15_300]);
});

test.each([
  ['alone, it is absent', [0], 'absent'],
  ['together with one of the other side within 5 s, nobody is blamed', [0, 1], 'excused'],
  ['together with the partner, both are blamed', [0, 2], 'absent'],
  ['together with everybody, nobody is', [0, 1, 2, 3], 'excused'],
] as const)('[T24] [T48] a seat drops: %s', (_, gone, conduct) => {
  const table = begin(trial(setupWith({ botAfterMs: 15_000 })), [0, 1, 2, 3]);
  for (const n of [0, 1, 2, 3].filter(n => !gone.some(other => other === n))) table.alive(n, 100_000);
  table.house.run(100_000);
  expect(table.house.room.table.ending?.conduct[0]).toBe(conduct);
});

test('a line slower than half a second is shown to all, and so is its recovery', () => {
  const table = begin(trial(), [0, 1, 2, 3]);
  for (const [at, rtt] of [
    [1_000, 501],
    [1_100, 900],
    [1_200, 500],
  ] as const)
    table.house.at(at, () => ({ kind: 'heard', conn: 'c-2', rtt }));
  table.house.run(2_000);
  const told = table
    .messages('signal')
    .filter(({ to }) => to === 'c-4')
    .map(({ at, message }) => [at, message.person, message.slow]);
  expect(told).toEqual([
    [1_000, 'p-2', true],
    [1_200, 'p-2', false],
  ]);
});

test('leaving in mid-match hands the cards to a bot for good', () => {
  const table = silent({ away: null }, 100_000);
  table.alive(0, 100_000);
  table.ask(1_000, 0, { kind: 'leave' });
  const again = table.ask(2_000, 0, { kind: 'act', word: 'play' });
  table.house.run(100_000);
  expect(table.answer(again)).toBe('not-seated');
  expect(table.house.room.table.ending).toMatchObject({
    by: 'game',
    conduct: ['left', 'present', 'present', 'present'],
  });
  expect(table.house.room.table.host).toBe('p-1');
});

test('[DHA-11.6] with the last person of a side gone the game is told so, and not before', () => {
  const setup = setupWith();
  const { decide } = setupWith({ leaving: 'forfeit' }).game;
  const table = begin(trial({ ...setup, game: { ...setup.game, decide } }), [0, 1, 2]);
  table.ask(1_000, 0, { kind: 'leave' });
  table.house.run(1_100);
  expect([table.house.room.table.phase, table.times('left')]).toEqual(['playing', [1_000]]);
  table.ask(1_200, 2, { kind: 'leave' });
  table.house.run(1_300);
  expect(table.house.room.table.ending).toMatchObject({ by: 'game', outcome: { winner: 1, by: 'forfeit' } });
});

test('with nobody left the match is abandoned, and the table closed', () => {
  const table = begin(trial(), [0, 1]);
  table.ask(1_000, 0, { kind: 'leave' });
  table.ask(1_100, 1, { kind: 'leave' });
  table.house.run(2_000);
  const { phase, ending } = table.house.room.table;
  expect([phase, ending?.by, ending?.outcome]).toEqual(['closed', 'abandoned', null]);
  expect(table.times('revealed').length).toBe(1);
});

test.each([
  ['the player', 'player', ['lapsed', 'wentAway', 'botTook', 'game'], 0],
  ['a bot for him', 'bot', ['lapsed', 'game'], 1],
] as const)('a second lapse by %s', (_, hand, kinds, lapses) => {
  const setup = setupWith();
  const { room } = inPlay(setup);
  const chairs = withSeat(room.table.chairs, 0, { ...room.table.chairs[0]!, hand, lapses: 1 });
  const table = { ...room.table, chairs };
  const [wait] = setup.game.waits(table.state);
  const events = decideExpiry({ setup, table, secret: room.secret }, wait!);
  expect(events.map(({ kind }) => kind)).toEqual(kinds);
  const after = events.reduce<Table>((now, event) => evolve(setup, now, event, 0), table);
  expect(after.chairs[0]!.lapses).toBe(lapses);
});

const inPlay = (setup: GameSetup) => {
  const table = begin(trial(setup), [0, 1, 2, 3]);
  table.house.run(200);
  return table.house;
};
