import { expect, test } from 'vitest';
import { addressOf, LOOPBACK, limitKey, trusted } from './address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as Parameters<typeof addressOf>[1];

test.each([
  ['no proxy, no header', [], '1.2.3.4', undefined, '1.2.3.4'],
  ['a header from anybody counts for nothing', [], '1.2.3.4', '9.9.9.9', '1.2.3.4'],
  ['a trusted proxy is believed', ['1.2.3.4'], '1.2.3.4', '9.9.9.9', '9.9.9.9'],
  ['only the last that it vouches for', ['1.2.3.4'], '1.2.3.4', '8.8.8.8, 9.9.9.9', '9.9.9.9'],
  ['through two proxies', ['10.0.0.0/8'], '10.1.1.1', '9.9.9.9, 10.2.2.2', '9.9.9.9'],
  ['a proxy over IPv6', ['::1'], '::1', '9.9.9.9', '9.9.9.9'],
  ['an address mapped to IPv6', ['127.0.0.1'], '::ffff:127.0.0.1', '9.9.9.9', '9.9.9.9'],
  ['an address with a port', ['127.0.0.1'], '127.0.0.1', '9.9.9.9:5678', '9.9.9.9'],
  ['an address in brackets', ['127.0.0.1'], '127.0.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['brackets and a port', ['127.0.0.1'], '127.0.0.1', '8.8.8.8, [2001:db8::1]:443', '2001:db8::1'],
  ['whoever a proxy cannot name is not the proxy', ['127.0.0.1'], '127.0.0.1', '_hidden', 'unknown'],
  ['nor if it says nothing at all', ['127.0.0.1'], '127.0.0.1', '', 'unknown'],
  ['the proxy itself', ['127.0.0.1'], '127.0.0.1', undefined, '127.0.0.1'],
])('[T30] %s', (_, proxies, remote, header, address) => {
  expect(addressOf(trusted(proxies), from(remote, header))).toBe(address);
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['127.0.0.2', false],
  ['127.66.0.1', false],
  ['::ffff:127.66.0.1', false],
  ['::12', false],
  ['127.0.0.10', false],
])('whether %s is the owner of this machine: %s', (address, isOwn) => {
  expect(LOOPBACK.test(address)).toBe(isOwn);
});

test.each(['cards', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8x', '::1/129'])('[T30] %s is no proxy', entry => {
  expect(() => trusted([entry])).toThrow(`MAJLIS_PROXIES: ${entry} is not an address`);
});
