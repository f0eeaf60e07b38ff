import { boardOfDay, dayOf } from '@majlis/club';
import type { DailyPast, Me, PastDeal } from '@majlis/protocol';
import { dayHash } from '@majlis/table';
import type { DoorDeps } from '../door/door-deps.ts';
import { type FieldRow, type OwnTry, ownTries } from '../store/daily/tries.ts';
import type { Fields } from './fields.ts';
import type { DailyGame } from './games.ts';
import { dealsOf } from './today.ts';

/** Yesterday, laid open: its secret, how the field played each deal, and a match of each to look at. */
export const yesterdayFor = async (
  { store, wall }: Pick<DoorDeps, 'store' | 'wall'>,
  fields: Fields,
  me: Me,
  { name: game }: DailyGame,
): Promise<DailyPast> => {
  const day = dayOf(wall()) - 1;
  const [tries, rows] = [await ownTries(store.engine.db, me.id, day, game), await fields.of(day, game)];
  const gone = await store.days.past(day);
  // The house was not there yet: there is nothing to tell.
  if (!gone) return { day, game, deals: [], place: null, of: 0, fair: null };
  const { chain, secret } = gone;
  const board = boardOfDay(rows);
  const own = dealsOf(tries, rows, me.kind === 'account');
  return {
    ...{ day, game, of: board.length, place: board.find(({ person }) => person === me.id)?.place ?? null },
    deals: own.map(({ deal, points, beaten }) => ({ deal, points, beaten, ...laidOpen(deal, tries, rows) })),
    fair: { chain, hash: dayHash(chain, day, secret), secret },
  };
};

/** One's own match of it, else the best of the field; and what the field bought. */
const laidOpen = (
  deal: number,
  tries: readonly OwnTry[],
  rows: readonly FieldRow[],
): Pick<PastDeal, 'match' | 'isOwn' | 'field' | 'calls'> => {
  const own = tries.find(one => one.deal === deal && one.endedBy !== null);
  const played = rows.filter(one => one.deal === deal);
  const best = played.toSorted((a, b) => b.points - a.points)[0];
  const calls = [...Map.groupBy(played, ({ bought }) => bought)].map(([bought, those]) => ({
    ...{ bought, people: those.length },
    mean: those.reduce((sum, { points }) => sum + points, 0) / those.length,
  }));
  return {
    ...{ match: own?.match ?? best?.match ?? null, isOwn: own !== undefined, field: played.length },
    calls: calls.toSorted((a, b) => b.people - a.people),
  };
};
