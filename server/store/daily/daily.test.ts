import { dayBegins, dayOf } from '@majlis/club';
import { fold } from '@majlis/kernel/dice';
import { DAYS_A_CHAIN, type LogLine, type SeatConduct, type TableEvent } from '@majlis/table';
import { expect, test } from 'vitest';
import { authOf, migrateAuth } from '../../people/auth.ts';
import { forget } from '../../people/farewell.ts';
import type { Engine } from '../engine.ts';
import type { Store } from '../index.ts';
import { entryAfter, type TableEntry } from '../table-entry.ts';
import { onBothStores } from '../tests.ts';
import { countDay, monthBoard } from './totals.ts';
import { dayOfMatch, fieldRows, leftOver, ownTries, wholeDays } from './tries.ts';

const SECRET = 'cd'.repeat(32);
const DAY = dayOf(Date.UTC(2026, 10, 10));
const NOON = dayBegins(DAY) + 12 * 3_600_000;

const birth = (person: string, deal: number, day: number): readonly TableEvent[] => [
  {
    ...{ kind: 'created', game: 'baloot/1', options: {}, visibility: 'private', reveal: 'match' },
    ...{ size: 4, host: null, daily: { day, deal } },
  },
  {
    kind: 'committed',
    id: 'same for all',
    ctx: 'baloot/1/1',
    commitment: SECRET,
    match: `match ${person} ${day}.${deal}`,
  },
  { kind: 'sat', seat: 0, person: { id: person, name: person }, hash: null },
  ...[1, 2, 3].map((seat): TableEvent => ({ kind: 'botSeated', seat, level: 'steady' })),
  { kind: 'started', nonces: [] },
];

const ended = (points: number, conduct: SeatConduct = 'present'): TableEvent => ({
  kind: 'ended',
  ending: {
    ...{
      by: 'game',
      outcome: { winner: 0, scores: [points, 0], by: 'round' },
      conduct: [conduct, 'bot', 'bot', 'bot'],
    },
    deal: { points, bought: 'sun' },
  },
});

let tables = 0;

/** A table of the day whose log is written by hand; `at` the end it has brought so many points. */
const tryOf = ({ log }: Store, person: string, deal: number, day = DAY) => {
  const table = `t${++tables}`;
  let [entry, seq]: [TableEntry | null, number] = [null, 0];
  const write = async (at: number, ...events: readonly TableEvent[]): Promise<string> => {
    const lines = events.map((event, i): LogLine => ({ seq: seq + 1 + i, at, act: null, event }));
    const answer = await log.append({ table, epoch: 1, owner: 'me', entry }, lines, SECRET, null);
    if (answer.kind !== 'done') return answer.kind;
    entry = lines.reduce<TableEntry | null>(entryAfter, entry);
    seq += lines.length;
    return answer.kind;
  };
  return { begin: (at = NOON) => write(at, ...birth(person, deal, day)), write };
};

const member = ({ engine }: Store, id: string, username: string | null = id): Promise<unknown> =>
  engine.db
    .insertInto('user')
    .values({
      ...{ id, name: id, email: `${id}@x`, username, displayUsername: username, isAnonymous: null },
      ...{ createdAt: new Date(0).toISOString(), emailVerified: engine.kind === 'sqlite' ? 0 : false },
      updatedAt: new Date(0).toISOString(),
    } as never)
    .execute();

const play = async (store: Store, person: string, deal: number, points: number, day = DAY, at = dayBegins(day) + 9) => {
  const table = tryOf(store, person, deal, day);
  await table.begin(dayBegins(day) + 1);
  expect(await table.write(at, ended(points))).toBe('done');
};

const tries = (open: () => Store): void => {
  test('[CLUB-5.2] [T71] a deal is begun once and ended once, however often it is asked for', async () => {
    const store = open();
    const { db } = store.engine;
    const [one, two] = [tryOf(store, 'a', 1), tryOf(store, 'a', 1)];
    expect((await Promise.all([one.begin(), two.begin()])).sort()).toEqual(['done', 'duplicate']);
    const [own] = await ownTries(db, 'a', DAY, 'baloot');
    expect(own).toMatchObject({ deal: 1, match: `match a ${DAY}.1`, endedBy: null, points: null });
    const three = tryOf(store, 'a', 2);
    await three.begin();
    expect(await three.write(NOON, ended(7))).toBe('done');
    expect(await three.write(NOON, ended(9))).not.toBe('done');
    expect((await ownTries(db, 'a', DAY, 'baloot'))[1]).toMatchObject({ endedBy: 'game', points: 7, bought: 'sun' });
    expect(await dayOfMatch(db, `match a ${DAY}.2`)).toBe(DAY);
    expect(await leftOver(db, DAY, 9)).toEqual([]);
    expect(await leftOver(db, DAY + 1, 9)).toMatchObject([{ person: 'a' }]);
  });

  test('[CLUB-5.3] [T72] the field are accounts, within the day, by their own hand', async () => {
    const store = open();
    for (const [id, name] of [
      ['f1', 'f1'],
      ['f2', 'f2'],
      ['f3', 'f3'],
      ['guest', null],
    ] as const)
      await member(store, id, name);
    await play(store, 'f1', 5, 10);
    await play(store, 'guest', 5, 99);
    await play(store, 'f2', 5, 50, DAY, dayBegins(DAY + 1));
    const left = tryOf(store, 'f3', 5);
    await left.begin();
    await left.write(NOON, ended(70, 'left'));
    const rows = await fieldRows(store.engine.db, DAY, 'baloot');
    expect(rows.filter(({ deal }) => deal === 5)).toEqual([
      { person: 'f1', deal: 5, points: 10, bought: 'sun', match: `match f1 ${DAY}.5` },
    ]);
  });
};

const totals = (open: () => Store): void => {
  test('[CLUB-5.9] [CLUB-5.10] a day is counted once; whole days make a streak; who is gone is gone', async () => {
    const store = open();
    const { db } = store.engine;
    const [day, people] = [DAY + 40, ['m1', 'm2', 'm3']];
    for (const [at, id] of people.entries()) {
      await member(store, id);
      for (let deal = 1; deal <= 8; deal++) await play(store, id, deal, at, day);
    }
    await Promise.all([countDay(store.engine, day, 'baloot'), countDay(store.engine, day, 'baloot')]);
    const closed: Engine = {
      ...store.engine,
      job: async () => ({ kind: 'unknown', why: 'written again', full: false }),
    };
    await countDay(closed, day, 'baloot');
    expect((await monthBoard(db, day, 'baloot')).map(({ person, total }) => [person, total])).toEqual([
      ['m3', 100],
      ['m2', 50],
      ['m1', 0],
    ]);
    expect(await wholeDays(db, 'm1', 8)).toEqual([day]);
    await forget(store.engine, 'm1');
    expect(await ownTries(db, 'm1', day, 'baloot')).toEqual([]);
    expect(await monthBoard(db, day, 'baloot')).toHaveLength(2);
  });

  test('[CLUB-5.1] [T70] the days hang on one chain, begun once, whose tip lies under lock and key', async () => {
    const store = open();
    const [first, same] = await Promise.all([store.days.of(DAY, 1), store.days.of(DAY, 1)]);
    expect(same).toEqual(first);
    const { chain, secret } = first;
    expect(chain.first).toBe(DAY);
    const next = await store.days.of(DAY + 1, 2);
    expect(next.chain).toEqual(chain);
    expect(fold(chain.id, next.secret, 2, 1)).toBe(secret);
    expect(fold(chain.id, secret, 1, 0)).toBe(chain.foot);
    expect(await store.days.past(DAY - 1)).toBeUndefined();
    expect(await store.days.past(DAY)).toEqual(first);
    const later = await store.days.of(DAY + DAYS_A_CHAIN, 3);
    expect(later.chain).toMatchObject({ first: DAY + DAYS_A_CHAIN });
    expect((await store.days.of(DAY + DAYS_A_CHAIN - 1, 3)).chain).toEqual(chain);
    const rows = await store.engine.db.selectFrom('day_chains').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
};

onBothStores(
  'daily',
  open => {
    tries(open);
    totals(open);
  },
  ({ engine, key }) => migrateAuth(authOf(engine, key, false), engine),
);
