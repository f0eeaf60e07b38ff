import type { FastifyInstance } from 'fastify';
import type { DoorDeps } from '../door/door-deps.ts';
import type { Sockets } from '../door/sockets.ts';
import { queueOf } from '../store/club/queue.ts';
import { oneAtATime } from '../store/one-at-a-time.ts';
import { hasEnded } from '../store/table-entry.ts';
import { lookAgain } from './look-again.ts';
import { queueRoutes } from './queue-routes.ts';
import { rankRoutes } from './rank-routes.ts';
import { queueRound } from './round.ts';

/** The club of the house: its routes, and the queue that goes round. */
export const openClub = (app: FastifyInstance, house: DoorDeps, sockets: Sockets): { close(): void } => {
  const { store, host, log, wall } = house;
  const queue = queueOf(store.engine);
  const round = queueRound({ store, queue, host, log, now: wall, callers: sockets });
  queueRoutes(app, { house, queue, round });
  rankRoutes(app, house);
  // What fails the sweep comes back to.
  const look = oneAtATime(
    () => lookAgain(store),
    () => {},
  );
  host.onEntry((_, entry, before) => {
    if (entry.pool !== undefined && hasEnded(entry, before)) look();
  });
  return { close: () => round.stop() };
};
