import { type DeskDecision, type DeskGround, NEEDS_TWO } from '@majlis/club';
import type { Selectable } from 'kysely';
import { type Engine, must, type Statement } from '../engine.ts';
import type { Schema } from '../schema.ts';

type Db = Engine['db'];

export type DecisionRow = Selectable<Schema['decisions']> & {
  readonly kind: DeskDecision | string;
  readonly ground: DeskGround | string;
};

/** What holds for people now, by person. */
export interface Sanction {
  readonly person: string;
  readonly kind: string;
  readonly until: number;
}

/** Few people at any time: they are found by an index. */
export const sanctionsAt = async (db: Db, now: number): Promise<readonly Sanction[]> => {
  const rows = await db
    .selectFrom('decisions')
    .select(['person', 'kind', 'until'])
    .where('holds', '=', 1)
    .where('until', '>', now)
    .execute();
  return rows.flatMap(({ person, kind, until }) =>
    person === null || until === null ? [] : [{ person, kind, until }],
  );
};

export const decisionOf = (db: Db, id: string): Promise<DecisionRow | undefined> =>
  db.selectFrom('decisions').selectAll().where('id', '=', id).executeTakeFirst();

/** Everything that was decided about somebody, the latest first. */
export const decisionsAbout = (db: Db, person: string): Promise<readonly DecisionRow[]> =>
  db.selectFrom('decisions').selectAll().where('person', '=', person).orderBy('at', 'desc').limit(50).execute();

/** A decision, and the report that it answers: both, or neither. A report is answered once. */
export const decided = ({ db }: Engine, row: Selectable<Schema['decisions']>): readonly Statement[] => [
  must(
    db
      .updateTable('reports')
      .set({ answered_at: row.at })
      .where('id', '=', row.report)
      .where('answered_at', 'is', null),
    1,
  ),
  must(db.insertInto('decisions').values(row), 1),
];

/** The report stands at the desk as if nobody had answered it. */
export const waitingAgain = ({ db }: Engine, report: string): Statement =>
  must(db.updateTable('reports').set({ answered_at: null }).where('id', '=', report), 1);

/** Whether the person knows of it: nobody is told of a report that was dismissed, nor of what a second steward has not agreed to. */
export const isTold = ({ kind, days, second }: Pick<DecisionRow, 'kind' | 'days' | 'second'>): boolean =>
  kind !== 'dismiss' && ((days ?? 0) < NEEDS_TWO || second !== null);

type Change = Partial<Selectable<Schema['decisions']>>;

/** One line of the table changed, if it still stands as `as` says; false: it does not. */
export const changed = async (engine: Engine, id: string, as: Change, to: Change, also: readonly Statement[] = []) => {
  let update = engine.db.updateTable('decisions').set(to).where('id', '=', id);
  for (const [column, value] of Object.entries(as) as [keyof Change, never][])
    update = value === null ? update.where(column, 'is', null) : update.where(column, '=', value);
  const answer = await engine.job([must(update, 1), ...also]);
  if (answer.kind === 'unknown') throw new Error(answer.why);
  return answer.kind === 'done';
};

export const isSteward = async (db: Db, person: string): Promise<boolean> =>
  (await db.selectFrom('roles').select('role').where('person', '=', person).executeTakeFirst())?.role === 'steward';

/** What the desk knows of a person goes; what a steward did stays under an id that is nobody's. */
export const forgottenAtDesk = ({ db }: Engine, person: string): readonly Statement[] => [
  must(db.deleteFrom('roles').where('person', '=', person)),
  must(db.deleteFrom('decisions').where('person', '=', person)),
  must(db.updateTable('reports').set({ about: null }).where('about', '=', person)),
];

/** What was decided about a person, for that person. */
export const deskOf = async (db: Db, person: string): Promise<object> => {
  const rows = await db.selectFrom('decisions').selectAll().where('person', '=', person).execute();
  return {
    decisions: rows.filter(isTold).map(({ kind, ground, at, until, holds, appeal, lifted }) => ({
      kind,
      ground,
      at,
      until,
      holds,
      appeal,
      lifted,
    })),
  };
};
