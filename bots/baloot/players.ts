import { daily } from '@majlis/baloot/daily';
import { ranked } from '@majlis/baloot/ranked';
import { seatable } from '../player.ts';
import { entry } from './entry.ts';
import { greedy } from './greedy.ts';
import { master, steady } from './levels.ts';
import { random } from './random.ts';
import { novice, steady1 } from './steady1/index.ts';

/** Every player there is. */
export const baloot = seatable({
  ...entry,
  ranked,
  daily,
  levels: { steady, novice, master },
  yardsticks: { greedy, random, steady1 },
});
