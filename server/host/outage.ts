/** A seat that fell silent. */
interface Drop {
  readonly table: string;
  readonly home: string | null;
  readonly at: number;
}

const TOGETHER = 5_000;
const TABLES = 3;

/** Whether strangers fall silent together: at so many tables at once, and from as many places, it is the network and not they. */
export const outageOf = (struck: (table: string) => void) => {
  let drops: readonly Drop[] = [];
  return (table: string, home: string | null, at: number): void => {
    drops = [...drops.filter(drop => at - drop.at <= TOGETHER), { table, home, at }].slice(-1_000);
    const tables = new Set(drops.map(drop => drop.table));
    const homes = new Set(drops.map(drop => drop.home));
    if (tables.size < TABLES || homes.size < TABLES) return;
    for (const one of tables) struck(one);
  };
};
