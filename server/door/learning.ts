import type { FastifyInstance } from 'fastify';
import { mergeLearning } from '../store/learning.ts';
import type { DoorDeps } from './door-deps.ts';
import { RULES } from './limits.ts';
import { no, onPost, signedIn, tooFast } from './visit.ts';

/** Lessons and puzzles of an account, on all its devices; a guest's stay on the one they are on. */
export const learningRoutes = (app: FastifyInstance, house: DoorDeps): void =>
  onPost(
    app,
    house,
    '/api/learning',
    signedIn(house, async ({ me }, visit, body) => {
      if (me.kind !== 'account') return no(403, 'account-only');
      const over = await tooFast(house, RULES.learning, me.id, visit.ip);
      return over ?? mergeLearning(house.store.engine, me.id, body);
    }),
  );
