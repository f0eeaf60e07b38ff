import type { Listing, ServerMessage } from '@majlis/protocol';
import { heardOfQueue } from '@/shell/waiting.ts';
import { type LineDeps, socketTo } from '@/store/socket.ts';

/** The public tables after a message; undefined: it changes nothing. */
const listedAfter = (tables: readonly Listing[] | null, message: ServerMessage): readonly Listing[] | undefined => {
  switch (message.kind) {
    case 'lobby':
      return message.tables;
    case 'listed':
      return [...(tables ?? []).filter(({ id }) => id !== message.table.id), message.table];
    case 'unlisted':
      return (tables ?? []).filter(({ id }) => id !== message.id);
    default:
      return undefined;
  }
};

/** The lobby, live. */
export const watchLobby = (
  ticket: LineDeps['ticket'],
  told: (tables: readonly Listing[] | null) => void,
): (() => void) => {
  let tables: readonly Listing[] | null = null;
  const wire = socketTo({ place: 'lobby', ticket, random: Math.random })({
    opened: () => {},
    heard: message => {
      if (message.kind === 'ping') wire.send({ kind: 'pong', n: message.n });
      heardOfQueue(message);
      const next = listedAfter(tables, message);
      if (!next) return;
      tables = next;
      told(next);
    },
    lost: () => told(null),
    parted: () => told(null),
  });
  return () => wire.close();
};
