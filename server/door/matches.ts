import type { FastifyInstance } from 'fastify';
import { storedMatch } from '../report/match-verdict.ts';
import { fileReport } from '../report/reports.ts';
import type { Store } from '../store/index.ts';
import type { DoorDeps } from './door-deps.ts';
import { RULES } from './limits.ts';
import { noteDeed } from './refusal.ts';
import { no, onGet, onPost, signedIn, tooFast } from './visit.ts';

const STATUS = { 'not-found': 404, 'bad-request': 400, taken: 409 } as const;

/** What everybody may read of a finished match. */
export const finishedMatch = async (store: Store, id: string) => {
  const found = await storedMatch(store, id);
  if (!found) return undefined;
  const { match, options, transcript, events } = found;
  return { match, options, transcript, events };
};

/** Finished matches: finding them, checking them, complaining about them. */
export const matchRoutes = (app: FastifyInstance, house: DoorDeps): void => {
  const { store } = house;

  onGet(
    app,
    house,
    '/api/matches',
    signedIn(house, ({ me }) => store.directory.matches(me.id)),
  );

  onGet(app, house, '/api/matches/:id', async (_, id) => {
    const found = await house.finished.of(id);
    return found === 'busy' ? no(503, 'busy', 2_000) : (found ?? no(404, 'not-found'));
  });

  onPost(
    app,
    house,
    '/api/report',
    signedIn(house, async ({ me }, visit, complaint) => {
      const over = await tooFast(house, RULES.report, me.id, visit.ip);
      if (over) return over;
      const report = await fileReport(store, me.id, complaint);
      if (!report.ok) return no(STATUS[report.reason], report.reason);
      const { id, clean: ok } = report;
      noteDeed(house, 'report', { report: id, match: complaint.match, reason: complaint.reason, ok }, visit.ip);
      return { id, ok };
    }),
  );
};
