import type { Attack } from './attack.ts';
import { lines, poured } from './line.ts';

/** The next request is sent before the last is answered, and the next, and the next. */
export const pipelined: Attack = {
  name: 'requests without a pause',
  run: lines(1, (line, target) => {
    line.resume();
    return poured(line, target, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500));
  }),
};
