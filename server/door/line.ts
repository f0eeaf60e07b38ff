import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { priceOf, priceOfAnswer } from './price.ts';
import { become, begin, came, cut, type Live, NOTHING, step } from './reading.ts';
import type { Payer } from './turns.ts';

const PARTING = 1_000;
/** After so many refusals a line is closed with the next. */
const MOST_REFUSED = 5;

/** How long each stage may last, in ms. Whoever is silent, or slow to say what he wants, is let go. */
const PATIENCE = { silent: 10_000, idle: 10_000, head: 10_000, body: 15_000, answer: 120_000 } as const;
/** So long a line waits for its turn: whoever has left meanwhile is not seen before. */
const MOST_WAIT = 30_000;
/** An answer that is not read so fast is not read. */
const LEAST_READ = { bytes: 16 * 1024, ms: 15_000 };

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n';

const COME_AGAIN = 'HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\n\r\n';

export type LineStage = keyof typeof PATIENCE;

/** One connection, for as long as it speaks HTTP: what it asks, and whether its answers are read. */
export interface TcpLine {
  readonly socket: Socket;
  /** The address that limits count it by; null: a trusted proxy, which speaks for many. */
  readonly home: string | null;
  /** Who asks; null: a proxy has not said yet for whom. */
  readonly payer: Payer | null;
  readonly stage: LineStage;
  /** Since when. */
  readonly since: number;
  /** How many requests it has made. */
  readonly asked: number;
  /** The last of them. */
  readonly last: IncomingMessage | null;
  /** Whether it waits for its turn. */
  readonly waits: boolean;
  /** Its turn has come. */
  go(): void;
  /** A request was read. false: whoever made it has no turn left, and nothing is done for it. */
  requested(request: IncomingMessage, response: ServerResponse): boolean;
  /** Nothing more of it is looked at: it speaks another language now. */
  release(): void;
  /** Whether its time is over. */
  isOver(now: number): boolean;
  cut(): void;
}

export interface LineNeeds {
  now(): number;
  /** How long this thread has worked in its life, in ms. */
  work(): number;
  /** Whether it is its turn; if not, it will be told. */
  mayGo(line: TcpLine): boolean;
  /** It has made a request that no turn was given for. */
  charge(line: TcpLine): void;
  /** So long it was read and answered, and nobody else was heard. */
  worked(line: TcpLine, ms: number): void;
  tookFor(payer: Payer): boolean;
  /** Whose request it is that a trusted proxy brings. */
  payerOf(request: { readonly headers: IncomingHttpHeaders; readonly socket: Socket }): Payer;
  /** It was cut for what it sent. */
  flooded(line: TcpLine): void;
  /** Reading it went wrong, which is a bug: this line ends, the house does not. */
  broke(error: unknown): void;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly price: number;
  /** What had been written when it was asked. */
  readonly before: number;
}

const answered = (line: Live, { request, response: { statusCode }, price, before }: Asked): void => {
  const { socket, needs } = line;
  line.open -= 1;
  const givenBack = statusCode >= 400 && statusCode < 500 ? price - line.due : 0;
  needs.worked(line, priceOfAnswer(request, socket.bytesWritten - before) - givenBack);
  line.due = 0;
  if (statusCode >= 400) line.refused += 1;
  if (socket.destroyed || line.released) return;
  if (!request.complete) part(line);
  else if (line.open === 0) {
    become(line, 'idle');
    setImmediate(step, line);
  }
};

/** Whoever was answered before he had said everything need not say the rest; a moment later, so that he reads the answer. */
const part = (line: Live): void => {
  line.socket.pause();
  line.socket.end();
  setTimeout(cut, PARTING, line).unref();
};

const requested = (line: Live, request: IncomingMessage, response: ServerResponse): boolean => {
  const { needs, socket } = line;
  line.asked += 1;
  line.open += 1;
  line.body = 0;
  line.last = request;
  if (line.home === null) line.payer = needs.payerOf(request);
  if (!line.isPaid) needs.charge(line);
  line.isPaid = false;
  const isTurn = line.home !== null || line.payer === null || needs.tookFor(line.payer);
  const price = isTurn ? priceOf(request) : 0;
  line.due = price;
  if (line.refused >= MOST_REFUSED) response.shouldKeepAlive = false;
  const asked: Asked = { request, response, price, before: socket.bytesWritten };
  response.once('close', () => answered(line, asked));
  return isTurn;
};

/** Whether something has lain there for too long, or is taken in sips. */
const isUnread = (line: Live, now: number): boolean => {
  const { socket } = line;
  if (socket.writableLength === 0 || socket.bytesWritten - line.written >= LEAST_READ.bytes) {
    line.written = socket.bytesWritten;
    line.writtenAt = now;
    return false;
  }
  return now - line.writtenAt > LEAST_READ.ms;
};

const waitedTooLong = ({ waitsSince, socket }: Live, now: number): boolean => {
  if (now - waitsSince <= MOST_WAIT) return false;
  socket.write(COME_AGAIN);
  return true;
};

const isOver = (line: Live, now: number): boolean => {
  const { stage, socket } = line;
  if (isUnread(line, now)) return true;
  if (line.waits) return waitedTooLong(line, now);
  if (now - line.since <= PATIENCE[stage]) return false;
  if (stage === 'head' || stage === 'body') socket.write(TIMEOUT);
  return true;
};

const fresh = (needs: LineNeeds, socket: Socket) => ({
  needs,
  socket,
  parse: socket.listeners('data').at(0) as Live['parse'],
  stage: 'silent' as const,
  since: needs.now(),
  writtenAt: needs.now(),
  asked: 0,
  last: null,
  waits: false,
  waitsSince: 0,
  isPaid: false,
  released: false,
  held: NOTHING,
  tail: NOTHING,
  open: 0,
  refused: 0,
  pieces: 0,
  head: 0,
  body: 0,
  due: 0,
  written: 0,
});

/** `from`: who asks; null: a trusted proxy, which speaks for many. */
export const lineOf = (needs: LineNeeds, socket: Socket, from: Payer | null): TcpLine => {
  const again = (): void => step(line);
  const heard = (chunk: Buffer): void => came(line, chunk);
  const line: Live = {
    ...fresh(needs, socket),
    home: from?.key ?? null,
    payer: from,
    go: () => {
      line.waits = false;
      begin(line);
      step(line);
    },
    requested: (request, response) => requested(line, request, response),
    release: () => {
      line.released = true;
      socket.off('data', heard).off('resume', again);
    },
    isOver: now => isOver(line, now),
    cut: () => cut(line),
  };
  if (line.parse) socket.off('data', line.parse);
  socket.on('data', heard).on('resume', again);
  return line;
};
