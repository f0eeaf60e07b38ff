import { SETTLED_AFTER, seasonEnd, seasonOf } from '@majlis/club';
import type { FastifyInstance } from 'fastify';
import type { DoorDeps } from '../door/door-deps.ts';
import { RULES } from '../door/limits.ts';
import { no, onGet, onPost, signedIn, tooFast } from '../door/visit.ts';
import { ownPlace, PLACES_A_PAGE, placesOf, profileOf, standingsIn } from '../store/club/places.ts';
import { must } from '../store/engine.ts';
import { matchPoints } from './match-points.ts';
import { poolOf } from './pools.ts';

/** Where people stand, and what they show of it. */
export const rankRoutes = (app: FastifyInstance, house: DoorDeps): void => {
  ownRoutes(app, house);
  rankingRoute(app, house);
  privacyRoutes(app, house);
};

const ownRoutes = (app: FastifyInstance, house: DoorDeps): void => {
  const { engine } = house.store;
  const { db } = engine;

  onGet(
    app,
    house,
    '/api/standing',
    signedIn(house, async ({ me }) => ({ standings: await standingsIn(db, me.id, house.wall()) })),
  );

  onGet(
    app,
    house,
    '/api/people/:id',
    signedIn(house, async ({ me }, visit, username) => {
      const over = await tooFast(house, RULES.profile, me.id, visit.ip);
      return over ?? (await profileOf(db, username, me.id, house.wall())) ?? no(404, 'not-found');
    }),
  );

  onGet(
    app,
    house,
    '/api/points/:id',
    signedIn(house, async ({ me }, _, match) => (await matchPoints(engine, match, me.id)) ?? no(404, 'not-found')),
  );
};

const rankingRoute = (app: FastifyInstance, house: DoorDeps): void => {
  const { db } = house.store.engine;
  onPost(
    app,
    house,
    '/api/ranks',
    signedIn(house, async ({ me }, visit, { pool, scope, page = 0 }) => {
      const over = await tooFast(house, RULES.profile, me.id, visit.ip);
      if (over) return over;
      if (!poolOf(pool)) return no(404, 'not-found');
      const now = house.wall();
      const own = (await standingsIn(db, me.id, now)).find(standing => standing.pool === pool) ?? null;
      const mine = { id: me.id, points: own?.points ?? 0 };
      const wish = { pool, scope, page, me: mine, now };
      const [rows, place] = await Promise.all([placesOf(db, wish), ownPlace(db, wish)]);
      const season = { name: seasonOf(now), leftMs: seasonEnd(now) - now };
      return { rows, own, place, page, perPage: PLACES_A_PAGE, settledAfter: SETTLED_AFTER, season };
    }),
  );
};

const privacyRoutes = (app: FastifyInstance, house: DoorDeps): void => {
  const { engine } = house.store;
  const { db } = engine;

  onGet(
    app,
    house,
    '/api/privacy',
    signedIn(house, async ({ me }) => {
      const row = await db.selectFrom('privacy').selectAll().where('person', '=', me.id).executeTakeFirst();
      return { closed: Boolean(row?.closed), unseen: Boolean(row?.unseen) };
    }),
  );

  onPost(
    app,
    house,
    '/api/privacy',
    signedIn(house, async ({ me }, _, { closed, unseen }) => {
      const row = { closed: closed ? 1 : 0, unseen: unseen ? 1 : 0 };
      const set = db.insertInto('privacy').values({ person: me.id, ...row });
      const answer = await engine.job([
        must(
          set.onConflict(conflict => conflict.column('person').doUpdateSet(row)),
          1,
        ),
      ]);
      return answer.kind === 'done' ? { closed, unseen } : no(503, 'paused');
    }),
  );
};
