/** Why the server closes a socket: the code, and the reason that goes with it. */
export const CLOSE = {
  /** Too many messages. */
  'too-fast': 1008,
  /** The house restarts, or the table moved to another house: come back. */
  restarting: 1012,
  /** Too slow a reader, or too many sockets at once: come back later. */
  'too-slow': 1013,
  busy: 1013,
  /** Not a message of ours, or not now. */
  'bad-message': 4000,
  'bad-ticket': 4001,
  'no-such-table': 4004,
  'too-many-sockets': 4008,
  /** Another tab of yours acts now. */
  elsewhere: 4009,
  /** No place on the rail. */
  full: 4010,
  /** The session has ended. */
  'signed-out': 4011,
  /** The table cannot be read: its pages are damaged, the key does not open its secret, its lines do not add up. */
  damaged: 4012,
  sealed: 4013,
  garbled: 4014,
} as const;

export type CloseReason = keyof typeof CLOSE;
