import type { Attack } from './attack.ts';
import { lines, poured } from './line.ts';

/** Each request expects something of the house that it has never heard of. */
export const unknownWishes: Attack = {
  name: 'wishes that nobody knows',
  run: lines(2, (line, target) => {
    line.resume();
    return poured(line, target, 'GET / HTTP/1.1\r\nHost:x\r\nExpect:y\r\n\r\n'.repeat(1_000));
  }),
};
