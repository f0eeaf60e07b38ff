import { CLOSE, type ClientMessage, type CloseReason, parseClient } from '@majlis/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Caller } from '../people/people.ts';
import { bucket } from './limits.ts';
import { type Outbox, type OutboxSocket, outboxOf, type Sent } from './outbox.ts';

export const PING = 5_000;
const DEAD = 15_000;
const HELLO_WITHIN = 5_000;
const MOST_BEFORE_HELLO = 20;
const PARTING = 2_000;

/** One socket: what comes in is parsed and counted, what goes out never piles up. */
export interface Socket {
  readonly id: string;
  readonly ip: string;
  /** What the upgrade carried of cookies. */
  readonly cookie: string;
  caller: Caller | null;
  table: string | null;
  /** Bytes that lie there for it and have not left. */
  readonly unread: number;
  tell(message: Sent): void;
  close(reason: CloseReason): void;
  /** Every few seconds. */
  ping(): void;
}

export interface SocketDeps {
  now(): number;
  hello(socket: Socket, message: Extract<ClientMessage, { kind: 'hello' }>): Promise<void>;
  heard(socket: Socket, message: Exclude<ClientMessage, { kind: 'hello' | 'pong' }>): void;
  alive(socket: Socket, rtt: number): void;
  /** A reader that had fallen behind has caught up. */
  caughtUp(socket: Socket): void;
  closed(socket: Socket): void;
  refused(reason: CloseReason, ip: string): void;
}

type Spoken = Exclude<ClientMessage, { kind: 'pong' }>;
type Hello = Extract<ClientMessage, { kind: 'hello' }>;

/** What a socket is for: so many messages a second, and so many at once. */
const RATES = { lobby: [1, 30], watching: [2.5, 50], playing: [5, 20] } as const;

type Role = keyof typeof RATES;

/**
 * Who has missed something is told everything afresh, made for him alone; before somebody sits down the store is asked several things. Either is
 * worth several messages.
 */
const costOf = (message: ClientMessage): number =>
  message.kind === 'missed' || (message.kind === 'ask' && message.request.kind === 'sit') ? 4 : 1;

/** Bytes of any kind: so many a second, and so many at once. */
const BYTES = [16 * 1024, 64 * 1024] as const;

/** A socket as it is known here. */
interface Live extends Socket {
  readonly needs: SocketDeps;
  readonly ws: WebSocket;
  readonly line: OutboxSocket;
  readonly outbox: Outbox;
  /** Who has not said who he is when this is over is let go. */
  readonly late: NodeJS.Timeout;
  stage: 'new' | 'greeting' | 'open';
  pinged: { readonly n: number; readonly at: number; readonly answered: boolean };
  lastHeard: number;
  /** What came before the greeting was over. */
  early: Spoken[];
  role: Role;
  allowance: ReturnType<typeof bucket>;
}

const close = (socket: Live, reason: CloseReason): void => {
  const { ws, needs, ip } = socket;
  // A flood goes on after it has been told to stop, for this or for anything else: whatever still comes is left where it is.
  if (reason === 'too-fast') ws.pause();
  if (ws.readyState !== ws.OPEN) return;
  needs.refused(reason, ip);
  ws.close(CLOSE[reason], reason);
  setTimeout(end, PARTING, socket).unref();
};

const end = ({ ws, line }: Live): void => {
  // What lies there unread would be looked through once more at the end.
  if (ws.isPaused) line.removeAllListeners('data').read();
  ws.terminate();
};

/** A new role has a new allowance; the same one again has not: else whoever asks to be welcomed could ask for ever. */
const becomes = (socket: Live, next: Role): void => {
  if (next === socket.role) return;
  socket.role = next;
  const [perSecond, burst] = RATES[next];
  socket.allowance = bucket(perSecond, burst);
};

const tell = (socket: Live, message: Sent): void => {
  if (message.kind === 'welcome') becomes(socket, message.you === 'rail' ? 'watching' : 'playing');
  if (socket.outbox.put(message) === 'lost') close(socket, 'too-slow');
};

const ping = (socket: Live): void => {
  const now = socket.needs.now();
  if (now - socket.lastHeard > DEAD) socket.ws.terminate();
  else if (socket.outbox.isStuck()) close(socket, 'too-slow');
  else {
    socket.pinged = { n: socket.pinged.n + 1, at: now, answered: false };
    tell(socket, { kind: 'ping', now, n: socket.pinged.n });
  }
};

const greeted = async (socket: Live, message: Hello): Promise<void> => {
  socket.stage = 'greeting';
  clearTimeout(socket.late);
  await socket.needs.hello(socket, message);
  socket.stage = 'open';
  const waiting = socket.early;
  socket.early = [];
  for (const one of waiting) bring(socket, one);
};

/** One answer to each ping is free; any other counts like a message. */
const isPong = (socket: Live, n: number): boolean => {
  const { pinged, needs, stage } = socket;
  if (n !== pinged.n || pinged.answered) return false;
  socket.pinged = { ...pinged, answered: true };
  if (stage === 'open') needs.alive(socket, needs.now() - pinged.at);
  return true;
};

const take = (socket: Live, message: ClientMessage): void => {
  if (message.kind === 'pong' && isPong(socket, message.n)) return;
  if (!socket.allowance(costOf(message))) close(socket, 'too-fast');
  else if (message.kind !== 'pong') bring(socket, message);
};

/** What has been counted; what came before the greeting was over comes here a second time. */
const bring = (socket: Live, message: Spoken): void => {
  const { stage, needs } = socket;
  if (stage === 'new' && message.kind === 'hello') void greeted(socket, message);
  else if (stage === 'new') close(socket, 'bad-ticket');
  else if (message.kind === 'hello' || (stage === 'open' && socket.table === null)) close(socket, 'bad-message');
  else if (stage === 'open') needs.heard(socket, message);
  else if (socket.early.push(message) > MOST_BEFORE_HELLO) close(socket, 'too-fast');
};

const heard = (socket: Live, data: RawData, isBinary: boolean): void => {
  const { ws, needs } = socket;
  if (ws.readyState !== ws.OPEN) {
    if (!socket.allowance()) close(socket, 'too-fast');
    return;
  }
  socket.lastHeard = needs.now();
  const message = isBinary ? undefined : parseClient(data.toString());
  if (message) take(socket, message);
  else close(socket, 'bad-message');
};

/** Frames of every kind are counted by their number, whether we have a use for them or not; and all that comes by its bytes. */
const listen = (socket: Live): void => {
  const { ws, line, needs } = socket;
  ws.on('message', (data: RawData, isBinary: boolean) => heard(socket, data, isBinary));
  ws.on('ping', (data: Buffer) => {
    if (socket.allowance()) ws.pong(data);
    else close(socket, 'too-fast');
  });
  ws.on('pong', () => {
    if (!socket.allowance()) close(socket, 'too-fast');
  });
  const bytes = bucket(...BYTES);
  line.prependListener('data', (chunk: Buffer) => {
    if (!bytes(chunk.length)) close(socket, 'too-fast');
  });
  ws.on('error', () => ws.terminate());
  ws.on('close', () => {
    clearTimeout(socket.late);
    needs.closed(socket);
  });
};

const fresh = (now: number) => ({
  caller: null,
  table: null,
  stage: 'new' as const,
  pinged: { n: 0, at: 0, answered: true },
  lastHeard: now,
  early: [],
  role: 'lobby' as const,
  allowance: bucket(...RATES.lobby),
});

export const socketOf = (
  needs: SocketDeps,
  ws: WebSocket,
  line: OutboxSocket,
  id: string,
  ip: string,
  cookie = '',
): Socket => {
  const socket: Live = {
    ...fresh(needs.now()),
    ...{ needs, ws, line, id, ip, cookie },
    outbox: outboxOf({ ws, line, now: needs.now, caughtUp: () => needs.caughtUp(socket) }),
    late: setTimeout(() => close(socket, 'bad-ticket'), HELLO_WITHIN),
    get unread() {
      return ws.bufferedAmount;
    },
    tell: message => tell(socket, message),
    close: reason => close(socket, reason),
    ping: () => ping(socket),
  };
  listen(socket);
  return socket;
};
