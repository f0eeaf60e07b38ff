import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../store/index.ts';
import { isPostgresHere, newPostgres, type Postgres } from '../trial/postgres.ts';
import { type Auth, authOf, migrateAuth } from './auth.ts';
import { forget } from './farewell.ts';
import { type People, peopleOf } from './people.ts';
import { type Recovery, recoveryOf } from './recovery.ts';

const KEY = 'ab'.repeat(32);
const OLD = 'seven blue lanterns';
const NEW = 'nine green carpets';
const THIRD = 'four red camels';

interface Scene {
  readonly store: Store;
  readonly people: People;
  readonly recovery: Recovery;
}

const sceneOf = async (store: Store): Promise<Scene> => {
  const auth: Auth = authOf(store.engine, store.key, false);
  await migrateAuth(auth, store.engine);
  return { store, people: peopleOf(auth, store.engine), recovery: recoveryOf(auth, store.engine, store.key) };
};

const suite = (scene: () => Scene): void => {
  test('[T81] a code opens the account once, with a new password, and ends every session of before', async () => {
    const { people, recovery, store } = scene();
    const made = await people.newAccount('Noor', 'Noor.R', OLD);
    if ('reason' in made) throw new Error(made.reason);
    const [first = '', second = '', ...more] = await recovery.fresh(made.me.id);
    expect([first, ...more].every(code => /^([A-Z0-9]{4}-){2}[A-Z0-9]{4}$/.test(code))).toBe(true);
    expect(await recovery.left(made.me.id)).toBe(8);
    const rows = await store.engine.db.selectFrom('recovery').select('hash').execute();
    expect(JSON.stringify(rows)).not.toContain(first);
    const wrong = { reason: 'wrong-code' };
    expect(await recovery.use('noor.r', 'AAAA-BBBB-CCCC', NEW)).toEqual(wrong);
    expect(await recovery.use('nobody', first, NEW)).toEqual(wrong);
    expect(await recovery.use('noor.r', first, 'password1')).toEqual({ reason: 'weak-password' });
    const typed = first.toLowerCase().replaceAll('-', ' ');
    const tries = await Promise.all([1, 2, 3].map(() => recovery.use('Noor.R', typed, NEW)));
    expect(tries.filter(answer => 'person' in answer)).toEqual([{ person: made.me.id }]);
    expect(await recovery.left(made.me.id)).toBe(7);
    expect(await people.signIn('noor.r', OLD)).toEqual({ reason: 'wrong-password' });
    const sessions = store.engine.db.selectFrom('session').select('id').where('userId', '=', made.me.id);
    expect(await sessions.execute()).toEqual([]);
    expect(await people.signIn('noor.r', NEW)).toMatchObject({ me: { id: made.me.id } });
    await recovery.fresh(made.me.id);
    expect(await recovery.use('noor.r', second, THIRD)).toEqual(wrong);
    await forget(store.engine, made.me.id);
    expect(await recovery.left(made.me.id)).toBe(0);
  });
};

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-recovery-'));
  let scene: Scene;
  beforeAll(async () => {
    scene = await sceneOf(await openStore({ url: undefined, folder, key: KEY, use: 'serve' }));
  });
  afterAll(async () => {
    await scene.store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  suite(() => scene);
});

describe.runIf(isPostgresHere)('PostgreSQL', () => {
  let postgres: Postgres;
  let scene: Scene;
  beforeAll(async () => {
    postgres = await newPostgres();
    const url = await postgres.database('recovery');
    scene = await sceneOf(await openStore({ url, folder: '', key: KEY, use: 'serve' }));
  });
  afterAll(async () => {
    await scene.store.close();
    postgres.remove();
  });
  suite(() => scene);
});
