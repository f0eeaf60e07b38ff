import { pause } from '../process.ts';
import { type Attack, isOver } from './attack.ts';
import { lines, waited } from './line.ts';

const ranges = Array.from({ length: 400 }, (_, n) => `${n}-${n + 1}`).join();

/** What no page ever asks: a wish to go on with a body that never comes, trailers, four hundred ranges, other methods. */
const ODD = [
  'POST /api/guest HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 7000\r\n\r\n',
  `POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nTrailer: x\r\n\r\n2\r\n{}\r\n0\r\nx: ${'y'.repeat(2_000)}\r\n\r\n`,
  `GET /index.html HTTP/1.1\r\nHost: x\r\nRange: bytes=${ranges}\r\n\r\n`,
  'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n',
  'PROPFIND /api/tables HTTP/1.1\r\nHost: x\r\nDepth: infinity\r\n\r\n',
  `GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: ${'majlis=x.y; '.repeat(500)}\r\n\r\n`,
];

let begun = 0;

export const oddRequests: Attack = {
  name: 'odd requests',
  run: lines(2, async (line, target) => {
    let heard = Promise.withResolvers<void>();
    line.on('data', () => heard.resolve());
    const gone = waited(line, target);
    for (let n = begun++; !isOver(target) && !line.destroyed; n++) {
      heard = Promise.withResolvers();
      line.write(ODD[n % ODD.length] ?? '');
      await Promise.race([heard.promise, gone, pause(1_000)]);
    }
  }),
};
