import { penalty } from '@majlis/club';
import type { Stake } from '@majlis/protocol/club';
import { factsOf } from '../store/club/facts.ts';
import { changesOf, standingsOf } from '../store/club/rating.ts';
import type { Engine } from '../store/engine.ts';
import type { TableEntry } from '../store/table-entry.ts';

/** CLUB-3.7, CLUB-4.2  What leaving this table costs a person now; undefined: it is no ranked match of theirs that is on. */
export const stakeOf = async (
  engine: Engine,
  table: string,
  person: string,
  now: number,
): Promise<Stake | undefined> => {
  const row = await engine.db.selectFrom('tables').select('entry').where('id', '=', table).executeTakeFirst();
  const entry: TableEntry | undefined = row && JSON.parse(row.entry);
  if (entry?.pool === undefined || entry.phase !== 'playing') return undefined;
  const people = entry.seats.flatMap(seat => (seat && 'person' in seat ? [seat.person.id] : []));
  const own = people.indexOf(person);
  if (own < 0) return undefined;
  const standings = await standingsOf(engine, entry.pool, people);
  const seats = people.map(id => ({ person: id, conduct: id === person ? ('left' as const) : ('present' as const) }));
  const change = changesOf({ id: '', pool: entry.pool, endedAt: now, seats, winner: null }, standings)[own];
  const { nextMs } = penalty(await factsOf(engine.db, person), now);
  return { points: change ? change.after.points - change.before.points : 0, pauseMs: nextMs };
};
