import { expect, test } from 'vitest';
import { deadlineOf, watchesAfter, withCredit } from './clock.ts';
import { begin, trial } from './tests.ts';

const wait = (id: string, ms: number | null) => ({ id, on: 0, ms, lapse: { kind: 'lapse' } });
const none = () => 0;
const deadline = (watches: ReturnType<typeof watchesAfter>, id: string) =>
  watches.filter(watch => watch.id === id).map(deadlineOf)[0];

test('a watch goes on under the same id, stands still while absent, and gains time when its ms grows', () => {
  const one = watchesAfter([], [wait('a', 10_000)], 1_000, none);
  expect(deadline(one, 'a')).toBe(11_000);
  const two = watchesAfter(one, [wait('b', 3_000)], 5_000, none);
  expect([deadline(two, 'a'), deadline(two, 'b')]).toEqual([null, 8_000]);
  const three = watchesAfter(two, [wait('a', 12_000)], 7_000, none);
  expect(deadline(three, 'a')).toBe(7_000 + 12_000 - 4_000);
  expect(deadline(withCredit(three, 500), 'a')).toBe(15_500);
  expect(deadline(watchesAfter(three, [wait('a', null)], 8_000, none), 'a')).toBe(null);
});

test('the number of watches that stand still is bounded', () => {
  let watches: ReturnType<typeof watchesAfter> = [];
  for (let n = 0; n < 100; n++) watches = watchesAfter(watches, [wait(`w${n}`, 1_000)], n, none);
  expect(watches.length).toBe(17);
});

test('an action counts if it arrives before the deadline; at the deadline the clock has already acted', () => {
  const table = begin(trial(), [0, 1, 2, 3]);
  table.house.run(200);
  const [until] = table.house.room.watches.map(deadlineOf);
  const early = table.ask(until! - 1, 0, { kind: 'act', word: 'play' });
  table.house.run(until! + 100);
  const next = table.house.room.watches.filter(({ on }) => on === 1).map(deadlineOf)[0];
  const late = table.ask(next!, 1, { kind: 'act', word: 'play' });
  table.house.run(next! + 100);
  expect(table.answer(early)).toBe('done');
  expect(table.answer(late)).toBe('not-your-turn');
  expect(table.times('lapsed')).toEqual([next]);
});

test('an interruption stops the watch of the seat on turn', () => {
  const table = begin(trial(), [0, 1, 2, 3]);
  table.ask(2_000, 2, { kind: 'act', word: 'stop' });
  table.house.run(20_000);
  // the first lapse is that of the interruption; written at 2,002 and 5,004, it cost the turn nothing
  expect(table.times('lapsed').slice(0, 2)).toEqual([5_002, 104 + 5_000 + (5_004 - 2_002)]);
});

test('time gained is gained on the same watch', () => {
  const table = begin(trial(), [0, 1, 2, 3]);
  table.ask(2_000, 0, { kind: 'act', word: 'more' });
  table.house.run(8_000);
  expect(table.times('lapsed')[0]).toBe(104 + 7_000);
});

test('every message carries the house’s time and every clock its end in it', () => {
  const table = begin(trial(), [0, 1, 2, 3]);
  table.house.run(200);
  const { at, message } = table.messages('told').at(-1)!;
  expect(message.now).toBe(at);
  expect(message.clocks).toEqual([{ id: 'play/0', on: 0, ms: 5_000, until: at + 5_000 }]);
});

test.each([
  ['a usual line', 100, 0],
  ['a long one', 250, 150],
  ['one that claims to be endless', 10_000, 300],
])('[T9] %s of %i ms moves the end of a turn by %i ms', (_, rtt, credit) => {
  const table = begin(trial(), [0, 1, 2, 3]);
  table.house.at(90, () => ({ kind: 'heard', conn: 'c-0', rtt }));
  table.house.run(8_000);
  expect(table.times('lapsed')[0]).toBe(104 + 5_000 + credit);
});

test('without a limit nothing lapses', () => {
  const table = begin(trial(undefined, 4, { speed: 'infinite' }), [0, 1, 2, 3]);
  for (const n of [0, 1, 2, 3]) table.alive(n, 100_000);
  table.house.run(100_000);
  expect(table.times('lapsed')).toEqual([]);
});

test('a stall gives its time back, and moves that arrived in it count', () => {
  const table = begin(trial(), [0, 1, 2, 3]);
  table.house.at(5_090, () => ({ kind: 'stalled', ms: 4_000 }));
  table.house.run(20_000);
  expect(table.times('lapsed')[0]).toBe(104 + 5_000 + 4_000);
});
