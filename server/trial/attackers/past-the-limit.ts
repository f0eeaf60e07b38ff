import { once } from 'node:events';
import { type Attack, isOver } from './attack.ts';
import { lines, waited } from './line.ts';

const REQUESTS = [
  'GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n',
  'POST /api/guest HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\nContent-Length: 2\r\n\r\n{}',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
];

/** One request after the other, whatever is answered: too many, forbidden, not found, not an upgrade. */
export const pastTheLimit: Attack = {
  name: 'past every refusal',
  run: lines(2, async (line, target) => {
    for (let n = 0; !isOver(target) && !line.destroyed; n++) {
      line.write(REQUESTS[n % REQUESTS.length] ?? '');
      await Promise.race([once(line, 'data'), waited(line, target)]);
    }
  }),
};
