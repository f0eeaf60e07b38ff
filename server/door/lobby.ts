import type { Listing, ServerMessage } from '@majlis/protocol';
import { listingOf } from '../store/directory.ts';
import { sittersOf, type TableEntry } from '../store/table-entry.ts';
import type { Socket } from './socket.ts';

/** Those who look at the list of public tables, and what they are told when it changes. */
export interface Lobby {
  enter(socket: Socket): Promise<void>;
  leave(socket: Socket): void;
  changed(table: string, entry: TableEntry): void;
}

/** The last that is to be told of each table. */
type News = Map<string, Extract<ServerMessage, { kind: 'listed' | 'unlisted' }>>;

export const lobbyOf = (read: () => Promise<readonly Listing[]>, now: () => number): Lobby => {
  /** What has changed while the list of one who enters is still being read: he is told after it, or the older list would undo it. */
  const watching = new Map<Socket, News | null>();
  const shown = new Set<string>();
  return {
    enter: async socket => {
      const news: News = new Map();
      watching.set(socket, news);
      const tables = await read();
      // He has gone meanwhile, or has entered once more.
      if (watching.get(socket) !== news) return;
      watching.set(socket, null);
      for (const { id } of tables) shown.add(id);
      socket.tell({ kind: 'lobby', now: now(), tables: [...tables] });
      for (const message of news.values()) socket.tell(message);
    },
    leave: socket => {
      watching.delete(socket);
    },
    changed: (id, entry) => {
      if (entry.visibility !== 'public') return;
      const open = entry.phase !== 'closed' && sittersOf(entry).length > 0;
      if (!open && !shown.delete(id)) return;
      if (open) shown.add(id);
      const message = open
        ? ({ kind: 'listed', now: now(), table: listingOf(id, entry) } as const)
        : ({ kind: 'unlisted', now: now(), id } as const);
      for (const [socket, news] of watching) {
        if (news) news.set(id, message);
        else socket.tell(message);
      }
    },
  };
};
