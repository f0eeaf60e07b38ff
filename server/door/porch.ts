import type { Socket } from 'node:net';
import { type Bucket, filled, fullBucket, isFull } from './rate.ts';

/** Where new lines of an address wait from which others have just flooded the house, or more have come than anybody needs: they are let in one by one, and none is read before. */
export interface Porch {
  /** A new line of this address. Who comes and goes without end is a flood, though he never says a word. */
  came(home: string): void;
  /** A line of this address was cut for what it sent. */
  flooded(home: string): void;
  isWatched(home: string): boolean;
  /** How many wait in all. */
  readonly size: number;
  wait(home: string, socket: Socket): void;
  /** A few go in, each address in its turn; who has waited for too long goes. */
  tick(): void;
  clear(): void;
}

export interface PorchNeeds {
  now(): number;
  enter(home: string, socket: Socket): void;
  /** One of so many, by lot. */
  lot(count: number): number;
  cut(why: string): void;
}

/** So long an address is watched after its last flood. */
const WATCHED = 10_000;
const AT_ONCE = 4;
/** New lines of one address: so many a second, and so many at once. A page needs six. */
const COMING = { perSecond: 50, burst: 500 };
/** So many wait: of one address, and in all. */
const MOST_OF_ONE = 256;
const MOST_IN_ALL = 512;
const PATIENCE = 10_000;
const TIDIED = 1_000;

interface Waiting {
  readonly socket: Socket;
  readonly since: number;
}

interface Bench {
  readonly needs: PorchNeeds;
  readonly watched: Map<string, number>;
  readonly arrivals: Map<string, Bucket>;
  readonly waiting: Map<string, Waiting[]>;
  size: number;
  tidied: number;
}

const refuse = ({ needs }: Bench, socket: Socket, why: string): void => {
  needs.cut(why);
  socket.resetAndDestroy();
};

const watch = ({ needs, watched }: Bench, home: string): void => void watched.set(home, needs.now() + WATCHED);

const came = (bench: Bench, home: string): void => {
  const now = bench.needs.now();
  const own = filled(bench.arrivals.get(home) ?? fullBucket(COMING, now), now);
  bench.arrivals.set(home, own);
  own.left -= 1;
  if (own.left < 0) watch(bench, home);
};

/** By lot, so that a newcomer is not behind all that the flooder left there. */
const drawn = (bench: Bench, home: string, all: Waiting[]): Socket | undefined => {
  const [one] = all.splice(bench.needs.lot(all.length), 1);
  bench.size -= 1;
  // The address goes to the end of the row.
  bench.waiting.delete(home);
  if (all.length > 0) bench.waiting.set(home, all);
  return one?.socket;
};

const next = (bench: Bench): boolean => {
  const [first] = bench.waiting;
  if (!first) return false;
  const socket = drawn(bench, ...first);
  if (!socket || socket.destroyed) return next(bench);
  bench.needs.enter(first[0], socket);
  return true;
};

/** The crowded make room for whoever comes, one drawn by lot; where no address is crowded, it is full. */
const wait = (bench: Bench, home: string, socket: Socket): void => {
  const { needs, waiting } = bench;
  const all = waiting.get(home) ?? [];
  if (all.length >= MOST_OF_ONE) {
    for (const one of all.splice(needs.lot(all.length), 1)) refuse(bench, one.socket, 'porch');
    bench.size -= 1;
  } else if (bench.size >= MOST_IN_ALL) {
    refuse(bench, socket, 'porch');
    return;
  }
  all.push({ socket, since: needs.now() });
  waiting.set(home, all);
  bench.size += 1;
};

/** Those of one address who have waited for too long, or have left. */
const kept = (bench: Bench, all: readonly Waiting[]): Waiting[] => {
  const now = bench.needs.now();
  const here = all.filter(({ socket }) => !socket.destroyed);
  for (const { socket, since } of here) if (now - since > PATIENCE) refuse(bench, socket, 'porch-late');
  return here.filter(({ since }) => now - since <= PATIENCE);
};

const tidy = (bench: Bench): void => {
  const now = bench.needs.now();
  bench.tidied = now;
  for (const [home, all] of bench.waiting) {
    const left = kept(bench, all);
    bench.size -= all.length - left.length;
    if (left.length > 0) bench.waiting.set(home, left);
    else bench.waiting.delete(home);
  }
  for (const [home, until] of bench.watched) if (until <= now) bench.watched.delete(home);
  for (const [home, one] of bench.arrivals) if (isFull(one, now)) bench.arrivals.delete(home);
};

export const porchOf = (needs: PorchNeeds): Porch => {
  const [watched, waiting] = [new Map<string, number>(), new Map<string, Waiting[]>()];
  const bench: Bench = { needs, watched, waiting, arrivals: new Map(), size: 0, tidied: needs.now() };
  return {
    came: home => came(bench, home),
    flooded: home => watch(bench, home),
    isWatched: home => waiting.has(home) || (watched.get(home) ?? 0) > needs.now(),
    get size() {
      return bench.size;
    },
    wait: (home, socket) => wait(bench, home, socket),
    tick: () => {
      if (needs.now() - bench.tidied >= TIDIED) tidy(bench);
      for (let n = 0; n < AT_ONCE && next(bench); n++);
    },
    clear: () => {
      for (const { socket } of [...waiting.values()].flat()) socket.destroy();
      waiting.clear();
      bench.size = 0;
    },
  };
};
