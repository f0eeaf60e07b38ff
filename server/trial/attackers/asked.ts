import { pause } from '../process.ts';
import { type TestVisitor, visitorOf } from '../test-visitor.ts';
import { type Attack, isOver } from './attack.ts';

/** The same request, again and again, each time from the same address. */
const asked =
  (request: (visitor: TestVisitor, n: number) => Promise<unknown>): Attack['run'] =>
  async target => {
    const visitor = visitorOf(target.port);
    for (let n = 0; !isOver(target); n++) await request(visitor, n).catch(() => pause(20));
  };

export const bigBodies: Attack = {
  name: 'bodies of 1 MB',
  run: asked(visitor => visitor.post('/api/guest', { name: 'x'.repeat(1_000_000) })),
};

export const passwords: Attack = {
  name: 'passwords to be hashed',
  run: asked((visitor, n) => visitor.post('/api/sign-in', { username: `nobody${n}`, password: 'nothing at all' })),
};
