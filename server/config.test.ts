import { expect, test } from 'vitest';
import { configOf } from './config.ts';

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
  ];
  expect(configOf(Object.fromEntries(names.map(name => [name, ''])))).toEqual(configOf({}));
});
