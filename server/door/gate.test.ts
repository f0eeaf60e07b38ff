import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { metersOf } from '../meters.ts';
import { signedToken } from './cookie.ts';
import type { DoorDeps } from './door-deps.ts';
import { type Floods, floodsOf } from './floods.ts';
import { gateOf } from './gate.ts';
import { limitsOf } from './limits.ts';

const SECRET = 'secret';
const cookie = (token: string): string =>
  `majlis=${token}.${encodeURIComponent(createHmac('sha256', SECRET).update(token).digest('base64'))}`;

/** Whom the store was asked about. */
const asked: string[] = [];
const lately = (key: string): number => {
  asked.push(key);
  return 0;
};
const conduct = { seen: () => {}, good: async () => 0, lately, earned: () => 0 };

const gate = (floods: Floods = floodsOf(), most?: number, url = '/ws', pace = () => 0) => {
  const proxies = new BlockList();
  proxies.addAddress('127.0.0.1');
  const house = {
    proxies,
    meters: metersOf(),
    origins: () => new Set(['http://here']),
    limits: limitsOf({ count: () => Promise.reject(new Error('not for short ones')) }, () => 0),
    pace,
    conduct,
    knownBy: signedToken('majlis', SECRET),
    floods,
  } as unknown as DoorDeps;
  const admit = gateOf(house, most).admit;
  return (ip: string, crumbs?: string): boolean => {
    const headers = { origin: 'http://here', 'x-forwarded-for': ip, cookie: crumbs };
    const request = { url, headers, socket: { remoteAddress: '127.0.0.1' } } as unknown as IncomingMessage;
    return admit(request, new PassThrough()) !== undefined;
  };
};

test('[T36] strangers of one address fill its share, and whoever has a cookie comes in beside them', () => {
  const comes = gate();
  const strangers = Array.from({ length: 100 }, () => comes('10.0.0.1'));
  expect(strangers.filter(Boolean)).toHaveLength(30);
  expect(Array.from({ length: 100 }, (_, n) => comes('10.0.0.1', cookie(`person${n}`))).every(Boolean)).toBe(true);
  expect(comes('10.0.0.1', 'majlis=forged.AAAA')).toBe(false);
  const own = Array.from({ length: 20 }, () => comes('10.0.0.1', cookie('greedy')));
  expect(own.filter(Boolean)).toHaveLength(8);
});

test('[T36] a storm of strangers from everywhere does not take the turns of those who are known', () => {
  const comes = gate();
  const storm = Array.from({ length: 3_000 }, (_, n) => comes(`10.1.${n >> 8}.${n & 255}`));
  expect(storm.some(came => !came)).toBe(true);
  expect(comes('10.9.9.9', cookie('sara'))).toBe(true);
});

test('[T36] a storm of those who are known does not take the turns of newcomers, nor do a few who come again and again', () => {
  const comes = gate();
  const storm = Array.from({ length: 3_000 }, (_, n) => comes(`10.1.0.${n & 15}`, cookie(`person${n}`)));
  expect(storm.filter(came => !came).length).toBeGreaterThan(1_000);
  expect([comes('10.9.9.9', cookie('sara')), comes('10.9.9.8')]).toEqual([true, true]);
});

test('[T33] when all sockets are open, the most crowded address makes room for a newcomer, and for itself none', () => {
  const comes = gate(floodsOf(), 40);
  for (let n = 0; n < 25; n++) expect(comes('10.0.0.1')).toBe(true);
  for (let n = 0; n < 15; n++) expect(comes(`10.0.1.${n}`)).toBe(true);
  expect([comes('10.0.0.1'), comes('10.9.9.9'), comes('10.0.0.1'), comes('10.9.9.8')]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('[T33] when all sockets are open, nobody is asked about but whoever comes', () => {
  const comes = gate(floodsOf(), 40);
  for (let n = 0; n < 40; n++) comes(`10.0.${n}.1`);
  asked.length = 0;
  comes('10.9.9.9');
  expect(asked).toEqual(['10.9.9.9']);
});

test('[T59] nobody is asked about whoever comes to the wrong door', () => {
  asked.length = 0;
  expect([gate(floodsOf(), 40, '/wss')('10.9.9.9'), asked]).toEqual([false, []]);
});

test('[T48] who is turned away at the gate again and again floods the house', () => {
  const floods = floodsOf(() => 0);
  const comes = gate(floods);
  for (let n = 0; n < 39; n++) comes('10.0.0.1');
  expect(floods.now()).toEqual([]);
  comes('10.0.0.1');
  expect(floods.now()).toEqual(['10.0.0']);
});

test('[T65] whoever has every address of a network has the sockets of sixteen, and its people come in beside them', () => {
  let seconds = 0;
  const comes = gate(floodsOf(), 12_000, '/ws', () => 1_000 * seconds++);
  const strangers = Array.from({ length: 1_500 }, (_, n) => comes(`10.3.0.${n % 100}`));
  expect(strangers.filter(Boolean)).toHaveLength(16 * 60);
  expect([comes('10.3.0.200'), comes('10.3.0.200', cookie('sara')), comes('10.3.1.1')]).toEqual([false, true, true]);
});
