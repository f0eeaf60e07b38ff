import type { Outcome } from '@majlis/kernel';
import type { FinishedMatch } from '@majlis/protocol';
import type { Engine } from './engine.ts';
import { matchesOf } from './match-row.ts';

/** So many of the latest are looked at, and so many of those closely: a house of any size is read in a moment. */
const LATEST = 500;
const CLOSELY = 20;

/** How one-sided it was: 0 is a match that either could have won. */
const gapOf = ({ outcome }: FinishedMatch): number => {
  const { scores } = outcome as Outcome;
  return Math.abs(scores[0] - scores[1]) / Math.max(1, ...scores);
};

const botsIn = ({ players }: FinishedMatch): number => players.filter(({ person }) => person === null).length;

/** A match of a public table that was played to its end: of people rather than bots, and a close one. null: there is none. */
export const fineMatch = async ({ db }: Pick<Engine, 'db'>): Promise<string | null> => {
  const latest = db.selectFrom('matches').selectAll().orderBy('ended_at', 'desc').limit(LATEST).as('latest');
  const rows = await db
    .selectFrom(latest)
    .innerJoin('tables', 'tables.id', 'latest.table_id')
    .selectAll('latest')
    .where('tables.visibility', '=', 'public')
    .where('latest.ended_by', '=', 'game')
    .orderBy('latest.ended_at', 'desc')
    .limit(CLOSELY)
    .execute();
  const found = await matchesOf(db, rows);
  return found.toSorted((a, b) => botsIn(a) - botsIn(b) || gapOf(a) - gapOf(b))[0]?.id ?? null;
};
