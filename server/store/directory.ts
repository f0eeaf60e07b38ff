import { randomInt } from 'node:crypto';
import type { FinishedMatch, Listing } from '@majlis/protocol';
import type { Engine } from './engine.ts';
import type { TableEntry } from './table-entry.ts';

/** Finding tables and finished matches. */
export interface Directory {
  /** Public tables that wait or play. */
  lobby(): Promise<readonly Listing[]>;
  mine(person: string): Promise<readonly Listing[]>;
  /** The table where a person plays this match now. */
  running(person: string, match: string): Promise<Listing | undefined>;
  find(table: string): Promise<Listing | undefined>;
  byCode(code: string): Promise<string | undefined>;
  matches(person: string): Promise<readonly FinishedMatch[]>;
  match(id: string): Promise<(FinishedMatch & { readonly first: number; readonly last: number }) | undefined>;
}

const LETTERS = 'ABCDEFGHJKLMNPQRTUVWXY346789';

/** Six letters that cannot be mistaken for one another. */
export const newCode = (): string => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const codeOf = (input: string): string => input.toUpperCase().replace(/[\s-]/g, '');

export const listingOf = (id: string, entry: TableEntry): Listing => {
  const { game, options, visibility, phase, host, seats, matches, openedAt } = entry;
  return { id, game, options: { ...options }, visibility, phase, host, seats: [...seats], matches, openedAt };
};

/** The tables where a person sits, those that changed last first. */
const sittingAt = ({ db }: Pick<Engine, 'db'>, person: string) =>
  db
    .selectFrom('sitters')
    .innerJoin('tables', 'tables.id', 'sitters.table_id')
    .select(['tables.id', 'tables.entry'])
    .where('sitters.person', '=', person)
    .where('tables.phase', '!=', 'closed')
    .orderBy('tables.touched_at', 'desc')
    .execute();

const entryOf = ({ entry }: { readonly entry: string }): TableEntry => JSON.parse(entry);

export const directoryOf = ({ db }: Engine): Directory => ({
  lobby: async () =>
    read(
      await db
        .selectFrom('tables')
        .select(['id', 'entry'])
        .where('visibility', '=', 'public')
        .where('phase', 'in', ['lobby', 'starting', 'playing'])
        .where('people', '>', 0)
        .orderBy('opened_at', 'desc')
        .limit(100)
        .execute(),
    ),
  mine: async person => read(await sittingAt({ db }, person)),
  running: async (person, match) => {
    const rows = await sittingAt({ db }, person);
    return read(rows.filter(row => entryOf(row).phase === 'playing' && entryOf(row).match === match))[0];
  },
  find: async table => read(await db.selectFrom('tables').select(['id', 'entry']).where('id', '=', table).execute())[0],
  byCode: async code =>
    (await db.selectFrom('tables').select('id').where('code', '=', codeOf(code)).executeTakeFirst())?.id,
  matches: async person => {
    const played = db.selectFrom('players').select('match_id').where('person', '=', person);
    const rows = await db
      .selectFrom('matches')
      .selectAll()
      .where('id', 'in', played)
      .orderBy('ended_at', 'desc')
      .limit(100)
      .execute();
    return Promise.all(rows.map(row => matchOf(db, row)));
  },
  match: async id => {
    const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    return row && { ...(await matchOf(db, row)), first: row.first, last: row.last };
  },
});

const read = (rows: readonly { readonly id: string; readonly entry: string }[]): readonly Listing[] =>
  rows.map(({ id, entry }) => listingOf(id, JSON.parse(entry)));

interface Row {
  readonly id: string;
  readonly table_id: string;
  readonly game: string;
  readonly started_at: number;
  readonly ended_at: number;
  readonly ended_by: string;
  readonly outcome: string;
}

const matchOf = async (db: Engine['db'], row: Row): Promise<FinishedMatch> => ({
  id: row.id,
  table: row.table_id,
  game: row.game,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  by: row.ended_by,
  outcome: JSON.parse(row.outcome),
  players: await db
    .selectFrom('players')
    .select(['seat', 'person', 'name', 'conduct'])
    .where('match_id', '=', row.id)
    .orderBy('seat')
    .execute(),
});
