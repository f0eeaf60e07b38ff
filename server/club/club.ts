import type { FastifyInstance } from 'fastify';
import type { DoorDeps } from '../door/door-deps.ts';
import type { Sockets } from '../door/sockets.ts';
import { type Queue, queueOf } from '../store/club/queue.ts';
import { oneAtATime } from '../store/one-at-a-time.ts';
import { hasEnded } from '../store/table-entry.ts';
import { crierOf } from './crier.ts';
import { friendRoutes } from './friend-routes.ts';
import { lookAgain } from './look-again.ts';
import { noticeRoutes } from './notice-routes.ts';
import { queueRoutes } from './queue-routes.ts';
import { rankRoutes } from './rank-routes.ts';
import { queueRound } from './round.ts';

/** The club of the house: its routes, the queue that goes round, and whoever tells the news. */
export const openClub = (
  app: FastifyInstance,
  house: DoorDeps,
  sockets: Sockets,
): { readonly queue: Queue; soon(): void; close(): void } => {
  const { store, host, log, wall } = house;
  const queue = queueOf(store.engine);
  const round = queueRound({ store, queue, host, log, now: wall, callers: sockets });
  const crier = crierOf({ engine: store.engine, callers: sockets, log, now: wall });
  queueRoutes(app, { house, queue, round });
  friendRoutes(app, { house, crier });
  noticeRoutes(app, { house, crier });
  rankRoutes(app, house);
  // What fails the sweep comes back to.
  const look = oneAtATime(
    () => lookAgain(store),
    () => {},
  );
  host.onEntry((_, entry, before) => {
    if (entry.pool !== undefined && hasEnded(entry, before)) look();
  });
  return {
    queue,
    soon: crier.soon,
    close: () => {
      round.stop();
      crier.stop();
    },
  };
};
