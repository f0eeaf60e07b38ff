import type { FastifyInstance } from 'fastify';
import type { DoorDeps } from '../door/door-deps.ts';
import { RULES } from '../door/limits.ts';
import { no, onPost, signedIn, tooFast } from '../door/visit.ts';
import { boardFor } from './boards.ts';
import { fieldsFrom } from './fields.ts';
import { dailyGameOf } from './games.ts';
import { yesterdayFor } from './past.ts';
import { dealFor } from './play.ts';
import { todayFor } from './today.ts';
import { turnDays } from './turn.ts';

const LOOK_MS = 30_000;

/** The deal of the day: its routes, and what happens when the day turns. */
export const openDaily = (app: FastifyInstance, house: DoorDeps): { close(): void } => {
  const fields = fieldsFrom(house.store.engine.db, house.pace);
  const lookedAt = (path: '/api/daily' | '/api/daily/past') =>
    onPost(
      app,
      house,
      path,
      signedIn(house, async ({ me }, visit, { game: name }) => {
        const over = await tooFast(house, RULES.profile, me.id, visit.ip);
        const game = dailyGameOf(name);
        if (over ?? !game) return over ?? no(404, 'not-found');
        return path === '/api/daily' ? todayFor(house, fields, me, game) : yesterdayFor(house, fields, me, game);
      }),
    );
  lookedAt('/api/daily');
  lookedAt('/api/daily/past');

  onPost(
    app,
    house,
    '/api/daily/play',
    signedIn(house, async ({ me }, visit, { game: name }) => {
      const over = await tooFast(house, RULES.daily, me.id, visit.ip);
      if (over) return over;
      const game = dailyGameOf(name);
      if (!game) return no(404, 'not-found');
      const table = await dealFor(house, me, game);
      if (table === 'done') return no(409, 'day-is-done');
      return table === 'paused' ? no(503, 'paused') : { id: table };
    }),
  );

  onPost(
    app,
    house,
    '/api/daily/board',
    signedIn(house, async ({ me }, visit, wish) => {
      const over = await tooFast(house, RULES.profile, me.id, visit.ip);
      if (over) return over;
      return dailyGameOf(wish.game) ? boardFor(house, fields, me, wish) : no(404, 'not-found');
    }),
  );

  return turning(house);
};

const turning = (house: DoorDeps): { close(): void } => {
  const look = () => void turnDays(house).catch(error => house.log.warn({ err: error }, 'the day did not turn'));
  look();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return { close: () => clearInterval(timer) };
};
