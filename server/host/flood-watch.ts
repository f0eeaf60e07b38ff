import { homeOf } from '@majlis/table';
import type { Hosted } from './hosted.ts';

/** The homes of those in the chairs that the house is being flooded from. */
const floodsAt = ({ room }: Hosted, isFlooding: (home: string) => boolean): readonly string[] => {
  const homes = room.table.chairs.flatMap((_, seat) => homeOf(room, seat) ?? []);
  return [...new Set(homes)].filter(isFlooding).sort();
};

/** Every table knows from which of its homes the house is being flooded: nobody there is excused for what happens meanwhile. */
export const floodWatch = (
  tables: ReadonlyMap<string, Hosted>,
  floods: () => readonly string[],
  networkOf: (home: string) => string,
): (() => void) => {
  let isOver = true;
  return () => {
    const now = new Set(floods());
    // In peace no table is looked at.
    if (now.size === 0 && isOver) return;
    isOver = now.size === 0;
    for (const table of tables.values()) {
      const homes = floodsAt(table, home => now.has(networkOf(home)));
      if (homes.join() !== table.room.floods.join()) table.feed({ kind: 'flooded', homes });
    }
  };
};
