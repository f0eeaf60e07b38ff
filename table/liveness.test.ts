import { expect, test } from 'vitest';
import { afterBeat, isGone, isSilent, type Liveness, newLiveness, silence } from './liveness.ts';

/** Looks every half second from 0 up to `until`; the other has beaten `beats(now)` times. */
const watched = (until: number, beats: (now: number) => number, from: Liveness = newLiveness(0)): Liveness => {
  let known = from;
  for (let now = from.lookedAt + 500; now <= until; now += 500)
    known = afterBeat(known, now - 5, [{ id: 'other', beat: beats(now) }], now);
  return known;
};

/** Its own name is held since the beginning. */
const names = (isFree: boolean, ownSince: number | null = 0) => ({ isFree, ownSince });
const other = (beat: number) => ({ id: 'other', beat });

test.each([
  ['one that beats is there, whoever holds its name', (now: number) => now / 500, 4_000, true, false],
  ['one that stands still and has its name is waited for', () => 1, 2_400, false, false],
  ['and then is gone: it hangs', () => 1, 2_600, false, true],
  ['one that stands still and has lost its name is gone sooner', () => 1, 1_600, true, true],
  ['but not at once', () => 1, 1_400, true, false],
])('%s', (_, beats, now, isFree, gone) => {
  const looked = Math.floor(now / 500) * 500;
  const known = watched(looked, beats);
  expect(isGone(known, other(beats(looked)), names(isFree), now)).toBe(gone);
});

test('a beat that has come since the last look is a sign of life', () => {
  const known = watched(5_000, () => 1);
  expect(isGone(known, other(1), names(false), 5_100)).toBe(true);
  expect(isGone(known, other(2), names(true), 5_100)).toBe(false);
});

test('a free name proves nothing while one’s own is not held, or has only just been taken again', () => {
  const known = watched(1_500, () => 1);
  expect([0, null, 1_400].map(own => isGone(known, other(1), names(true, own), 1_700))).toEqual([true, false, false]);
});

test('who stood still itself has seen nobody stand still, and who has not looked can tell nothing', () => {
  const known = watched(5_000, () => 1);
  expect(isGone(known, other(1), names(true), 9_000)).toBe(false);
  const woken = afterBeat(known, 8_995, [other(1)], 9_000);
  expect(isGone(woken, other(1), names(true), 9_100)).toBe(false);
});

test('whose own beat was answered late has looked, but tells nothing about others once it is silent itself', () => {
  const known = afterBeat(
    watched(5_000, () => 1),
    5_010,
    [other(1)],
    5_900,
  );
  expect([6_500, 6_600].map(now => isGone(known, other(1), names(true), now))).toEqual([true, false]);
});

test('whose own beats are not answered falls silent, sooner than others may take its tables', () => {
  const known = watched(5_000, () => 1);
  expect([6_400, 6_494, 6_496, 7_000].map(now => isSilent(known, now))).toEqual([false, false, true, true]);
  expect([6_000, 6_995].map(now => silence(known, now))).toEqual([0, 500]);
});
