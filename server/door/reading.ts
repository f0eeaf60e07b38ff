import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { nextOfBody, nextOfHead, restOf, tailOf, whoseHead } from './head.ts';
import type { LineNeeds, LineStage, TcpLine } from './line.ts';
import type { Payer } from './turns.ts';

/** Who sends more than this before it is his turn does not wait for answers. */
const MOST_HELD = 16 * 1024;
/** Headers have 8 KB; who says twice as much and has asked for nothing yet never will. */
const MOST_HEAD = 16 * 1024;
/** No body of ours is longer by far. */
const MOST_BODY = 64 * 1024;

/** Nobody's headers, and nobody's body, come in more pieces than this. */
const MOST_PIECES = 64;

export const NOTHING: Buffer = Buffer.alloc(0);

/** A line as it is known here. */
export interface Live extends TcpLine {
  readonly needs: LineNeeds;
  /** What Node reads requests with; it is given pieces, one request after the other. */
  readonly parse: ((piece: Buffer) => void) | undefined;
  payer: Payer | null;
  stage: LineStage;
  since: number;
  asked: number;
  last: IncomingMessage | null;
  waits: boolean;
  /** Since when. */
  waitsSince: number;
  /** Whether it has a turn: for one request to begin, or for one to become whole. */
  isPaid: boolean;
  released: boolean;
  held: Buffer;
  /** The last that was read of the headers, as far as their end may have begun in it. */
  tail: Buffer;
  /** Requests that are not answered yet, and those that were refused. */
  open: number;
  refused: number;
  /** In how many pieces this stage has come so far. */
  pieces: number;
  /** Bytes read of the headers, and of the body. */
  head: number;
  body: number;
  /** What the last request is reckoned to cost, until it has been paid for. */
  due: number;
  written: number;
  writtenAt: number;
}

export const become = (line: Live, next: LineStage): void => {
  if (next === line.stage) return;
  line.stage = next;
  line.since = line.needs.now();
  line.head = 0;
  line.pieces = 0;
  line.tail = NOTHING;
};

export const cut = (line: Live): void => {
  line.held = NOTHING;
  line.socket.destroy();
};

const flood = (line: Live): void => {
  line.needs.flooded(line);
  cut(line);
};

/** Something came. Each piece costs as much as a request, and no turn: in crumbs nobody is listened to for long. */
export const came = (line: Live, chunk: Buffer): void => {
  line.held = line.held.length === 0 ? chunk : Buffer.concat([line.held, chunk]);
  line.pieces += 1;
  if (line.pieces > MOST_PIECES) flood(line);
  else step(line);
};

const nextPiece = ({ stage, held, tail, last, body }: Live): Buffer =>
  stage === 'body' ? nextOfBody(held, restOf(last, body)) : nextOfHead(held, tail);

const read = (line: Live, piece: Buffer): void => {
  const { needs, socket } = line;
  const began = needs.work();
  try {
    line.parse?.call(socket, piece);
  } catch (error) {
    needs.broke(error);
    cut(line);
  }
  needs.worked(line, needs.work() - began);
};

/** Nothing is done for a request before all of it has come: whoever never says the rest costs nobody else a turn. */
const pay = (line: Live): void => {
  line.needs.worked(line, line.due);
  line.due = 0;
};

const counted = (line: Live, piece: Buffer): void => {
  if (line.stage === 'body') line.body += piece.length;
  else {
    line.head += piece.length;
    line.tail = tailOf(line.tail, piece);
  }
};

/** One piece to the parser; what it finds is told by `requested`. */
const feed = (line: Live): void => {
  const piece = nextPiece(line);
  line.held = line.held.subarray(piece.length);
  counted(line, piece);
  read(line, piece);
  if (line.last?.complete) pay(line);
  if (line.stage === 'body' && line.last?.complete) line.isPaid = false;
  // Who says more before the house has agreed to another language does not know that language.
  if (line.released && line.held.length > 0) cut(line);
  if (line.released || line.socket.destroyed) return;
  if (line.body > MOST_BODY || line.head > MOST_HEAD) flood(line);
  else if (line.last && line.open > 0) become(line, line.last.complete ? 'answer' : 'body');
};

/** A turn was given: for one request, or for what makes it whole. */
export const begin = (line: Live): void => {
  line.isPaid = true;
  if (line.stage === 'silent' || line.stage === 'idle') become(line, 'head');
};

const hasTurn = (line: Live): boolean => {
  if (line.waits) return false;
  line.waits = !line.needs.mayGo(line);
  line.waitsSince = line.needs.now();
  if (!line.waits) begin(line);
  return !line.waits;
};

/** The rest of a body is heard but for the end of it: then all that the request costs is done at once, and that needs a turn. */
const mayFeedBody = (line: Live): boolean => {
  // Where a body in parts ends nobody knows: it is refused (guard.ts), and nothing of it or behind it is read.
  if (line.last?.headers['transfer-encoding'] !== undefined) return false;
  return nextPiece(line).length < restOf(line.last, line.body) || line.isPaid || hasTurn(line);
};

/** What headers that lie there say about whose they are: a proxy brings requests of many. */
const peeked = ({ needs, socket, held }: Live): Payer | null => {
  const headers = whoseHead(held);
  return headers && needs.payerOf({ headers, socket });
};

/** The rest of a request is always heard; a new one when the last is answered, and it is this line's turn. */
const mayFeed = (line: Live): boolean => {
  // Node has more to write than it likes, and takes nothing before; `resume` says when.
  if ((line.socket as Socket & { readonly _paused?: boolean })._paused) return false;
  if (line.stage === 'head') return true;
  if (line.stage === 'body') return mayFeedBody(line);
  if (line.stage === 'answer') return false;
  if (line.home === null && !line.waits) line.payer = peeked(line);
  return hasTurn(line);
};

export const step = (line: Live): void => {
  const { socket } = line;
  while (line.held.length > 0 && !socket.destroyed && !line.released) {
    if (!mayFeed(line)) {
      hold(line);
      return;
    }
    feed(line);
  }
  if (!socket.destroyed && !line.released && socket.isPaused()) socket.resume();
};

const hold = (line: Live): void => {
  if (line.held.length > MOST_HELD) {
    flood(line);
    return;
  }
  line.socket.pause();
  // Node has not seen what is held here, and would let go of a line that it takes for idle.
  line.socket.setTimeout(0);
};
