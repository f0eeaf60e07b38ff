import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nativeDice } from '../host/dice.ts';
import { sealWith } from '../store/seal.ts';
import { ATTACKS } from './attackers/list.ts';
import { upgradeOf } from './attackers/upgrade.ts';
import { freePort, spawnServer, trialEnv } from './process.ts';
import { siege } from './siege.ts';
import { closedWith, GAME, hello, newTable, openTestHouse, type TestHouse, until } from './test-house.ts';
import { playerOf, type TestPlayer } from './test-player.ts';
import { guestOf, type TestVisitor, visitorOf } from './test-visitor.ts';
import { delays, losses, type Wave } from './wave.ts';

let scene: TestHouse;
let port: number;
const folders: string[] = [];

beforeAll(async () => {
  scene = await openTestHouse();
  port = scene.house.port;
});

afterAll(async () => {
  expect(await scene.close()).toBe(0);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const own = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-attacks-'));
  folders.push(folder);
  return folder;
};

const playing = async (): Promise<{ table: string; guests: readonly TestVisitor[]; both: readonly TestPlayer[] }> => {
  const guests = await Promise.all([guestOf(port), guestOf(port)]);
  const table = await newTable(guests[0], 'private', { playMs: 60_000 });
  const both = [await scene.joined(guests[0], table, 0, 1), await scene.joined(guests[1], table, 1, 2)];
  for (const player of both) player.play(150);
  await until(() => both.every(({ known }) => known?.phase === 'playing'));
  return { table, guests, both };
};

/** Every row of every table, as text. */
const dumped = (folder: string): string => {
  const db = new DatabaseSync(join(folder, 'majlis.db'), { readOnly: true });
  const names = db.prepare("select name from sqlite_master where type = 'table'").all();
  const rows = names.flatMap(({ name }) => db.prepare(`select * from "${name}"`).all());
  db.close();
  return JSON.stringify(rows);
};

test('[T12] whoever reads the whole database learns no deal to come', async () => {
  const { table, both } = await playing();
  const db = new DatabaseSync(join(scene.folder, 'majlis.db'), { readOnly: true });
  const row = db.prepare('select sealed from secrets where table_id = ?').get(table);
  db.close();
  const key = Buffer.from(readFileSync(join(scene.folder, 'key'), 'utf8').trim(), 'hex');
  const secret = sealWith(key).open(table, String(row?.sealed));
  const tip = createHmac('sha256', Buffer.from(secret, 'hex')).update('majlis/table/tip').digest('hex');
  const id = both[0]?.known?.commitment?.id ?? '';
  const dice = nativeDice();
  const secrets = Array.from({ length: 1_024 }, (_, n) => dice.secret(id, tip, n + 1));
  const dump = dumped(scene.folder);
  expect(dump).toContain(dice.commitment(id, tip));
  expect([secret, tip, ...secrets].filter(one => dump.includes(one))).toEqual([]);
  for (const player of both) player.stop();
});

test('[T29] no request is answered with a running match', async () => {
  const { table, guests, both } = await playing();
  await until(() => JSON.stringify(both[0]?.known?.state).includes('"cards":["'));
  const id = both[0]?.known?.commitment?.id ?? '';
  const eve = await guestOf(port);
  const paths = ['/api/tables', '/api/tables/mine', `/api/tables/${table}`, '/api/matches', '/api/export', '/api/me'];
  for (const visitor of [...guests, eve]) {
    expect((await visitor.get(`/api/matches/${id}`)).status).toBe(404);
    const told = await Promise.all(paths.map(async path => JSON.stringify((await visitor.get(path)).body)));
    expect(told.join()).not.toMatch(/"(?:[2-9]|10|[JQKA])[SHDC]"/);
  }
  expect((await eve.get('/metrics')).status).toBe(404);
  for (const player of both) player.stop();
});

test('[T19] no answer is shared with another origin, and no cookie works from one', async () => {
  const visitor = await guestOf(port);
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const { status, headers } = await visitor.post('/api/name', { name: 'Mallory' }, foreign);
  expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
  expect((await visitor.get('/api/me')).body).toMatchObject({ name: visitor.me?.name });
  const cookie = (await visitorOf(port).post('/api/guest', {})).headers.getSetCookie().join();
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
});

test('[T17] the ticket of somebody who has signed out opens nothing', async () => {
  const visitor = await guestOf(port);
  const ticket = await visitor.ticket();
  expect(ticket).toMatch(/^[0-9a-f]{64}$/);
  expect(dumped(scene.folder)).not.toContain(ticket);
  expect((await visitor.post('/api/sign-out', {})).status).toBe(200);
  expect(await closedWith(await hello(visitor, 'lobby', ticket))).toBe('4001 bad-ticket');
});

test('[T22] a table whose log is spoilt stays shut, and the others play on', async () => {
  const folder = own();
  const env = trialEnv(await freePort(), folder);
  const first = await spawnServer(env);
  const guests = await Promise.all([1, 2, 3].map(() => guestOf(first.port)));
  const tables = await Promise.all(guests.map(guest => newTable(guest)));
  first.kill('SIGTERM');
  await first.ended;
  const db = new DatabaseSync(join(folder, 'majlis.db'));
  db.prepare(`update events set event = replace(event, '"kind"', '"knid"') where table_id = ? and seq = 2`).run(
    String(tables[1]),
  );
  db.close();
  const house = await spawnServer(env);
  const seen = guests.map((guest, n) =>
    playerOf({
      visitor: guest.at(house.port),
      table: String(tables[n]),
      seat: 0,
      game: GAME,
      seed: n,
      returning: false,
    }),
  );
  for (const player of seen) {
    await player.connect();
    player.play(100);
  }
  await until(() => seen[1]?.closes.length === 1 && seen[0]?.you === 0 && seen[2]?.you === 0);
  expect(seen.map(({ closes }) => closes)).toEqual([[], ['4014 garbled'], []]);
  expect(house.output()).toContain('a table broke');
  for (const player of seen) player.stop();
  house.kill('SIGTERM');
  expect(await house.ended).toBe(0);
});

test('[T59] an upgrade that comes to nothing counts like any other, and its line ends', async () => {
  const eve = visitorOf(port);
  const answer = (): Promise<string> =>
    new Promise(resolve => {
      const line = connect(port, '127.0.0.1');
      let text = '';
      line.on('data', data => {
        text += data;
      });
      line.on('close', () => resolve(text.slice(9, 12)));
      line.write(upgradeOf(port, { key: 'short', more: `X-Forwarded-For: ${eve.ip}\r\n` }));
    });
  const answers: string[] = [];
  for (let n = 0; n < 61; n++) answers.push(await answer());
  expect(new Set(answers.slice(0, 60))).toEqual(new Set(['400']));
  expect(answers[60]).toBe('429');
});

test('[T20] [T32] [T33] [T34] [T35] one attack after another: the house stays, keeps its size, and the honest play on', async () => {
  const waves = await siege({
    attackers: 8,
    tables: 6,
    ms: process.env.MAJLIS_TESTS === 'whole' ? 1_000 : 500,
    folder: own(),
    kind: 'alone',
    web: false,
    attacks: ATTACKS,
    say: () => {},
  });
  expect(waves.length).toBeGreaterThan(15);
  expect(losses(waves)).toEqual([]);
});

const QUIET: Wave = {
  name: 'a flood',
  moves: 9,
  before: { p50: 1, p99: 2 },
  during: { p50: 2, p99: 16 },
  unanswered: 0,
  newcomers: { came: 2, served: 2, late: 0 },
  rss: 200,
  grown: 10,
  back: 0,
  descriptors: 90,
  busy: 20,
  rows: 3,
  alive: true,
  slow: 0,
  won: [],
};

test.each([
  ['nothing', {}, []],
  ['a death', { alive: false, moves: 0, grown: 0 }, ['a flood: the house died']],
  ['silence at the tables', { moves: 0 }, ['a flood: nobody could play']],
  ['a move without an answer', { unanswered: 1 }, ['a flood: 1 moves were never answered']],
  ['a newcomer', { newcomers: { came: 5, served: 4, late: 0 } }, ['a flood: 1 of 5 newcomers did not come in']],
  ['growth', { grown: 130 }, ['a flood: the house grew by 130 MB, over 100']],
  ['size', { rss: 601 }, ['a flood: the house had 601 MB, over 600']],
  ['what an attacker won', { won: ['a free chair'] }, ['a flood: a free chair']],
])('a siege is lost by %s', (_, wave, lost) => {
  expect(losses([QUIET, { ...QUIET, ...wave }])).toEqual(lost);
});

test.each([
  ['eight times as long as before', { before: { p50: 1, p99: 2 }, during: { p50: 1, p99: 16.1 } }, 'over 16.0'],
  ['a quarter of a second', { before: { p50: 9, p99: 100 }, during: { p50: 1, p99: 251 } }, 'over 250.0'],
  ['a newcomer who waits', { newcomers: { came: 5, served: 5, late: 1 } }, '1 of 5 newcomers waited too long'],
])('on a quiet machine it is lost by %s', (_, wave, why) => {
  expect(delays([QUIET])).toEqual([]);
  expect(delays([{ ...QUIET, ...wave }]).join()).toContain(why);
});
