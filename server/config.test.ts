import { expect, test } from 'vitest';
import { configOf, lanAddresses, originsOf } from './config.ts';

test.each([
  ['PORT', 'many', 'PORT takes a whole number up to 65535'],
  ['PORT', '65536', 'PORT takes a whole number up to 65535'],
  ['MAJLIS_BALLAST_MB', '-1', 'MAJLIS_BALLAST_MB takes a whole number'],
  ['MAJLIS_LOG', 'loud', 'MAJLIS_LOG takes one of: info, debug, warn, error, silent'],
  ['MAJLIS_METRICS', 'some', 'MAJLIS_METRICS takes one of: local, all'],
  ['MAJLIS_URL', 'cards.example', 'MAJLIS_URL: cards.example is not an address'],
  ['MAJLIS_URL', 'ftp://cards.example', 'MAJLIS_URL: ftp://cards.example is not an address'],
  ['MAJLIS_ORIGINS', 'https://a.example,b', 'MAJLIS_ORIGINS: b is not an address'],
  ['DATABASE_URL', 'majlis', 'DATABASE_URL'],
])('%s=%s is said in one line', (name, value, line) => {
  expect(() => configOf({ [name]: value })).toThrow(line);
});

test('what is left empty is as if it were not said', () => {
  const names = [
    'PORT',
    'MAJLIS_LOG',
    'MAJLIS_METRICS',
    'MAJLIS_URL',
    'MAJLIS_ORIGINS',
    'MAJLIS_PROXIES',
    'MAJLIS_PAGES',
    'MAJLIS_WEB',
  ];
  expect(configOf(Object.fromEntries(names.map(name => [name, ''])))).toEqual(configOf({}));
});

test('[T16] a house with a public address is reached there, and not through this machine’s own addresses', () => {
  const at = (env: Readonly<Record<string, string>>) => [...originsOf(configOf(env), 8080)];
  const lan = lanAddresses().map(address => `http://${address}:8080`);
  expect(at({})).toEqual(['http://localhost:8080', 'http://127.0.0.1:8080', ...lan]);
  expect(at({ MAJLIS_URL: 'https://cards.example/' })).toEqual(['https://cards.example']);
  const origins = { MAJLIS_URL: 'https://cards.example', MAJLIS_ORIGINS: 'http://localhost:5173' };
  expect(at(origins)).toEqual(['https://cards.example', 'http://localhost:5173']);
});

test('the web is built at the start where it is not there, unless that is off', () => {
  const usual = configOf({});
  expect(usual.buildsWeb).toBe(true);
  expect(configOf({ MAJLIS_WEB: 'off' })).toEqual({ ...usual, buildsWeb: false });
  expect(configOf({ MAJLIS_WEB: '/srv/web' })).toEqual({ ...usual, web: '/srv/web' });
});
