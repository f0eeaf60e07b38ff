import type { Socket } from 'node:net';

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

interface Arrivals {
  left: number;
  at: number;
}

interface Waiting {
  readonly socket: Socket;
  readonly since: number;
}

export const porchOf = ({ now, enter, lot, cut }: PorchNeeds): Porch => {
  const watched = new Map<string, number>();
  const arrivals = new Map<string, Arrivals>();
  const waiting = new Map<string, Waiting[]>();
  let size = 0;
  const refuse = (socket: Socket, why: string): void => {
    cut(why);
    socket.resetAndDestroy();
  };
  /** By lot, so that a newcomer is not behind all that the flooder left there. */
  const drawn = (home: string, all: Waiting[]): Socket | undefined => {
    const [one] = all.splice(lot(all.length), 1);
    size -= 1;
    // The address goes to the end of the row.
    waiting.delete(home);
    if (all.length > 0) waiting.set(home, all);
    return one?.socket;
  };
  const next = (): boolean => {
    const [first] = waiting;
    if (!first) return false;
    const [home] = first;
    const socket = drawn(...first);
    if (!socket || socket.destroyed) return next();
    enter(home, socket);
    return true;
  };
  /** Those who have waited for too long, or have left. */
  const tidy = (): void => {
    for (const [home, all] of waiting) {
      const here = all.filter(({ socket }) => !socket.destroyed);
      const kept = here.filter(({ since }) => now() - since <= PATIENCE);
      size -= all.length - kept.length;
      for (const { socket } of here.filter(one => !kept.includes(one))) refuse(socket, 'porch-late');
      if (kept.length > 0) waiting.set(home, kept);
      else waiting.delete(home);
    }
  };
  const filled = (one: Arrivals): Arrivals => {
    one.left = Math.min(COMING.burst, one.left + ((now() - one.at) / 1_000) * COMING.perSecond);
    one.at = now();
    return one;
  };
  let tidied = now();
  return {
    came: home => {
      const own = filled(arrivals.get(home) ?? { left: COMING.burst, at: now() });
      arrivals.set(home, own);
      own.left -= 1;
      if (own.left < 0) watched.set(home, now() + WATCHED);
    },
    flooded: home => void watched.set(home, now() + WATCHED),
    isWatched: home => waiting.has(home) || (watched.get(home) ?? 0) > now(),
    get size() {
      return size;
    },
    wait: (home, socket) => {
      const all = waiting.get(home) ?? [];
      // The crowded make room for whoever comes, one drawn by lot; where no address is crowded, it is full.
      if (all.length >= MOST_OF_ONE) {
        for (const one of all.splice(lot(all.length), 1)) refuse(one.socket, 'porch');
        size -= 1;
      } else if (size >= MOST_IN_ALL) {
        refuse(socket, 'porch');
        return;
      }
      all.push({ socket, since: now() });
      waiting.set(home, all);
      size += 1;
    },
    tick: () => {
      if (now() - tidied >= 1_000) {
        tidied = now();
        tidy();
        for (const [home, until] of watched) if (until <= now()) watched.delete(home);
        for (const [home, one] of arrivals) if (filled(one).left >= COMING.burst) arrivals.delete(home);
      }
      for (let n = 0; n < AT_ONCE && next(); n++);
    },
    clear: () => {
      for (const { socket } of [...waiting.values()].flat()) socket.destroy();
      waiting.clear();
      size = 0;
    },
  };
};
