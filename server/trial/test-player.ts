import { randomBytes } from 'node:crypto';
import { type Random, seeded, type Viewer } from '@majlis/kernel';
import type { Hex } from '@majlis/kernel/dice';
import { parseServer, type ServerMessage, type TableRequest } from '@majlis/protocol';
import { type ClientTable, listen, type Message, onNewConnection, type Table, UNKNOWN } from '@majlis/table';
import type { WebSocket } from 'ws';
import { gameOf, type OfferedGame } from '../host/games.ts';
import { nextRequest } from './next-request.ts';
import type { TestVisitor } from './test-visitor.ts';

/** An action that was sent, and what became of it. */
interface SentAction {
  readonly act: string;
  readonly request: TableRequest;
  state: 'sent' | 'done' | 'refused';
  reason: string | null;
  readonly at: number;
  answeredAt: number;
}

/** A scripted client: it sits down, opens its nonce, plays what it is offered, and keeps the list of what was acknowledged. */
export interface TestPlayer {
  readonly visitor: TestVisitor;
  readonly table: string;
  readonly sent: readonly SentAction[];
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
  /** How often the house asked whether it is there. */
  readonly pings: number;
  /** What it was sent, in bytes and in frames. */
  readonly bytes: number;
  readonly frames: number;
  connect(): Promise<void>;
  ask(request: TableRequest, act?: string): SentAction;
  /** Plays by itself, an action every so often. */
  /** `once`: no other match after the first. */
  play(everyMs: number, how?: 'once'): void;
  /** Does nothing more by itself, but listens on. */
  rest(): void;
  stop(): void;
  /** Stops reading. */
  pause(): void;
  raw(text: string): void;
  readonly socket: WebSocket | null;
}

export interface PlayerOptions {
  readonly visitor: TestVisitor;
  readonly table: string;
  readonly seat: number | null;
  readonly game: string;
  readonly seed: number;
  /** Comes back by itself when the line is lost. */
  readonly returning: boolean;
  /** Over how many ms a return is spread; 300 if nothing is said. */
  readonly jitter?: number;
}

const RESEND_MS = 2_500;

/** The player from inside: what changes while it plays. */
interface Playing {
  readonly options: PlayerOptions;
  readonly setup: OfferedGame;
  readonly random: Random;
  readonly sent: SentAction[];
  readonly closes: string[];
  readonly returns: number[];
  readonly nonces: Map<Hex, Hex>;
  known: ClientTable;
  gaps: number;
  pings: number;
  bytes: number;
  frames: number;
  ticket: string | null;
  socket: WebSocket | null;
  lostAt: number | null;
  timer: NodeJS.Timeout | undefined;
  sentAt: number;
  stopped: boolean;
}

const newPlaying = (options: PlayerOptions): Playing => ({
  options,
  setup: setupOf(options.game),
  random: seeded(options.seed),
  sent: [],
  closes: [],
  returns: [],
  nonces: new Map(),
  known: UNKNOWN,
  gaps: 0,
  pings: 0,
  bytes: 0,
  frames: 0,
  ticket: null,
  socket: null,
  lostAt: null,
  timer: undefined,
  sentAt: 0,
  stopped: false,
});

export const playerOf = (options: PlayerOptions): TestPlayer => {
  const player = newPlaying(options);
  return {
    visitor: options.visitor,
    table: options.table,
    sent: player.sent,
    closes: player.closes,
    returns: player.returns,
    get known() {
      return player.known.table;
    },
    get you() {
      return player.known.you;
    },
    get isBack() {
      return player.known.table !== null && player.lostAt === null;
    },
    get gaps() {
      return player.gaps;
    },
    get pings() {
      return player.pings;
    },
    get bytes() {
      return player.bytes;
    },
    get frames() {
      return player.frames;
    },
    get socket() {
      return player.socket;
    },
    connect: () => connect(player),
    ask: (request, act) => ask(player, request, act),
    raw: text => raw(player, text),
    play: (everyMs, how) => {
      player.timer = setInterval(() => {
        if (how !== 'once' || !player.known.table?.ending) playOn(player);
      }, everyMs);
    },
    rest: () => clearInterval(player.timer),
    stop: () => stop(player),
    pause: () => player.socket?.pause(),
  };
};

const stop = (player: Playing): void => {
  player.stopped = true;
  clearInterval(player.timer);
  player.socket?.terminate();
};

const raw = ({ socket }: Playing, text: string): void => {
  if (socket?.readyState === socket?.OPEN) socket?.send(text);
};

const send = (player: Playing, { act, request }: SentAction): void => {
  player.sentAt = performance.now();
  raw(player, JSON.stringify({ kind: 'ask', act, request }));
};

const ask = (player: Playing, request: TableRequest, act: string = randomBytes(16).toString('hex')): SentAction => {
  const action: SentAction = { act, request, state: 'sent', reason: null, at: performance.now(), answeredAt: 0 };
  player.sent.push(action);
  send(player, action);
  return action;
};

const noteAnswer = ({ sent }: Playing, act: string, state: SentAction['state'], reason: string | null): void => {
  const action = sent.findLast(other => other.act === act);
  if (action?.state === 'sent') Object.assign(action, { state, reason, answeredAt: performance.now() });
};

const pendingOf = ({ sent }: Playing): SentAction | undefined => {
  const last = sent.at(-1);
  return last?.state === 'sent' ? last : undefined;
};

const receive = (player: Playing, message: ServerMessage): void => {
  switch (message.kind) {
    case 'hello':
      player.ticket = message.ticket;
      return;
    case 'ping':
      player.pings += 1;
      raw(player, JSON.stringify({ kind: 'pong', n: message.n }));
      return;
    case 'lobby':
    case 'listed':
    case 'unlisted':
    case 'restarting':
      return;
    default:
      receiveFromTable(player, message as Message); // the protocol passes a table's own words through
  }
};

const receiveFromTable = (player: Playing, message: Message): void => {
  const { known, missed } = listen(player.setup, player.known, message);
  player.known = known;
  if (missed) {
    player.gaps += 1;
    raw(player, JSON.stringify({ kind: 'missed', ...missed }));
  }
  if (message.kind === 'welcome') noteReturn(player);
  if (message.kind === 'done') noteAnswer(player, message.act, 'done', null);
  if (message.kind === 'refused') noteAnswer(player, message.act, 'refused', message.reason);
};

/** Back at the table: what was not answered is sent again. */
const noteReturn = (player: Playing): void => {
  if (player.lostAt !== null) player.returns.push(performance.now() - player.lostAt);
  player.lostAt = null;
  const pending = pendingOf(player);
  if (pending) send(player, pending);
};

const connect = async (player: Playing): Promise<void> => {
  const { visitor, table } = player.options;
  const ticket = player.ticket ?? (await visitor.ticket());
  player.ticket = ticket;
  const socket = visitor.socket();
  player.socket = socket;
  player.known = onNewConnection(player.known);
  socket.on('message', data => readFrame(player, data.toString()));
  socket.on('error', () => {});
  socket.on('close', (code, reason) => noteLoss(player, `${code} ${reason}`));
  await new Promise<void>(resolve => {
    socket.once('open', () => {
      player.ticket = null; // a ticket opens the door once
      socket.send(JSON.stringify({ kind: 'hello', ticket, place: table }));
      resolve();
    });
    socket.once('close', () => resolve());
  });
};

const readFrame = (player: Playing, text: string): void => {
  player.bytes += text.length;
  player.frames += 1;
  const message = parseServer(text);
  if (!message) throw new Error(`not a message of the server: ${text.slice(0, 200)}`);
  receive(player, message);
};

const noteLoss = (player: Playing, why: string): void => {
  const { returning, jitter = 300 } = player.options;
  player.closes.push(why);
  player.lostAt ??= performance.now();
  if (!player.stopped && returning) setTimeout(() => reconnect(player), player.random.below(jitter));
};

const reconnect = (player: Playing): void => {
  if (player.stopped) return;
  connect(player).catch(() => setTimeout(() => reconnect(player), 500 + player.random.below(1_000)));
};

const playOn = (player: Playing): void => {
  const pending = pendingOf(player);
  if (pending) {
    if (performance.now() - player.sentAt > RESEND_MS) send(player, pending);
    return;
  }
  const { table, you } = player.known;
  if (!table || you === null || player.socket?.readyState !== player.socket?.OPEN) return;
  const request = nextRequest(player.setup, table, you, player.options.seat, player.nonces, player.random);
  if (request) ask(player, request);
};

const setupOf = (game: string): OfferedGame => {
  const setup = gameOf(game);
  if (!setup) throw new Error(`no game ${game}`);
  return setup;
};
