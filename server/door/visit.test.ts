import { expect, test } from 'vitest';
import { metersOf } from '../meters.ts';
import { limitKey } from './address.ts';
import { floodsOf } from './floods.ts';
import { limitsOf } from './limits.ts';
import { orProof } from './visit.ts';

const RULES = [{ name: 'guest', most: 5, ms: 1_000 }];

type House = Parameters<typeof orProof>[0];

/** Whether somebody from there is let in without a proof of work. */
const doorOf = (good: (key: string) => number) => {
  const house = {
    limits: limitsOf({ count: () => Promise.reject(new Error('not for short ones')) }, () => 0),
    conduct: { good: async (key: string) => good(key), lately: () => 0 },
    meters: metersOf(),
    proofs: { challenge: async () => ({}) },
    floods: floodsOf(() => 0),
    store: { audit: { note: () => {} } },
  } as unknown as House;
  return async (ip: string, isProved = false): Promise<boolean> =>
    (await orProof(house, RULES, { ip, key: limitKey(ip), proved: async () => isProved })) === undefined;
};

const admitted = async (comes: (ip: string) => Promise<boolean>, ips: readonly string[]): Promise<number> => {
  let sum = 0;
  for (const ip of ips) sum += Number(await comes(ip));
  return sum;
};

test('[T65] whoever has a whole network has the share of sixteen addresses; beyond that a proof of work, never a refusal', async () => {
  const comes = doorOf(() => 0);
  const all = Array.from({ length: 400 }, (_, n) => `2001:db8:7:${n.toString(16)}::1`);
  expect(await admitted(comes, all)).toBe(80);
  expect(await comes('2001:db8:8::1')).toBe(true);
  expect(await comes('2001:db8:7:999::1', true)).toBe(true);
});

test('[T65] [T37] a network is given as much as its people have earned', async () => {
  const comes = doorOf(key => (key === '10.4.0' ? 10 : 0));
  const all = Array.from({ length: 250 }, (_, n) => `10.4.0.${n}`);
  expect(await admitted(comes, all)).toBe(160);
});
