import { seatable } from '../player.ts';
import { entry } from './entry.ts';
import { novice, steady1 } from './steady1/index.ts';

/**
 * The players that travel with the app, for tables without a house. The ones that are trained weigh 19 kB more than the
 * precache has room for, so `steady` is here what it first was.
 */
export const baloot = seatable({ ...entry, levels: { steady: steady1, novice }, yardsticks: {} });
