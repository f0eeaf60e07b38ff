import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { freePort, spawnServer, trialEnv } from './process.ts';
import { GAME, newTable, until } from './test-house.ts';
import { playerOf } from './test-player.ts';
import { guestOf } from './test-visitor.ts';

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
  const first = await spawnServer(env);
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
  const second = await spawnServer(env);
  await until(() => player.isBack && player.returns.length > 0);
  expect(player.you).toBe(0);
  expect((await guest.get('/api/tables/mine')).body).toMatchObject([{ id: table, phase: 'lobby' }]);
  player.stop();
  second.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

const HOUSE = fileURLToPath(new URL('../..', import.meta.url));

/** `npm start`, as somebody runs it who has only npm. */
const npmStart = (env: Readonly<Record<string, string>>) => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const npm = spawn('npm', ['start'], { cwd: HOUSE, env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  npm.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  return { npm, printed: () => printed };
};

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );

test('npm start says where it is open and nothing else, and a SIGTERM to npm ends the house too', async () => {
  const port = await freePort();
  const { MAJLIS_LOG: _, ...env } = trialEnv(port, own());
  const { npm, printed } = npmStart(env);
  await until(() => printed().includes('Majlis is open'));
  const said = printed()
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('> '));
  expect(said).toEqual([`  Majlis is open:  http://localhost:${port}`]);
  expect(await answers(port)).toBe(true);
  npm.kill('SIGTERM');
  await expect.poll(() => answers(port), { timeout: 240_000 }).toBe(false);
});

/** The commands that run with this folder in their environment. */
const atWork = (folder: string): readonly string[] => {
  if (!existsSync('/proc/self/environ'))
    return spawnSync('ps', ['-AEww', '-o', 'command='], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter(line => line.includes(folder));
  const read = (pid: string, what: string): string => {
    try {
      return readFileSync(`/proc/${pid}/${what}`, 'utf8');
    } catch {
      return ''; // somebody else's, or gone meanwhile
    }
  };
  return readdirSync('/proc')
    .filter(pid => /^\d+$/.test(pid) && read(pid, 'environ').includes(folder))
    .map(pid => read(pid, 'cmdline').replaceAll('\0', ' '));
};

test('the first npm start builds the web and says so in one line that grows, and serves what it built', async () => {
  const [port, folder] = [await freePort(), own()];
  const { MAJLIS_LOG: _, ...env } = trialEnv(port, folder);
  const { npm, printed } = npmStart({ ...env, MAJLIS_WEB: join(folder, 'web') });
  await until(() => printed().includes('Majlis is open'));
  // A machine that is busy with other things may halt the house for a second, and is told so.
  const said = printed()
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('> ') && !line.includes('the loop stood still'));
  expect(said).toEqual([
    expect.stringMatching(/^Building the web, once \.*$/),
    `  Majlis is open:  http://localhost:${port}`,
  ]);
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<title>');
  npm.kill('SIGTERM');
  await until(() => atWork(folder).length === 0);
});

test('npm ended while the web is being built leaves neither a house nor a builder behind', async () => {
  const [port, folder] = [await freePort(), own()];
  const web = join(folder, 'web');
  const { npm } = npmStart({ ...trialEnv(port, folder), MAJLIS_WEB: web });
  await until(() => atWork(folder).some(command => command.includes('vite')));
  npm.kill('SIGTERM');
  await until(() => atWork(folder).length === 0);
  expect(existsSync(join(web, 'index.html'))).toBe(false);
  expect(await answers(port)).toBe(false);
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
  const house = await spawnServer(env);
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
