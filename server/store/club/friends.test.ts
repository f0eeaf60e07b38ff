import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_TIE, tieAfter } from '@majlis/club';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authOf, migrateAuth } from '../../people/auth.ts';
import { everythingOf, forget } from '../../people/farewell.ts';
import { setRegard } from '../../people/regards.ts';
import { isPostgresHere, newPostgres, type Postgres } from '../../trial/postgres.ts';
import { openStore, type Store } from '../index.ts';
import { askingOf, friendsOf, recentOf, setTie, tieBetween } from './friends.ts';
import { noticeStatements, readNotices, sweepNotices, toldSince, unreadOf } from './notices.ts';
import { goneFromHere, seenHere } from './presence.ts';

const KEY = 'ab'.repeat(32);
const NOW = Date.UTC(2026, 10, 18);
const DAY = 86_400_000;

const member = ({ engine }: Store, id: string, username: string | null = id): Promise<unknown> =>
  engine.db
    .insertInto('user')
    .values({
      ...{ id, name: `Name of ${id}`, email: `${id}@x`, username, displayUsername: username, isAnonymous: null },
      ...{ createdAt: new Date(0).toISOString(), emailVerified: engine.kind === 'sqlite' ? 0 : false },
      updatedAt: new Date(0).toISOString(),
    } as never)
    .execute();

const befriend = async ({ engine }: Store, one: string, other: string): Promise<void> => {
  const friends = { mine: 'friend', theirs: 'friend' } as const;
  expect(await setTie(engine, [one, other], NO_TIE, friends, NOW)).toBe(true);
};

const seat = async ({ engine }: Store, person: string, table: string, visibility: 'private' | 'public') => {
  const entry = {
    ...{ game: 'trunfo/1', options: {}, visibility, phase: 'lobby', host: person, matches: 0, openedAt: NOW },
    ...{ seats: [{ person: { id: person, name: person } }, null], left: [], match: null, first: 0, startedAt: 0 },
  };
  const row = { id: table, game: 'trunfo/1', visibility, phase: 'lobby', code: null, head: 1, epoch: 1, owner: null };
  await engine.db
    .insertInto('tables')
    .values({ ...row, entry: JSON.stringify(entry), people: 1, opened_at: NOW, touched_at: NOW })
    .execute();
  await engine.db.insertInto('sitters').values({ table_id: table, person }).execute();
};

const played = async ({ engine }: Store, match: string, endedAt: number, ...people: readonly string[]) => {
  const row = { table_id: 't', game: 'trunfo/1', first: 1, last: 2, started_at: 1, ended_by: 'game', outcome: '{}' };
  await engine.db
    .insertInto('matches')
    .values({ ...row, id: match, ended_at: endedAt, opening: null })
    .execute();
  const players = people.map((person, n) => ({
    ...{ match_id: match, seat: n, person, name: person, conduct: 'present' },
  }));
  await engine.db.insertInto('players').values(players).execute();
};

const MEMBERS = ['abeer', 'badr', 'dana', 'fahd', 'ghada', 'hani', 'lama'];

const withMembers = async (store: Store): Promise<Store> => {
  await migrateAuth(authOf(store.engine, store.key, false), store.engine);
  for (const id of MEMBERS) await member(store, id);
  await member(store, 'guest', null);
  return store;
};

const ties = (open: () => Store): void => {
  let store: Store;
  beforeAll(() => {
    store = open();
  });

  test('[CLUB-6.1] a tie is kept both ways in one stroke; who comes too late changes nothing', async () => {
    const { engine } = store;
    const asked = tieAfter(NO_TIE, 'ask') ?? NO_TIE;
    expect(await setTie(engine, ['abeer', 'badr'], NO_TIE, asked, NOW)).toBe(true);
    expect(await setTie(engine, ['abeer', 'badr'], NO_TIE, asked, NOW)).toBe(false);
    expect((await askingOf(engine.db, 'badr', [])).asks.map(({ person }) => person)).toEqual(['abeer']);
    const before = await tieBetween(engine.db, 'badr', 'abeer');
    const after = tieAfter(before, 'accept') ?? NO_TIE;
    expect(await setTie(engine, ['badr', 'abeer'], before, after, NOW)).toBe(true);
    expect(await setTie(engine, ['badr', 'abeer'], before, after, NOW)).toBe(false);
    expect(await tieBetween(engine.db, 'abeer', 'badr')).toEqual({ mine: 'friend', theirs: 'friend' });
    expect(await askingOf(engine.db, 'badr', [])).toEqual({ asks: [], asked: [] });
  });

  test('[CLUB-6.7] friends see who is here and at which public table; who is invisible is not there', async () => {
    const { db } = store.engine;
    for (const friend of ['dana', 'fahd', 'ghada']) await befriend(store, 'abeer', friend);
    await seat(store, 'dana', 'open', 'public');
    await seat(store, 'fahd', 'shut', 'private');
    await seenHere(db, ['badr', 'dana', 'fahd', 'ghada', 'hani'], NOW);
    await seenHere(db, ['dana'], NOW);
    await db.insertInto('privacy').values({ person: 'ghada', closed: 0, unseen: 1 }).execute();
    const seen = async (now = NOW) =>
      (await friendsOf(db, 'abeer', now)).map(({ person, here, playing, table }) => [
        ...[person, here, playing, table?.id],
      ]);
    expect(await seen()).toEqual([
      ['badr', true, false, undefined],
      ['dana', true, true, 'open'],
      ['fahd', true, true, undefined],
      ['ghada', false, false, undefined],
    ]);
    const kept = await db.selectFrom('presence').select('person').orderBy('person').execute();
    expect(kept.map(({ person }) => person)).toEqual(['badr', 'dana', 'fahd', 'ghada']);
    await goneFromHere(db, ['badr']);
    expect((await seen())[2]).toEqual(['badr', false, false, undefined]);
    expect((await seen(NOW + 60_000)).every(([, here]) => here === false)).toBe(true);
  });

  test('[CLUB-6.8] those one has played with, the latest first, once each; guests and those one knows are not among them', async () => {
    await played(store, 'm1', NOW, 'abeer', 'hani');
    await played(store, 'm2', NOW + 1, 'abeer', 'lama', 'guest', 'badr');
    await played(store, 'm3', NOW + 2, 'abeer', 'lama');
    const recent = await recentOf(store.engine.db, 'abeer', ['badr']);
    expect(recent.map(({ person }) => person)).toEqual(['lama', 'hani']);
    expect(await recentOf(store.engine.db, 'ghada', [])).toEqual([]);
  });
};

const tidings = (open: () => Store): void => {
  let store: Store;
  beforeAll(() => {
    store = open();
  });

  test('notices stay until they are read; a newer one of a kind about somebody takes the place of the older', async () => {
    const { engine } = store;
    const tell = async (at: number, table: string) =>
      engine.job(noticeStatements(engine, { person: 'lama', kind: 'invited', sender: 'hani', detail: { table }, at }));
    await tell(NOW, 'one');
    await tell(NOW + 1, 'two');
    const [notice, ...others] = await unreadOf(engine.db, 'lama');
    expect([notice?.detail, others]).toEqual(['{"table":"two"}', []]);
    expect((await toldSince(engine.db, NOW)).map(({ person }) => person)).toEqual(['lama']);
    await readNotices(engine.db, 'abeer', [notice?.id ?? ''], NOW);
    expect(await unreadOf(engine.db, 'lama')).toHaveLength(1);
    await readNotices(engine.db, 'lama', [notice?.id ?? ''], NOW);
    expect(await unreadOf(engine.db, 'lama')).toEqual([]);
    await sweepNotices(engine.db, NOW + 6 * DAY);
    expect(await toldSince(engine.db, NOW)).toHaveLength(1);
    await sweepNotices(engine.db, NOW + 8 * DAY);
    expect(await toldSince(engine.db, NOW)).toEqual([]);
  });

  test('[CLUB-6.9] blocking ends a friendship and takes its notices along', async () => {
    const { engine } = store;
    const notice = { person: 'badr', kind: 'friend-accepted', sender: 'abeer', detail: {}, at: NOW };
    await engine.job(noticeStatements(engine, notice));
    expect(await setRegard(engine, 'badr', 'abeer', 'blocked')).toBe(true);
    expect(await tieBetween(engine.db, 'abeer', 'badr')).toEqual(NO_TIE);
    expect(await unreadOf(engine.db, 'badr')).toEqual([]);
  });

  test('who goes is forgotten by all friends, and takes along what was told of them', async () => {
    const { engine } = store;
    await engine.job(
      noticeStatements(engine, { person: 'dana', kind: 'invited', sender: 'abeer', detail: {}, at: NOW }),
    );
    expect(await everythingOf(engine, 'dana')).toMatchObject({
      club: { friends: [{ other: 'abeer', state: 'friend' }], notices: [{ kind: 'invited' }] },
    });
    await forget(engine, 'abeer');
    expect(await friendsOf(engine.db, 'dana', NOW)).toEqual([]);
    expect(await unreadOf(engine.db, 'dana')).toEqual([]);
    await forget(engine, 'dana');
    expect(await engine.db.selectFrom('presence').select('person').where('person', '=', 'dana').execute()).toEqual([]);
  });
};

describe('SQLite', () => {
  let folder: string;
  let store: Store;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'majlis-friends-'));
    store = await withMembers(await openStore({ url: undefined, folder, key: KEY, use: 'serve' }));
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  ties(() => store);
  tidings(() => store);
});

describe.runIf(isPostgresHere)('PostgreSQL', () => {
  let postgres: Postgres;
  let store: Store;
  beforeAll(async () => {
    postgres = await newPostgres();
    const url = await postgres.database('friends');
    store = await withMembers(await openStore({ url, folder: '', key: KEY, use: 'serve' }));
  });
  afterAll(async () => {
    await store.close();
    postgres.remove();
  });
  ties(() => store);
  tidings(() => store);
});
