import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { trouble } from '../store/trouble.ts';

/** Proxies whose word about the address of a client is taken. */
export const trusted = (proxies: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const entry of proxies) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const bits = family === 'ipv6' ? 128 : 32;
    const width = prefix === undefined ? bits : /^\d+$/.test(prefix) ? Number(prefix) : Number.NaN;
    if (isIP(address) === 0 || !(width <= bits))
      throw trouble(`MAJLIS_PROXIES: ${entry} is not an address or a network`);
    list.addSubnet(address, width, family);
  }
  return list;
};

/** This machine itself, as it calls itself. Of its other 16 million names for itself none is its owner's: they count like any address. */
export const LOOPBACK = /^(?:(?:::ffff:)?127\.0\.0\.1|::1)$/;

export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

export const isTrusted = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** A client of whom a trusted proxy says nothing that is an address: he counts with all others like him, and never as the proxy itself. */
const UNKNOWN = 'unknown';

/** As proxies write it: with a port, or in brackets. */
const bareAddress = (text: string): string => {
  const found = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text);
  return plainAddress(found?.[1] ?? text);
};

/** The client's address: the last in the chain that no trusted proxy vouches for. Anybody else's header counts for nothing. */
export const addressOf = (list: BlockList, request: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
  const header = request.headers['x-forwarded-for'];
  const chain = header === undefined ? [] : String(header).split(',');
  let address = plainAddress(request.socket.remoteAddress ?? '');
  while (isTrusted(list, address)) {
    const next = chain.pop();
    if (next === undefined) break;
    const named = bareAddress(next.trim());
    address = isIP(named) === 0 ? UNKNOWN : named;
  }
  return address;
};

/** What limits count by: an IPv4 address, or the /64 that an IPv6 address comes from. */
export const limitKey = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map(group => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
};

/** The neighbourhood of an address, or of what limits count it by: a /24, or the /48 that an IPv6 address comes from. */
export const networkOf = (address: string): string => {
  const key = limitKey(address);
  return key
    .split(key.includes(':') ? ':' : '.')
    .slice(0, 3)
    .join('.');
};
