import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME, newTable, openScene, type Scene, until } from './scene.ts';
import { guestOf, visitorOf } from './visitor.ts';

let scene: Scene;
let port: number;
const joined: Scene['joined'] = (...rest) => scene.joined(...rest);

beforeAll(async () => {
  scene = await openScene();
  port = scene.house.port;
}, 180_000);

afterAll(async () => {
  expect(await scene.close()).toBe(0);
}, 60_000);

test('a guest becomes an account and keeps everything; others cannot take its name', async () => {
  const guest = await guestOf(port, 'Noor');
  const table = await newTable(guest);
  const player = await joined(guest, table, 0);
  player.play(100);
  await until(() => player.you === 0);
  const credentials = { username: 'Noor.1', password: 'seven blue lanterns' };
  expect((await guest.post('/api/account', { ...credentials, password: 'password1' })).body).toEqual({
    reason: 'weak-password',
  });
  const { body } = await guest.post('/api/account', credentials);
  expect(body).toMatchObject({ id: guest.me?.id, kind: 'account', name: 'Noor', username: 'noor.1' });
  expect((await (await guestOf(port)).post('/api/account', credentials)).body).toEqual({ reason: 'taken' });
  const elsewhere = visitorOf(port);
  expect((await elsewhere.post('/api/sign-in', { ...credentials, password: 'nine blue lanterns' })).status).toBe(401);
  expect((await elsewhere.post('/api/sign-in', credentials)).body).toMatchObject({ id: guest.me?.id });
  expect((await elsewhere.get('/api/tables/mine')).body).toMatchObject([{ id: table }]);
  expect((await guest.post('/api/sign-out', {})).status).toBe(200);
  await until(() => player.closes.length > 0);
  expect(player.closes).toEqual(['4011 signed-out']);
  expect((await guest.get('/api/me')).status).toBe(401);
  expect((await elsewhere.post('/api/delete', { password: 'x' })).status).toBe(401);
  expect((await elsewhere.post('/api/delete', { password: credentials.password })).status).toBe(200);
});

test('[T20] from one address five guests who have never played, and more when they have', async () => {
  const comes = async () => {
    const visitor = visitorOf(port, '10.200.0.1');
    return { visitor, status: (await visitor.post('/api/guest', {})).status };
  };
  const five = await Promise.all([1, 2, 3, 4, 5].map(comes));
  expect(five.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect((await comes()).status).toBe(429);
  const [sara, omar] = five.map(({ visitor }) => visitor);
  const table = await newTable(sara!);
  const both = [await joined(sara!, table, 0, 1), await joined(omar!, table, 1, 2)];
  for (const player of both) player.play(200);
  await until(() => both.every(({ known }) => known?.phase === 'playing'));
  expect([(await comes()).status, (await comes()).status, (await comes()).status]).toEqual([200, 200, 429]);
});

test('[T20] signing in too often is slowed down', async () => {
  const visitor = visitorOf(port);
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) {
    statuses.push((await visitor.post('/api/sign-in', { username: 'nobody', password: 'nothing at all' })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
});

test('[T18] [T25] names are cleaned, and who is blocked does not sit down', async () => {
  const sara = await guestOf(port, 'Sa\u202Era\u200B');
  expect(sara.me?.name).toBe('Sara');
  for (const name of ['\u200B', 'Sh1thead', 'ابن الكلب'])
    expect((await sara.post('/api/name', { name })).body).toEqual({ reason: 'bad-name' });
  const omar = await guestOf(port);
  const { body } = await sara.post('/api/regard', { person: omar.me?.id ?? '', regard: 'blocked' });
  expect(body).toMatchObject({ blocked: [omar.me?.id] });
  const table = await newTable(sara);
  const host = await joined(sara, table, 0);
  host.play(100);
  await until(() => host.you === 0);
  const guest = await joined(omar, table, null);
  await until(() => guest.known !== null);
  const sit = guest.ask({ kind: 'sit', seat: 1, hash: 'a'.repeat(64) });
  const say = host.ask({ kind: 'say', text: 'hi' });
  await until(() => sit.state !== 'sent' && say.state !== 'sent');
  expect([sit.reason, say.reason]).toEqual(['blocked', 'may-not-talk']);
});

test('at three tables at most', async () => {
  const guest = await guestOf(port);
  for (let n = 0; n < 3; n++) {
    const player = await joined(guest, await newTable(guest), 0);
    player.play(100);
    await until(() => player.you === 0);
  }
  const fourth = await guest.post('/api/tables', { game: GAME, visibility: 'private' });
  expect(fourth.body).toEqual({ reason: 'too-many-tables' });
});

test('[T30] a header about the address counts only from a trusted proxy, and then limits count by it', async () => {
  const other = await openScene({ MAJLIS_PROXIES: '' });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++)
    statuses.push((await visitorOf(other.house.port).post('/api/code', { code: 'AAAAAA' })).status);
  expect(statuses.filter(status => status === 429)).toHaveLength(2);
  expect(await other.close()).toBe(0);
});

test('[T28] every answer is wrapped up, and nothing secret is in the log', async () => {
  const { headers, status } = await visitorOf(port).get('/api/name');
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  const key = readFileSync(join(scene.folder, 'key'), 'utf8').trim();
  for (const word of [key, 'majlis=', 'seven blue lanterns']) expect(scene.house.output()).not.toContain(word);
});
