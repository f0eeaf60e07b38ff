import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { playerOf } from './player.ts';
import { freePort, spawnHouse, trialEnv } from './process.ts';
import { GAME, newTable, until } from './scene.ts';
import { guestOf } from './visitor.ts';

const folders: string[] = [];

const own = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-start-'));
  folders.push(folder);
  return folder;
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('a fresh folder opens a house, Ctrl-C closes it, and the second start finds the tables again', async () => {
  const env = trialEnv(await freePort(), own());
  const first = await spawnHouse(env);
  expect(first.output()).toContain(`Majlis is open:  http://localhost:${first.port}`);
  const guest = await guestOf(first.port);
  const table = await newTable(guest);
  const wish = { visitor: guest, table, seat: 0, game: GAME, seed: 1, returning: true };
  const player = playerOf(wish);
  await player.connect();
  player.play(100);
  await until(() => player.you === 0);
  first.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(player.closes[0]).toBe('1012 restarting');
  const second = await spawnHouse(env);
  await until(() => player.isBack && player.returns.length > 0);
  expect(player.you).toBe(0);
  expect((await guest.get('/api/tables/mine')).body).toMatchObject([{ id: table, phase: 'lobby' }]);
  player.stop();
  second.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** What a start says that comes to nothing: one line, and no zero. */
const refused = (env: Readonly<Record<string, string>>): string => {
  const { status, stderr } = spawnSync(process.execPath, [MAIN], { env: { ...process.env, ...env }, encoding: 'utf8' });
  expect(status).toBe(1);
  const lines = stderr.trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
};

/** Not another name of a process finds room in the database; so many pages it has. */
const filled = (folder: string): number => {
  const db = new DatabaseSync(join(folder, 'majlis.db'));
  const pages = Number(db.prepare('PRAGMA page_count').get()?.page_count);
  db.exec(`PRAGMA max_page_count = ${pages}`);
  const insert = db.prepare('insert into nodes (id, beat) values (?, 0)');
  expect(() => {
    for (let n = 0; n < 1_000; n++) insert.run(String(n).padStart(32, '0'));
  }).toThrow('full');
  db.close();
  return pages;
};

test('what is wrong at the start is said in one line', async () => {
  const folder = own();
  const env = trialEnv(await freePort(), folder);
  const house = await spawnHouse(env);
  expect(refused({ ...env, PORT: '0' })).toContain('in use by another process');
  expect(refused({ ...env, MAJLIS_DATA: own() })).toMatch(/^PORT \d+ at MAJLIS_ADDRESS 127.0.0.1 .*EADDRINUSE/);
  house.kill('SIGTERM');
  await house.ended;
  expect(refused({ ...env, DATABASE_URL: 'postgres://majlis@127.0.0.1:1/majlis' })).toContain('cannot be reached');
  expect(refused({ ...env, MAJLIS_KEY: 'short' })).toContain('64 hexadecimal digits');
  expect(refused({ ...env, MAJLIS_PROXIES: '10.0.0.0/40' })).toContain('MAJLIS_PROXIES: 10.0.0.0/40 is not');
  const full = refused({ ...env, MAJLIS_PAGES: String(filled(folder)) });
  expect(full).toBe(`The database in ${folder} cannot be written to: database or disk is full`);
  const db = new DatabaseSync(join(folder, 'majlis.db'));
  db.exec("insert into kysely_migration (name, timestamp) values ('9999-later', 'x')");
  db.close();
  expect(refused(env)).toContain('newer than this program');
});
