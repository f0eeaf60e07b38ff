import { seeded, sideOf } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { pair } from './pair.ts';
import { poolName } from './pool.ts';
import { allowedSpread, mayMeet, type QueueEntry } from './queue-entry.ts';

const person = (id: string, skill = 1_500) => ({ id, skill, opponents: [] as string[][] });

const entry = (id: string, skill = 1_500, more: Partial<QueueEntry> = {}): QueueEntry => ({
  id,
  people: [person(id, skill)],
  since: 0,
  avoids: [],
  marks: [],
  pausedUntil: 0,
  ...more,
});

const dice = () => seeded(7);
const idsOf = (seats: readonly string[]) => [...seats].sort().join(' ');

test('[CLUB-2.1] a pool is named by game, rules and speed', () => {
  expect(poolName('baloot/1', 'standard', 'rabbit')).toBe('baloot/standard/rabbit');
});

test('[CLUB-2.2] partners sit opposite each other, whatever that does to the sides', () => {
  const pairs = entry('ab', 0, { people: [person('a', 1_550), person('b', 1_550)] });
  const { tables } = pair([pairs, entry('c', 1_450), entry('d', 1_450)], 4, 0, dice());
  const seats = tables[0]?.seats ?? [];
  expect(sideOf(seats.indexOf('a'))).toBe(sideOf(seats.indexOf('b')));
  expect(seats).toHaveLength(4);
});

test('[CLUB-2.2] two pairs play each other, and a pair does not sit down at a table for two', () => {
  const couple = (a: string, b: string) => entry(a + b, 1_500, { people: [person(a), person(b)] });
  const { tables, waiting } = pair([couple('a', 'b'), couple('c', 'd')], 4, 0, dice());
  expect(idsOf(tables[0]?.seats ?? [])).toBe('a b c d');
  expect(waiting).toEqual([]);
  expect(pair([couple('a', 'b'), entry('c')], 2, 0, dice()).tables).toEqual([]);
});

test('[CLUB-2.3] the longest waiting comes first, with those whose skills are nearest', () => {
  const near = [1_500, 1_510, 1_520, 1_480].map((skill, i) => entry(`n${i}`, skill, { since: i === 0 ? 0 : 5 }));
  const far = [1_590, 1_600, 1_610].map((skill, i) => entry(`f${i}`, skill, { since: 1 }));
  const { tables, waiting } = pair([...far, ...near], 4, 10, dice());
  expect(tables.map(({ seats }) => idsOf(seats))).toEqual(['n0 n1 n2 n3']);
  expect(waiting.map(({ id }) => id)).toEqual(['f0', 'f1', 'f2']);
});

test.each([
  ['at once', 0, 120],
  ['after ten seconds', 10_000, 200],
  ['just before a minute', 59_999, 600],
  ['after a minute', 60_000, Number.POSITIVE_INFINITY],
])('[CLUB-2.4] the spread %s', (_, waited, spread) => {
  expect(allowedSpread(waited)).toBeCloseTo(spread, 1);
});

test('[CLUB-2.4] the most patient of them widens the spread', () => {
  const four = [1_300, 1_400, 1_450, 1_490].map((skill, i) => entry(`p${i}`, skill, { since: i === 3 ? 0 : 9_000 }));
  expect(pair(four, 4, 8_000, dice()).tables).toHaveLength(0);
  expect(pair(four, 4, 9_000, dice()).tables).toHaveLength(1);
});

test('[CLUB-2.4] within a spread that is not allowed nobody is paired, after a minute anybody', () => {
  const two = [entry('a', 1_000), entry('b', 2_500)];
  expect(pair(two, 2, 59_000, dice()).waiting).toHaveLength(2);
  expect(pair(two, 2, 60_000, dice()).tables).toHaveLength(1);
});

test('[CLUB-2.5] the sides are as even as they can be', () => {
  const four = [1_500, 1_540, 1_560, 1_600].map((skill, i) => entry(`p${i}`, skill));
  const seats = pair(four, 4, 0, dice()).tables[0]?.seats ?? [];
  expect(sideOf(seats.indexOf('p0'))).toBe(sideOf(seats.indexOf('p3')));
});

test('[CLUB-2.5] of equal splits and seats the dice choose', () => {
  const four = ['a', 'b', 'c', 'd'].map(id => entry(id));
  const orders = Array.from({ length: 200 }, (_, seed) => pair(four, 4, 0, seeded(seed)).tables[0]?.seats.join(''));
  expect(new Set(orders).size).toBe(24);
});

test('[CLUB-2.6] two who came alone from one place never meet; as partners they do', () => {
  const alone = [entry('a', 1_500, { marks: ['home'] }), entry('b', 1_500, { marks: ['home'] })];
  expect(pair(alone, 2, 1e6, dice()).tables).toEqual([]);
  const both = entry('ab', 1_500, { people: [person('a'), person('b')], marks: ['home'] });
  expect(pair([both, entry('c'), entry('d')], 4, 0, dice()).tables).toHaveLength(1);
});

test('[CLUB-2.7] two of whom one blocks the other never meet, and the queue of a paused person rests', () => {
  const one = entry('a', 1_500, { avoids: ['b'] });
  expect(mayMeet(one, entry('b'))).toBe(false);
  expect(mayMeet(entry('b'), one)).toBe(false);
  expect(pair([one, entry('b'), entry('c'), entry('d')], 4, 1e6, dice()).tables).toEqual([]);
  expect(pair([one, entry('b'), entry('c'), entry('d'), entry('e')], 4, 1e6, dice()).tables).toHaveLength(1);
  expect(pair([entry('a', 1_500, { pausedUntil: 11 }), entry('b')], 2, 10, dice()).tables).toEqual([]);
  expect(pair([entry('a', 1_500, { pausedUntil: 11 }), entry('b')], 2, 11, dice()).tables).toHaveLength(1);
});

const met = (id: string, ...opponents: string[][]) => entry(id, 1_500, { people: [{ id, skill: 1_500, opponents }] });

test('[CLUB-2.8] not the same opponent for the third time, if another choice is within the spread', () => {
  const again = met('a', ['b'], ['b']);
  const other = entry('c', 1_550);
  expect(idsOf(pair([again, entry('b'), other], 2, 0, dice()).tables[0]?.seats ?? [])).toBe('a c');
  expect(idsOf(pair([again, entry('b'), entry('c', 1_700)], 2, 0, dice()).tables[0]?.seats ?? [])).toBe('a b');
  const seats = pair([again, entry('b'), entry('d'), entry('e')], 4, 0, dice()).tables[0]?.seats ?? [];
  expect(sideOf(seats.indexOf('a'))).toBe(sideOf(seats.indexOf('b')));
});

test('[CLUB-2.3] a thousand who wait: everybody is at one table or still waiting', () => {
  const random = seeded(3);
  const crowd = Array.from({ length: 1_000 }, (_, i) => {
    const skill = 1_000 + random.below(1_000);
    const since = random.below(60_000);
    if (i % 10 > 0) return entry(`p${i}`, skill, { since });
    return entry(`p${i}`, skill, { since, people: [person(`p${i}`, skill), person(`q${i}`, skill + 40)] });
  });
  const { tables, waiting } = pair(crowd, 4, 60_000, seeded(1));
  const everybody = [...tables.flatMap(({ seats }) => seats), ...waiting.flatMap(e => e.people.map(({ id }) => id))];
  expect(new Set(everybody).size).toBe(1_100);
  expect(everybody).toHaveLength(1_100);
  expect(tables.length).toBeGreaterThan(240);
});
