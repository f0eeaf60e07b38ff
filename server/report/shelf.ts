/** Things that are long to read and do not change, a few of them at hand. */
export interface Shelf<T> {
  /** undefined: there is none; busy: too many are being read. */
  of(id: string): Promise<T | undefined | 'busy'>;
  /** Somebody was forgotten: those that name him are read again, the others stay. */
  drop(names: (thing: T) => boolean): void;
}

const MOST = 32;
const AT_ONCE = 2;
const MOST_WAITING = 20;
/** Another process may have forgotten somebody. */
const FRESH_MS = 60_000;

export const shelfOf = <T extends object>(
  read: (id: string) => Promise<T | undefined>,
  now: () => number = Date.now,
): Shelf<T> => {
  const kept = new Map<string, { readonly thing: T; readonly until: number }>();
  const reading = new Map<string, Promise<T | undefined>>();
  const waiting: (() => void)[] = [];
  let [busy, age] = [0, 0];
  const turn = async (): Promise<void> => {
    if (busy < AT_ONCE) busy += 1;
    else await new Promise<void>(resolve => waiting.push(resolve));
  };
  const over = (): void => {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  };
  const fetched = async (id: string): Promise<T | undefined> => {
    await turn();
    const since = age;
    try {
      const thing = await read(id);
      if (thing && since === age) kept.set(id, { thing, until: now() + FRESH_MS });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
      return thing;
    } finally {
      reading.delete(id);
      over();
    }
  };
  return {
    of: async id => {
      const known = kept.get(id);
      if (known && known.until > now()) return known.thing;
      kept.delete(id);
      const underWay = reading.get(id);
      if (!underWay && waiting.length >= MOST_WAITING) return 'busy';
      const thing = underWay ?? fetched(id);
      if (!underWay) reading.set(id, thing);
      return thing;
    },
    drop: names => {
      age += 1;
      for (const [id, { thing }] of kept) if (names(thing)) kept.delete(id);
    },
  };
};
