import type { FastifyInstance } from 'fastify';
import { standingOf, toldTo } from '../report/finished.ts';
import { fileReport } from '../report/reports.ts';
import type { DoorDeps } from './door-deps.ts';
import { RULES } from './limits.ts';
import { noteDeed } from './refusal.ts';
import { no, onGet, onPost, signedIn, tooFast } from './visit.ts';

const STATUS = { 'not-found': 404, 'bad-request': 400, taken: 409, busy: 503 } as const;

/** Whoever follows a link is told so in an answer: a refusal would stand in the console of their browser. */
const NOT_SHARED = { reason: 'not-shared' };

/** Finished matches: finding them, checking them, complaining about them. */
export const matchRoutes = (app: FastifyInstance, house: DoorDeps): void => {
  const { store } = house;

  onGet(
    app,
    house,
    '/api/matches',
    signedIn(house, ({ me }) => store.directory.matches(me.id)),
  );

  onPost(
    app,
    house,
    '/api/history',
    signedIn(house, ({ me }, _, wish) => store.directory.history(me.id, wish)),
  );

  onGet(app, house, '/api/matches/:id', async (visit, id) => {
    const found = await store.directory.match(id);
    if (!found) return no(404, 'not-found');
    const caller = await house.people.caller(visit.headers, visit.cookies);
    const standing = await standingOf(store, found, caller?.me.id ?? null, house.wall());
    if (!standing.isOwn && !standing.isOpen) return NOT_SHARED;
    const record = await house.finished.of(id);
    if (record === 'busy') return no(503, 'busy', 2_000);
    const apart = caller && standing.isOwn ? await house.people.apart(caller.me.id) : [];
    return record ? toldTo(standing, record, apart) : no(404, 'not-found');
  });

  onPost(
    app,
    house,
    '/api/report',
    signedIn(house, async ({ me }, visit, complaint) => {
      const over = await tooFast(house, RULES.report, me.id, visit.ip);
      if (over) return over;
      const report = await fileReport(store, house.judged, me.id, complaint);
      if (!report.ok) return no(STATUS[report.reason], report.reason);
      const { id, clean: ok } = report;
      noteDeed(house, 'report', { report: id, match: complaint.match, reason: complaint.reason, ok }, visit.ip);
      return { id, ok };
    }),
  );
};
