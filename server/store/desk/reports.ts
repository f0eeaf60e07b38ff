import type { ReporterRecord, WaitingReport } from '@majlis/club';
import type { Engine } from '../engine.ts';

type Db = Engine['db'];

/** Who reports when nobody does: the house has seen a pattern. */
export const HOUSE = 'house';

export interface DeskReport extends WaitingReport {
  readonly match: string;
  readonly seat: number;
  readonly reason: string;
  readonly by: string;
  /** null: not judged yet. */
  readonly ok: boolean | null;
}

const MOST = 500;

const recordsOf = async (db: Db, people: readonly string[]): Promise<ReadonlyMap<string, ReporterRecord>> => {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('reports')
    .innerJoin('decisions', 'decisions.report', 'reports.id')
    .select(['reports.reporter', 'decisions.kind'])
    .where('reports.reporter', 'in', [...people])
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ reporter }) => reporter)].map(([reporter, own]) => [
      reporter,
      { answered: own.length, dismissed: own.filter(({ kind }) => kind === 'dismiss').length },
    ]),
  );
};

/** What nobody has answered yet, the oldest first. */
export const waitingReports = async (db: Db): Promise<readonly DeskReport[]> => {
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'match_id', 'seat', 'reason', 'reporter', 'about', 'ok', 'verdict', 'at'])
    .where('answered_at', 'is', null)
    .orderBy('at')
    .limit(MOST)
    .execute();
  const records = await recordsOf(db, [...new Set(rows.map(({ reporter }) => reporter))]);
  return rows.map(({ match_id: match, reporter: by, ok, verdict, ...row }): DeskReport => {
    const judged = verdict === 'null' ? null : ok === 1;
    const reporter = records.get(by) ?? { answered: 0, dismissed: 0 };
    return { ...row, match, by, ok: judged, isGrave: judged === false || by === HOUSE, reporter };
  });
};

/** CLUB-7.1  The house itself reports somebody who leaves when losing; of a match once. */
export const reportPattern = async (
  db: Db,
  match: string,
  seat: number,
  person: string,
  now: number,
): Promise<void> => {
  const waits = db
    .selectFrom('reports')
    .select('id')
    .where('about', '=', person)
    .where('reporter', '=', HOUSE)
    .where('answered_at', 'is', null);
  if (await waits.executeTakeFirst()) return;
  const row = { id: `house-${match.slice(0, 20)}-${seat}`, match_id: match, reporter: HOUSE, seat, reason: 'left' };
  await db
    .insertInto('reports')
    .values({ ...row, seq: null, lines: '[]', ok: 1, verdict: 'null', at: now, about: person, answered_at: null })
    .onConflict(conflict => conflict.doNothing())
    .execute();
};
