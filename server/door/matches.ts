import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { judged, storedMatch } from '../report/verdict.ts';
import type { House } from './house.ts';
import { RULES } from './limits.ts';
import { no, onGet, onPost, signedIn, tooFast } from './visit.ts';

/** Finished matches: finding them, checking them, complaining about them. */
export const matchRoutes = (app: FastifyInstance, house: House): void => {
  const { store } = house;

  onGet(
    app,
    house,
    '/api/matches',
    signedIn(house, ({ me }) => store.directory.matches(me.id)),
  );

  onGet(app, house, '/api/matches/:id', async (_, id) => {
    const found = await storedMatch(store, id);
    if (!found) return no(404, 'not-found');
    const { match, options, transcript, events } = found;
    return { match, options, transcript, events };
  });

  onPost(
    app,
    house,
    '/api/report',
    signedIn(house, async ({ me }, visit, { match, seat, reason, seq }) => {
      const over = await tooFast(house, RULES.report, me.id, visit.ip);
      if (over) return over;
      const found = await storedMatch(store, match);
      if (!found?.match.players.some(({ person }) => person === me.id)) return no(404, 'not-found');
      if (!found.match.players.some(player => player.seat === seat)) return no(400, 'bad-request');
      const verdict = judged(found);
      const id = randomBytes(16).toString('hex');
      const row = {
        id,
        match_id: match,
        reporter: me.id,
        seat,
        reason,
        seq: seq ?? null,
        lines: JSON.stringify(found.lines.slice(-50)),
        ok: verdict.ok ? 1 : 0,
        verdict: JSON.stringify(verdict),
        at: Date.now(),
      };
      const added = await store.engine.db
        .insertInto('reports')
        .values(row)
        .onConflict(conflict => conflict.columns(['match_id', 'reporter', 'seat']).doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 0n) return no(409, 'taken');
      store.audit.note('report', { report: id, match, reason, ok: verdict.ok }, visit.ip);
      return { id, ok: verdict.ok };
    }),
  );
};
