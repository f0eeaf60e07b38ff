import type { ClientMessage, ServerMessage } from '@majlis/protocol';

/** Why there will be no more of a connection until somebody asks for it. */
export type Parting =
  | 'elsewhere'
  | 'no-such-table'
  | 'full'
  | 'signed-out'
  | 'damaged'
  | 'sealed'
  | 'garbled'
  | 'outdated';

/** What a connection tells whoever uses it. */
export interface WireListener {
  /** A new connection: the next welcome is taken whatever was known before. */
  opened(): void;
  heard(message: ServerMessage): void;
  /** Broken; it comes back by itself. */
  lost(): void;
  parted(why: Parting): void;
}

/** The way to a table: a socket to the house, or a worker in this browser. The messages are the same. */
export interface Wire {
  /** Lost if there is no connection: whoever sends asks again. */
  send(message: ClientMessage): void;
  /** At once, whatever the wait was. */
  reconnect(): void;
  close(): void;
}

export type Connect = (ear: WireListener) => Wire;
