import { expect, test } from 'vitest';
import { type Attempt, strikesOf } from './strikes.ts';

const at = (address: string, name = 'noor'): Attempt => ({ kind: 'stranger', address, name });
const OWN: Attempt = { kind: 'known', device: 'd1', name: 'noor' };

const clocked = () => {
  let now = 1_000_000;
  const strikes = strikesOf(() => now);
  return {
    ...strikes,
    wait: (ms: number): void => {
      now += ms;
    },
    /** Tries so often, each time as soon as it may; how long that takes. */
    guess: (attempt: Attempt, times: number): number => {
      const from = now;
      for (let n = 0; n < times; n++)
        for (let ms = strikes.tried(attempt); ms > 0; ms = strikes.tried(attempt)) now += ms;
      return now - from;
    },
  };
};

test('[T38] who guesses waits longer and longer, a minute at most', () => {
  const { tried, wait } = clocked();
  const waits: number[] = [];
  for (let n = 0; n < 9; n++) {
    const ms = tried(at('a'));
    waits.push(ms);
    wait(ms);
    if (ms > 0) expect(tried(at('a'))).toBe(0);
  }
  expect(waits).toEqual([0, 0, 0, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

test('[T38] twenty wrong passwords keep the owner out neither elsewhere nor on a known device', () => {
  const { guess, tried } = clocked();
  guess(at('a'), 20);
  expect(tried(at('a'))).toBeGreaterThan(0);
  expect([tried(OWN), tried(at('home')), tried(at('a', 'omar'))]).toEqual([0, 0, 0]);
});

test('[T38] the right password wipes the slate of that address clean, and a quarter of an hour does too', () => {
  const { guess, tried, right, wait } = clocked();
  guess(at('a'), 3);
  expect(tried(at('a'))).toBe(4_000);
  wait(4_000);
  expect(tried(at('a'))).toBe(0);
  right(at('a'));
  expect([tried(at('a')), tried(at('a')), tried(at('a'))]).toEqual([0, 0, 0]);
  wait(15 * 60_000);
  expect(tried(at('a'))).toBe(0);
});

test('[T38] a name that many guess at: every stranger has one try and then waits a minute; the owner’s device does not', () => {
  const { guess, tried, wait } = clocked();
  for (let n = 0; n < 50; n++) guess(at(`bot ${n}`), 1);
  expect([tried(at('new')), tried(at('new'))]).toEqual([0, 60_000]);
  wait(60_000);
  expect(tried(at('new'))).toBe(0);
  expect(Array.from({ length: 11 }, () => tried(OWN))).toEqual([...Array(10).fill(0), 4_000]);
});

test('[T38] an address that guesses at many names is slowed down, not shut', () => {
  const { guess, tried, wait } = clocked();
  for (let n = 0; n < 100; n++) guess(at('a', `name ${n}`), 1);
  expect(tried(at('a', 'noor'))).toBe(5_000);
  expect(tried(OWN)).toBe(0);
  wait(5_000);
  expect(tried(at('a', 'noor'))).toBe(0);
});

test('[T38] whoever shares an address with a guesser works instead of waiting; who guesses at one name does not', () => {
  const { guess, tried, isForOthers } = clocked();
  for (let n = 0; n < 100; n++) guess(at('a', `name ${n}`), 1);
  expect([tried(at('a')), isForOthers(at('a'))]).toEqual([5_000, true]);
  const worked: Attempt = { kind: 'stranger', address: 'a', name: 'noor', proved: true };
  expect([tried(worked), tried(worked), tried(worked), tried(worked)]).toEqual([0, 0, 0, 4_000]);
  expect([isForOthers(worked), isForOthers(at('a'))]).toEqual([false, false]);
});

test('[T38] a password that was not looked at, for the queue was full, is no wrong one', () => {
  const { tried, undone, guess } = clocked();
  for (let n = 0; n < 50; n++) {
    expect([tried(at('a')), tried(OWN)]).toEqual([0, 0]);
    undone(at('a'));
    undone(OWN);
  }
  guess(at('a'), 2);
  expect(tried(at('a'))).toBe(0);
  undone(at('a'));
  expect([tried(at('a')), tried(at('a'))]).toEqual([0, 4_000]);
});

test('[T64] who signs in again and again with the right password waits too, and only for that account', () => {
  const { tried, right, wait } = clocked();
  const signIn = (attempt: Attempt): number => {
    const ms = tried(attempt);
    if (ms === 0) right(attempt);
    return ms;
  };
  const waits = Array.from({ length: 25 }, (_, n) => signIn(n % 2 === 0 ? OWN : at(`a${n}`)));
  expect(waits.filter(ms => ms > 0)).toHaveLength(5);
  expect(signIn({ ...OWN, name: 'omar' })).toBe(0);
  wait(60_000);
  expect(signIn(OWN)).toBe(0);
  expect(signIn(OWN)).toBeGreaterThan(0);
  wait(15 * 60_000);
  expect(signIn(OWN)).toBe(0);
  expect(signIn(OWN)).toBe(0);
});
