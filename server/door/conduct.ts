import type { Homes } from '../store/homes.ts';
import type { LimitRule } from './limits.ts';

/** What an address has earned: how many people behind it have finished a match in the last week. */
export interface Conduct {
  /** Somebody came in from there. */
  seen(person: string, key: string): void;
  good(key: string): Promise<number>;
  /** As far as it is known without asking; it will be known the next time. */
  lately(key: string): number;
  /** As far as it is known; nobody is asked. */
  earned(key: string): number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MOST_KEYS = 20_000;
/** Beyond this an address earns no more. */
const MOST_GOOD = 2_000;

interface Known {
  readonly good: number;
  readonly until: number;
}

/** Every ten people of good conduct are worth as much as the first was given for nothing. */
export const grown = (rules: readonly LimitRule[], good: number): readonly LimitRule[] =>
  good === 0 ? rules : rules.map(rule => ({ ...rule, most: Math.floor(rule.most * (1 + good / 10)) }));

export const conductOf = (homes: Homes, now: () => number): Conduct => {
  const known = new Map<string, Known>();
  const noted = new Map<string, number>();
  const asked = new Map<string, Promise<number>>();
  const bounded = <T>(map: Map<string, T>): Map<string, T> => {
    if (map.size >= MOST_KEYS) map.clear();
    return map;
  };
  const ask = async (key: string): Promise<number> => {
    try {
      const good = Math.min(MOST_GOOD, await homes.good(key, now() - 7 * DAY));
      bounded(known).set(key, { good, until: now() + MINUTE });
      return good;
    } catch {
      return known.get(key)?.good ?? 0;
    } finally {
      asked.delete(key);
    }
  };
  const fresh = (key: string): Promise<number> => {
    const underWay = asked.get(key) ?? ask(key);
    asked.set(key, underWay);
    return underWay;
  };
  return {
    seen: (person, key) => {
      const id = `${person}/${key}`;
      if ((noted.get(id) ?? 0) > now()) return;
      bounded(noted).set(id, now() + DAY);
      homes.seen(person, key, now()).catch(() => noted.delete(id));
    },
    good: async key => {
      const one = known.get(key);
      return one && one.until > now() ? one.good : fresh(key);
    },
    lately: key => {
      const one = known.get(key);
      if (!one || one.until <= now()) void fresh(key);
      return one?.good ?? 0;
    },
    earned: key => known.get(key)?.good ?? 0,
  };
};
