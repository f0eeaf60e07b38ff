/** What each has had lately: it counts for half after ten seconds. */
export interface Served {
  of(key: string): number;
  add(key: string, much: number): void;
  /** What hardly counts any longer is forgotten. */
  tidy(): void;
}

const HALF = 10_000;
const LITTLE = 0.5;

export const servedOf = (now: () => number): Served => {
  const had = new Map<string, { readonly much: number; readonly at: number }>();
  const of = (key: string): number => {
    const one = had.get(key);
    return one ? one.much * 2 ** ((one.at - now()) / HALF) : 0;
  };
  return {
    of,
    add: (key, much) => void had.set(key, { much: Math.max(0, of(key) + much), at: now() }),
    tidy: () => {
      for (const key of had.keys()) if (of(key) < LITTLE) had.delete(key);
    },
  };
};
