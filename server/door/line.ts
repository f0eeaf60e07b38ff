import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { priceOf, priceOfAnswer } from './price.ts';
import type { Payer } from './turns.ts';

/** So much is read of a line before it is looked at again: a thousand requests in one piece are not a thousand at once. */
const PIECE = 1024;
/** Who sends more than this before it is his turn does not wait for answers. */
const MOST_HELD = 16 * 1024;
/** Headers have 8 KB; who says twice as much and has asked for nothing yet never will. */
const MOST_HEAD = 16 * 1024;
/** No body of ours is longer by far. */
const MOST_BODY = 64 * 1024;
const PARTING = 1_000;
/** After so many refusals a line is closed with the next. */
const MOST_REFUSED = 5;

/** How long each stage may last, in ms. Whoever is silent, or slow to say what he wants, is let go. */
const PATIENCE = { silent: 10_000, idle: 10_000, head: 10_000, body: 15_000, answer: 120_000 } as const;
/** An answer that is not read so fast is not read. */
const LEAST_READ = { bytes: 16 * 1024, ms: 15_000 };

type Stage = keyof typeof PATIENCE;

/** One connection, for as long as it speaks HTTP: what it asks, and whether its answers are read. */
export interface TcpLine {
  readonly socket: Socket;
  /** The address that limits count it by; null: a trusted proxy, which speaks for many. */
  readonly home: string | null;
  /** Whom a proxy speaks for just now; null: nobody, or this is no proxy. */
  readonly payer: Payer | null;
  readonly stage: Stage;
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
  requested(request: IncomingMessage, response: ServerResponse, payer: Payer | null): boolean;
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
  /** It was cut for what it sent. */
  flooded(line: TcpLine): void;
  /** Reading it went wrong, which is a bug: this line ends, the house does not. */
  broke(error: unknown): void;
}

const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n';

export const lineOf = (needs: LineNeeds, socket: Socket, home: string | null): TcpLine => {
  // What Node reads requests with; from now on it is given pieces, one request after the other.
  const parse = socket.listeners('data').at(0);
  let stage: Stage = 'silent';
  let since = needs.now();
  let held: Buffer = Buffer.alloc(0);
  let [asked, open, refused, head, body] = [0, 0, 0, 0, 0];
  /** What the last request is reckoned to cost, until it has been paid for. */
  let due = 0;
  let last: IncomingMessage | null = null;
  let payer: Payer | null = null;
  let [written, writtenAt] = [0, since];
  let [waits, paid, released] = [false, false, false];
  /** The last that was read of the headers, as far as their end may have begun in it. */
  let tail: Buffer = Buffer.alloc(0);

  const become = (next: Stage): void => {
    if (next === stage) return;
    stage = next;
    since = needs.now();
    head = 0;
    tail = Buffer.alloc(0);
  };

  const cut = (): void => {
    held = Buffer.alloc(0);
    socket.destroy();
  };

  const flood = (): void => {
    needs.flooded(line);
    cut();
  };

  /** The next piece: no further than headers or a body go, so that one request begins at a time. */
  const nextPiece = (): Buffer => {
    if (stage === 'body') {
      const length = Number(last?.headers['content-length'] ?? Number.NaN) - body;
      return held.subarray(0, length > 0 ? Math.min(length, PIECE) : PIECE);
    }
    const piece = held.subarray(0, PIECE);
    const end = Buffer.concat([tail, piece]).indexOf('\r\n\r\n');
    return end < 0 ? piece : piece.subarray(0, end + 4 - tail.length);
  };

  const read = (piece: Buffer): void => {
    const began = needs.work();
    try {
      parse?.call(socket, piece);
    } catch (error) {
      needs.broke(error);
      cut();
    }
    needs.worked(line, needs.work() - began);
  };

  /** Nothing is done for a request before all of it has come: whoever never says the rest costs nobody else a turn. */
  const pay = (): void => {
    needs.worked(line, due);
    due = 0;
  };

  /** One piece to the parser; what it finds is told by `requested`. */
  const feed = (): void => {
    const piece = nextPiece();
    held = held.subarray(piece.length);
    if (stage === 'body') body += piece.length;
    else {
      head += piece.length;
      tail = Buffer.concat([tail, piece]).subarray(-3);
    }
    read(piece);
    if (last?.complete) pay();
    // Who says more before the house has agreed to another language does not know that language.
    if (released && held.length > 0) cut();
    if (released || socket.destroyed) return;
    if (body > MOST_BODY || head > MOST_HEAD) flood();
    else if (last && open > 0) become(last.complete ? 'answer' : 'body');
  };

  /** A turn was given, for one request. */
  const begin = (): void => {
    paid = true;
    become('head');
  };

  /** The rest of a request is always heard; a new one when the last is answered, and it is this line's turn. */
  const mayFeed = (): boolean => {
    // Node has more to write than it likes, and takes nothing before; `resume` says when.
    if ((socket as Socket & { readonly _paused?: boolean })._paused) return false;
    if (stage === 'head') return true;
    // Where a body in parts ends nobody knows: it is refused (guard.ts), and nothing of it or behind it is read.
    if (stage === 'body') return last?.headers['transfer-encoding'] === undefined;
    if (stage === 'answer') return false;
    waits ||= !needs.mayGo(line);
    if (!waits) begin();
    return !waits;
  };

  const step = (): void => {
    while (held.length > 0 && !socket.destroyed && !released) {
      if (!mayFeed()) {
        hold();
        return;
      }
      feed();
    }
    if (!socket.destroyed && !released && socket.isPaused()) socket.resume();
  };

  const hold = (): void => {
    if (held.length > MOST_HELD) {
      flood();
      return;
    }
    socket.pause();
    // Node has not seen what is held here, and would let go of a line that it takes for idle.
    socket.setTimeout(0);
  };

  const heard = (chunk: Buffer): void => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    step();
  };

  const answered = ({ statusCode }: ServerResponse, request: IncomingMessage, price: number, before: number): void => {
    open -= 1;
    const isRefused = statusCode >= 400 && statusCode < 500;
    needs.worked(line, priceOfAnswer(request, socket.bytesWritten - before) - (isRefused ? price - due : 0));
    due = 0;
    if (statusCode >= 400) refused += 1;
    if (socket.destroyed || released) return;
    if (!request.complete) part();
    else if (open === 0) {
      become('idle');
      setImmediate(step);
    }
  };

  /** Whoever was answered before he had said everything need not say the rest; a moment later, so that he reads the answer. */
  const part = (): void => {
    socket.pause();
    socket.end();
    setTimeout(cut, PARTING).unref();
  };

  /** Whether something has lain there for too long, or is taken in sips. */
  const isUnread = (now: number): boolean => {
    if (socket.writableLength === 0 || socket.bytesWritten - written >= LEAST_READ.bytes) {
      [written, writtenAt] = [socket.bytesWritten, now];
      return false;
    }
    return now - writtenAt > LEAST_READ.ms;
  };

  const line: TcpLine = {
    socket,
    home,
    get payer() {
      return payer;
    },
    get stage() {
      return stage;
    },
    get since() {
      return since;
    },
    get asked() {
      return asked;
    },
    get last() {
      return last;
    },
    get waits() {
      return waits;
    },
    go: () => {
      waits = false;
      if (stage === 'silent' || stage === 'idle') begin();
      step();
    },
    requested: (request, response, from) => {
      asked += 1;
      open += 1;
      body = 0;
      last = request;
      payer = from;
      if (!paid) needs.charge(line);
      paid = false;
      const isTurn = from === null || needs.tookFor(from);
      const price = isTurn ? priceOf(request) : 0;
      due = price;
      if (refused >= MOST_REFUSED) response.shouldKeepAlive = false;
      const before = socket.bytesWritten;
      response.once('close', () => answered(response, request, price, before));
      return isTurn;
    },
    release: () => {
      released = true;
      socket.off('data', heard);
      socket.off('resume', step);
    },
    isOver: now => {
      if (isUnread(now)) return true;
      if (waits || now - since <= PATIENCE[stage]) return false;
      if (stage === 'head' || stage === 'body') socket.write(TIMEOUT);
      return true;
    },
    cut,
  };
  if (parse) socket.off('data', parse as () => void);
  socket.on('data', heard);
  socket.on('resume', step);
  return line;
};
