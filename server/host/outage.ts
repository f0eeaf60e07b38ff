import { isPeopled, type Room } from '@majlis/table';

/** A seat that fell silent. */
interface Drop {
  readonly table: string;
  readonly network: string | null;
  readonly at: number;
}

const TOGETHER_MS = 5_000;
const LEAST_TABLES = 3;
/** In a large house somebody's line breaks at any moment: only where this part of all who play falls silent it is one fault. */
const LEAST_SHARE = 0.05;

/**
 * Whether strangers fall silent together: so many at once, at so many tables, and from as many networks, and it is the network and not they.
 * `playing`: all who play now.
 */
export const outageOf = (struck: (table: string) => void, playing: () => number) => {
  let drops: readonly Drop[] = [];
  return (table: string, network: string | null, at: number): void => {
    drops = [...drops.filter(drop => at - drop.at <= TOGETHER_MS), { table, network, at }].slice(-1_000);
    const tables = new Set(drops.map(drop => drop.table));
    const networks = new Set(drops.map(drop => drop.network));
    if (tables.size < LEAST_TABLES || networks.size < LEAST_TABLES) return;
    if (drops.length < LEAST_SHARE * playing()) return;
    for (const one of tables) struck(one);
  };
};

/** The people of a match that is on, whether they are there or not. */
export const playersIn = (room: Room | undefined): number =>
  room?.table.phase === 'playing' ? room.table.chairs.filter(isPeopled).length : 0;
