import { expect, test } from 'vitest';
import { deskOrder, holdsUntil, isCrier, suggested, type WaitingReport } from './desk.ts';

const DAY = 86_400_000;

test.each([
  ['warn', undefined, null],
  ['warn', 7, undefined],
  ['mute', 1, DAY],
  ['ranked', 7, 7 * DAY],
  ['house', 30, 30 * DAY],
  ['house', undefined, undefined],
  ['dismiss', undefined, null],
  ['rename', 1, undefined],
] as const)('[CLUB-7.2] %s for %s days holds until %s', (kind, days, until) => {
  expect(holdsUntil(kind, days, 0)).toBe(until);
});

const NOBODY = { answered: 0, dismissed: 0 };
const report = (id: string, more: Partial<WaitingReport> = {}): WaitingReport => ({
  ...{ id, at: 0, about: id, isGrave: false, reporter: NOBODY },
  ...more,
});

test('[CLUB-7.4] whose reports were mostly dismissed is a crier, after three', () => {
  expect(isCrier({ answered: 2, dismissed: 2 })).toBe(false);
  expect(isCrier({ answered: 3, dismissed: 2 })).toBe(true);
  expect(isCrier({ answered: 4, dismissed: 2 })).toBe(false);
});

test('[CLUB-7.4] the worst stands first, then the most complained about, then the oldest; criers last', () => {
  const crier = { answered: 9, dismissed: 9 };
  const order = deskOrder([
    report('late', { at: 9 }),
    report('early', { at: 1 }),
    report('cried', { at: 0, isGrave: true, reporter: crier }),
    report('twice', { at: 20, about: 'x' }),
    report('again', { at: 21, about: 'x' }),
    report('grave', { at: 30, isGrave: true }),
    ...[1, 2, 3].map(n => report(`crowd ${n}`, { at: 40, about: 'y', reporter: crier })),
  ]);
  const ids = order.map(({ id }) => id);
  expect(ids.slice(0, 5)).toEqual(['grave', 'twice', 'again', 'early', 'late']);
  expect(ids[5]).toBe('cried');
});

test('[CLUB-7.5] a warning first, then longer each time', () => {
  expect([0, 1, 2, 3, 9].map(before => suggested('left', before))).toEqual([
    { kind: 'warn' },
    { kind: 'ranked', days: 1 },
    { kind: 'ranked', days: 7 },
    { kind: 'ranked', days: 30 },
    { kind: 'ranked', days: 30 },
  ]);
  expect(suggested('abuse', 1)).toEqual({ kind: 'mute', days: 1 });
  expect(suggested('collusion', 2)).toEqual({ kind: 'house', days: 7 });
  expect(suggested('name', 0)).toEqual({ kind: 'rename' });
});
