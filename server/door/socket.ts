import { CLOSE, type ClientMessage, type CloseReason, parseClient } from '@majlis/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Caller } from '../people/people.ts';
import { bucket } from './limits.ts';
import { type Line, outboxOf, type Sent } from './outbox.ts';

export const PING = 5_000;
const DEAD = 15_000;
const HELLO_WITHIN = 5_000;
const MOST_BEFORE_HELLO = 20;

/** One socket: what comes in is parsed and counted, what goes out never piles up. */
export interface Socket {
  readonly id: string;
  readonly ip: string;
  caller: Caller | null;
  table: string | null;
  tell(message: Sent): void;
  close(reason: CloseReason): void;
  /** Every few seconds. */
  ping(): void;
}

export interface SocketNeeds {
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

export const socketOf = (needs: SocketNeeds, ws: WebSocket, line: Line, id: string, ip: string): Socket => {
  let stage: 'new' | 'greeting' | 'open' = 'new';
  let pinged = { n: 0, at: 0, answered: true };
  let lastHeard = needs.now();
  let early: Spoken[] = [];
  let role: Role = 'lobby';
  let allowance = bucket(...RATES.lobby);
  const late = setTimeout(() => close('bad-ticket'), HELLO_WITHIN);

  const close = (reason: CloseReason): void => {
    if (ws.readyState !== ws.OPEN) return;
    needs.refused(reason, ip);
    ws.close(CLOSE[reason], reason);
    setTimeout(() => ws.terminate(), 2_000).unref();
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
    if (!allowance()) close('too-fast');
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
    if (ws.readyState !== ws.OPEN) return;
    lastHeard = needs.now();
    const message = isBinary ? undefined : parseClient(data.toString());
    if (message) take(message);
    else close('bad-message');
  });
  ws.on('ping', (data: Buffer) => {
    if (allowance()) ws.pong(data);
    else close('too-fast');
  });
  ws.on('error', () => ws.terminate());
  ws.on('close', () => {
    clearTimeout(late);
    needs.closed(socket);
  });

  const socket: Socket = {
    id,
    ip,
    caller: null,
    table: null,
    tell,
    close,
    ping,
  };
  return socket;
};
