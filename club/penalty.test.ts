import { expect, test } from 'vitest';
import { fisher } from './fisher.ts';
import { type ConductFact, isPattern, LOOKED_AT, penalty } from './penalty.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const clean = (at: number, behind = 0.5): ConductFact => ({ at, kind: 'clean', stood: null, behind });
const escaped = (at: number, stood: ConductFact['stood'] = 'level', behind = 0.5): ConductFact => ({
  at,
  kind: 'escape',
  stood,
  behind,
});
const absent = (at: number): ConductFact => ({ at, kind: 'no-show', stood: null, behind: null });

test('[CLUB-4.1] without an escape nothing is paused; who was excused has not escaped', () => {
  expect(penalty([], 5)).toEqual({ until: 0, why: null, nextMs: 2 * MINUTE, cleanLeft: null, pattern: false });
  expect(penalty([{ at: 1, kind: 'excused', stood: null, behind: null }], 2).until).toBe(0);
});

test('[CLUB-4.1] the last twenty matches count', () => {
  const old = Array.from({ length: 6 }, (_, i) => absent(i));
  const since = Array.from({ length: LOOKED_AT }, (_, i) => clean(10 + i));
  expect(penalty([...old, ...since], 40)).toMatchObject({ until: 0, why: null });
});

test('[CLUB-4.2] each pause is longer than the one before', () => {
  const pauses: number[] = [];
  const facts: ConductFact[] = [];
  for (let at = DAY; pauses.length < 7; ) {
    facts.push(pauses.length % 2 ? absent(at) : escaped(at));
    const { until } = penalty(facts, at);
    pauses.push(until - at);
    at = until + MINUTE;
  }
  expect(pauses).toEqual([2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY, 7 * DAY, 7 * DAY]);
});

test('[CLUB-4.2] a pause ends, and a day later the next is the first again', () => {
  expect(penalty([absent(DAY)], DAY + 2 * MINUTE - 1)).toMatchObject({ until: DAY + 2 * MINUTE, why: 'no-show' });
  expect(penalty([absent(DAY)], DAY + 2 * MINUTE)).toMatchObject({ until: 0, nextMs: 10 * MINUTE, cleanLeft: 10 });
  expect(penalty([absent(DAY)], 3 * DAY)).toMatchObject({ nextMs: 2 * MINUTE, cleanLeft: null });
  const again = penalty([absent(DAY), absent(3 * DAY)], 3 * DAY);
  expect(again.until).toBe(3 * DAY + 2 * MINUTE);
});

test('[CLUB-4.3] ten clean matches take a step back', () => {
  const cleanly = (n: number) => Array.from({ length: n }, (_, i) => clean(DAY + 20 * MINUTE + i));
  const twice = [escaped(DAY), escaped(DAY + 3 * MINUTE)];
  const after = (n: number) => penalty([...twice, ...cleanly(n), escaped(DAY + HOUR)], DAY + HOUR).until - DAY - HOUR;
  expect([after(9), after(10)]).toEqual([HOUR, 10 * MINUTE]);
  expect(penalty([...twice, ...cleanly(7)], DAY + HOUR).cleanLeft).toBe(3);
});

test.each([
  [3, 0, 10, 10, 0.1615],
  [6, 0, 7, 7, 0.0443],
  [5, 0, 8, 7, 0.083],
  [0, 3, 5, 5, 1],
])('[CLUB-4.4] the exact test of [[%i, %i], [%i, %i]]', (a, b, c, d, p) => {
  expect(fisher(a, b, c, d)).toBeCloseTo(p, 3);
});

const mixed = (losing: number, ahead: number, rest: number, behind: number): ConductFact[] => [
  ...Array.from({ length: rest }, (_, i) => clean(i, behind)),
  ...Array.from({ length: ahead }, (_, i) => escaped(100 + i, 'ahead', behind)),
  ...Array.from({ length: losing }, (_, i) => escaped(200 + i, 'behind', behind)),
];

test.each([
  ['two are no pattern', mixed(2, 0, 18, 0.1), false],
  ['three of one who seldom loses', mixed(3, 0, 17, 0.1), true],
  ['three of one who loses half the time', mixed(3, 0, 17, 0.5), false],
  ['eight of one who loses half the time', mixed(8, 0, 12, 0.5), true],
  ['as often when ahead', mixed(6, 5, 9, 0.3), false],
  ['of one who mostly loses', mixed(8, 0, 12, 0.9), false],
])('[CLUB-4.4] %s', (_, facts, found) => {
  expect(isPattern(facts)).toBe(found);
});

test('[CLUB-4.4] an escape that nobody has looked at yet is none of them', () => {
  expect(isPattern(mixed(8, 0, 12, 0.3).map(fact => ({ ...fact, stood: null })))).toBe(false);
});

test('[CLUB-4.5] a pattern goes straight to a day, and to a steward', () => {
  const facts = mixed(8, 0, 12, 0.3).map((fact, i) => ({ ...fact, at: (i + 1) * 3 * DAY }));
  const last = 20 * 3 * DAY;
  expect(penalty(facts, last)).toMatchObject({ until: last + DAY, why: 'pattern', pattern: true });
  expect(penalty(facts, last).nextMs).toBe(7 * DAY);
});
