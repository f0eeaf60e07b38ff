import { expect, test } from 'vitest';
import type { DoorDeps } from './door-deps.ts';
import { floodsOf } from './floods.ts';
import { limitsOf } from './limits.ts';
import { noteDeed, noteRefusal } from './refusal.ts';

const scene = () => {
  const time = { now: 0 };
  const rows: string[] = [];
  const limits = limitsOf({ count: () => Promise.reject(new Error('not for short ones')) }, () => time.now);
  const store = { audit: { note: (kind: string, _: object, ip: string) => rows.push(`${kind} ${ip}`) } };
  const house = { limits, store, floods: floodsOf(() => time.now) } as unknown as DoorDeps;
  return { time, rows, house };
};

test('[T32] however often an address is refused, a minute of it is one line in the audit log', () => {
  const { time, rows, house } = scene();
  for (let n = 0; n < 1_000; n++) noteRefusal(house, n % 2 ? 'limit' : 'foreign-origin', {}, '10.0.0.1');
  for (let n = 0; n < 1_000; n++) noteRefusal(house, 'socket', {}, `2001:db8::${n.toString(16)}`);
  expect(rows).toEqual(['foreign-origin 10.0.0.1', 'socket 2001:db8::0']);
  time.now = 60_000;
  noteRefusal(house, 'limit', {}, '10.0.0.1');
  expect(rows).toHaveLength(3);
});

test('[T32] however many addresses are refused, a minute of it is a few lines, and what people did is still noted', () => {
  const { time, rows, house } = scene();
  for (let n = 0; n < 1_000; n++) noteRefusal(house, 'foreign-origin', {}, `2001:db8:1:${n.toString(16)}::1`);
  expect(rows).toHaveLength(5);
  for (let n = 0; n < 1_000; n++) noteRefusal(house, 'foreign-origin', {}, `10.${n >> 8}.${n & 255}.1`);
  expect(rows).toHaveLength(30);
  noteDeed(house, 'password', {}, '10.0.0.1');
  expect(rows.at(-1)).toBe('password 10.0.0.1');
  for (let n = 0; n < 10_000; n++) noteDeed(house, 'sign-in', {}, `10.${n >> 8}.${n & 255}.1`);
  expect(rows).toHaveLength(30 + 600);
  time.now = 60_000;
  noteRefusal(house, 'foreign-origin', {}, '10.3.231.1');
  expect(rows).toHaveLength(631);
});
