import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerMessage } from '@majlis/protocol';
import { WebSocketServer } from 'ws';
import type { Caller } from '../people/people.ts';
import { limitKey } from './address.ts';
import { heard } from './asking.ts';
import { type Beat, beatOf } from './beat.ts';
import type { DoorDeps } from './door-deps.ts';
import { type Gate, gateOf } from './gate.ts';
import { greet, type Open } from './greeting.ts';
import { type Lobby, lobbyOf } from './lobby.ts';
import { noteRefusal } from './refusal.ts';
import { PING, type Socket, type SocketDeps, socketOf } from './socket.ts';
import { type DoorQueue, standingOf, throughDoor } from './standing.ts';
import { type Turnstile, turnstile } from './turnstile.ts';

export interface Sockets {
  /** Closes the sockets of a session, or all of a person. */
  signedOut(session: string, person?: string): void;
  /** Closes all sockets of a person but those of this session. */
  keepOnly(session: string, person: string): void;
  /** Those who have a socket here. */
  people(): ReadonlySet<string>;
  /** To each person what is new for them, in the lobby that they look at, if they do. */
  tell(news: ReadonlyMap<string, ServerMessage>): void;
  onLobby(listener: (person: string) => void): void;
  /** Tells everybody to come back later, and closes. */
  drain(): Promise<void>;
}

const RECHECK = 30 * 60_000;
const COME_BACK = 2_000;
/** How often it is looked who stands at the door: meanwhile time counts for nobody inside, for who is not there may be in that queue. */
const CROWD = 2_000;
const GREETED_AT_ONCE = 64;
/** How often it is told what has changed in the list, where it could not be told at once. */
const NEWS = 100;
/** How often it is looked at what lies there unread, and how many bytes of it there may be in all. */
const UNREAD = 500;
const MOST_UNREAD = 64 * 1024 * 1024;

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
  readonly standing: DoorQueue;
  readonly listeners: ((person: string) => void)[];
}

const hallOf = (house: DoorDeps): Hall => {
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
    standing: standingOf(() => performance.now()),
    listeners: [],
  };
};

/** Sockets at the door: who may come in, where to, and what becomes of what they say. */
export const socketsOf = (house: DoorDeps, server: Server): Sockets => {
  const hall = hallOf(house);
  const needs = needsOf(house, hall);
  const wss = new WebSocketServer({ noServer: true, clientTracking: false, ...LIMITS });
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const ip = hall.gate.admit(request, stream);
    if (ip === undefined) return;
    const { cookie } = request.headers;
    wss.handleUpgrade(request, stream, head, ws =>
      entered(house, hall, socketOf(needs, ws, stream, newId(), ip, cookie)),
    );
  };
  server.on('upgrade', onUpgrade);
  const recheck = setInterval(() => void recheckAll(house, [...hall.open.values()]), RECHECK);
  recheck.unref();
  const crowd = setInterval(() => {
    const ms = hall.standing.due();
    if (ms > 0) house.host.held(ms);
  }, CROWD);
  crowd.unref();
  const unread = setInterval(() => letGo(hall.open.values()), UNREAD);
  unread.unref();
  const news = setInterval(hall.lobby.tick, NEWS);
  news.unref();
  return {
    signedOut: (session, person) => signOut(hall.open, caller => caller.session === session || caller.me.id === person),
    keepOnly: (session, person) => signOut(hall.open, caller => caller.session !== session && caller.me.id === person),
    people: () => new Set([...hall.open.values()].flatMap(({ caller }) => caller?.me.id ?? [])),
    tell: news => {
      for (const socket of hall.open.values()) {
        const message = socket.table === null ? news.get(socket.caller?.me.id ?? '') : undefined;
        if (message) socket.tell(message);
      }
    },
    onLobby: listener => {
      hall.listeners.push(listener);
    },
    drain: async () => {
      server.off('upgrade', onUpgrade);
      clearInterval(recheck);
      clearInterval(crowd);
      clearInterval(unread);
      clearInterval(news);
      hall.pings.stop();
      await sentHome(hall.open, house.clock.now());
    },
  };
};

/** Each reader may be a little behind, but not all of them together: those who are most so go first. */
export const letGo = (sockets: Iterable<Pick<Socket, 'unread' | 'close'>>, most: number = MOST_UNREAD): void => {
  const behind = [...sockets].filter(({ unread }) => unread > 0);
  let sum = behind.reduce((total, { unread }) => total + unread, 0);
  if (sum <= most) return;
  for (const socket of behind.sort((a, b) => b.unread - a.unread)) {
    if (sum <= most / 2) return;
    sum -= socket.unread;
    socket.close('too-slow');
  }
};

const newId = (): string => randomBytes(12).toString('hex');

const entered = ({ meters }: DoorDeps, { open, pings }: Hall, socket: Socket): void => {
  open.set(socket.id, socket);
  pings.add(socket);
  meters.sockets.set(open.size);
};

const left = ({ host, meters }: DoorDeps, { open, pings, lobby }: Hall, socket: Socket): void => {
  open.delete(socket.id);
  pings.delete(socket);
  lobby.leave(socket);
  if (socket.table !== null) host.leave(socket.table, socket.id);
  meters.sockets.set(open.size);
};

/** What a flood, a forger or a broken client does is noted. */
const NOTED: readonly string[] = ['bad-message', 'bad-ticket', 'too-fast'];

const greeted = (house: DoorDeps, hall: Hall, socket: Socket, message: Parameters<typeof greet>[4]): Promise<void> =>
  throughDoor(hall.standing, hall.greetings, house.knownBy(socket.cookie) !== undefined, () =>
    greet(house, hall.open, hall.lobby, socket, message),
  );

const needsOf = (house: DoorDeps, hall: Hall): SocketDeps => {
  const { host, clock, meters } = house;
  const { lobby, listeners } = hall;
  return {
    now: () => clock.now(),
    hello: async (socket, message) => {
      await greeted(house, hall, socket, message);
      if (socket.caller && socket.table === null) for (const listener of listeners) listener(socket.caller.me.id);
    },
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
      if (NOTED.includes(reason)) noteRefusal(house, 'socket', { reason }, ip);
      if (reason === 'too-fast') house.floods.flooded(limitKey(ip));
    },
  };
};

const signOut = (open: Open, isOut: (caller: Caller) => boolean): void => {
  for (const socket of open.values()) if (socket.caller && isOut(socket.caller)) socket.close('signed-out');
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
const recheckAll = async ({ people }: DoorDeps, sockets: readonly Socket[]): Promise<void> => {
  for (const socket of sockets) {
    const { caller } = socket;
    if (caller && !(await people.holder(caller.session).catch(() => caller))) socket.close('signed-out');
  }
};
