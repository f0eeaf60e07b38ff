import { pause } from '../process.ts';
import { guestOf } from '../test-visitor.ts';
import { type Attack, isOver } from './attack.ts';

const LISTS = ['/api/export', '/api/matches', '/api/tables/mine'] as const;

/** Everything of one's own, read and changed without a pause. */
export const ownThings: Attack = {
  name: 'names, faces and lists',
  run: async target => {
    const visitor = await guestOf(target.port);
    const once = async (n: number): Promise<unknown> => {
      if (n % 4 === 0) return visitor.post('/api/name', { name: `Noor ${n % 100}` });
      if (n % 4 === 1) return visitor.post('/api/avatar', { avatar: 'abu-saud' });
      if (n % 4 === 2) return visitor.post('/api/regard', { person: `x${n}`.padEnd(32, 'y'), regard: 'muted' });
      return visitor.get(LISTS[n % 3] ?? '');
    };
    for (let n = 0; !isOver(target); n++) await once(n).catch(() => pause(20));
  },
};
