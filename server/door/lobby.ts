import type { Listing, ServerMessage } from '@majlis/protocol';
import { listingOf } from '../store/directory.ts';
import { sittersOf, type TableEntry } from '../store/table-entry.ts';
import { filled, fullBucket } from './rate.ts';
import type { Socket } from './socket.ts';

/** Those who look at the list of public tables, and what they are told when it changes. */
export interface Lobby {
  enter(socket: Socket): Promise<void>;
  leave(socket: Socket): void;
  changed(table: string, entry: TableEntry): void;
  /** What could not be told yet, as far as there is time for it now. */
  tick(): void;
}

/** So many messages a second about changes, to all who look together: where more changes, they are told the last of each table, later. */
const TELLING = { perSecond: 10_000, burst: 5_000 };

/** The last that is to be told of each table. */
type News = Map<string, Change>;

type Change = Extract<ServerMessage, { kind: 'listed' | 'unlisted' }>;

export const lobbyOf = (read: () => Promise<readonly Listing[]>, now: () => number): Lobby => {
  /** What has changed while the list of one who enters is still being read: he is told after it, or the older list would undo it. */
  const watching = new Map<Socket, News | null>();
  const shown = new Set<string>();
  const waiting: News = new Map();
  const telling = fullBucket(TELLING, now());
  const tick = (): void => {
    for (const [id, message] of waiting) {
      if (filled(telling, now()).left <= 0) return;
      telling.left -= watching.size;
      waiting.delete(id);
      for (const [socket, news] of watching) if (!news) socket.tell(message);
    }
  };
  return {
    tick,
    enter: async socket => {
      const news: News = new Map();
      watching.set(socket, news);
      const tables = await read();
      // He has gone meanwhile, or has entered once more.
      if (watching.get(socket) !== news) return;
      watching.set(socket, null);
      for (const { id } of tables) shown.add(id);
      socket.tell({ kind: 'lobby', now: now(), tables: [...tables] });
      for (const [id, message] of news) {
        if (message.kind === 'unlisted') shown.delete(id);
        socket.tell(message);
      }
    },
    leave: socket => {
      watching.delete(socket);
    },
    changed: (id, entry) => {
      if (entry.visibility !== 'public') return;
      const open = entry.phase !== 'closed' && sittersOf(entry).length > 0;
      // Of a table that nobody has seen nothing is said, except to those whose list is being read: it may be on that.
      const isNews = shown.delete(id) || open;
      if (open) shown.add(id);
      const message = open
        ? ({ kind: 'listed', now: now(), table: listingOf(id, entry) } as const)
        : ({ kind: 'unlisted', now: now(), id } as const);
      for (const news of watching.values()) news?.set(id, message);
      if (isNews) waiting.set(id, message);
      tick();
    },
  };
};
