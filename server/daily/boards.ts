import { type DayPlace, dayOf } from '@majlis/club';
import type { Bodies, DailyBoard, Me } from '@majlis/protocol';
import type { DoorDeps } from '../door/door-deps.ts';
import { namesOf } from '../store/daily/tries.ts';
import type { Fields } from './fields.ts';

const MOST = 100;

/** CLUB-5.7, CLUB-5.9  The first hundred of a board, and oneself. */
export const boardFor = async (
  { store, wall }: Pick<DoorDeps, 'store' | 'wall'>,
  fields: Fields,
  me: Me,
  { game, scope }: Bodies['/api/daily/board'],
): Promise<DailyBoard> => {
  const { db } = store.engine;
  const day = dayOf(wall());
  const board =
    scope === 'month' ? await fields.month(day, game) : (await fields.of(scope === 'day' ? day : day - 1, game)).board;
  const own = board.find(({ person }) => person === me.id);
  const shown = board.slice(0, MOST);
  const people = await namesOf(db, [...new Set([...shown, ...(own ? [own] : [])].map(({ person }) => person))]);
  const row = ({ person, place, total, days }: DayPlace) => {
    const { name = '—', username = null, avatar = null } = people.find(({ id }) => id === person) ?? {};
    return { ...{ place, total, days, name, username }, avatar, isMe: person === me.id };
  };
  return { scope, of: board.length, rows: shown.map(row), own: own ? row(own) : null };
};
