import { randomInt } from 'node:crypto';
import { inSeason, newStanding, type PairedTable, pair, type QueueEntry, seasonOf, skillScale } from '@majlis/club';
import type { Random } from '@majlis/kernel';
import { type Person, skeleton } from '@majlis/table';
import type { Host } from '../host/host.ts';
import { avoidedBy, opponentsOf, pausedAmong } from '../store/club/facts.ts';
import type { Queue, QueueRow } from '../store/club/queue.ts';
import { standingsOf } from '../store/club/rating.ts';
import type { Engine } from '../store/engine.ts';
import type { OfferedPool } from './pools.ts';

const DICE: Random = { below: n => randomInt(n) };

/** Those who wait in a pool, as the pairing sees them. */
const entriesOf = async (
  engine: Engine,
  queue: Queue,
  pool: string,
  rows: readonly QueueRow[],
  now: number,
): Promise<readonly QueueEntry[]> => {
  const people = rows.map(({ person }) => person);
  const [standings, opponents, avoided, busy, paused, names] = await Promise.all([
    people.length === 0 ? new Map() : standingsOf(engine, pool, people),
    opponentsOf(engine.db, pool, people),
    avoidedBy(engine.db, people),
    queue.playing(people),
    pausedAmong(engine.db, people, now),
    namesOf(engine, people),
  ]);
  const season = seasonOf(now);
  const entries = [...Map.groupBy(rows, ({ entry }) => entry)].map(
    ([id, own]): QueueEntry => ({
      id,
      since: Math.min(...own.map(({ since }) => since)),
      people: own.map(({ person }) => ({
        id: person,
        skill: skillScale(inSeason(standings.get(person) ?? newStanding(season), season)),
        opponents: opponents.get(person) ?? [],
      })),
      avoids: own.flatMap(({ person }) => avoided.get(person) ?? []),
      marks: own.flatMap(({ marks, person }) => [...marks, `name ${skeleton(names.get(person) ?? '')}`]),
      pausedUntil: Math.max(...own.map(({ person }) => paused.get(person) ?? 0)),
    }),
  );
  return entries.filter(entry => entry.people.every(({ id }) => !busy.has(id)));
};

/** As they are called now: a name may be changed while one waits. */
const namesOf = async ({ db }: Engine, people: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name'])
    .where('id', 'in', [...people])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Tables for those who wait: each is born with everybody seated, or not at all. All who sit now. */
export const pairPool = async (
  engine: Engine,
  queue: Queue,
  host: Pick<Host, 'open'>,
  pool: OfferedPool,
  rows: readonly QueueRow[],
  now: number,
): Promise<ReadonlySet<string>> => {
  const { tables } = pair(await entriesOf(engine, queue, pool.name, rows, now), pool.seats, now, DICE);
  const born = await Promise.all(tables.map(table => opened(engine, host, pool, table)));
  return new Set(tables.filter((_, n) => born[n]).flatMap(({ seats }) => seats));
};

const opened = async (
  { db }: Engine,
  host: Pick<Host, 'open'>,
  { name: pool, game, options, seats: size }: OfferedPool,
  { seats }: PairedTable,
): Promise<boolean> => {
  const rows = await db
    .selectFrom('user')
    .leftJoin('avatars', 'avatars.person', 'user.id')
    .select(['id', 'name', 'avatar'])
    .where('id', 'in', [...seats])
    .execute();
  const seated = seats.flatMap((id): Person[] => {
    const row = rows.find(one => one.id === id);
    return row ? [{ id, name: row.name, ...(row.avatar === null ? {} : { avatar: row.avatar }) }] : [];
  });
  const ranked = { pool, seated };
  const table = { game, options, size, visibility: 'public', reveal: 'match', host: null, bots: null, ranked } as const;
  return (await host.open(table)).ok;
};
