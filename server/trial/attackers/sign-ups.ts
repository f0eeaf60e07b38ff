import { randomBytes } from 'node:crypto';
import { pause } from '../process.ts';
import { provedPost, visitorOf } from '../test-visitor.ts';
import { type Attack, isOver } from './attack.ts';

const POOL = 'trunfo/standard/usual';

/** Whoever is asked for a proof of work does it, and signs up all the same; and with every account somebody waits for a match. */
export const signUps: Attack = {
  name: 'sign-ups with all that is asked',
  run: async target => {
    const ip = visitorOf(target.port).ip;
    while (!isOver(target)) {
      const visitor = visitorOf(target.port, ip);
      const wish = { username: `u${randomBytes(8).toString('hex')}`, password: 'seven blue lanterns' };
      const reply = await provedPost(visitor, '/api/account', wish).catch(() => null);
      if (reply?.status === 200) await visitor.post('/api/queue', { pool: POOL }).catch(() => {});
      else await pause(50);
    }
  },
};
