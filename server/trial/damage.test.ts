import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { freePort, type SpawnedServer, spawnServer, trialEnv } from './process.ts';
import { closedWith, hello, newTable } from './test-house.ts';
import { guestOf, type TestVisitor } from './test-visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'majlis-damage-'));
const fileIn = (where: string): string => join(where, 'majlis.db');
let env: Record<string, string>;
let house: SpawnedServer;
let host: TestVisitor;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const opened = async (): Promise<void> => {
  env = trialEnv(await freePort(), folder);
  house = await spawnServer(env, undefined, '/healthz');
};

const shut = async (): Promise<void> => {
  house.kill('SIGTERM');
  expect(await house.ended).toBe(0);
};

const parting = async (table: string): Promise<string> => closedWith(await hello(host.at(house.port), table));

const status = (): string =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../../commands/db.ts', import.meta.url)), 'status'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  }).stdout;

const isReady = async ({ port }: SpawnedServer = house): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;

/** The first page of what lies on the pages of a table. */
const pageOf = (name: string, where: string = folder): number => {
  const db = new DatabaseSync(fileIn(where));
  const page = Number(db.prepare('select rootpage from sqlite_schema where name = ?').get(name)?.rootpage);
  db.close();
  return page;
};

const damage = (page: number, where: string = folder): void => {
  const at = openSync(fileIn(where), 'r+');
  writeSync(at, Buffer.alloc(4096, 0xff), 0, 4096, (page - 1) * 4096);
  closeSync(at);
};

test('[T45] a table that cannot be read says why, to those who come and to whoever looks after the house', async () => {
  await opened();
  host = await guestOf(house.port);
  const [one, two] = [await newTable(host), await newTable(host)];
  await shut();
  expect(status()).toContain('every open table can be read');
  const db = new DatabaseSync(fileIn(folder));
  db.prepare("update events set event = 'nonsense' where table_id = ? and seq = 1").run(one);
  db.prepare("update secrets set sealed = 'AAAA' || substr(sealed, 5) where table_id = ?").run(two);
  db.close();
  await opened();
  expect([await parting(one), await parting(two)]).toEqual(['4014 garbled', '4013 sealed']);
  await expect.poll(() => isReady()).toBe(true);
  await shut();
  expect(status()).toContain(`TABLE ${one} CANNOT BE READ: line 1 is not JSON`);
  expect(status()).toContain(`TABLE ${two} CANNOT BE READ: the key of the house does not open its secret`);
});

test('[T45] a damaged page: the house says that it is not ready, and the table why it cannot be read', async () => {
  await opened();
  const table = await newTable(host.at(house.port));
  await shut();
  damage(pageOf('events'));
  await opened();
  await expect.poll(() => isReady()).toBe(false);
  expect(await parting(table)).toBe('4012 damaged');
  await shut();
  expect(status()).toContain(`TABLE ${table} CANNOT BE READ: database disk image is malformed`);
});

test('[T45] a page that nobody has asked for is found as well', async () => {
  const elsewhere = mkdtempSync(join(folder, 'unread-'));
  const own = trialEnv(await freePort(), elsewhere);
  const first = await spawnServer(own);
  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  damage(pageOf('reports', elsewhere), elsewhere);
  const second = await spawnServer(own, undefined, '/healthz');
  await expect.poll(() => isReady(second)).toBe(false);
  second.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});
