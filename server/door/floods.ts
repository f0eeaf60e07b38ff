import { networkOf } from './address.ts';

/** Where the house is being flooded from: what it suffers just then may be the doing of whoever is there. */
export interface Floods {
  refused(address: string): void;
  /** A line or a socket from there was cut for what it sent: once is enough. */
  flooded(address: string): void;
  /** The networks of those addresses: who has one address of a network may have them all. */
  now(): readonly string[];
}

const MINUTE = 60_000;
const MANY = 10;
/** So many refusals of a whole network, however few each of its addresses has. */
const MANY_TOGETHER = 50;
const MOST = 10_000;

interface Count {
  readonly n: number;
  readonly last: number;
}

export const floodsOf = (now: () => number = Date.now): Floods => {
  const [addresses, networks] = [new Map<string, Count>(), new Map<string, Count>()];
  const isFresh = (last: number): boolean => now() - last < MINUTE;
  const add = (counts: Map<string, Count>, key: string, by: number): void => {
    const known = counts.get(key);
    counts.delete(key);
    counts.set(key, { n: known && isFresh(known.last) ? known.n + by : by, last: now() });
    const [oldest] = counts.keys();
    if (counts.size > MOST && oldest !== undefined) counts.delete(oldest);
  };
  const refused = (address: string, by: number): void => {
    add(addresses, address, by);
    add(networks, networkOf(address), by);
  };
  const those = (counts: ReadonlyMap<string, Count>, many: number): readonly string[] =>
    [...counts].flatMap(([key, { n, last }]) => (n >= many && isFresh(last) ? [key] : []));
  return {
    refused: address => refused(address, 1),
    flooded: address => refused(address, MANY),
    now: () => [...new Set([...those(addresses, MANY).map(networkOf), ...those(networks, MANY_TOGETHER)])],
  };
};
