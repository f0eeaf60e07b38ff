import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { heard } from './asking.ts';
import { type Beat, beatOf } from './beat.ts';
import { type Gate, gateOf } from './gate.ts';
import { greet, type Open } from './greeting.ts';
import type { House } from './house.ts';
import { type Lobby, lobbyOf } from './lobby.ts';
import { PING, type Socket, type SocketNeeds, socketOf } from './socket.ts';
import { type Turnstile, turnstile } from './turnstile.ts';

export interface Sockets {
  /** Closes the sockets of a session, or all of a person. */
  signedOut(session: string, person?: string): void;
  /** Tells everybody to come back later, and closes. */
  drain(): Promise<void>;
}

const RECHECK = 30 * 60_000;
const COME_BACK = 2_000;
/** While people stand in a queue at the door, so often, time counts for nobody inside: who is not there may be in it. */
const CROWD = 2_000;
const GREETED_AT_ONCE = 64;

const LIMITS = {
  maxPayload: 4096,
  maxFragments: 16,
  maxBufferedChunks: 64,
  perMessageDeflate: false,
  // A ping of theirs counts like a message: socket.ts answers it.
  autoPong: false,
};

/** Everything that the door knows of its sockets. */
interface Hall {
  readonly open: Map<string, Socket>;
  readonly gate: Gate;
  readonly pings: Beat<Socket>;
  readonly lobby: Lobby;
  readonly greetings: Turnstile;
}

const hallOf = (house: House): Hall => {
  const { store, clock, host } = house;
  const lobby = lobbyOf(
    () => store.directory.lobby(),
    () => clock.now(),
  );
  host.onEntry(lobby.changed);
  return {
    open: new Map(),
    gate: gateOf(house),
    pings: beatOf<Socket>(PING, socket => socket.ping()),
    lobby,
    greetings: turnstile(GREETED_AT_ONCE),
  };
};

/** Sockets at the door: who may come in, where to, and what becomes of what they say. */
export const socketsOf = (house: House, server: Server): Sockets => {
  const hall = hallOf(house);
  const needs = needsOf(house, hall);
  const wss = new WebSocketServer({ noServer: true, clientTracking: false, ...LIMITS });
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const ip = hall.gate.admit(request, stream);
    if (ip === undefined) return;
    wss.handleUpgrade(request, stream, head, ws => entered(house, hall, socketOf(needs, ws, stream, newId(), ip)));
  };
  server.on('upgrade', onUpgrade);
  const recheck = setInterval(() => void recheckAll(house, [...hall.open.values()]), RECHECK);
  recheck.unref();
  const crowd = setInterval(() => {
    if (hall.greetings.queue > 0) house.host.held(CROWD);
  }, CROWD);
  crowd.unref();
  return {
    signedOut: (session, person) => signOut(hall.open, session, person),
    drain: async () => {
      server.off('upgrade', onUpgrade);
      clearInterval(recheck);
      clearInterval(crowd);
      hall.pings.stop();
      await sentHome(hall.open, house.clock.now());
    },
  };
};

const newId = (): string => randomBytes(12).toString('hex');

const entered = ({ meters }: House, { open, gate, pings }: Hall, socket: Socket): void => {
  open.set(socket.id, socket);
  pings.add(socket);
  gate.entered(socket.ip);
  meters.sockets.set(open.size);
};

const left = ({ host, meters }: House, { open, gate, pings, lobby }: Hall, socket: Socket): void => {
  open.delete(socket.id);
  pings.delete(socket);
  gate.left(socket.ip);
  lobby.leave(socket);
  if (socket.table !== null) host.leave(socket.table, socket.id);
  meters.sockets.set(open.size);
};

/** What a flood, a forger or a broken client does is noted. */
const NOTED: readonly string[] = ['bad-message', 'bad-ticket', 'too-fast'];

const needsOf = (house: House, hall: Hall): SocketNeeds => {
  const { host, store, clock, meters } = house;
  const { open, lobby, greetings } = hall;
  return {
    now: () => clock.now(),
    hello: (socket, message) => greetings.through(() => greet(house, open, lobby, socket, message)),
    heard: (socket, message) => heard(house, socket, message),
    alive: ({ id, table }, rtt) => {
      if (table !== null) host.feed(table, { kind: 'heard', conn: id, rtt });
    },
    caughtUp: socket => {
      if (socket.table !== null) host.feed(socket.table, { kind: 'missed', conn: socket.id, you: null, at: 0 });
      else lobby.enter(socket).catch(() => socket.close('busy'));
    },
    closed: socket => left(house, hall, socket),
    refused: (reason, ip) => {
      meters.refusals.inc({ reason });
      if (NOTED.includes(reason)) store.audit.note('socket', { reason }, ip);
    },
  };
};

const signOut = (open: Open, session: string, person: string | undefined): void => {
  for (const socket of open.values()) {
    const { caller } = socket;
    if (caller && (caller.session === session || caller.me.id === person)) socket.close('signed-out');
  }
};

const sentHome = async (open: Open, now: number): Promise<void> => {
  for (const socket of open.values()) {
    socket.tell({ kind: 'restarting', now, withinMs: COME_BACK });
    socket.close('restarting');
  }
  const until = performance.now() + 2_500;
  while (open.size > 0 && performance.now() < until) await new Promise(resolve => setTimeout(resolve, 20));
};

/** A session that has ended in the meantime closes its sockets. */
const recheckAll = async ({ people }: House, sockets: readonly Socket[]): Promise<void> => {
  for (const socket of sockets) {
    const { caller } = socket;
    if (caller && !(await people.holder(caller.session).catch(() => caller))) socket.close('signed-out');
  }
};
