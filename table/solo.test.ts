import { nonceHash } from '@majlis/kernel/dice';
import { expect, test } from 'vitest';
import { begin, nonceOf, seat, setupWith, type Trial, trial } from './tests.ts';

const phase = (table: Trial): string => table.house.room.table.phase;

/** One person among three bots, who looks on until then. */
const solo = (until: number, options: object = {}): Trial => {
  const table = begin(trial(setupWith(), 4, options), [0]);
  table.alive(0, until);
  return table;
};

/** The person plays whenever it may. */
const playing = (table: Trial, from: number, until: number): Trial => {
  for (let at = from; at < until; at += 500) table.ask(at, 0, { kind: 'act', word: 'play' });
  return table;
};

test('against bots alone nobody is Away: the clock plays a turn, and the next is the player’s again', () => {
  const table = solo(60_000);
  table.house.run(60_000);
  expect(table.times('lapsed').length).toBe(3);
  expect([table.times('wentAway'), table.times('botTook')]).toEqual([[], []]);
});

test('against bots alone a match without clocks waits for its player, however long', () => {
  const table = solo(3_600_000, { speed: 'infinite' });
  table.house.run(3_600_000);
  const plays = table.events().filter(event => event.kind === 'game' && event.by !== 'house');
  expect([phase(table), plays.length]).toEqual(['playing', 0]);
});

test('against bots alone a match begins when its player opens, however late: there is nobody to keep waiting', () => {
  const table = seat(trial(), [0]);
  table.ask(80, 0, { kind: 'ready', ready: true });
  table.alive(0, 600_000);
  table.house.run(599_000);
  expect([phase(table), table.times('startAborted')]).toEqual(['starting', []]);
  table.ask(599_500, 0, { kind: 'open', nonce: nonceOf(0) });
  table.house.run(600_000);
  expect(phase(table)).toBe('playing');
});

/** The start is called, and this device does not know what the seat was bound to. */
const rebinding = (people: readonly number[]): Trial => {
  const table = seat(trial(), people);
  for (const n of people) table.ask(80, n, { kind: 'ready', ready: true });
  table.house.at(90, ({ room }) => ({
    kind: 'asked',
    conn: 'c-0',
    act: 'bind',
    request: { kind: 'bind', hash: nonceHash(room.table.commitment?.id ?? '', nonceOf(9)) },
  }));
  table.ask(100, 0, { kind: 'open', nonce: nonceOf(9) }, 'open');
  table.house.run(1_000);
  return table;
};

test('against bots alone whoever comes back without their nonce binds another, and the match begins', () => {
  expect(phase(rebinding([0]))).toBe('playing');
});

test('among people nobody binds anew once the start is called', () => {
  const table = rebinding([0, 1]);
  expect([phase(table), table.answer('bind'), table.answer('open')]).toEqual(['starting', 'wrong-phase', 'bad-nonce']);
});

test('a start that its only player walked away from is given up after two minutes, and not before', () => {
  const table = seat(trial(), [0]);
  table.ask(80, 0, { kind: 'ready', ready: true });
  table.house.run(119_000);
  expect(phase(table)).toBe('starting');
  table.house.run(121_000);
  expect(phase(table)).toBe('closed');
});

test('the only player is gone: bots and clocks stand still, no bot takes the hand, and it goes on where it stood', () => {
  const table = solo(3_000);
  table.house.run(20_000);
  const [dropped = 0] = table.times('dropped');
  const before = table.house.log.length;
  table.house.run(4_000_000);
  expect([table.house.log.length, phase(table), table.times('botTook')]).toEqual([before, 'playing', []]);
  table.house.at(4_000_000, () => ({ kind: 'heard', conn: 'c-0', rtt: 40 }));
  playing(table, 4_000_100, 4_060_000);
  table.house.run(4_060_000);
  expect(table.times('reconnected')).toEqual([4_000_000]);
  expect(table.times('lapsed').filter(at => at > dropped && at < 4_000_000)).toEqual([]);
  expect(table.house.room.table.ending?.by).toBe('game');
});

test('among people the silence of one is not waited for', () => {
  const table = begin(trial(setupWith(), 4), [0, 1]);
  table.alive(1, 60_000);
  table.house.run(60_000);
  expect(table.times('botTook')[0]).toBe(15_100);
  expect(table.house.room.table.ending?.by).toBe('game');
});

const finished = (): Trial => {
  const table = playing(solo(20_000), 200, 20_000);
  table.house.run(20_000);
  expect(table.house.room.table.ending?.by).toBe('game');
  return table;
};

test('a finished table where only bots and one person sat closes when that person leaves', () => {
  const table = finished();
  table.ask(21_000, 0, { kind: 'leave' });
  table.house.run(22_000);
  expect(phase(table)).toBe('closed');
});

test('it closes by itself when that person is gone for two minutes, and not before', () => {
  const table = finished();
  table.house.run(130_000);
  expect(phase(table)).toBe('lobby');
  table.house.run(145_000);
  expect(phase(table)).toBe('closed');
});

test('a waiting room is kept for its only person: no match has been played there', () => {
  const table = trial();
  table.house.at(50, ({ room }) => ({
    kind: 'asked',
    conn: 'c-0',
    act: 'sit',
    request: { kind: 'sit', seat: 0, hash: nonceHash(room.table.commitment?.id ?? '', nonceOf(0)) },
  }));
  table.house.run(400_000);
  expect(phase(table)).toBe('lobby');
});
