import type { Attack } from './attack.ts';
import { lines, waited } from './line.ts';

export const silentLines: Attack = {
  name: 'lines that say nothing',
  run: lines(150, async (line, target) => {
    line.resume();
    await waited(line, target);
  }),
};
