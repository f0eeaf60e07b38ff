import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openEngine } from '../store/open.ts';
import { sweep } from '../store/sweep.ts';
import {
  closedWith,
  GAME,
  hello,
  newTable,
  nextMessage,
  openTestHouse,
  QUICK,
  type TestHouse,
  until,
} from './test-house.ts';
import { guestOf, tableBy, visitorOf } from './test-visitor.ts';

let scene: TestHouse;
let port: number;
const joined: TestHouse['joined'] = (...rest) => scene.joined(...rest);

beforeAll(async () => {
  scene = await openTestHouse();
  port = scene.house.port;
});

afterAll(async () => {
  expect(await scene.close()).toBe(0);
});

test('two guests play a match to its end; it is found, checked and reported, also while it is on', async () => {
  const [sara, omar, eve] = await Promise.all([guestOf(port, 'Sara'), guestOf(port, 'Omar'), guestOf(port, 'Eve')]);
  await sara.post('/api/account', { username: 'sara.of.two', password: 'seven blue lanterns' });
  const table = await newTable(sara, 'public');
  const both = [await joined(sara, table, 0, 1), await joined(omar, table, 1, 2)];
  for (const player of both) player.play(250);
  await until(() => both.every(({ known }) => known?.phase === 'playing'));
  const match = both[0]!.known?.commitment?.id ?? '';
  const early = { match, seat: 1, reason: 'stalling' } as const;
  expect((await omar.post('/api/report', { ...early, seat: 0 })).body).toMatchObject({ ok: null });
  expect((await omar.post('/api/report', { ...early, seat: 0 })).status).toBe(409);
  expect((await omar.post('/api/report', { ...early, seat: 7 })).status).toBe(400);
  expect((await eve.post('/api/report', early)).status).toBe(404);
  expect(await reportsOf(match)).toMatchObject([{ seat: 0, seq: expect.any(Number), verdict: 'null' }]);
  const said = both[0]!.ask({ kind: 'say', text: 'salaam to all' });
  await until(() => said.state === 'done');
  expect((await sara.get('/api/tables/mine')).body).toMatchObject([{ id: table, phase: 'playing' }]);
  await until(() => both.every(({ known }) => known?.ending?.by === 'game'));
  for (const player of both) player.stop();
  expect(both.map(({ gaps }) => gaps)).toEqual([0, 0]);
  const { body: matches } = await sara.get('/api/matches');
  expect(matches).toMatchObject([{ table, game: GAME, by: 'game', players: [{ name: 'Sara' }, { name: 'Omar' }] }]);
  expect(matches).toMatchObject([{ id: match }]);
  await soonJudged(match);
  const { body: replay } = await eve.get(`/api/matches/${match}`);
  expect(replay).toMatchObject({ transcript: { alg: 'cg1', id: match } });
  const report = { match, seat: 1, reason: 'cheating' } as const;
  expect((await sara.post('/api/report', report)).body).toMatchObject({ ok: true });
  expect((await sara.post('/api/report', report)).status).toBe(409);
  expect((await eve.post('/api/report', report)).status).toBe(404);
  expect((await omar.get('/api/export')).body).toMatchObject({ user: { name: 'Omar' }, matches: [{ id: match }] });
  expect((await omar.post('/api/delete', {})).status).toBe(200);
  expect((await omar.get('/api/me')).body).toEqual({ nobody: true });
  const { body: after } = await sara.get(`/api/matches/${match}`);
  expect(JSON.stringify(after)).not.toContain('Omar');
  const swept = await sweptLater();
  expect(swept.words).toEqual(['']);
  expect(swept.tables).toContain(table);
  expect((await sara.post('/api/report', { ...report, seat: 0 })).body).toMatchObject({ ok: true });
});

const reportsOf = async (match: string) => {
  const engine = await openEngine({ url: undefined, folder: scene.folder, use: 'read' });
  const rows = await engine.db.selectFrom('reports').selectAll().where('match_id', '=', match).execute();
  await engine.close();
  return rows;
};

/** What was reported during the match is judged when it is over. */
const soonJudged = async (match: string): Promise<void> => {
  await expect.poll(async () => (await reportsOf(match))[0]?.verdict, { timeout: 240_000 }).not.toBe('null');
  expect((await reportsOf(match))[0]).toMatchObject({ ok: 1 });
};

/** A hundred days later: what was said, and the tables that are left. */
const sweptLater = async () => {
  const engine = await openEngine({ url: undefined, folder: scene.folder, use: 'read' });
  await sweep(engine, Date.now() + 100 * 86_400_000);
  const lines = await engine.db
    .selectFrom('events')
    .select('event')
    .where('event', 'like', '{"kind":"said"%')
    .execute();
  const tables = await engine.db.selectFrom('tables').select('id').execute();
  await engine.close();
  return { words: lines.map(({ event }) => JSON.parse(event).text), tables: tables.map(({ id }) => id) };
};

test.each([
  ['foreign', 'https://evil.example', 403],
  ['null', 'null', 403],
  ['a likeness', 'http://127.0.0.1.evil.example', 403],
])('[T16] [T19] a %s origin opens no socket and changes nothing', async (_, origin, status) => {
  const visitor = visitorOf(port);
  expect(await closedWith(visitor.socket({ origin }))).toContain(String(status));
  expect((await visitor.post('/api/guest', {}, { origin })).status).toBe(status);
});

test('[T16] without an origin there is no socket', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  expect(await closedWith(socket)).toContain('403');
});

test('[T17] a ticket lets in once, and nobody comes in without', async () => {
  const guest = await guestOf(port);
  const ticket = await guest.ticket();
  const first = await hello(guest, 'lobby', ticket);
  expect(await nextMessage(first, 'hello')).toMatchObject({ you: { id: guest.me?.id } });
  expect(await closedWith(await hello(guest, 'lobby', ticket))).toBe('4001 bad-ticket');
  expect(await closedWith(await hello(guest, 'lobby', 'ab'.repeat(32)))).toBe('4001 bad-ticket');
  const early = guest.socket();
  early.once('open', () => early.send('{"kind":"missed","you":null,"at":0}'));
  expect(await closedWith(early)).toBe('4001 bad-ticket');
  first.close();
});

test('the ticket of the last hello is enough to come back', async () => {
  const guest = await guestOf(port);
  const first = await hello(guest, 'lobby');
  const { ticket } = await nextMessage(first, 'hello');
  first.terminate();
  const second = await hello(guest, 'lobby', String(ticket));
  expect(await nextMessage(second, 'lobby')).toMatchObject({ kind: 'lobby' });
  second.close();
});

test.each([
  ['no JSON', '{', '4000 bad-message'],
  ['an unknown kind', '{"kind":"rm"}', '4000 bad-message'],
  ['a forged seat', `{"kind":"ask","act":"${'a'.repeat(32)}","seat":1,"request":{"kind":"leave"}}`, '4000 bad-message'],
  ['a second hello', `{"kind":"hello","ticket":"${'a'.repeat(64)}","place":"lobby"}`, '4000 bad-message'],
  ['5,000 bytes', `{"kind":"pong","n":${'1'.repeat(5000)}}`, '1009 '],
])('[T7] [T20] %s closes the socket', async (_, frame, why) => {
  const guest = await guestOf(port);
  const player = await joined(guest, await newTable(guest), null);
  await until(() => player.known !== null);
  player.raw(frame);
  await until(() => player.closes.length > 0);
  expect(player.closes).toEqual([why]);
});

test('[T20] a binary frame closes the socket', async () => {
  const guest = await guestOf(port);
  const socket = await hello(guest, 'lobby');
  await nextMessage(socket, 'lobby');
  socket.send(Buffer.from([1, 2, 3]));
  expect(await closedWith(socket)).toBe('4000 bad-message');
});

test('[T20] too many messages close the socket, and nobody else notices', async () => {
  const guest = await guestOf(port);
  const socket = await hello(guest, 'lobby');
  await nextMessage(socket, 'lobby');
  for (let n = 0; n < 60; n++) socket.send('{"kind":"pong","n":0}');
  expect(await closedWith(socket)).toBe('1008 too-fast');
});

test('[T7] only who sits there acts there: another table, another seat, the host’s rights', async () => {
  const [sara, omar, eve] = await Promise.all([guestOf(port), guestOf(port), guestOf(port)]);
  const table = await newTable(sara);
  const [a, b] = [await joined(sara, table, 0), await joined(omar, table, 1)];
  for (const player of [a, b]) player.play(200);
  await until(() => a.known?.phase === 'playing');
  const watcher = await joined(eve, table, null);
  await until(() => watcher.known !== null);
  const asks = [
    watcher.ask({ kind: 'act', word: 'lock' }),
    watcher.ask({ kind: 'leave' }),
    watcher.ask({ kind: 'hurry' }),
    watcher.ask({ kind: 'sit', seat: 0, hash: 'a'.repeat(64) }),
  ];
  await until(() => asks.every(({ state }) => state !== 'sent'));
  expect(asks.map(({ reason }) => reason)).toEqual(['not-seated', 'not-seated', 'not-the-host', 'full']);
  expect(watcher.you).toBe('rail');
  expect(JSON.stringify(watcher.known?.state)).not.toBe(JSON.stringify(a.known?.state));
  for (const player of [a, b]) player.stop();
  expect(await closedWith(await hello(eve, 'f'.repeat(32)))).toBe('4004 no-such-table');
});

test('[T8] the same action sent many times is one action', async () => {
  const [sara, omar] = await Promise.all([guestOf(port), guestOf(port)]);
  const table = await newTable(sara, 'private', { playMs: 60_000 });
  const [a, b] = [await joined(sara, table, 0), await joined(omar, table, 1)];
  a.play(100);
  b.play(100);
  await until(() => a.known?.phase === 'playing' && b.known?.phase === 'playing');
  a.stop();
  b.stop();
  const back = await joined(sara, table, 0);
  await until(() => back.known !== null);
  const one = back.ask({ kind: 'react', sign: 'hello' });
  for (let n = 0; n < 5; n++) back.raw(JSON.stringify({ kind: 'ask', act: one.act, request: one.request }));
  await until(() => one.state === 'done');
  const other = back.ask({ kind: 'react', sign: 'thanks' }, one.act);
  await until(() => other.state !== 'sent');
  const db = new DatabaseSync(join(scene.folder, 'majlis.db'));
  const rows = db.prepare("select event from events where table_id = ? and event like '%reacted%'").all(table);
  db.close();
  expect(rows).toEqual([{ event: '{"kind":"reacted","seat":0,"sign":"hello"}' }]);
});

test('the newest tab acts, the older one is told so', async () => {
  const guest = await guestOf(port);
  const table = await newTable(guest);
  const [older, newer] = [await joined(guest, table, 0), await joined(guest, table, 0)];
  await until(() => older.closes.length > 0);
  expect(older.closes).toEqual(['4009 elsewhere']);
  await until(() => newer.known !== null);
});

test('[T26] a code leads to its table until the match begins, and guessing is slow', async () => {
  const [sara, omar] = await Promise.all([guestOf(port), guestOf(port)]);
  const { id, code } = await tableBy(sara, { game: GAME, visibility: 'private', options: QUICK });
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  const spelled = `${code?.slice(0, 3).toLowerCase()}-${code?.slice(3)}`;
  expect((await omar.post('/api/code', { code: spelled })).body).toEqual({ id });
  const [a, b] = [await joined(sara, id, 0), await joined(omar, id, 1)];
  for (const player of [a, b]) player.play(200);
  await until(() => a.known?.phase === 'playing');
  expect((await omar.post('/api/code', { code: spelled })).status).toBe(404);
  const guesser = await guestOf(port);
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await guesser.post('/api/code', { code: `AAAAA${n}` })).status);
  expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
  for (const player of [a, b]) player.stop();
});

test('the lobby is told of public tables as they come and go, and of no others', async () => {
  const [watcher, sara] = await Promise.all([guestOf(port), guestOf(port)]);
  const socket = await hello(watcher, 'lobby');
  const seen: string[] = [];
  socket.on('message', data => {
    const { kind, table, id } = JSON.parse(data.toString());
    if (kind === 'listed' || kind === 'unlisted') seen.push(`${kind} ${table?.id ?? id}`);
  });
  await nextMessage(socket, 'lobby');
  const [open, hidden] = [await newTable(sara, 'public'), await newTable(sara, 'private')];
  const player = await joined(sara, open, 0);
  player.play(100);
  await until(() => seen.includes(`listed ${open}`));
  const { body } = await watcher.get('/api/tables');
  expect(JSON.stringify(body)).toContain(open);
  expect(JSON.stringify(body)).not.toContain(hidden);
  await until(() => player.you === 0);
  player.stop();
  const again = await joined(sara, open, 0);
  await until(() => again.you === 0);
  again.ask({ kind: 'leave' });
  await until(() => seen.includes(`unlisted ${open}`));
  expect(seen.join()).not.toContain(hidden);
  socket.close();
});
