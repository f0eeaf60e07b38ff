import { randomInt } from 'node:crypto';
import type { Bodies, FinishedMatch, History, Listing } from '@majlis/protocol';
import type { Engine } from './engine.ts';
import { historyOf } from './history.ts';
import { matchesOf } from './match-row.ts';
import { type OpeningTable, sittersOf, type TableEntry } from './table-entry.ts';

/** Where a finished match begins to be told, and what its players wore. */
export interface MatchOpening extends OpeningTable {
  readonly avatars: readonly (string | null)[];
}

export interface FoundMatch extends FinishedMatch {
  readonly visibility: 'private' | 'public';
  readonly first: number;
  readonly last: number;
  /** null: it was not noted then; the log is read from its first line. */
  readonly opening: MatchOpening | null;
}

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
  history(person: string, wish: Bodies['/api/history']): Promise<History>;
  match(id: string): Promise<FoundMatch | undefined>;
}

const LETTERS = 'ABCDEFGHJKLMNPQRTUVWXY346789';

/** Six letters that cannot be mistaken for one another. */
export const newCode = (): string => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const codeOf = (input: string): string => input.toUpperCase().replace(/[\s-]/g, '');

export const listingOf = (id: string, entry: TableEntry): Listing => {
  const { game, options, visibility, phase, host, seats, matches, openedAt, daily } = entry;
  const mark = daily && { daily };
  return { id, game, options: { ...options }, visibility, phase, host, seats: [...seats], matches, openedAt, ...mark };
};

/** The tables where a person sits, those that changed last first. Who has left one is only held by it. */
const sittingAt = async ({ db }: Pick<Engine, 'db'>, person: string) => {
  const rows = await db
    .selectFrom('sitters')
    .innerJoin('tables', 'tables.id', 'sitters.table_id')
    .select(['tables.id', 'tables.entry'])
    .where('sitters.person', '=', person)
    .where('tables.phase', '!=', 'closed')
    .orderBy('tables.touched_at', 'desc')
    .execute();
  return rows.filter(row => sittersOf(entryOf(row)).includes(person));
};

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
    return matchesOf(db, rows);
  },
  history: (person, wish) => historyOf({ db }, person, wish),
  match: async id => {
    const row = await db
      .selectFrom('matches')
      .leftJoin('tables', 'tables.id', 'matches.table_id')
      .selectAll('matches')
      .select('tables.visibility')
      .where('matches.id', '=', id)
      .executeTakeFirst();
    const [found] = row ? await matchesOf(db, [row]) : [];
    if (!row || !found) return undefined;
    const { first, last, opening } = row;
    const visibility = row.visibility === 'public' ? 'public' : 'private';
    return { ...found, visibility, first, last, opening: opening === null ? null : JSON.parse(opening) };
  },
});

const read = (rows: readonly { readonly id: string; readonly entry: string }[]): readonly Listing[] =>
  rows.map(({ id, entry }) => listingOf(id, JSON.parse(entry)));
