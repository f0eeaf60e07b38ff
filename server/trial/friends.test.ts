import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { hello, newTable, nextMessage, openTestHouse, type TestHouse } from './test-house.ts';
import { guestOf, type TestVisitor, visitorOf } from './test-visitor.ts';

const POOL = 'baloot/standard/rabbit';

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

let members = 0;

const member = async (): Promise<TestVisitor> => {
  const visitor = visitorOf(port);
  members += 1;
  await visitor.post('/api/guest', { name: `Person ${'abcdefghijklmn'[members]}` });
  await visitor.post('/api/account', { username: `friend.${members}`, password: `Karak-${members}-tamr-x` });
  return visitor;
};

const idOf = ({ me }: TestVisitor): string => me?.id ?? '';

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

interface Told {
  readonly notices: readonly { readonly id: string; readonly kind: string; readonly from: { person: string } }[];
}

const notices = async (visitor: TestVisitor): Promise<Told['notices']> =>
  ((await visitor.get('/api/notices')).body as Told).notices;

const befriended = async (one: TestVisitor, other: TestVisitor): Promise<void> => {
  await one.post('/api/friends/ask', { person: idOf(other) });
  await other.post('/api/friends/answer', { person: idOf(one), yes: true });
};

test('[CLUB-6.2] asked by name, told at once over the lobby, answered; then each sees the other, and notices stay until read', async () => {
  const [one, two] = [await member(), await member()];
  const socket = await lobby(two);
  const told = nextMessage(socket, 'noticed');
  expect((await one.post('/api/friends/ask', { username: 'Friend.2' })).body).toEqual({ tie: 'asked' });
  await told;
  const [notice] = await notices(two);
  expect(notice).toMatchObject({ kind: 'friend-asked', from: { person: idOf(one), username: 'friend.1' } });
  expect((await two.get('/api/people/friend.1')).body).toMatchObject({ tie: 'asks' });
  expect((await two.post('/api/friends/answer', { person: idOf(one), yes: true })).body).toEqual({ tie: 'friend' });
  await two.post('/api/notices/read', { ids: [notice?.id ?? ''] });
  expect(await notices(two)).toEqual([]);
  expect((await notices(one)).map(({ kind }) => kind)).toEqual(['friend-accepted']);
  await expect
    .poll(async () => (await one.get('/api/friends')).body, { interval: 2_000, timeout: 110_000 }) // sixty a minute are answered
    .toMatchObject({ friends: [{ person: idOf(two), here: true, playing: false }] });
});

test('[CLUB-6.6] only friends are invited, to a table where one sits; of a private table friends see that one plays', async () => {
  const [one, two, three] = [await member(), await member(), await member()];
  await befriended(one, two);
  const table = await newTable(one);
  const invite = async (person: string) => one.post('/api/invite', { person, table });
  expect((await invite(idOf(two))).body).toEqual({ reason: 'not-found' });
  const player = await scene.joined(one, table, 0);
  player.play(100);
  const mine = async () => (await one.get('/api/tables/mine')).body;
  await expect.poll(mine, { timeout: 60_000 }).toMatchObject([{ id: table }]);
  expect((await invite(idOf(two))).status).toBe(200);
  expect((await invite(idOf(three))).body).toEqual({ reason: 'not-friends' });
  expect((await notices(two)).find(({ kind }) => kind === 'invited')).toMatchObject({
    table,
    from: { person: idOf(one) },
  });
  expect((await one.get('/api/friends')).body).toMatchObject({ table: { listing: { id: table } } });
  player.stop();
});

test('[CLUB-2.2] two friends wait as partners, and are paired to sit opposite each other', async () => {
  const [one, two, three, four] = [await member(), await member(), await member(), await member()];
  await befriended(one, two);
  const all = [one, two, three, four];
  const lines = await Promise.all(all.map(lobby));
  await one.post('/api/invite', { person: idOf(two), pool: POOL });
  const invitation = (await notices(two)).find(({ kind }) => kind === 'invited');
  expect(invitation).toMatchObject({ pool: POOL });
  expect(invitation).not.toHaveProperty('marks');
  expect((await three.post('/api/queue/partner', { notice: invitation?.id ?? '' })).status).toBe(404);
  const queued = nextMessage(lines[0] as WebSocket, 'queued');
  expect((await two.post('/api/queue/partner', { notice: invitation?.id ?? '' })).body).toMatchObject({ pool: POOL });
  expect(await queued).toMatchObject({ waiting: 2 });
  const paired = lines.map(line => nextMessage(line, 'paired'));
  await three.post('/api/queue', { pool: POOL });
  await four.post('/api/queue', { pool: POOL });
  const [news] = await Promise.all(paired);
  const { seats } = (await one.get(`/api/tables/${news?.table}`)).body as { seats: { person: { id: string } }[] };
  const place = (visitor: TestVisitor): number => seats.findIndex(({ person }) => person.id === idOf(visitor));
  expect((place(one) + 2) % 4).toBe(place(two));
});

test('[CLUB-6.9] whom one blocks is no friend, asks unheard, and cannot invite', async () => {
  const [one, two] = [await member(), await member()];
  await befriended(one, two);
  await two.post('/api/regard', { person: idOf(one), regard: 'blocked' });
  expect((await one.get('/api/friends')).body).toMatchObject({ friends: [] });
  expect((await one.post('/api/invite', { person: idOf(two), pool: POOL })).status).toBe(403);
  expect((await one.post('/api/friends/ask', { person: idOf(two) })).body).toEqual({ tie: 'asked' });
  expect(await notices(two)).toEqual([]);
  expect((await two.get('/api/friends')).body).toMatchObject({ asks: [] });
  expect((await two.post('/api/friends/ask', { person: idOf(one) })).body).toEqual({ reason: 'blocked' });
});

test('[T77] who asks many people is slowed down, and each of them is told once', async () => {
  const [one, two] = [await member(), await member()];
  for (let n = 0; n < 5; n++) {
    await one.post('/api/friends/ask', { person: idOf(two) });
    await one.post('/api/friends/remove', { person: idOf(two) });
  }
  expect(await notices(two)).toEqual([]); // what was taken back is told to nobody
  await one.post('/api/friends/ask', { person: idOf(two) });
  expect(await notices(two)).toHaveLength(1);
  const tries = Array.from({ length: 6 }, () => one.post('/api/friends/ask', { username: 'nobody.here' }));
  const answers = await Promise.all(tries);
  expect(answers.at(-1)?.status).toBe(429);
});

test('[T78] nobody, a guest and oneself are asked alike, and guests ask nobody', async () => {
  const [one, guest] = [await member(), await guestOf(port)];
  const asked = async (body: { person: string } | { username: string }) =>
    (await one.post('/api/friends/ask', body)).body;
  const answers = [
    await asked({ username: 'nobody.here' }),
    await asked({ person: idOf(guest) }),
    await asked({ person: idOf(one) }),
  ];
  expect(answers).toEqual(Array.from({ length: 3 }, () => ({ reason: 'not-found' })));
  expect((await guest.post('/api/friends/ask', { person: idOf(one) })).body).toEqual({ reason: 'account-only' });
});
