import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proofOf } from './proof.ts';
import { closedWith, GAME, hello, newTable, nextMessage, openTestHouse, type TestHouse, until } from './test-house.ts';
import { guestOf, type TestVisitor, visitorOf } from './test-visitor.ts';

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
  expect((await guest.get('/api/me')).body).toEqual({ nobody: true });
  expect((await elsewhere.post('/api/delete', { password: 'x' })).status).toBe(401);
  expect((await elsewhere.post('/api/delete', { password: credentials.password })).status).toBe(200);
});

test('[T20] [T37] from one address five guests who have never played, and more when they have; beyond that a proof of work', async () => {
  const comes = async () => {
    const visitor = visitorOf(port, '10.200.0.1');
    return { visitor, status: (await visitor.post('/api/guest', {})).status };
  };
  const five = await Promise.all([1, 2, 3, 4, 5].map(comes));
  expect(five.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const stranger = visitorOf(port, '10.200.0.1');
  const asked = await stranger.post('/api/guest', {});
  expect(asked).toMatchObject({ status: 429, body: { reason: 'prove' } });
  const proof = await proofOf(asked.body);
  expect((await visitorOf(port, '10.200.0.2').post('/api/guest', {}, { 'x-proof': 'e30=' })).status).toBe(200);
  expect((await stranger.post('/api/guest', {}, { 'x-proof': 'e30=' })).status).toBe(429);
  expect((await stranger.post('/api/guest', {}, { 'x-proof': proof })).status).toBe(200);
  expect((await visitorOf(port, '10.200.0.1').post('/api/guest', {}, { 'x-proof': proof })).status).toBe(429);
  const [sara, omar] = five.map(({ visitor }) => visitor);
  const table = await newTable(sara!);
  const both = [await joined(sara!, table, 0, 1), await joined(omar!, table, 1, 2)];
  for (const player of both) player.play(200);
  await until(() => both.every(({ known }) => known?.phase === 'playing'));
  expect([(await comes()).status, (await comes()).status]).toEqual([200, 429]);
});

test('[T20] signing in too often is slowed down', async () => {
  const visitor = visitorOf(port);
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) {
    statuses.push((await visitor.post('/api/sign-in', { username: 'nobody', password: 'nothing at all' })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
});

const account = async (username: string, password: string) => {
  const owner = await guestOf(port);
  expect((await owner.post('/api/account', { username, password })).status).toBe(200);
  return owner;
};

test('[T38] whoever guesses at a password keeps its owner out of nothing: not of signing in, not of deleting', async () => {
  const credentials = { username: 'Guessed.At', password: 'seven blue lanterns' };
  const owner = await account(credentials.username, credentials.password);
  const wrong = { ...credentials, password: 'not this one' };
  const guesses = [...Array(20)].map((_, n) => visitorOf(port, n < 10 ? owner.ip : `10.210.0.${n}`));
  const statuses = await Promise.all(guesses.map(async one => (await one.post('/api/sign-in', wrong)).status));
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect((await visitorOf(port).post('/api/sign-in', credentials)).status).toBe(200);
  await owner.post('/api/sign-out', {});
  expect((await owner.post('/api/sign-in', credentials)).body).toMatchObject({ username: 'guessed.at' });
  expect((await owner.post('/api/delete', { password: wrong.password })).status).toBe(401);
  expect((await owner.post('/api/delete', { password: credentials.password })).status).toBe(200);
});

test('[T38] who shares an address with somebody who guesses at names signs in after a proof of work', async () => {
  const credentials = { username: 'Shares.It', password: 'seven blue lanterns' };
  await account(credentials.username, credentials.password);
  const [ip, wrong] = ['10.211.0.1', 'not this one'];
  const guesses = Array.from({ length: 3 }, async (_, hand) => {
    for (let n = 0; n < 40; n++)
      await visitorOf(port, ip).post('/api/sign-in', { username: `no.${hand}.${n}`, password: wrong });
  });
  await Promise.all(guesses);
  let asked = await visitorOf(port, ip).post('/api/sign-in', credentials);
  while (asked.status === 200) asked = await visitorOf(port, ip).post('/api/sign-in', credentials);
  expect(asked).toMatchObject({ status: 429, body: { reason: 'prove' } });
  const proof = await proofOf(asked.body);
  expect((await visitorOf(port, ip).post('/api/sign-in', credentials, { 'x-proof': proof })).status).toBe(200);
});

test('[T39] a new password ends every other session and its sockets; the own one goes on under a new cookie', async () => {
  const credentials = { username: 'Changes.It', password: 'seven blue lanterns' };
  const owner = await account(credentials.username, credentials.password);
  const thief = visitorOf(port);
  expect((await thief.post('/api/sign-in', credentials)).status).toBe(200);
  const table = await newTable(owner);
  const [own, other] = [await joined(owner, table, 0), await joined(thief.at(port), await newTable(thief), 0)];
  await until(() => own.known !== null && other.known !== null);
  const before = visitorOf(port, owner.ip, owner.cookie());
  const change = (password: string, next: string) => owner.post('/api/password', { password, next });
  expect((await change('not this one', 'nine green carpets')).body).toEqual({ reason: 'wrong-password' });
  expect((await change(credentials.password, 'password1')).body).toEqual({ reason: 'weak-password' });
  expect((await thief.get('/api/me')).status).toBe(200);
  expect((await change(credentials.password, 'nine green carpets')).body).toMatchObject({ username: 'changes.it' });
  await until(() => other.closes.length > 0);
  expect([own.closes, other.closes]).toEqual([[], ['4011 signed-out']]);
  const all = [owner, before, thief].map(async one => (await one.get('/api/tables/mine')).status);
  expect(await Promise.all(all)).toEqual([200, 401, 401]);
  expect((await owner.post('/api/sign-in', credentials)).status).toBe(401);
  expect((await owner.post('/api/sign-in', { ...credentials, password: 'nine green carpets' })).status).toBe(200);
});

test('[T39] all other sessions can be ended without a new password, and their sockets with them', async () => {
  const credentials = { username: 'Ends.Them', password: 'seven blue lanterns' };
  const owner = await account(credentials.username, credentials.password);
  const elsewhere = visitorOf(port);
  await elsewhere.post('/api/sign-in', credentials);
  const inside = async (visitor: TestVisitor) => {
    const socket = await hello(visitor, 'lobby');
    await nextMessage(socket, 'lobby');
    return socket;
  };
  const [own, other] = [await inside(owner), await inside(elsewhere)];
  const end = closedWith(other);
  expect((await owner.post('/api/sign-out-others', {})).status).toBe(200);
  expect([await end, own.readyState]).toEqual(['4011 signed-out', own.OPEN]);
  own.terminate();
  const all = [owner, elsewhere].map(async one => (await one.get('/api/tables/mine')).status);
  expect(await Promise.all(all)).toEqual([200, 401]);
});

test('[T49] ending other sessions gives nothing to a guest or to whoever has none, and is slowed for whoever always has', async () => {
  const credentials = { username: 'Ends.Many', password: 'seven blue lanterns' };
  const owner = await account(credentials.username, credentials.password);
  const ends = async (one = owner) => {
    const cookie = one.cookie();
    const { status } = await one.post('/api/sign-out-others', {});
    return `${status} ${one.cookie() === cookie ? 'same' : 'new'}`;
  };
  expect(await ends(await guestOf(port))).toBe('400 same');
  expect([await ends(), await ends(), await ends(), await ends()]).toEqual(Array(4).fill('200 same'));
  const known = owner.at(port);
  const seen: string[] = [];
  for (let n = 0; n < 4; n++) {
    expect((await visitorOf(port, known.ip, known.cookie()).post('/api/sign-in', credentials)).status).toBe(200);
    seen.push(await ends());
  }
  expect(seen).toEqual([...Array(3).fill('200 new'), '429 same']);
});

test('[T18] [T25] [T46] names are cleaned, and who is blocked does not sit down', async () => {
  const sara = await guestOf(port, 'Sa\u202Era\u200B');
  expect(sara.me?.name).toBe('Sara');
  for (const name of ['\u200B', 'Sh1thead', 'ابن الكلب'])
    expect((await sara.post('/api/name', { name })).body).toEqual({ reason: 'bad-name' });
  for (const name of ['Admin', '\u0410dmin 2', 'بوت', 'The House'])
    expect((await sara.post('/api/name', { name })).body).toEqual({ reason: 'kept-name' });
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

test('a guest without a name is given one in the language of the page', async () => {
  const { body } = await visitorOf(port).post('/api/guest', {}, { 'accept-language': 'ar' });
  expect(body).toMatchObject({ name: expect.stringMatching(/^\p{Script=Arabic}/u) });
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

const openSockets = async (at: number): Promise<number> => {
  const metrics = await (await fetch(`http://127.0.0.1:${at}/metrics`)).text();
  return Number(/^majlis_sockets (\d+)/m.exec(metrics)?.[1]);
};

test('a seventh game against bots begins though nobody left the others: the oldest that is not looked at is given up', async () => {
  const other = await openTestHouse(); // nobody else has a socket there
  const guest = await guestOf(other.house.port);
  const tables: string[] = [];
  for (let n = 0; n < 7; n++) {
    const from = { 'x-forwarded-for': `10.99.0.${n}` };
    const reply = await guest.post('/api/quick', { game: GAME }, from);
    expect(reply.status).toBe(200);
    tables.push((reply.body as { id: string }).id);
    const player = await other.joined(guest, tables[n]!, 0);
    player.play(50);
    await until(() => player.known?.phase === 'playing');
    player.stop();
    await expect.poll(() => openSockets(other.house.port)).toBe(0); // until then the table is looked at
  }
  const mine = (await guest.get('/api/tables/mine')).body as readonly { id: string }[];
  expect(mine.map(({ id }) => id).sort()).toEqual(tables.slice(-3).sort());
  expect(await other.close()).toBe(0);
});

test('[T54] all that the house has of a person is told six times a minute, however often it is asked for', async () => {
  const noor = await guestOf(port);
  const answers = [];
  for (let n = 0; n < 7; n++) answers.push((await noor.get('/api/export')).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test('[T30] a header about the address counts only from a trusted proxy, and then limits count by it', async () => {
  const other = await openTestHouse({ MAJLIS_PROXIES: '' });
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

test('AVA-02 AVA-04 an avatar is chosen over HTTP, told to the table, and nothing else is taken for one', async () => {
  const guest = visitorOf(port);
  const { body } = await guest.post('/api/guest', { name: 'Noor', avatar: 'zoya' });
  expect(body).toMatchObject({ avatar: 'zoya' });
  expect((await guest.post('/api/guest', { avatar: 'mona-lisa' })).status).toBe(400);
  expect((await guest.post('/api/avatar', { avatar: 'mona-lisa' })).status).toBe(400);
  expect((await guest.get('/api/me')).body).toMatchObject({ avatar: 'zoya' });
  const table = await newTable(guest);
  const player = await joined(guest, table, 0);
  player.play(100);
  await until(() => player.you === 0);
  const made = 'woman.brown.braid.rose.black.none.round.gown.teal.arch.1';
  expect((await guest.post('/api/avatar', { avatar: made })).body).toMatchObject({ avatar: made });
  const again = await joined(guest, table, null);
  again.play(100);
  await until(() => JSON.stringify(again.known?.chairs ?? '').includes(made));
  expect((await visitorOf(port).post('/api/avatar', { avatar: 'salem' })).status).toBe(401);
});
