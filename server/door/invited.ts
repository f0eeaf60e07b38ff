/** Who was given a code of a table: for a while everybody of that address counts as asked to come. */
export interface Invited {
  add(table: string, address: string): void;
  has(table: string, address: string): boolean;
}

const WHILE = 10 * 60_000;
const MOST = 50_000;

export const invitedOf = (now: () => number = Date.now): Invited => {
  const until = new Map<string, number>();
  const keyOf = (table: string, address: string): string => `${table} ${address}`;
  return {
    add: (table, address) => {
      const key = keyOf(table, address);
      until.delete(key);
      until.set(key, now() + WHILE);
      const [oldest] = until.keys();
      if (until.size > MOST && oldest !== undefined) until.delete(oldest);
    },
    has: (table, address) => (until.get(keyOf(table, address)) ?? 0) > now(),
  };
};
