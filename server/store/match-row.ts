import type { FinishedMatch } from '@majlis/protocol';
import type { Engine } from './engine.ts';

interface Row {
  readonly id: string;
  readonly table_id: string;
  readonly game: string;
  readonly started_at: number;
  readonly ended_at: number;
  readonly ended_by: string;
  readonly outcome: string;
}

/** Finished matches with their players: asked for once, however many matches there are. */
export const matchesOf = async (db: Engine['db'], rows: readonly Row[]): Promise<readonly FinishedMatch[]> => {
  if (rows.length === 0) return [];
  const players = await db
    .selectFrom('players')
    .select(['match_id', 'seat', 'person', 'name', 'conduct'])
    .where(
      'match_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('seat')
    .execute();
  const byMatch = Map.groupBy(players, ({ match_id }) => match_id);
  return rows.map(row => ({
    id: row.id,
    table: row.table_id,
    game: row.game,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    by: row.ended_by,
    outcome: JSON.parse(row.outcome),
    players: (byMatch.get(row.id) ?? []).map(({ match_id: _, ...player }) => player),
  }));
};
