import { ranked } from '@majlis/dhappa/ranked';
import { seatable } from '../player.ts';
import { entry } from './entry.ts';
import { greedy } from './greedy.ts';
import { master } from './master.ts';
import { novice } from './novice.ts';
import { random } from './random.ts';
import { steady } from './steady.ts';

/** Every player there is. */
export const dhappa = seatable({
  ...entry,
  ranked,
  levels: { steady, novice, master },
  yardsticks: { greedy, random },
});
