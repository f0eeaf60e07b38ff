import type { Input } from '@majlis/table';
import type { Leases } from '../store/lease.ts';
import type { Hosted } from './hosted.ts';

export const feedAll = (tables: ReadonlyMap<string, Hosted>, input: Input): void => {
  for (const table of tables.values()) table.feed(input);
};

/** The tables of a process hear what becomes of its leases. */
export const followLeases = (leases: Leases, tables: ReadonlyMap<string, Hosted>): void =>
  leases.listen({
    hushed: () => feedAll(tables, { kind: 'hushed' }),
    spoke: silentMs => {
      for (const table of tables.values()) table.speak(silentMs);
    },
    lost: () => {
      for (const table of [...tables.values()]) table.retire();
    },
  });
