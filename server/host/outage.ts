/** A seat that fell silent. */
interface Drop {
  readonly table: string;
  readonly home: string | null;
  readonly at: number;
}

const TOGETHER_MS = 5_000;
const LEAST_TABLES = 3;

/** Whether strangers fall silent together: at so many tables at once, and from as many places, it is the network and not they. */
export const outageOf = (struck: (table: string) => void) => {
  let drops: readonly Drop[] = [];
  return (table: string, home: string | null, at: number): void => {
    drops = [...drops.filter(drop => at - drop.at <= TOGETHER_MS), { table, home, at }].slice(-1_000);
    const tables = new Set(drops.map(drop => drop.table));
    const homes = new Set(drops.map(drop => drop.home));
    if (tables.size < LEAST_TABLES || homes.size < LEAST_TABLES) return;
    for (const one of tables) struck(one);
  };
};
