import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seasonOf } from '@majlis/club';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authOf, migrateAuth } from '../../people/auth.ts';
import { setRegard } from '../../people/regards.ts';
import { openStore, type Store } from '../index.ts';
import { type PlacesWish, placesOf, profileOf } from './places.ts';
import { weekOf } from './rating.ts';

const NOW = Date.UTC(2026, 8, 29);
const POOL = 'trunfo/standard/usual';
const folder = mkdtempSync(join(tmpdir(), 'majlis-places-'));
let store: Store;

beforeAll(async () => {
  store = await openStore({ url: undefined, folder, key: 'ab'.repeat(32), use: 'serve' });
  await migrateAuth(authOf(store.engine, store.key, false), store.engine);
  const { db } = store.engine;
  const at = new Date(NOW).toISOString();
  for (const [n, id] of ['shy', 'open', 'again'].entries()) {
    const user = { id, name: id, username: id, email: id, emailVerified: 0, createdAt: at, updatedAt: at };
    await db
      .insertInto('user')
      .values(user as never)
      .execute();
    const standing = { mu: 25, sigma: 8, points: 1_300 - n, played: 9, won: 4, season: seasonOf(NOW) };
    await db
      .insertInto('ratings')
      .values({ person: id, pool: POOL, ...standing })
      .execute();
    await db
      .insertInto('weeks')
      .values({ pool: POOL, week: weekOf(NOW), person: id, gained: 30 - n })
      .execute();
  }
  await db
    .insertInto('privacy')
    .values([
      { person: 'shy', closed: 1, unseen: 0 },
      { person: 'again', closed: 0, unseen: 1 },
    ])
    .execute();
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each<PlacesWish['scope']>(['all', 'league', 'week'])(
  '[T60] whose page is private stands in no list but the own: %s',
  async scope => {
    const seen = async (id: string) => {
      const rows = await placesOf(store.engine.db, { pool: POOL, scope, page: 0, me: { id, points: 1_300 }, now: NOW });
      return rows.map(({ person }) => person);
    };
    expect(await seen('open')).toEqual(['open', 'again']);
    expect(await seen('shy')).toEqual(['shy', 'open', 'again']);
  },
);

test.each<PlacesWish['scope']>(['all', 'league', 'week'])(
  '[T79] [CLUB-6.10] whoever blocks the asker stands in no list of theirs, and their page looks private: %s',
  async scope => {
    const { engine } = store;
    expect(await setRegard(engine, 'open', 'again', 'blocked')).toBe(true);
    const seen = async (id: string) => {
      const rows = await placesOf(engine.db, { pool: POOL, scope, page: 0, me: { id, points: 1_300 }, now: NOW });
      return rows.map(({ person }) => person);
    };
    expect(await seen('again')).toEqual(['again']);
    expect(await seen('open')).toEqual(['open', 'again']);
    const closed = { id: 'open', name: 'open', username: 'open', tie: 'none', closed: true };
    expect(await profileOf(engine.db, 'open', 'again', NOW)).toEqual(closed);
    expect(await profileOf(engine.db, 'shy', 'again', NOW)).toEqual({
      ...closed,
      ...{ id: 'shy', name: 'shy', username: 'shy' },
    });
    expect(await profileOf(engine.db, 'again', 'open', NOW)).toMatchObject({ closed: false });
    await setRegard(engine, 'open', 'again', 'plain');
  },
);
