import { seatable } from '../player.ts';
import { entry } from './entry.ts';
import { novice } from './novice.ts';
import { steady } from './steady.ts';

/** The players that travel with the app, for tables without a house: the precache has no room for the others. */
export const dhappa = seatable({ ...entry, levels: { steady, novice }, yardsticks: {} });
