import { randomBytes } from 'node:crypto';
import { dayOf, nextDeal } from '@majlis/club';
import { type Me, personOf } from '@majlis/protocol';
import { dealSecret } from '@majlis/table';
import type { DoorDeps } from '../door/door-deps.ts';
import { type OwnTry, ownTries } from '../store/daily/tries.ts';
import type { DailyGame } from './games.ts';

type PlayHouse = Pick<DoorDeps, 'store' | 'host' | 'wall'>;

/** Where a person plays the deal that is next: the table of it, opened once. `done`: there is none left today. */
export const dealFor = async (house: PlayHouse, me: Me, game: DailyGame): Promise<string | 'done' | 'paused'> => {
  const { db } = house.store.engine;
  const today = dayOf(house.wall());
  const tries = await ownTries(db, me.id, today, game.name);
  const known = onNow(tries);
  if (known !== undefined) return known;
  const deal = nextDeal(tries.map(own => own.deal));
  if (deal === undefined) return 'done';
  // Should two have asked at once, one of them opened it.
  await opened(house, me, game, today, deal);
  return (await tableOf(house, me, game, today)) ?? 'paused';
};

const onNow = (tries: readonly OwnTry[]): string | undefined => tries.find(({ endedBy }) => endedBy === null)?.table;

const tableOf = async ({ store }: PlayHouse, me: Me, { name }: DailyGame, day: number): Promise<string | undefined> =>
  onNow(await ownTries(store.engine.db, me.id, day, name));

/** CLUB-5.1  The cards come from the secret of the day, and from nothing that differs from one person to the next. */
const opened = async (
  { store, host, wall }: PlayHouse,
  me: Me,
  { id, name, rules }: DailyGame,
  day: number,
  deal: number,
): Promise<void> => {
  const { secret } = await store.days.of(day, wall());
  const match = randomBytes(16).toString('hex');
  await host.open({
    ...{ game: id, options: rules.options, size: rules.seats, visibility: 'private', reveal: 'match' },
    ...{ host: null, bots: null, secret: dealSecret(secret, name, deal) },
    daily: { day, deal, person: personOf(me), level: rules.level, match },
  });
};
