import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { isPostgresHere, newPostgres, type Postgres } from '../trial/postgres.ts';
import { openStore, type Store } from './index.ts';

const KEY = 'ab'.repeat(32);

/** What both databases must do alike: the same trials on a new store in each. `prepare`: what the store needs besides its own tables. */
export const onBothStores = (
  name: string,
  trials: (open: () => Store) => void,
  prepare: (store: Store) => Promise<unknown> = async () => {},
): void => {
  describe('SQLite', () => {
    const folder = mkdtempSync(join(tmpdir(), `majlis-${name}-`));
    let store: Store;
    beforeAll(async () => {
      store = await openStore({ url: undefined, folder, key: KEY, use: 'serve' });
      await prepare(store);
    });
    afterAll(async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    });
    trials(() => store);
  });

  describe.runIf(isPostgresHere)('PostgreSQL', () => {
    let postgres: Postgres;
    let store: Store;
    beforeAll(async () => {
      postgres = await newPostgres();
      store = await openStore({ url: await postgres.database(name), folder: '', key: KEY, use: 'serve' });
      await prepare(store);
    });
    afterAll(async () => {
      await store.close();
      postgres.remove();
    });
    trials(() => store);
  });
};
