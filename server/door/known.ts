import { createHash } from 'node:crypto';

/** Whose cookie it is; undefined: a stranger's. */
export type KnownBy = (cookies: string | undefined) => string | undefined;

interface Owner {
  /** undefined: the session is over, and does not come back. */
  readonly person: string | undefined;
  readonly until: number;
}

const FRESH = 60_000;
const MOST = 50_000;

/**
 * Counts people, not cookies: however often somebody signs in or has the cookie renewed, there is one allowance, and a session
 * that is over has none. Nobody waits for the store: until it has answered, a token that the house has signed stands for itself.
 */
export const knownOf = (
  tokenIn: (cookies: string | undefined) => string | undefined,
  owner: (token: string) => Promise<string | undefined>,
  now: () => number = Date.now,
): KnownBy => {
  const owners = new Map<string, Owner>();
  const asked = new Set<string>();
  const ask = async (token: string, name: string): Promise<void> => {
    if (asked.has(name) || asked.size >= MOST) return;
    asked.add(name);
    try {
      const person = await owner(token);
      owners.delete(name);
      owners.set(name, { person, until: person === undefined ? Number.POSITIVE_INFINITY : now() + FRESH });
      const [oldest] = owners.keys();
      if (owners.size > MOST && oldest !== undefined) owners.delete(oldest);
    } catch {
      // The store will be asked again with the next request.
    } finally {
      asked.delete(name);
    }
  };
  return cookies => {
    const token = tokenIn(cookies);
    if (token === undefined) return undefined;
    const name = createHash('sha256').update(token).digest('base64url').slice(0, 22);
    const known = owners.get(name);
    if (!known || known.until <= now()) void ask(token, name);
    return known ? known.person : name;
  };
};
