import { CLOSE, type ClientMessage, type CloseReason, parseClient } from '@majlis/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Caller } from '../people/people.ts';
import { bucket } from './limits.ts';
import { type OutboxSocket, outboxOf, type Sent } from './outbox.ts';

export const PING = 5_000;
const DEAD = 15_000;
const HELLO_WITHIN = 5_000;
const MOST_BEFORE_HELLO = 20;

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

export const socketOf = (
  needs: SocketDeps,
  ws: WebSocket,
  line: OutboxSocket,
  id: string,
  ip: string,
  cookie = '',
): Socket => {
  let stage: 'new' | 'greeting' | 'open' = 'new';
  let pinged = { n: 0, at: 0, answered: true };
  let lastHeard = needs.now();
  let early: Spoken[] = [];
  let role: Role = 'lobby';
  let allowance = bucket(...RATES.lobby);
  const late = setTimeout(() => close('bad-ticket'), HELLO_WITHIN);

  const close = (reason: CloseReason): void => {
    // A flood goes on after it has been told to stop, for this or for anything else: whatever still comes is left where it is.
    if (reason === 'too-fast') ws.pause();
    if (ws.readyState !== ws.OPEN) return;
    needs.refused(reason, ip);
    ws.close(CLOSE[reason], reason);
    setTimeout(end, 2_000).unref();
  };

  const end = (): void => {
    // What lies there unread would be looked through once more at the end.
    if (ws.isPaused) line.removeAllListeners('data').read();
    ws.terminate();
  };

  const outbox = outboxOf({ ws, line, now: needs.now, caughtUp: () => needs.caughtUp(socket) });

  /** A new role has a new allowance; the same one again has not: else whoever asks to be welcomed could ask for ever. */
  const becomes = (next: Role): void => {
    if (next === role) return;
    role = next;
    const [perSecond, burst] = RATES[next];
    allowance = bucket(perSecond, burst);
  };

  const tell = (message: Sent): void => {
    if (message.kind === 'welcome') becomes(message.you === 'rail' ? 'watching' : 'playing');
    if (outbox.put(message) === 'lost') close('too-slow');
  };

  const ping = (): void => {
    const now = needs.now();
    if (now - lastHeard > DEAD) ws.terminate();
    else if (outbox.isStuck()) close('too-slow');
    else {
      pinged = { n: pinged.n + 1, at: now, answered: false };
      tell({ kind: 'ping', now, n: pinged.n });
    }
  };

  const greeted = async (message: Extract<ClientMessage, { kind: 'hello' }>): Promise<void> => {
    stage = 'greeting';
    clearTimeout(late);
    await needs.hello(socket, message);
    stage = 'open';
    const waiting = early;
    early = [];
    waiting.forEach(bring);
  };

  /** One answer to each ping is free; any other counts like a message. */
  const pong = (n: number): boolean => {
    if (n !== pinged.n || pinged.answered) return false;
    pinged = { ...pinged, answered: true };
    if (stage === 'open') needs.alive(socket, needs.now() - pinged.at);
    return true;
  };

  const take = (message: ClientMessage): void => {
    if (message.kind === 'pong' && pong(message.n)) return;
    if (!allowance(costOf(message))) close('too-fast');
    else if (message.kind !== 'pong') bring(message);
  };

  /** What has been counted; what came before the greeting was over comes here a second time. */
  const bring = (message: Spoken): void => {
    if (stage === 'new' && message.kind === 'hello') void greeted(message);
    else if (stage === 'new') close('bad-ticket');
    else if (message.kind === 'hello' || (stage === 'open' && socket.table === null)) close('bad-message');
    else if (stage === 'open') needs.heard(socket, message);
    else if (early.push(message) > MOST_BEFORE_HELLO) close('too-fast');
  };

  ws.on('message', (data: RawData, isBinary: boolean) => {
    if (ws.readyState !== ws.OPEN) {
      if (!allowance()) close('too-fast');
      return;
    }
    lastHeard = needs.now();
    const message = isBinary ? undefined : parseClient(data.toString());
    if (message) take(message);
    else close('bad-message');
  });
  // Frames of every kind are counted by their number, whether we have a use for them or not; and all that comes by its bytes.
  ws.on('ping', (data: Buffer) => {
    if (allowance()) ws.pong(data);
    else close('too-fast');
  });
  ws.on('pong', () => {
    if (!allowance()) close('too-fast');
  });
  const bytes = bucket(...BYTES);
  line.prependListener('data', (chunk: Buffer) => {
    if (!bytes(chunk.length)) close('too-fast');
  });
  ws.on('error', () => ws.terminate());
  ws.on('close', () => {
    clearTimeout(late);
    needs.closed(socket);
  });

  const socket: Socket = {
    id,
    ip,
    cookie,
    caller: null,
    table: null,
    get unread() {
      return ws.bufferedAmount;
    },
    tell,
    close,
    ping,
  };
  return socket;
};
