import { seasonOf } from '@majlis/club';
import type { LogLine } from '@majlis/table';
import { type Engine, type JobAnswer, must, type Statement } from '../engine.ts';
import { entryAfter, finishes, type TableEntry } from '../table-entry.ts';
import { endedMatch, ratingOf } from './rating.ts';

/** Somebody's standing changed between reading and writing: so often it is read again. */
const TRIES = 5;

/** Lines of a ranked table, with what they mean for the queue and the ranks, all in one stroke. Never throws. */
export const rankedJob = async (
  engine: Engine,
  pool: string,
  table: string,
  before: TableEntry | null,
  lines: readonly LogLine[],
  statements: readonly Statement[],
): Promise<JobAnswer> => {
  try {
    const queue = queueSteps(engine, pool, table, before, lines);
    const ends = finishes(before, lines).flatMap(finish => endedMatch(pool, finish) ?? []);
    for (let tries = 1; ; tries++) {
      const rating = await Promise.all(ends.map(match => ratingOf(engine, match)));
      const answer = await engine.job([...statements, ...queue, ...rating.flat()]);
      const isClash = answer.kind === 'missed' || answer.kind === 'duplicate';
      if (!isClash || ends.length === 0 || tries === TRIES) return answer;
    }
  } catch (error) {
    return { kind: 'unknown', why: String(error), full: false };
  }
};

const queueSteps = (
  engine: Engine,
  pool: string,
  table: string,
  before: TableEntry | null,
  lines: readonly LogLine[],
): readonly Statement[] => {
  let entry = before;
  return lines.flatMap(line => {
    const now = entry;
    entry = entryAfter(now, line);
    switch (line.event.kind) {
      case 'created':
        return [taken(engine, table, peopleIn(lines))];
      case 'started':
        return [must(engine.db.deleteFrom('queue').where('table_id', '=', table))];
      case 'startAborted':
        return missing(engine, pool, table, now, line.event.seats, line.at);
      case 'closed':
        return [backToQueue(engine, table)];
      default:
        return [];
    }
  });
};

const peopleIn = (lines: readonly LogLine[]): readonly string[] =>
  lines.flatMap(({ event }) => (event.kind === 'sat' ? [event.person.id] : []));

/** The table is born if everybody still waits, and else not at all: nobody is at two tables, and nobody is lost. */
const taken = ({ db }: Engine, table: string, people: readonly string[]): Statement =>
  must(
    db
      .updateTable('queue')
      .set({ table_id: table })
      .where('person', 'in', [...people])
      .where('table_id', 'is', null),
    people.length,
  );

/** Those who came wait again, as long as before; the others have let them down. */
const missing = (
  { db }: Engine,
  pool: string,
  table: string,
  entry: TableEntry | null,
  seats: readonly number[],
  at: number,
): readonly Statement[] =>
  seats.flatMap(seat => {
    const sitting = entry?.seats[seat];
    if (!sitting || !('person' in sitting)) return [];
    const person = sitting.person.id;
    const fact = { match_id: entry?.match ?? table, person, seat, pool, at, season: seasonOf(at), kind: 'no-show' };
    const nothing = { stood: null, behind: null, result: null, points_before: null, points_after: null };
    return [
      must(db.deleteFrom('queue').where('table_id', '=', table).where('person', '=', person)),
      must(
        db
          .insertInto('rated')
          .values({ ...fact, ...nothing, mu: null, sigma: null, expected: null, nth: 0 })
          .onConflict(conflict => conflict.doNothing()),
      ),
    ];
  });

const backToQueue = ({ db }: Engine, table: string): Statement =>
  must(db.updateTable('queue').set({ table_id: null }).where('table_id', '=', table));
