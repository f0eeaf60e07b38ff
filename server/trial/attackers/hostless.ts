import type { Attack } from './attack.ts';
import { lines, poured } from './line.ts';

/** Requests that do not say to whom. */
export const hostless: Attack = {
  name: 'requests without a host',
  run: lines(2, (line, target) => {
    line.resume();
    return poured(line, target, 'GET / HTTP/1.1\r\n\r\n'.repeat(1_800));
  }),
};
