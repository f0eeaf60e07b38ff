import { randomBytes } from 'node:crypto';
import { type DeskDecision, holdsUntil, NEEDS_TWO } from '@majlis/club';
import type { DeskBodies } from '@majlis/protocol/desk';
import type { DoorDeps } from '../door/door-deps.ts';
import type { Sockets } from '../door/sockets.ts';
import { no } from '../door/visit.ts';
import { suggestedName } from '../people/names.ts';
import { noticeStatements } from '../store/club/notices.ts';
import type { Queue } from '../store/club/queue.ts';
import { changed, type DecisionRow, decided, decisionOf, isTold, waitingAgain } from '../store/desk/decisions.ts';
import { HOUSE } from '../store/desk/reports.ts';
import type { Statement } from '../store/engine.ts';

/** What a decision reaches besides the store. */
export interface DeskDeps {
  readonly house: DoorDeps;
  readonly sockets: Pick<Sockets, 'signedOut'>;
  readonly queue: Pick<Queue, 'leave'>;
  /** There are notices: now. */
  soon(): void;
}

const told = ({ house }: DeskDeps, person: string, kind: string, detail: object): readonly Statement[] =>
  noticeStatements(house.store.engine, { person, kind, sender: null, detail, at: house.wall() });

/** What the person is told: what, why and until when; the reporter: that it was looked at, and whether something was done. */
const news = (deps: DeskDeps, row: DecisionRow, reporter: string): readonly Statement[] => {
  const { id, person, kind, ground, until } = row;
  const isActed = kind !== 'dismiss';
  return [
    ...(reporter === HOUSE ? [] : told(deps, reporter, 'report-answered', { acted: isActed })),
    ...(isActed && person !== null
      ? told(deps, person, 'decided', { decision: id, did: kind, ground, ends: until })
      : []),
  ];
};

/** What follows at once, beyond what the store will say from now on. */
const carriedOut = async ({ house, sockets, queue }: DeskDeps, { person, kind }: DecisionRow): Promise<void> => {
  if (person === null) return;
  house.sanctions.changed();
  if (kind === 'rename') await house.people.rename(person, suggestedName(''));
  if (kind === 'ranked' || kind === 'house') await queue.leave(person);
  if (kind === 'house') sockets.signedOut('', person);
};

const noted = ({ house }: DeskDeps, steward: string, deed: string, row: DecisionRow): void =>
  house.store.audit.note('desk', {
    ...{ steward, deed, decision: row.id, report: row.report, person: row.person },
    ...{ kind: row.kind, ground: row.ground, days: row.days },
  });

/** CLUB-7.2 */
export const decide = async (
  deps: DeskDeps,
  steward: string,
  { report: id, kind, ground, days, note = '' }: DeskBodies['/api/desk/decide'],
): Promise<object> => {
  const { engine } = deps.house.store;
  const report = await engine.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!report) return no(404, 'not-found');
  if (steward === report.reporter || steward === report.about) return no(409, 'own-report');
  const at = deps.house.wall();
  const until = holdsUntil(kind, days, at);
  if (until === undefined || (report.about === null && kind !== 'dismiss')) return no(400, 'bad-request');
  const asks = days !== undefined && days >= NEEDS_TWO;
  const row: DecisionRow = {
    ...{
      id: randomBytes(16).toString('hex'),
      report: id,
      person: report.about,
      steward,
      kind,
      ground,
      note,
      at,
      until,
    },
    ...{ days: days ?? null, holds: asks ? 0 : 1, second: null, undone_by: null },
    ...{ appeal: null, appealed_at: null, appeal_by: null, lifted: null },
  };
  const answer = await engine.job([...decided(engine, row), ...(asks ? [] : news(deps, row, report.reporter))]);
  if (answer.kind === 'missed') return no(409, 'answered');
  if (answer.kind !== 'done') return no(503, 'paused');
  noted(deps, steward, asks ? 'asked' : 'decided', row);
  if (!asks) await carriedOut(deps, row);
  deps.soon();
  return { asks };
};

/** CLUB-7.3  Another steward agrees, and it holds from now on; or does not, and the report waits again. */
export const seconded = async (
  deps: DeskDeps,
  steward: string,
  { decision, yes }: DeskBodies['/api/desk/second'],
): Promise<object> => {
  const { engine } = deps.house.store;
  const row = await decisionOf(engine.db, decision);
  if (!row) return no(404, 'not-found');
  const reporter = await reporterOf(deps, row.report);
  if ([row.steward, row.person, reporter].includes(steward)) return no(409, 'own-report');
  const open = { holds: 0, second: null, undone_by: null };
  const until = yes
    ? (holdsUntil(row.kind as DeskDecision, row.days ?? undefined, deps.house.wall()) ?? null)
    : row.until;
  const to = yes ? { holds: 1, second: steward, until } : { undone_by: steward };
  const also = yes ? news(deps, { ...row, until }, reporter) : [waitingAgain(engine, row.report)];
  if (!(await changed(engine, decision, open, to, also))) return no(409, 'answered');
  noted(deps, steward, yes ? 'agreed' : 'disagreed', row);
  if (yes) await carriedOut(deps, row);
  deps.soon();
  return { asks: false };
};

const reporterOf = async ({ house }: DeskDeps, report: string): Promise<string> => {
  const { db } = house.store.engine;
  const row = await db.selectFrom('reports').select('reporter').where('id', '=', report).executeTakeFirst();
  return row?.reporter ?? HOUSE;
};

/** CLUB-7.7  What was decided no longer holds; the line of it stays. Nobody is told of a report that was dismissed: it waits again. */
export const undone = async (deps: DeskDeps, steward: string, decision: string): Promise<object> => {
  const { engine } = deps.house.store;
  const row = await decisionOf(engine.db, decision);
  if (!row || row.person === null) return no(404, 'not-found');
  if ([row.person, await reporterOf(deps, row.report)].includes(steward)) return no(409, 'own-report');
  const also =
    row.kind === 'dismiss'
      ? [waitingAgain(engine, row.report)]
      : told(deps, row.person, 'decision-undone', { decision, did: row.kind });
  if (!(await changed(engine, decision, { holds: 1, undone_by: null }, { holds: 0, undone_by: steward }, also)))
    return no(409, 'answered');
  deps.house.sanctions.changed();
  noted(deps, steward, 'undone', row);
  deps.soon();
  return { asks: false };
};

/** CLUB-7.6  Another steward than the one who decided, nor the one who agreed, nor the one who reported. */
export const appealAnswered = async (
  deps: DeskDeps,
  steward: string,
  { decision, lift }: DeskBodies['/api/desk/appeal'],
): Promise<object> => {
  const { engine } = deps.house.store;
  const row = await decisionOf(engine.db, decision);
  if (!row || row.person === null || row.appeal === null) return no(404, 'not-found');
  const reporter = await reporterOf(deps, row.report);
  if ([row.steward, row.second, row.person, reporter].includes(steward)) return no(409, 'own-report');
  const to = { lifted: lift ? 1 : 0, appeal_by: steward, ...(lift && { holds: 0, undone_by: steward }) };
  const tells = told(deps, row.person, 'appeal-answered', { decision, did: row.kind, lifted: lift });
  if (!(await changed(engine, decision, { lifted: null, holds: 1, undone_by: null }, to, tells)))
    return no(409, 'answered');
  deps.house.sanctions.changed();
  noted(deps, steward, lift ? 'lifted' : 'upheld', row);
  deps.soon();
  return { asks: false };
};

/** CLUB-7.6  Once, by whom it was decided about. */
export const appealed = async (
  { house }: DeskDeps,
  person: string,
  decision: string,
  text: string,
): Promise<object> => {
  const { engine } = house.store;
  const row = await decisionOf(engine.db, decision);
  if (!row || row.person !== person || !isTold(row)) return no(404, 'not-found');
  const is = { appeal: null, holds: 1, undone_by: null };
  if (!(await changed(engine, decision, is, { appeal: text, appealed_at: house.wall() }))) return no(409, 'answered');
  house.store.audit.note('desk', { person, deed: 'appealed', decision });
  return {};
};
