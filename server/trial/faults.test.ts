import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPostgresHere, newPostgres, type Postgres } from './postgres.ts';
import { freePort, spawnServer, trialEnv } from './process.ts';
import { GAME, newTable, until } from './test-house.ts';
import { playerOf, type TestPlayer } from './test-player.ts';
import { guestOf, type TestVisitor } from './test-visitor.ts';
import { torture } from './torture.ts';

let folder: string;
let postgres: Postgres;

const testOnPostgres = test.runIf(isPostgresHere);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-faults-'));
  if (isPostgresHere) postgres = await newPostgres();
});

afterAll(() => {
  if (isPostgresHere) postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

const own = (): string => mkdtempSync(join(folder, 'house-'));

const clean = { lost: 0, twice: 0, changedDecks: 0, missing: 0, faults: [] };

test('killed in mid-move again and again: nothing acknowledged is lost, nothing is done twice', async () => {
  const wish = { kills: 3, tables: 4, folder: own(), url: undefined, playMs: 1_200, say: () => {} };
  const report = await torture(wish);
  expect(report).toMatchObject(clean);
  expect(report.acknowledged).toBeGreaterThan(50);
});

testOnPostgres('the same on PostgreSQL', async () => {
  const url = await postgres.database('killed');
  const wish = { kills: 2, tables: 4, folder: own(), url, playMs: 1_200, say: () => {} };
  const report = await torture(wish);
  expect(report).toMatchObject(clean);
  expect(report.acknowledged).toBeGreaterThan(30);
});

const pair = async (port: number, returning = true): Promise<readonly TestPlayer[]> => {
  const [sara, omar] = await Promise.all([guestOf(port), guestOf(port)]);
  const table = await newTable(sara, 'private', { playMs: 30_000 });
  return seated([sara, omar], table, returning);
};

const seated = async (
  guests: readonly TestVisitor[],
  table: string,
  returning: boolean,
): Promise<readonly TestPlayer[]> => {
  const players = guests.map((visitor, seat) => playerOf({ visitor, table, seat, game: GAME, seed: seat, returning }));
  for (const player of players) {
    await player.connect();
    player.play(250);
  }
  await until(() => players.every(({ known }) => known?.phase === 'playing'));
  return players;
};

const done = (player: TestPlayer): readonly string[] =>
  player.sent.filter(({ state, request }) => state === 'done' && request.kind !== 'open').map(({ act }) => act);

/** Until each of them was asked so often whether it is there: whatever was told before on the same line has come. */
const pinged = async (players: readonly TestPlayer[], times: number): Promise<void> => {
  const from = players.map(({ pings }) => pings);
  await until(() => players.every(({ pings }, i) => pings >= (from[i] ?? 0) + times));
};

const statusOf = async (port: number, path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status;

testOnPostgres('PostgreSQL is gone: tables pause, nobody is punished, and play goes on once it is back', async () => {
  const url = await postgres.database('stopped');
  const house = await spawnServer({ ...trialEnv(await freePort(), own()), DATABASE_URL: url });
  const players = await pair(house.port);
  await until(() => players.every(player => done(player).length > 3));
  postgres.stop();
  await expect.poll(() => statusOf(house.port, '/readyz')).toBe(503);
  await pinged(players, 1);
  const before = players.map(done);
  await pinged(players, 2);
  expect(players.map(done)).toEqual(before);
  postgres.start();
  await until(() => players.every((player, i) => done(player).length > (before[i]?.length ?? 0)));
  for (const player of players) player.stop();
  house.kill('SIGTERM');
  expect(await house.ended).toBe(0);
  const acts = await actsIn(url);
  for (const act of players.flatMap(done)) expect(acts.filter(one => one === act)).toEqual([act]);
  expect(players.flatMap(({ known }) => known?.chairs.map(({ hand, left }) => [hand, left]))).toEqual(
    Array(4).fill(['player', false]),
  );
});

const actsIn = async (url: string): Promise<readonly (string | null)[]> => {
  const { openPostgres } = await import('../store/postgres.ts');
  const engine = await openPostgres(url);
  const rows = await engine.db.selectFrom('events').select('act').execute();
  await engine.close();
  return rows.map(({ act }) => act);
};

testOnPostgres('a stopped process loses its tables to another, and is fenced when it wakes', async () => {
  const url = await postgres.database('fenced');
  const shared = { DATABASE_URL: url, MAJLIS_KEY: 'ab'.repeat(32) };
  const [one, two] = [
    await spawnServer({ ...trialEnv(await freePort(), own()), ...shared }),
    await spawnServer({ ...trialEnv(await freePort(), own()), ...shared }),
  ];
  const players = await pair(one.port, false);
  await until(() => players.every(player => done(player).length > 6));
  one.kill('SIGSTOP');
  const movedTo = players.map(({ visitor, table }, seat) =>
    playerOf({ visitor: visitor.at(two.port), table, seat, game: GAME, seed: 9 + seat, returning: true }),
  );
  for (const player of movedTo) {
    await player.connect();
    player.play(250);
  }
  await until(() => movedTo.every(player => done(player).length > 2));
  // What it said before it was stopped has come long ago.
  const before = players.map(done);
  one.kill('SIGCONT');
  await until(() => players.every(({ closes }) => closes.length > 0));
  expect(players.map(({ closes }) => closes[0])).toEqual(['1012 restarting', '1012 restarting']);
  expect(players.map(done)).toEqual(before);
  for (const player of [...players, ...movedTo]) player.stop();
  const acts = await actsIn(url);
  for (const act of [...players, ...movedTo].flatMap(done)) expect(acts.filter(known => known === act)).toEqual([act]);
  for (const house of [one, two]) house.kill('SIGTERM');
  expect(await Promise.all([one.ended, two.ended])).toEqual([0, 0]);
});

const PLANTED = "process.on('SIGUSR2', () => { throw new Error('planted'); });";

test('a bug outside of any table: everybody is sent home, the process ends with an error, and nothing is lost', async () => {
  const at = own();
  const env = trialEnv(await freePort(), at);
  const house = await spawnServer({
    ...env,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`import { isMainThread } from 'node:worker_threads'; if (isMainThread) ${PLANTED}`)}`,
  });
  const players = await pair(house.port, false);
  await until(() => players.every(player => done(player).length > 3));
  house.kill('SIGUSR2');
  expect(await house.ended).toBe(1);
  await until(() => players.every(({ closes }) => closes.length > 0));
  expect(players.map(({ closes }) => closes)).toEqual([['1012 restarting'], ['1012 restarting']]);
  expect(house.output()).toContain('planted');
  for (const player of players) player.stop();
  expect(storedActs(at)).toEqual(expect.arrayContaining(players.flatMap(done)));
  const again = await spawnServer(env);
  again.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});

const storedActs = (at: string): readonly string[] => {
  const db = new DatabaseSync(join(at, 'majlis.db'));
  const rows = db.prepare('select act from events where act is not null').all();
  db.close();
  return rows.map(({ act }) => String(act));
};

/** The size of an empty house. */
const pagesOf = async (at: string): Promise<number> => {
  const house = await spawnServer(trialEnv(await freePort(), at));
  house.kill('SIGTERM');
  await house.ended;
  const db = new DatabaseSync(join(at, 'majlis.db'));
  const count = Number(db.prepare('PRAGMA page_count').get()?.page_count);
  db.close();
  return count;
};

/** How many appends had no clear answer. */
const unstored = async (port: number): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^majlis_unsure_total (\d+)/m.exec(text)?.[1]);
};

test('a full disk: what was acknowledged is there, new tables are refused, the process lives', async () => {
  const at = own();
  const pages = String((await pagesOf(at)) + 8);
  const house = await spawnServer({ ...trialEnv(await freePort(), at), MAJLIS_PAGES: pages });
  const players = await pair(house.port, false);
  await expect.poll(() => unstored(house.port)).toBeGreaterThan(0);
  // What is left may be enough for a small table.
  let status = 200;
  while (status === 200)
    ({ status } = await players[0]!.visitor.post('/api/tables', { game: GAME, visibility: 'private' }));
  expect(status).toBe(503);
  for (const player of players) player.stop();
  expect(await statusOf(house.port, '/healthz')).toBe(200);
  house.kill('SIGTERM');
  expect(await house.ended).toBe(0);
  expect(storedActs(at)).toEqual(expect.arrayContaining(players.flatMap(done)));
  const again = await spawnServer({ ...trialEnv(await freePort(), at) });
  const [first] = players;
  const back = playerOf({
    visitor: first!.visitor.at(again.port),
    table: first!.table,
    seat: 0,
    game: GAME,
    seed: 1,
    returning: false,
  });
  await back.connect();
  await until(() => back.known?.phase === 'playing');
  back.stop();
  again.kill('SIGTERM');
  expect(await again.ended).toBe(0);
});
