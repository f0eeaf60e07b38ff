import { ranked } from '@majlis/trunfo/ranked';
import { trunfo as players } from './index.ts';

/** Every player there is; all of them travel with the app, where no match counts. */
export const trunfo = { ...players, ranked };
