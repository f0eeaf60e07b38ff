import { expect, test } from 'vitest';
import { blamelessAfterFault, GRACE_MS } from './blame.ts';
import { type Input, recover } from './index.ts';
import { begin, setupWith, type Trial, trial } from './tests.ts';

/** Seat 0 says nothing more after `last`; the others are there throughout. */
const leaver = (last: number, until = 120_000): Trial => {
  const table = begin(trial(setupWith({ botAfterMs: 15_000 })), [0, 1, 2, 3]);
  for (let at = 1_000; at <= last; at += 2_000) table.house.at(at, () => ({ kind: 'heard', conn: 'c-0', rtt: 30 }));
  for (const n of [1, 2, 3]) table.alive(n, until);
  return table;
};

const conduct = (table: Trial): string | undefined => {
  table.house.run(120_000);
  return table.house.room.table.ending?.conduct[0];
};

const stalls = (table: Trial, at: number, more: Partial<Extract<Input, { kind: 'stalled' }>> = {}): Trial => {
  table.house.at(at, () => ({ kind: 'stalled', ms: 400, ...more }));
  return table;
};

test.each([
  ['a stall in which it falls silent excuses', 5_500, 5_000, 'excused'],
  ['one that comes 12 s after it fell silent does not', 17_000, 5_000, 'absent'],
  ['one 20 s before it fell silent does not', 5_000, 25_000, 'absent'],
] as const)('[T24] [T48] a seat drops: %s', (_, at, last, answer) => {
  expect(conduct(stalls(leaver(last), at))).toBe(answer);
});

test('[T48] who has hung up and then stalls the house is not excused for it', () => {
  const table = leaver(5_000);
  table.house.at(5_100, () => ({ kind: 'departed', conn: 'c-0' }));
  expect(conduct(stalls(table, 5_500))).toBe('absent');
});

/** Everybody comes from somewhere: seat 0 from the first of these homes, seat 1 from the next. */
const from = (table: Trial, ...homes: readonly string[]): Trial => {
  homes.forEach((home, n) => {
    table.house.at(900 + n, ({ room }) => {
      const { person } = room.guests.find(({ conn }) => conn === `c-${n}`)!;
      return { kind: 'arrived', conn: `c-${n}`, person, mayTalk: true, home };
    });
  });
  return table;
};

const floods = (table: Trial, at: number, ...homes: readonly string[]): Trial => {
  table.house.at(at, () => ({ kind: 'flooded', homes }));
  return table;
};

test('[T48] nobody is excused for a stall while the house is flooded from his address, nor for time that is held on purpose', () => {
  const flooded = (home: string): Trial => floods(from(leaver(5_000), home), 5_400, '10.0.0.1');
  expect(conduct(stalls(flooded('10.0.0.1'), 5_500))).toBe('absent');
  expect(conduct(stalls(flooded('10.0.0.2'), 5_500))).toBe('excused');
  expect(conduct(stalls(flooded('10.0.0.2'), 5_500, { excuses: false }))).toBe('absent');
});

test('[T48] nor for a store that does not answer', () => {
  const table = floods(from(leaver(5_000), '10.0.0.1'), 14_000, '10.0.0.1');
  table.house.run(20_000);
  expect([...blamelessAfterFault(table.house.room, 14_000, 20_000, GRACE_MS).keys()]).toEqual(['p-1', 'p-2', 'p-3']);
});

/** Seats 0 and 1, of two sides, fall silent together. */
const two = (): Trial => {
  const table = begin(trial(setupWith({ botAfterMs: 15_000 })), [0, 1, 2, 3]);
  for (const n of [2, 3]) table.alive(n, 120_000);
  return from(table, '10.0.0.1', '10.0.0.2');
};

test('[T48] nor because an opponent whom the flood has cut off fell silent too; the opponent is', () => {
  const table = floods(two(), 5_000, '10.0.0.1');
  table.house.run(120_000);
  expect(table.house.room.table.ending?.conduct.slice(0, 2)).toEqual(['absent', 'excused']);
  expect(conduct(floods(two(), 5_000))).toBe('excused');
});

test.each([
  ['10.0.0.1', 'absent'],
  ['10.0.0.7', 'excused'],
])('[T48] nor because strangers elsewhere did: a flood from %s, %s', (flood, answer) => {
  const table = floods(from(leaver(5_000), '10.0.0.1'), 10_000, flood);
  table.house.at(21_000, () => ({ kind: 'outage' }));
  expect(conduct(table)).toBe(answer);
});

test('[T48] when the flood is over, people from there are people like others', () => {
  const table = floods(floods(from(leaver(5_000), '10.0.0.1'), 1_000, '10.0.0.1'), 4_000);
  expect(conduct(stalls(table, 5_500))).toBe('excused');
});

test('[T48] a store that does not answer excuses those who were there when it began', () => {
  const table = leaver(5_000);
  table.house.run(20_000);
  const since = (from: number) => [...blamelessAfterFault(table.house.room, from, 20_000, GRACE_MS).keys()];
  expect([since(14_000), since(16_000)]).toEqual([
    ['p-0', 'p-1', 'p-2', 'p-3'],
    ['p-1', 'p-2', 'p-3'],
  ]);
});

test('[T24] [T48] after a restart those who were not given up before are not blamed, and the others are', () => {
  const table = leaver(5_000);
  table.house.run(30_000);
  const { room } = recover(setupWith(), table.house.log, table.house.room.secret, 31_000);
  expect([...room.blameless]).toEqual(['p-1', 'p-2', 'p-3'].map(id => [id, 91_000]));
});

test('[T48] partners who drop together are excused if strangers at other tables fell silent too', () => {
  const table = begin(trial(setupWith({ botAfterMs: 15_000 })), [0, 1, 2, 3]);
  for (const n of [1, 3]) table.alive(n, 120_000);
  table.house.at(17_000, () => ({ kind: 'outage' }));
  table.house.run(120_000);
  const { conduct: all } = table.house.room.table.ending!;
  expect([all[0], all[2]]).toEqual(['excused', 'excused']);
});
