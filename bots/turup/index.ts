import { seatable } from '../player.ts';
import { chances } from './chance.ts';
import { entry, novice, steady } from './entry.ts';

/** The players that travel with the app, for tables without a house: the precache has no room for the others. */
export const turup = seatable({ ...entry, chances, levels: { steady, novice }, yardsticks: {} });
