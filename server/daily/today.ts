import {
  aboveMean,
  barOf,
  beatenOf,
  type DayPlace,
  DEALS_A_DAY,
  dayBegins,
  dayOf,
  type FieldPoints,
  histogramOf,
  squaresOf,
  streakOf,
  totalOf,
  withoutOne,
} from '@majlis/club';
import type { DailyDeal, DailyToday, Me } from '@majlis/protocol';
import { dayHash } from '@majlis/table';
import type { DoorDeps } from '../door/door-deps.ts';
import { type OwnTry, ownTries, wholeDays } from '../store/daily/tries.ts';
import type { DayField, Fields } from './fields.ts';
import { DAILY_GAMES, type DailyGame } from './games.ts';

const WEEK = 7;

/** The day as a person may see it: of the field only what concerns deals that this person has played. */
export const todayFor = async (
  { store, wall }: Pick<DoorDeps, 'store' | 'wall'>,
  fields: Fields,
  me: Me,
  game: DailyGame,
): Promise<DailyToday> => {
  const { db } = store.engine;
  const [now, listed] = [wall(), me.kind === 'account'];
  const day = dayOf(now);
  const [tries, field, whole] = [
    await ownTries(db, me.id, day, game.name),
    await fields.of(day, game.name),
    await wholeDays(db, me.id, DEALS_A_DAY),
  ];
  const [{ chain, secret }, next] = [await store.days.of(day, now), await store.days.of(day + 1, now)];
  const deals = dealsOf(tries, field, listed);
  const done = deals.filter(({ state }) => state === 'done');
  const isWhole = done.length === DEALS_A_DAY;
  const total = totalOf(done.flatMap(({ beaten }) => beaten ?? [])) ?? null;
  const { board, people } = field;
  return {
    ...{ day, endsAt: dayBegins(day + 1), game: game.name, games: DAILY_GAMES.map(({ name }) => name), listed },
    ...{ deals: [...deals], total, players: people },
    ...{ place: placeOf(board, me.id), of: board.length },
    bars: isWhole ? [...histogramOf(board)] : null,
    bar: isWhole && total !== null ? barOf(total) : null,
    squares: isWhole ? squaresOf(deals.map(({ beaten }) => beaten ?? undefined)) : null,
    streak: streakOf(whole, day),
    week: Array.from({ length: WEEK }, (_, i) => whole.includes(day - WEEK + 1 + i)),
    fair: { chain, hash: dayHash(chain, day, secret), next: dayHash(next.chain, day + 1, next.secret) },
  };
};

const placeOf = (board: readonly DayPlace[], person: string): number | null =>
  board.find(place => place.person === person)?.place ?? null;

/** One row for each deal; what is yet to be played tells nothing but its number. */
export const dealsOf = (tries: readonly OwnTry[], { points }: DayField, listed: boolean): readonly DailyDeal[] =>
  Array.from({ length: DEALS_A_DAY }, (_, i) => {
    const own = tries.find(({ deal }) => deal === i + 1);
    const plain = { deal: i + 1, state: 'open', table: null, match: null, points: null, bought: null } as const;
    if (!own) return { ...plain, beaten: null, above: null, field: null };
    if (own.endedBy === null)
      return { ...plain, state: 'on', table: own.table, beaten: null, above: null, field: null };
    if (own.endedBy !== 'game')
      return { ...plain, state: 'lost', match: own.match, beaten: null, above: null, field: null };
    return { ...plain, ...compared(own, points.get(own.deal) ?? [], listed), state: 'done', match: own.match };
  });

/** CLUB-5.3  Guests are compared with the field, and are no part of it. */
const compared = ({ points, bought }: OwnTry, field: readonly FieldPoints[], listed: boolean) => {
  const own = points ?? 0;
  return {
    points: own,
    bought,
    beaten: beatenOf(own, listed ? withoutOne(field, own) : field) ?? null,
    above: aboveMean(own, field) ?? null,
    field: field.reduce((sum, { people }) => sum + people, 0),
  };
};
