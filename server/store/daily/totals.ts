import { boardOfDay, boardOfMonth, type DayPlace, monthOf } from '@majlis/club';
import { type Engine, must } from '../engine.ts';
import { fieldRows } from './tries.ts';

const AT_ONCE = 500;

/** CLUB-5.9  What a day that is over came to, written down once, whoever does it. */
export const countDay = async (engine: Engine, day: number, game: string): Promise<void> => {
  const { db } = engine;
  const isCounted = await db
    .selectFrom('days_counted')
    .select('day')
    .where('day', '=', day)
    .where('game', '=', game)
    .executeTakeFirst();
  if (isCounted) return;
  const rows = boardOfDay(await fieldRows(db, day, game)).map(({ person, total }) => ({ day, game, person, total }));
  const chunks = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) =>
    rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
  const answer = await engine.job([
    must(db.insertInto('days_counted').values({ day, game }), 1),
    ...chunks.map(chunk => must(db.insertInto('day_totals').values(chunk), chunk.length)),
  ]);
  if (answer.kind === 'unknown') throw new Error(answer.why);
};

/** CLUB-5.9  The board of the month of this day, from its days that are over. */
export const monthBoard = async (db: Engine['db'], day: number, game: string): Promise<readonly DayPlace[]> => {
  const { first, next } = monthOf(day);
  return boardOfMonth(
    await db
      .selectFrom('day_totals')
      .innerJoin('user', 'user.id', 'day_totals.person')
      .select(['person', 'total'])
      .where('game', '=', game)
      .where('day', '>=', first)
      .where('day', '<', next)
      .execute(),
  );
};
