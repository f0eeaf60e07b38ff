import type { TcpLine } from './line.ts';

/** Requests begin one after the other, so many in a second and no more: those who play are heard in between. */
export interface Turns {
  /** Whether a line may go at once; if not, it is told when. */
  mayGo(line: TcpLine): boolean;
  /** It has made a request that no turn was given for: whoever owes waits for longer. */
  charge(line: TcpLine): void;
  /** So long nobody else was heard for its sake. Whoever asked and the house pay for it. */
  worked(line: TcpLine, ms: number): void;
  /** Whether whoever a proxy speaks for has a turn left; if so, it is taken. */
  tookFor(payer: Payer): boolean;
  forget(line: TcpLine): void;
  /** Those who wait, as far as there are turns for them. */
  tick(): void;
  /** What need not be remembered any longer. */
  tidy(): void;
}

const ALL = { perSecond: 2_250, burst: 100 };
/** One address, while others wait too. */
const HOME = { perSecond: 300, burst: 1_000 };
/** One line: a page and all that it needs at once, and then as fast as anybody clicks. */
const LINE = { perSecond: 20, burst: 80 };

/** Whose cookie came with a request through a proxy: he counts for himself, whatever address he shares. */
const PERSON = { perSecond: 100, burst: 1_000 };

/** All requests together have half of the time at most, and those of one address a fifteenth. */
const TURNS_PER_MS = 4.5;

interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Whom a proxy speaks for: by an address, or by a cookie of the house. */
export interface Payer {
  readonly key: string;
  readonly kind: 'home' | 'person';
}

interface Bucket {
  readonly rate: Rate;
  left: number;
  at: number;
}

const filled = (bucket: Bucket, now: number): Bucket => {
  const { perSecond, burst } = bucket.rate;
  bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1_000) * perSecond);
  bucket.at = now;
  return bucket;
};

/** One line of each address after the other, and whoever has asked for little so far first: a newcomer does not wait behind a flood. */
const inTurn = (lines: readonly TcpLine[]): readonly TcpLine[] => {
  const before = new Map<string, number>();
  const rows = lines
    .toSorted((a, b) => a.asked - b.asked)
    .map(line => {
      // A proxy speaks for many: its lines are those of nobody.
      const row = line.home === null ? 0 : (before.get(line.home) ?? 0);
      if (line.home !== null) before.set(line.home, row + 1);
      return { line, row };
    });
  return rows.sort((a, b) => a.row - b.row).map(({ line }) => line);
};

export const turnsOf = (now: () => number): Turns => {
  const all: Bucket = { rate: ALL, left: ALL.burst, at: now() };
  const payers = new Map<string, Bucket>();
  const lines = new WeakMap<TcpLine, Bucket>();
  const waiting = new Set<TcpLine>();

  const bucketOf = <K>(
    map: { get(key: K): Bucket | undefined; set(key: K, bucket: Bucket): unknown },
    key: K,
    rate: Rate,
  ): Bucket => {
    const known = map.get(key);
    if (known) return filled(known, now());
    const fresh = { rate, left: rate.burst, at: now() };
    map.set(key, fresh);
    return fresh;
  };

  const bucketFor = ({ key, kind }: Payer): Bucket =>
    bucketOf(payers, `${kind} ${key}`, kind === 'home' ? HOME : PERSON);

  /** A proxy speaks for many: whom it speaks for is known when the request has been read. */
  const buckets = (line: TcpLine): readonly Bucket[] => {
    const house = filled(all, now());
    if (line.home === null) return [house];
    return [house, bucketFor({ key: line.home, kind: 'home' }), bucketOf(lines, line, LINE)];
  };

  const took = (line: TcpLine): boolean => {
    const needed = buckets(line);
    if (needed.some(({ left }) => left < 1)) return false;
    for (const bucket of needed) bucket.left -= 1;
    return true;
  };

  const tick = (): void => {
    if (waiting.size === 0 || filled(all, now()).left < 1) return;
    for (const line of inTurn([...waiting])) {
      if (filled(all, now()).left < 1) break;
      if (!took(line)) continue;
      waiting.delete(line);
      line.go();
    }
  };

  return {
    mayGo: line => {
      if ((waiting.size === 0 || filled(all, now()).left > ALL.burst / 2) && took(line)) return true;
      waiting.add(line);
      return false;
    },
    charge: line => {
      for (const bucket of buckets(line)) bucket.left -= 1;
    },
    worked: (line, ms) => {
      // A line itself pays by the request alone: a page with all that it needs is dear, and no flood.
      const paying = [...buckets(line).slice(0, 2), ...(line.payer ? [bucketFor(line.payer)] : [])];
      for (const bucket of paying) bucket.left -= ms * TURNS_PER_MS;
    },
    tookFor: payer => {
      const bucket = bucketFor(payer);
      if (bucket.left < 1) return false;
      bucket.left -= 1;
      return true;
    },
    forget: line => void waiting.delete(line),
    tick,
    tidy: () => {
      for (const [key, bucket] of payers) if (filled(bucket, now()).left >= bucket.rate.burst) payers.delete(key);
    },
  };
};
