import { dayOf } from '@majlis/club';
import type { DailyPast, Me, PastDeal } from '@majlis/protocol';
import { dayHash } from '@majlis/table';
import type { DoorDeps } from '../door/door-deps.ts';
import { type OwnTry, ownTries } from '../store/daily/tries.ts';
import type { DayField, Fields } from './fields.ts';
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
  const [tries, field] = [await ownTries(store.engine.db, me.id, day, game), await fields.of(day, game)];
  const gone = await store.days.past(day);
  // The house was not there yet: there is nothing to tell.
  if (!gone) return { day, game, deals: [], place: null, of: 0, fair: null };
  const { chain, secret } = gone;
  const { board } = field;
  const own = dealsOf(tries, field, me.kind === 'account');
  return {
    ...{ day, game, of: board.length, place: board.find(({ person }) => person === me.id)?.place ?? null },
    deals: own.map(({ deal, points, beaten }) => ({ deal, points, beaten, ...laidOpen(deal, tries, field) })),
    fair: { chain, hash: dayHash(chain, day, secret), secret },
  };
};

/** One's own match of it, else the best of the field; and what the field bought. */
const laidOpen = (
  deal: number,
  tries: readonly OwnTry[],
  { deals }: DayField,
): Pick<PastDeal, 'match' | 'isOwn' | 'field' | 'calls'> => {
  const own = tries.find(one => one.deal === deal && one.endedBy !== null);
  const { size = 0, best = null, calls = [] } = deals.get(deal) ?? {};
  return { match: own?.match ?? best, isOwn: own !== undefined, field: size, calls: [...calls] };
};
