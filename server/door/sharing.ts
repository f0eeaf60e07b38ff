import { dayOf } from '@majlis/club';
import type { FastifyInstance } from 'fastify';
import { dayOfMatch } from '../store/daily/tries.ts';
import type { DoorDeps } from './door-deps.ts';
import { noteDeed } from './refusal.ts';
import { no, onPost, signedIn } from './visit.ts';

/** Opening a match of a private table to everybody with its link: one of its players may. */
export const sharingRoutes = (app: FastifyInstance, house: DoorDeps): void => {
  const { store } = house;
  onPost(
    app,
    house,
    '/api/share',
    signedIn(house, async ({ me }, visit, { match }) => {
      const found = await store.directory.match(match);
      if (!found?.players.some(({ person }) => person === me.id)) return no(404, 'not-found');
      const day = await dayOfMatch(store.engine.db, match);
      if (day !== undefined && day >= dayOf(house.wall())) return no(409, 'day-is-on');
      await store.shares.add(match, house.wall());
      noteDeed(house, 'share', { match, person: me.id }, visit.ip);
      return {};
    }),
  );
};
