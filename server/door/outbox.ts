import type { Duplex } from 'node:stream';
import type { ServerMessage } from '@majlis/protocol';
import type { Message } from '@majlis/table';
import type { WebSocket } from 'ws';

/** Beyond this a reader is behind: it is told nothing more until it has caught up, and then everything afresh. */
const BEHIND = 64 * 1024;
const LOST = 256 * 1024;
const PATIENCE = 10_000;

export type Sent = ServerMessage | Message;

/** What goes out to one socket never piles up. */
export interface Outbox {
  /** lost: so much lies there that nobody will ever read it. */
  put(message: Sent): 'told' | 'lost';
  /** Whether the reader has been behind for too long. */
  isStuck(): boolean;
}

export interface OutboxNeeds {
  readonly ws: WebSocket;
  readonly line: OutboxSocket;
  now(): number;
  /** A reader that had fallen behind has caught up. */
  caughtUp(): void;
}

export type OutboxSocket = Pick<Duplex, 'cork' | 'uncork' | 'prependListener' | 'removeAllListeners' | 'read'>;

/** The same message to several is written once. */
const written = new WeakMap<Sent, string>();

const textOf = (message: Sent): string => {
  const known = written.get(message);
  if (known !== undefined) return known;
  const text = JSON.stringify(message);
  written.set(message, text);
  return text;
};

/** Whatever is told in one turn of the loop goes out in one piece. */
const bundled = (line: OutboxSocket): (() => void) => {
  let open = false;
  const release = (): void => {
    open = false;
    line.uncork();
  };
  return () => {
    if (open) return;
    open = true;
    line.cork();
    process.nextTick(release);
  };
};

export const outboxOf = ({ ws, line, now, caughtUp }: OutboxNeeds): Outbox => {
  const bundle = bundled(line);
  let behindSince: number | null = null;
  const sent = (): void => {
    if (behindSince === null || ws.bufferedAmount > 0) return;
    behindSince = null;
    caughtUp();
  };
  return {
    put: message => {
      if (ws.readyState !== ws.OPEN || behindSince !== null) return 'told';
      // What lay there before counts: one long message is not yet a slow reader.
      if (ws.bufferedAmount > LOST) return 'lost';
      if (ws.bufferedAmount > BEHIND) {
        behindSince = now();
        return 'told';
      }
      bundle();
      ws.send(textOf(message), sent);
      return 'told';
    },
    isStuck: () => behindSince !== null && now() - behindSince > PATIENCE,
  };
};
