/** Addresses that are being refused again and again: what the house suffers just then may be their doing. */
export interface Floods {
  refused(address: string): void;
  /** A line or a socket from there was cut for what it sent: once is enough. */
  flooded(address: string): void;
  now(): readonly string[];
}

const MINUTE = 60_000;
const MANY = 10;
const MOST = 10_000;

export const floodsOf = (now: () => number = Date.now): Floods => {
  const counts = new Map<string, { readonly n: number; readonly last: number }>();
  const isFresh = (last: number): boolean => now() - last < MINUTE;
  const add = (address: string, by: number): void => {
    const known = counts.get(address);
    counts.delete(address);
    counts.set(address, { n: known && isFresh(known.last) ? known.n + by : by, last: now() });
    const [oldest] = counts.keys();
    if (counts.size > MOST && oldest !== undefined) counts.delete(oldest);
  };
  return {
    refused: address => add(address, 1),
    flooded: address => add(address, MANY),
    now: () => [...counts].flatMap(([address, { n, last }]) => (n >= MANY && isFresh(last) ? [address] : [])),
  };
};
