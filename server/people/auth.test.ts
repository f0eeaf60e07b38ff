import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../store/engine.ts';
import { migrate, openEngine } from '../store/open.ts';
import { type Auth, authOf, migrateAuth } from './auth.ts';
import { peopleOf } from './people.ts';

let folder: string;
let engine: Engine;
let auth: Auth;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-auth-'));
  engine = await openEngine({ url: undefined, folder, use: 'serve' });
  await migrate(engine);
  auth = authOf(engine, Buffer.alloc(32, 1), false);
});

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = async (sql: string): Promise<readonly object[]> => {
  const answer = await engine.job([{ sql, parameters: [], rows: null }]);
  expect(answer.kind).toBe('done');
  return answer.kind === 'done' ? (answer.results[0]?.rows ?? []) : [];
};

const names = async (): Promise<readonly string[]> =>
  (await engine.db.introspection.getTables()).map(({ name }) => name);

test('the tables of people are made all at once or not at all, and what is missing is added', async () => {
  const [{ page_count: pages }] = (await run('PRAGMA page_count')) as [{ page_count: number }];
  await run(`PRAGMA max_page_count = ${pages + 4}`);
  await expect(migrateAuth(auth, engine)).rejects.toThrow('full');
  expect(await names()).not.toContain('user');
  await run('PRAGMA max_page_count = 10000');
  await migrateAuth(auth, engine);
  expect(await names()).toEqual(expect.arrayContaining(['user', 'session', 'account', 'verification']));
  for (const lost of ['alter table "user" drop column "displayUsername"', 'drop table account']) await run(lost);
  await migrateAuth(auth, engine);
  const people = peopleOf(auth, engine);
  const { me } = await people.guest('Noor');
  await people.account({ session: '', me }, 'Noor.1', 'seven blue lanterns');
  expect(await people.signIn('noor.1', 'seven blue lanterns')).toMatchObject({ me: { id: me.id, kind: 'account' } });
});
