import { daily } from '@majlis/turup/daily';
import { ranked } from '@majlis/turup/ranked';
import { seatable } from '../player.ts';
import { entry, novice, steady } from './entry.ts';
import { greedy } from './greedy.ts';
import { master, weighedChances } from './master.ts';
import { random } from './random.ts';

/** Every player there is. */
export const turup = seatable({
  ...entry,
  ranked,
  daily,
  chances: weighedChances,
  levels: { steady, novice, master },
  yardsticks: { greedy, random, steady1: steady },
});
