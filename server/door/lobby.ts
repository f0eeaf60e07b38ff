import type { Listing } from '@majlis/protocol';
import { listingOf } from '../store/directory.ts';
import { type Entry, sittersOf } from '../store/entry.ts';
import type { Socket } from './socket.ts';

/** Those who look at the list of public tables, and what they are told when it changes. */
export interface Lobby {
  enter(socket: Socket): Promise<void>;
  leave(socket: Socket): void;
  changed(table: string, entry: Entry): void;
}

export const lobbyOf = (read: () => Promise<readonly Listing[]>, now: () => number): Lobby => {
  const watching = new Set<Socket>();
  const shown = new Set<string>();
  return {
    enter: async socket => {
      watching.add(socket);
      const tables = await read();
      for (const { id } of tables) shown.add(id);
      socket.tell({ kind: 'lobby', now: now(), tables: [...tables] });
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
      for (const socket of watching) socket.tell(message);
    },
  };
};
