import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { GAME, hello, nextMessage, openTestHouse, type TestHouse, until } from './test-house.ts';
import { playerOf, type TestPlayer } from './test-player.ts';
import { guestOf, type TestVisitor, visitorOf } from './test-visitor.ts';

const POOL = 'trunfo/standard/usual';

let scene: TestHouse;
let port: number;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  scene = await openTestHouse();
  port = scene.house.port;
});

afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  expect(await scene.close()).toBe(0);
});

let accounts = 0;

/** Somebody with an account, who looks at the lobby. */
const member = async (from: TestVisitor = visitorOf(port)): Promise<TestVisitor> => {
  accounts += 1;
  await from.post('/api/guest', {});
  const reply = await from.post('/api/account', {
    username: `member.${accounts}`,
    password: `Karak-${accounts}-tamr-x`,
  });
  expect(reply.body).toMatchObject({ kind: 'account' });
  return from;
};

const lobby = async (visitor: TestVisitor): Promise<WebSocket> => {
  const socket = await hello(visitor, 'lobby');
  socket.on('message', data => {
    const { kind, n } = JSON.parse(data.toString());
    if (kind === 'ping') socket.send(JSON.stringify({ kind: 'pong', n }));
  });
  sockets.push(socket);
  await nextMessage(socket, 'lobby');
  return socket;
};

const queue = async (visitor: TestVisitor) => (await visitor.post('/api/queue', { pool: POOL })).body;
const state = async (visitor: TestVisitor) => (await visitor.get('/api/queue')).body as Record<string, unknown>;

const atTable = async (visitor: TestVisitor, table: string): Promise<TestPlayer> => {
  const player = playerOf({ visitor, table, seat: 0, game: GAME, seed: 1, returning: false });
  await player.connect();
  player.play(100);
  return player;
};

test('[CLUB-2.1] two strangers wait, are paired, play; who leaves loses double and waits', async () => {
  const [one, two, three] = [await member(), await member(), await member()];
  const [first, second] = [await lobby(one), await lobby(two)];
  const told = nextMessage(first, 'queued');
  expect(await queue(one)).toMatchObject({ pool: POOL });
  expect(await told).toMatchObject({ pool: POOL, waiting: 1 });
  expect(await queue(one)).toEqual({ reason: 'already-queued' });
  const paired = [nextMessage(first, 'paired'), nextMessage(second, 'paired')];
  await queue(two);
  const [here, there] = await Promise.all(paired);
  expect(here?.table).toBe(there?.table);
  const table = String(here?.table);
  const players = [await atTable(one, table), await atTable(two, table)];
  await until(() => players.every(({ known }) => known?.phase === 'playing'));
  expect(players[0]?.known).toMatchObject({ ranked: true, host: null });
  expect(await state(one)).toMatchObject({ pool: null, table: null });
  expect(await queue(one)).toEqual({ reason: 'at-a-table' });
  expect((await one.get(`/api/stake/${table}`)).body).toEqual({
    stake: { points: -80, pauseMs: 120_000 },
  });
  expect((await three.get(`/api/stake/${table}`)).body).toEqual({ stake: null });
  players[0]?.rest();
  players[0]?.ask({ kind: 'leave' });
  await until(() => players[1]?.known?.ending !== null);
  await until(() => players[1]?.known?.phase === 'lobby');
  const gone = (await state(one)).penalty as { until: number };
  expect(gone).toMatchObject({ why: 'escape', nextMs: 600_000 });
  expect(await queue(one)).toEqual({ reason: 'queue-paused' });
  expect((await state(two)).penalty).toMatchObject({ until: 0, why: null });
  const standing = { pool: POOL, played: 1, league: null };
  expect((await one.get('/api/standing')).body).toEqual({ standings: [{ ...standing, points: 1_220, won: 0 }] });
  expect((await two.get('/api/standing')).body).toEqual({ standings: [{ ...standing, points: 1_340, won: 1 }] });
  const [played] = (await two.get('/api/matches')).body as readonly { readonly id: string }[];
  const match = played?.id;
  const before = { pool: POOL, before: 1_300, played: 1, settledAfter: 5, was: null, league: null };
  expect((await one.get(`/api/points/${match}`)).body).toMatchObject({ ...before, after: 1_220, kind: 'escape' });
  expect((await two.get(`/api/points/${match}`)).body).toEqual({
    ...{ ...before, after: 1_340, kind: 'clean' },
    ...{ next: 'carpet', band: { from: 1_200, below: 1_400 } },
  });
  expect((await three.get(`/api/points/${match}`)).status).toBe(404);
  const page = (await two.get('/api/people/member.1')).body;
  expect(page).toMatchObject({ username: 'member.1', completion: 0, matches: [{ result: 'loss', points: 1_220 }] });
  const ranks = (await two.post('/api/ranks', { pool: POOL, scope: 'week' })).body;
  expect(ranks).toMatchObject({
    rows: [
      { username: 'member.2', points: 40 },
      { username: 'member.1', points: -80 },
    ],
  });
  for (const player of players) player.stop();
});

test('[CLUB-1.2] who does not come to the table is told to wait, and the other goes on waiting', async () => {
  const [one, two] = [await member(), await member()];
  const [first, second] = [await lobby(one), await lobby(two)];
  const since = Reflect.get(Object(await queue(one)), 'since');
  const paired = [nextMessage(first, 'paired'), nextMessage(second, 'paired')];
  await queue(two);
  const [news] = await Promise.all(paired);
  const there = await atTable(one, String(news?.table));
  await until(() => there.known?.phase === 'closed');
  expect(await state(one)).toMatchObject({ pool: POOL, since, table: null });
  expect(await state(two)).toMatchObject({ pool: null, penalty: { why: 'no-show' } });
  expect((await one.post('/api/queue/leave', {})).body).toEqual({ left: true });
  there.stop();
});

test('[T55] the queue takes nobody twice, no guest, and nobody who comes and goes without end', async () => {
  const guest = await guestOf(port);
  expect(await queue(guest)).toEqual({ reason: 'account-only' });
  const one = await member();
  expect((await one.post('/api/queue', { pool: 'baloot/standard/infinite' })).status).toBe(404);
  const answers: number[] = [];
  for (let n = 0; n < 15; n++) {
    answers.push((await one.post('/api/queue', { pool: POOL })).status);
    await one.post('/api/queue/leave', {});
  }
  expect(answers).toContain(429);
  expect((await state(one)).pool).toBeNull();
});

test('[T55] leaving the queue is counted apart from coming, and is bounded too', async () => {
  const one = await member();
  const answers: number[] = [];
  for (let n = 0; n < 14; n++) answers.push((await one.post('/api/queue/leave', {})).status);
  expect(answers.filter(status => status === 200)).toHaveLength(12);
  expect(answers.slice(-2)).toEqual([429, 429]);
  // Where nobody else of these tests waits: who cannot leave would be paired with them.
  expect((await one.post('/api/queue', { pool: 'baloot/standard/rabbit' })).status).toBe(200);
});

test('[T56] two accounts of one place who wait alone are not paired with each other', async () => {
  const one = await member();
  const two = await member(visitorOf(port, one.ip));
  const three = await member();
  const all = [await lobby(one), await lobby(two), await lobby(three)];
  await queue(one);
  await queue(two);
  await until(() => all.length === 3);
  const paired = nextMessage(all[2] as WebSocket, 'paired');
  await queue(three);
  expect(await paired).toMatchObject({ pool: POOL });
  const states = [await state(one), await state(two), await state(three)];
  expect(states.filter(({ table }) => table !== null)).toHaveLength(2);
  expect(states[2]?.table).not.toBeNull();
});

test('[T57] nobody opens a table that counts but the queue', async () => {
  const one = await member();
  const wish = { game: GAME, visibility: 'public', ranked: true } as never;
  expect((await one.post('/api/tables', wish)).status).toBe(400);
  const pool = { game: GAME, visibility: 'public', pool: POOL } as never;
  expect((await one.post('/api/tables', pool)).status).toBe(400);
  const { body } = await one.post('/api/tables', { game: GAME, visibility: 'public', options: {} });
  const player = await scene.joined(one, String(Reflect.get(Object(body), 'id')), 0);
  await until(() => player.known !== null);
  expect(player.known?.ranked).toBe(false);
});

test('[T60] pages about people are few a minute, and whoever is private shows a name', async () => {
  const [one, two] = [await member(), await member()];
  expect((await two.post('/api/privacy', { closed: true, unseen: true })).body).toEqual({ closed: true, unseen: true });
  const name = `member.${accounts}`;
  expect(Object.keys((await one.get(`/api/people/${name}`)).body as object).sort()).toEqual([
    'closed',
    'id',
    'name',
    'tie',
    'username',
  ]);
  const answers: number[] = [];
  for (let n = 0; n < 65; n++) answers.push((await one.get(`/api/people/${name}`)).status);
  expect(answers.filter(status => status === 429).length).toBeGreaterThan(0);
  expect((await visitorOf(port).get(`/api/people/${name}`)).status).toBe(401);
});

test('[T61] who has no page and who is not there are answered alike', async () => {
  const one = await member();
  const guest = await guestOf(port, 'Passing By');
  const answers = await Promise.all([one.get(`/api/people/${guest.me?.id}`), one.get('/api/people/nobody.at.all')]);
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [404, { reason: 'not-found' }],
    [404, { reason: 'not-found' }],
  ]);
});
