import type { WatchedTable } from '@majlis/protocol';
import type { FastifyInstance } from 'fastify';
import { gameOf } from '../host/games.ts';
import type { Hosted } from '../host/hosted.ts';
import { pointsOf } from '../store/club/places.ts';
import { listingOf } from '../store/directory.ts';
import { fineMatch } from '../store/fine-match.ts';
import { sittersOf, type TableEntry } from '../store/table-entry.ts';
import type { DoorDeps } from './door-deps.ts';
import { onceASecond } from './once.ts';
import { onGet } from './visit.ts';

/** So many are told of; of so many those who play are compared. */
const MOST = 40;
const COMPARED = 100;

interface Candidate extends WatchedTable {
  readonly entry: TableEntry;
}

/** What everybody at its rail sees of it. Of a private table nothing is told, nor of one where nobody sits. */
const candidate = ({ id, entry, room }: Hosted): readonly Candidate[] => {
  const isOn = entry?.visibility === 'public' && entry.phase === 'playing' && sittersOf(entry).length > 0;
  if (!entry || !isOn) return [];
  const watching = room.guests.filter(({ viewer }) => viewer === 'rail').length;
  const score = gameOf(entry.game)?.standing(room.table.state);
  return [
    {
      entry,
      table: listingOf(id, entry),
      watching,
      score: score ? [score[0], score[1]] : null,
      ranked: entry.pool !== undefined,
    },
  ];
};

const byCrowd = (a: Candidate, b: Candidate): number =>
  Number(b.ranked) - Number(a.ranked) || b.watching - a.watching || b.entry.startedAt - a.entry.startedAt;

/** The points of a table are those of the people who play there, on average. */
const strengths = async ({ store }: DoorDeps, tables: readonly Candidate[]): Promise<ReadonlyMap<string, number>> => {
  const ranked = tables.filter(one => one.ranked);
  const points = await pointsOf(
    store.engine.db,
    ranked.map(({ entry }) => ({ pool: entry.pool ?? '', people: sittersOf(entry) })),
  );
  return new Map(ranked.map(({ table }, at) => [table.id, points[at] ?? 0]));
};

/** Featured: the strongest table that counts; then those that most people look at. */
const onNow = async (house: DoorDeps): Promise<object> => {
  const all = [...house.host.tables()].flatMap(candidate);
  const compared = all.toSorted(byCrowd).slice(0, COMPARED);
  const strong = await strengths(house, compared);
  const strength = ({ table }: Candidate): number => strong.get(table.id) ?? 0;
  const tables = compared
    .toSorted((a, b) => strength(b) - strength(a) || byCrowd(a, b))
    .slice(0, MOST)
    .map(({ entry: _, ...told }): WatchedTable => told);
  const watching = all.reduce((sum, one) => sum + one.watching, 0);
  return { tables, all: all.length, watching, replay: all.length === 0 ? await fineMatch(house.store.engine) : null };
};

/** What is on at the public tables of this process: the others cannot be entered here either. */
export const watchRoutes = (app: FastifyInstance, house: DoorDeps): void => {
  const told = onceASecond(
    () => onNow(house),
    () => performance.now(),
  );
  onGet(app, house, '/api/watch', () => told());
};
