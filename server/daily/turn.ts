import { dayOf } from '@majlis/club';
import type { DoorDeps } from '../door/door-deps.ts';
import { countDay } from '../store/daily/totals.ts';
import { leftOver } from '../store/daily/tries.ts';
import { DAILY_GAMES } from './games.ts';

const AT_ONCE = 100;
/** Should nobody have been here for days, the latest of them are counted. */
const BACK = 7;

/** The day has turned: what is still on is played out by the house, and the days that are over are counted. */
export const turnDays = async ({ store, host, wall }: Pick<DoorDeps, 'store' | 'host' | 'wall'>): Promise<void> => {
  const today = dayOf(wall());
  const { chain } = await store.days.of(today, wall());
  for (const { person, table } of await leftOver(store.engine.db, today, AT_ONCE))
    await host.act(table, { id: person, name: '' }, [{ kind: 'leave' }]);
  for (let day = Math.max(chain.first, today - BACK); day < today; day++)
    for (const { name } of DAILY_GAMES) await countDay(store.engine, day, name);
};
