import { deskOrder } from '@majlis/club';
import type { Desk, DeskWaiting } from '@majlis/protocol/desk';
import type { FastifyInstance } from 'fastify';
import { RULES } from '../door/limits.ts';
import { no, onGet, onPost, signedIn, tooFast } from '../door/visit.ts';
import { decisionsAbout, isTold } from '../store/desk/decisions.ts';
import { type DeskReport, HOUSE, waitingReports } from '../store/desk/reports.ts';
import { appealAnswered, appealed, type DeskDeps, decide, seconded, undone } from './decide.ts';
import { evidenceOf, namesOf, shownDecision } from './evidence.ts';
import { onDeskGet, onDeskPost } from './hidden.ts';

/** Where stewards sit; and where everybody reads what was decided about them. */
export const openDesk = (app: FastifyInstance, rest: DeskDeps['house'], others: Omit<DeskDeps, 'house'>): void => {
  const deps: DeskDeps = { house: rest, ...others };
  const { house } = deps;
  onDeskGet(app, house, '/api/desk', ({ me }) => deskOf(deps, me.id));
  onDeskGet(
    app,
    house,
    '/api/desk/:id',
    async ({ me }, _, id) => (await evidenceOf(house.store, id, me.id, house.wall())) ?? no(404, 'not-found'),
  );
  onDeskPost(app, house, '/api/desk/decide', ({ me }, _, body) => decide(deps, me.id, body));
  onDeskPost(app, house, '/api/desk/second', ({ me }, _, body) => seconded(deps, me.id, body));
  onDeskPost(app, house, '/api/desk/undo', ({ me }, _, { decision }) => undone(deps, me.id, decision));
  onDeskPost(app, house, '/api/desk/appeal', ({ me }, _, body) => appealAnswered(deps, me.id, body));
  ownRoutes(app, deps);
};

const ownRoutes = (app: FastifyInstance, deps: DeskDeps): void => {
  const { house } = deps;
  onGet(
    app,
    house,
    '/api/decisions',
    signedIn(house, async ({ me }) => {
      const rows = await decisionsAbout(house.store.engine.db, me.id);
      const own = rows.filter(isTold);
      const decisions = own.map(({ id, kind, ground, at, until, holds, appeal, lifted }) => ({
        ...{ id, kind, ground, at, until, holds: holds === 1, appealed: appeal !== null },
        lifted: lifted === null ? null : lifted === 1,
      }));
      return { now: house.wall(), decisions };
    }),
  );
  onPost(
    app,
    house,
    '/api/appeal',
    signedIn(house, async ({ me }, visit, { decision, text }) => {
      const over = await tooFast(house, RULES.appeal, me.id, visit.ip);
      return over ?? (await appealed(deps, me.id, decision, text));
    }),
  );
};

/** What waits for this steward: nobody is shown what is about themselves, or is their own. */
const deskOf = async ({ house }: DeskDeps, steward: string): Promise<Desk> => {
  const { db } = house.store.engine;
  const all = await waitingReports(db);
  const reports = deskOrder(all.filter(({ about, by }) => about !== steward && by !== steward));
  const open = await db
    .selectFrom('decisions')
    .selectAll()
    .where('report', 'not in', db.selectFrom('reports').select('id').where('reporter', '=', steward))
    .where(eb =>
      eb.or([
        eb.and([eb('holds', '=', 0), eb('second', 'is', null), eb('undone_by', 'is', null)]),
        eb.and([eb('appeal', 'is not', null), eb('lifted', 'is', null), eb('holds', '=', 1)]),
      ]),
    )
    .orderBy('at')
    .limit(100)
    .execute();
  const names = await namesOf(db, [...reports.map(({ about }) => about), ...open.map(({ person }) => person)]);
  const others = open.filter(({ person }) => person !== steward).map(row => shownDecision(row, steward, names));
  const counts = Map.groupBy(all, ({ about }) => about);
  const shown = (report: DeskReport): DeskWaiting => {
    const { id, match, seat, reason, at, ok, by, about } = report;
    const name = names.get(about ?? '') ?? null;
    const n = about === null ? 1 : (counts.get(about)?.length ?? 1);
    return { ...{ id, match, seat, reason, at, ok, name }, person: about, byHouse: by === HOUSE, about: n };
  };
  return {
    now: house.wall(),
    reports: reports.map(shown),
    seconds: others.filter(({ asks }) => asks),
    appeals: others.filter(({ asks }) => !asks),
  };
};
