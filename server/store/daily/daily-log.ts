import type { Ending, LogLine } from '@majlis/table';
import { type Engine, must, type Statement } from '../engine.ts';
import { finishes, type TableEntry } from '../table-entry.ts';

/** What lines of a daily table mean for its person's try, in the same stroke: begun once, ended once. */
export const triesOf = (
  engine: Engine,
  table: string,
  before: TableEntry | null,
  entry: TableEntry,
  lines: readonly LogLine[],
): readonly Statement[] => [
  ...(before === null ? begun(engine, table, entry) : []),
  ...finishes(before ?? entry, lines).map(({ ending, endedAt }) => ended(engine, table, ending, endedAt)),
];

/** The key says whose try at which deal it is: a second table for it is not born. */
const begun = ({ db }: Engine, table: string, entry: TableEntry): readonly Statement[] => {
  const [sitting] = entry.seats;
  if (!entry.daily || !entry.match || !sitting || !('person' in sitting)) return [];
  const row = {
    ...{ person: sitting.person.id, ...entry.daily, game: entry.game.split('/')[0] ?? '' },
    ...{ table_id: table, match_id: entry.match, opened_at: entry.openedAt },
  };
  const open = { ended_by: null, ended_at: null, points: null, bought: null };
  return [must(db.insertInto('day_tries').values({ ...row, ...open }), 1)];
};

const ended = ({ db }: Engine, table: string, ending: Ending, at: number): Statement =>
  must(
    db
      .updateTable('day_tries')
      .set({
        ended_by: endedBy(ending),
        ended_at: at,
        points: ending.deal?.points ?? null,
        bought: ending.deal?.bought ?? null,
      })
      .where('table_id', '=', table)
      .where('ended_by', 'is', null),
  );

/** Whoever left it did not play it to its end. */
const endedBy = ({ by, deal, conduct }: Ending): string => {
  if (by !== 'game' || !deal) return 'voided';
  return conduct[0] === 'left' ? 'house' : 'game';
};
