import { randomBytes } from 'node:crypto';
import { type Random, seeded, type Viewer } from '@majlis/kernel';
import { type Hex, nonceHash } from '@majlis/kernel/dice';
import { parseServer, type Request, type ServerMessage } from '@majlis/protocol';
import { type ClientTable, listen, type Message, onNewConnection, type Table, UNKNOWN } from '@majlis/table';
import type { WebSocket } from 'ws';
import { gameOf, type Offered } from '../host/games.ts';
import type { Visitor } from './visitor.ts';

/** An action that was sent, and what became of it. */
interface Sent {
  readonly act: string;
  readonly request: Request;
  state: 'sent' | 'done' | 'refused';
  reason: string | null;
  readonly at: number;
  answeredAt: number;
}

/** A scripted client: it sits down, opens its nonce, plays what it is offered, and keeps the list of what was acknowledged. */
export interface Player {
  readonly visitor: Visitor;
  readonly table: string;
  readonly sent: readonly Sent[];
  /** What it knows, folded from what it was told. */
  readonly known: Table | null;
  readonly you: Viewer | null;
  /** Closing codes, in order. */
  readonly closes: readonly string[];
  /** From each loss of the line to the next welcome, in ms. */
  readonly returns: readonly number[];
  /** Whether it sees its table. */
  readonly isBack: boolean;
  /** How often there was a gap in the stream. */
  readonly gaps: number;
  /** What it was sent, in bytes and in frames. */
  readonly bytes: number;
  readonly frames: number;
  connect(): Promise<void>;
  ask(request: Request, act?: string): Sent;
  /** Plays by itself, an action every so often. */
  play(everyMs: number): void;
  /** Does nothing more by itself, but listens on. */
  rest(): void;
  stop(): void;
  /** Stops reading. */
  pause(): void;
  raw(text: string): void;
  readonly socket: WebSocket | null;
}

export interface PlayerWish {
  readonly visitor: Visitor;
  readonly table: string;
  readonly seat: number | null;
  readonly game: string;
  readonly seed: number;
  /** Comes back by itself when the line is lost. */
  readonly returning: boolean;
  /** Over how many ms a return is spread; 300 if nothing is said. */
  readonly jitter?: number;
}

const RESEND = 2_500;

export const playerOf = (wish: PlayerWish): Player => {
  const { visitor, table } = wish;
  const cast = castOf(wish.game);
  const random = seeded(wish.seed);
  const sent: Sent[] = [];
  const closes: string[] = [];
  const returns: number[] = [];
  const nonces = new Map<Hex, Hex>();
  let known: ClientTable = UNKNOWN;
  let gaps = 0;
  let bytes = 0;
  let frames = 0;
  let ticket: string | null = null;
  let socket: WebSocket | null = null;
  let lostAt: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let sentAt = 0;
  let stopped = false;

  const raw = (text: string): void => {
    if (socket?.readyState === socket?.OPEN) socket?.send(text);
  };

  const send = ({ act, request }: Sent): void => {
    sentAt = performance.now();
    raw(JSON.stringify({ kind: 'ask', act, request }));
  };

  const ask = (request: Request, act: string = randomBytes(16).toString('hex')): Sent => {
    const one: Sent = { act, request, state: 'sent', reason: null, at: performance.now(), answeredAt: 0 };
    sent.push(one);
    send(one);
    return one;
  };

  const answered = (act: string, state: Sent['state'], reason: string | null): void => {
    const one = sent.findLast(other => other.act === act);
    if (one?.state !== 'sent') return;
    one.state = state;
    one.reason = reason;
    one.answeredAt = performance.now();
  };

  const pending = (): Sent | undefined => {
    const one = sent.at(-1);
    return one?.state === 'sent' ? one : undefined;
  };

  const listened = (message: Message): void => {
    const heard = listen(cast, known, message);
    known = heard.known;
    if (!heard.missed) return;
    gaps += 1;
    raw(JSON.stringify({ kind: 'missed', ...heard.missed }));
  };

  const welcomed = (): void => {
    if (lostAt !== null) returns.push(performance.now() - lostAt);
    lostAt = null;
    const open = pending();
    if (open) send(open);
  };

  const take = (message: ServerMessage): void => {
    switch (message.kind) {
      case 'hello':
        ticket = message.ticket;
        return;
      case 'ping':
        raw(JSON.stringify({ kind: 'pong', n: message.n }));
        return;
      case 'lobby':
      case 'listed':
      case 'unlisted':
      case 'restarting':
        return;
      default:
        listened(message as Message); // the protocol passes a table's own words through
    }
    if (message.kind === 'welcome') welcomed();
    if (message.kind === 'done') answered(message.act, 'done', null);
    if (message.kind === 'refused') answered(message.act, 'refused', message.reason);
  };

  const connect = async (): Promise<void> => {
    const pass = ticket ?? (await visitor.ticket());
    ticket = pass;
    const line = visitor.socket();
    socket = line;
    known = onNewConnection(known);
    line.on('message', data => {
      const text = data.toString();
      bytes += text.length;
      frames += 1;
      const message = parseServer(text);
      if (!message) throw new Error(`not a message of the server: ${text.slice(0, 200)}`);
      take(message);
    });
    line.on('error', () => {});
    line.on('close', (code, reason) => lost(`${code} ${reason}`));
    await new Promise<void>(resolve => {
      line.once('open', () => {
        ticket = null; // what is shown at the door is spent
        line.send(JSON.stringify({ kind: 'hello', ticket: pass, place: table }));
        resolve();
      });
      line.once('close', () => resolve());
    });
  };

  const lost = (why: string): void => {
    closes.push(why);
    lostAt ??= performance.now();
    if (!stopped && wish.returning) setTimeout(again, random.below(wish.jitter ?? 300));
  };

  const again = (): void => {
    if (stopped) return;
    connect().catch(() => setTimeout(again, 500 + random.below(1_000)));
  };

  const step = (): void => {
    const open = pending();
    if (open) {
      if (performance.now() - sentAt > RESEND) send(open);
      return;
    }
    const { table: seen, you } = known;
    if (!seen || you === null || socket?.readyState !== socket?.OPEN) return;
    const request = wanted(cast, seen, you, wish.seat, nonces, random);
    if (request) ask(request);
  };

  return {
    visitor,
    table,
    sent,
    closes,
    returns,
    get known() {
      return known.table;
    },
    get you() {
      return known.you;
    },
    get isBack() {
      return known.table !== null && lostAt === null;
    },
    get gaps() {
      return gaps;
    },
    get bytes() {
      return bytes;
    },
    get frames() {
      return frames;
    },
    get socket() {
      return socket;
    },
    connect,
    ask,
    raw,
    play: everyMs => {
      timer = setInterval(step, everyMs);
    },
    rest: () => clearInterval(timer),
    stop: () => {
      stopped = true;
      clearInterval(timer);
      socket?.terminate();
    },
    pause: () => socket?.pause(),
  };
};

const castOf = (game: string): Offered => {
  const cast = gameOf(game);
  if (!cast) throw new Error(`no game ${game}`);
  return cast;
};

/** What a willing player does next. */
const wanted = (
  cast: Offered,
  table: Table,
  you: Viewer,
  seat: number | null,
  nonces: Map<Hex, Hex>,
  random: Random,
): Request | undefined => {
  if (!table.commitment || seat === null) return undefined;
  const nonce = nonces.get(table.commitment.id) ?? randomBytes(32).toString('hex');
  nonces.set(table.commitment.id, nonce);
  const hash = nonceHash(table.commitment.id, nonce);
  if (you === 'rail')
    return table.phase === 'lobby' && !table.chairs[seat]?.sitter ? { kind: 'sit', seat, hash } : undefined;
  if (table.phase === 'starting') return { kind: 'open', nonce };
  if (table.phase === 'lobby') return agreed(table, you, hash);
  return table.phase === 'playing' ? played(cast, table.state, you, random) : undefined;
};

const agreed = ({ chairs }: Table, you: number, hash: Hex): Request | undefined => {
  const chair = chairs[you];
  if (chair?.sitter?.kind !== 'person') return undefined;
  if (chair.sitter.hash !== hash) return { kind: 'bind', hash };
  return !chair.ready && chairs.every(({ sitter }) => sitter) ? { kind: 'ready', ready: true } : undefined;
};

const played = (cast: Offered, state: unknown, seat: number, random: Random): Request | undefined => {
  const offers = cast.game.offers(state, seat);
  const action = offers[random.below(Math.max(1, offers.length))];
  return action && { kind: 'act', word: cast.words.write(action) };
};
