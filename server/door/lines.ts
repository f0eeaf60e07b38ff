import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, type Server as Front, type Socket } from 'node:net';
import { limitKey, networkOf, plainAddress } from './address.ts';
import { type LineNeeds, lineOf, type TcpLine } from './line.ts';
import { type Porch, porchOf } from './porch.ts';
import { type Payer, type Turns, turnsOf } from './turns.ts';

/** Connections that speak HTTP: of one address, and in all. Those that became sockets are counted at the gate. */
const MOST_PER_ADDRESS = 512;
const MOST = 4_000;
const SWEEP = 1_000;
const TICK = 20;
/** What may lie unread in all lines together, in bytes. */
const MOST_UNREAD = 64 * 1024 * 1024;

/** A part of the descriptors that the system lets us have. */
const share = (most: number, part: number): number => Math.min(most, Math.floor(descriptors() * part));

const descriptors = (): number => {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return Number(limit ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

/** What all lines together may have: their number, and the bytes that nobody has read yet. */
export interface Bounds {
  readonly lines: number;
  readonly unread: number;
}

const BOUNDS: Bounds = { lines: share(MOST, 0.2), unread: MOST_UNREAD };

/** So many sockets may be open, whatever the system allows. */
export const MOST_SOCKETS = share(12_000, 0.65);

export interface LinesNeeds {
  now(): number;
  /** What turns are given out by. */
  pace(): number;
  /** Does something again and again, until it is told to stop. */
  every(ms: number, what: () => void): () => void;
  /** How long this thread has worked in its life, in ms. */
  work(): number;
  /** Whether an address is that of a trusted proxy. */
  isProxy(address: string): boolean;
  /** Whose request it is that a trusted proxy brings. */
  payerOf: LineNeeds['payerOf'];
  cut(why: string): void;
  /** A line was cut for what it sent. */
  flooded(line: TcpLine): void;
  /** A line ended by a fault of ours. */
  broke(error: unknown): void;
}

/** Everybody who stands at the door. */
export interface Lines {
  readonly front: Front;
  /** Before any work is done for it. false: nothing is. */
  requested(request: IncomingMessage, response: ServerResponse): boolean;
  all(): readonly TcpLine[];
  /** Whose time is over is cut; so are those who read nothing, when too much lies there. */
  sweep(): void;
  close(): void;
}

/** Who goes first when there are too many: whoever has said nothing, then whoever has nothing to say, then the slow; then those who ask and wait. */
const ORDER = ['silent', 'idle', 'head', 'body', 'waits', 'answer'] as const;

const worth = ({ waits, stage }: TcpLine): number => ORDER.indexOf(waits ? 'waits' : stage);

/** Whose crowd a line belongs to; a proxy that has not said for whom it speaks stands for itself. */
const crowdOf = (line: TcpLine): string | TcpLine =>
  line.home ?? (line.payer ? `${line.payer.kind} ${line.payer.key}` : line);

/**
 * Of those who have most lines the ones of least worth, the oldest first: where one address fills the house, its own lines make room. Never the
 * newest: it has had no time to say anything.
 */
const least = (crowd: readonly TcpLine[], count: number): readonly TcpLine[] => {
  const best = crowd
    .slice(0, -1)
    .reverse()
    .sort((a, b) => worth(b) - worth(a) || b.since - a.since);
  const before = new Map<string | TcpLine, number>();
  const placed = best.map(line => {
    const place = before.get(crowdOf(line)) ?? 0;
    before.set(crowdOf(line), place + 1);
    return { line, place };
  });
  const last = placed.reverse().sort((a, b) => b.place - a.place);
  return last.slice(0, count).map(({ line }) => line);
};

const payerAt = (home: string, socket: Socket): Payer => ({
  key: home,
  kind: 'home',
  network: networkOf(plainAddress(socket.remoteAddress ?? '')),
});

/** All that is known of those who stand there. */
interface Doorway {
  readonly needs: LinesNeeds;
  readonly server: Server;
  readonly bounds: Bounds;
  readonly lines: Map<Socket, TcpLine>;
  readonly homes: Map<string, Set<TcpLine>>;
  readonly turns: Turns;
  readonly porch: Porch;
}

const cut = ({ needs }: Doorway, line: TcpLine, why: string): void => {
  needs.cut(why);
  line.cut();
};

const drop = ({ lines, turns, homes }: Doorway, line: TcpLine): void => {
  lines.delete(line.socket);
  turns.forget(line);
  if (line.home === null) return;
  const home = homes.get(line.home);
  home?.delete(line);
  if (home?.size === 0) homes.delete(line.home);
};

/** An eighth at a time, so that a crowd is not looked through for each that comes. */
const thin = (doorway: Doorway, crowd: Iterable<TcpLine>, size: number, why: string): void => {
  for (const line of least([...crowd], Math.ceil(size / 8))) {
    drop(doorway, line);
    cut(doorway, line, why);
  }
};

const flooded = ({ needs, porch }: Doorway, line: TcpLine): void => {
  needs.cut('flood');
  needs.flooded(line);
  if (line.home !== null) porch.flooded(line.home);
};

const came = (doorway: Doorway, socket: Socket): void => {
  const { needs, porch } = doorway;
  socket.on('error', () => socket.destroy());
  const address = plainAddress(socket.remoteAddress ?? '');
  const home = needs.isProxy(address) ? null : limitKey(address);
  if (home !== null) porch.came(home);
  if (home !== null && porch.isWatched(home)) porch.wait(home, socket);
  else enter(doorway, home, socket);
};

const enter = (doorway: Doorway, home: string | null, socket: Socket): void => {
  const { needs, server, turns, lines } = doorway;
  server.emit('connection', socket);
  const own = { ...needs, ...turns, flooded: (line: TcpLine) => flooded(doorway, line) };
  const line = lineOf(own, socket, home === null ? null : payerAt(home, socket));
  socket.once('close', () => drop(doorway, line));
  lines.set(socket, line);
  makeRoom(doorway, line);
  socket.resume();
};

/** For one more: in its address, and in all. */
const makeRoom = (doorway: Doorway, line: TcpLine): void => {
  const { homes, lines, porch, bounds } = doorway;
  if (line.home !== null) {
    const all = homes.get(line.home) ?? new Set();
    homes.set(line.home, all.add(line));
    if (all.size > MOST_PER_ADDRESS) thin(doorway, all, all.size, 'lines-address');
  }
  if (lines.size + porch.size > bounds.lines) thin(doorway, lines.values(), lines.size, 'lines');
};

const swept = (doorway: Doorway): void => {
  const { needs, turns, lines, bounds } = doorway;
  const now = needs.now();
  turns.tidy();
  let unread = 0;
  for (const line of lines.values()) {
    if (line.isOver(now)) cut(doorway, line, `late-${line.waits ? 'turn' : line.stage}`);
    else unread += line.socket.writableLength;
  }
  if (unread <= bounds.unread) return;
  const full = [...lines.values()].filter(({ socket }) => socket.writableLength > 0);
  thin(doorway, full, full.length, 'unread');
};

const upgraded = (doorway: Doorway, socket: Socket): void => {
  const line = doorway.lines.get(socket);
  if (!line) return;
  drop(doorway, line);
  line.release();
};

const doorwayOf = (needs: LinesNeeds, server: Server, bounds: Bounds): Doorway => {
  const doorway: Doorway = {
    needs,
    server,
    bounds,
    lines: new Map(),
    homes: new Map(),
    turns: turnsOf(needs.pace),
    porch: porchOf({ ...needs, enter: (home, socket) => enter(doorway, home, socket), lot: count => randomInt(count) }),
  };
  return doorway;
};

export const linesOf = (needs: LinesNeeds, server: Server, bounds: Bounds = BOUNDS): Lines => {
  const doorway = doorwayOf(needs, server, bounds);
  const { lines, turns, porch } = doorway;
  const sweep = (): void => swept(doorway);
  const stops = [needs.every(SWEEP, sweep), needs.every(TICK, turns.tick), needs.every(TICK, porch.tick)];
  server.prependListener('upgrade', (_, socket) => upgraded(doorway, socket as Socket));
  const front = createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, socket =>
    came(doorway, socket),
  );
  // A line that the system has nothing left for is no line; the others stay.
  front.on('error', () => needs.cut('accept'));
  return {
    front,
    requested: (request, response) => lines.get(request.socket)?.requested(request, response) ?? false,
    all: () => [...lines.values()],
    sweep,
    close: () => {
      for (const stop of stops) stop();
      porch.clear();
      for (const line of lines.values()) line.cut();
    },
  };
};
