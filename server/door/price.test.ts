import { expect, test } from 'vitest';
import { priceOf } from './price.ts';

const of = (url: string, method: string, cookie?: string): number =>
  priceOf({ url, method, headers: cookie === undefined ? {} : { cookie } });

test('[T32] what costs the house more is paid for with more turns', () => {
  const asked = [
    of('/assets/app.js', 'GET', 'a=b'),
    of('/api/tables', 'GET'),
    of('/api/me', 'GET', 'a=b'),
    of('/api/daily/board', 'POST', 'a=b'),
    of('/api/guest', 'POST'),
  ];
  expect(asked).toEqual(asked.toSorted((a, b) => a - b));
  expect(new Set(asked).size).toBe(asked.length);
  for (const url of ['/api/ranks', '/api/daily', '/api/history', '/api/matches/a', '/api/people/noor', '/api/export'])
    expect(of(url, 'POST', 'a=b')).toBeGreaterThan(of('/api/me', 'GET', 'a=b'));
});

test.each(['http://x/api/guest', 'HTTPS://x:1/api/guest', '/%61pi/guest', '/api/%67uest?x'])(
  '[T32] %s costs what /api/guest costs',
  url => {
    expect(of(url, 'POST')).toBe(of('/api/guest', 'POST'));
  },
);
