import { afterAll, beforeAll, expect, test } from 'vitest';
import { closedWith, hello, newTable, nextMessage, openTestHouse, type TestHouse, until } from './test-house.ts';
import { guestOf, type TestVisitor, visitorOf } from './test-visitor.ts';

let scene: TestHouse;
let port: number;

beforeAll(async () => {
  scene = await openTestHouse();
  port = scene.house.port;
});

afterAll(async () => {
  expect(await scene.close()).toBe(0);
});

/** Whether the ticket lets them in, from that address with those cookies. */
const tried = async (ticket: string, ip: string, cookie: string): Promise<string> => {
  const socket = await hello(visitorOf(port, ip, cookie), 'lobby', ticket);
  const answer = await Promise.race([closedWith(socket), nextMessage(socket, 'hello').then(() => 'in')]);
  socket.terminate();
  return answer;
};

test('[T42] a ticket alone opens nothing elsewhere: its cookie vouches for it, or else the network it was given out to', async () => {
  const [owner, thief] = [await guestOf(port), await guestOf(port)];
  const near = owner.ip.replace(/\d+$/, '250');
  const ticket = await owner.ticket();
  expect(await tried(ticket, '10.99.0.1', '')).toBe('4001 bad-ticket');
  expect(await tried(ticket, near, '')).toBe('in');
  expect(await tried(await owner.ticket(), '10.99.0.1', owner.cookie())).toBe('in');
  expect(await tried(await owner.ticket(), owner.ip, thief.cookie())).toBe('4001 bad-ticket');
  expect(await tried(await owner.ticket(), owner.ip, 'majlis=nonsense')).toBe('4001 bad-ticket');
});

/** How a newcomer fares who wants the chair. */
const sits = async (visitor: TestVisitor, table: string): Promise<string> => {
  const player = await scene.joined(visitor, table, null);
  await until(() => player.known !== null);
  const sit = player.ask({ kind: 'sit', seat: 1, hash: 'a'.repeat(64) });
  await until(() => sit.state !== 'sent');
  if (sit.state === 'done') {
    const leave = player.ask({ kind: 'leave' });
    await until(() => leave.state !== 'sent');
  }
  return sit.reason ?? sit.state;
};

const newcomer = async (ip: string, crumbs = ''): Promise<TestVisitor> => {
  const visitor = visitorOf(port, ip, crumbs);
  expect((await visitor.post('/api/guest', {})).status).toBe(200);
  return visitor;
};

test('[T47] whoever was blocked does not come back to that table as somebody new, from the same device or address', async () => {
  const host = await guestOf(port);
  const [table, other] = [await newTable(host), await newTable(await guestOf(port))];
  const own = await scene.joined(host, table, 0);
  own.play(100);
  await until(() => own.you === 0);
  const early = await newcomer('10.98.0.1');
  const pest = await newcomer('10.98.0.1');
  expect(await sits(pest, table)).toBe('done');
  await host.post('/api/regard', { person: pest.me?.id ?? '', regard: 'blocked' });
  expect(await sits(pest, table)).toBe('blocked');
  const device =
    pest
      .cookie()
      .split('; ')
      .find(crumb => crumb.startsWith('majlis-device=')) ?? '';
  expect(await sits(await newcomer('10.98.0.1'), table)).toBe('blocked');
  expect(await sits(await newcomer('10.97.0.1', device), table)).toBe('blocked');
  expect(await sits(await newcomer('10.96.0.1'), table)).toBe('done');
  expect(await sits(early, table)).toBe('done');
  expect(await sits(await newcomer('10.98.0.1'), other)).toBe('done');
});

/** Sits down, is ready, and walks away when the numbers are to be opened. */
const refuses = async (visitor: TestVisitor, table: string): Promise<void> => {
  const pest = await scene.joined(visitor, table, null);
  await until(() => pest.known?.phase === 'lobby');
  const done = async (request: Parameters<typeof pest.ask>[0]): Promise<void> => {
    const { act } = pest.ask(request);
    await until(() => pest.sent.find(one => one.act === act)?.state === 'done');
  };
  await done({ kind: 'sit', seat: 1, hash: 'a'.repeat(64) });
  await done({ kind: 'ready', ready: true });
  await until(() => pest.known?.phase === 'starting');
  await done({ kind: 'leave' });
  pest.stop();
};

test('[T40] who was turned away for two starts that failed does not come back as somebody new, and the table goes on', async () => {
  const host = await guestOf(port);
  const table = await newTable(host);
  const own = await scene.joined(host, table, 0);
  own.play(50);
  const pest = await newcomer('10.95.0.1');
  await refuses(pest, table);
  expect(await sits(await newcomer('10.95.0.1'), table)).toBe('done');
  await refuses(pest, table);
  expect(await sits(pest, table)).toBe('turned-away');
  expect(await sits(await newcomer('10.95.0.1'), table)).toBe('blocked');
  expect(await sits(await newcomer('10.94.0.1'), table)).toBe('done');
  expect([own.known?.phase, own.you]).toEqual(['lobby', 0]);
});

test('[T79] [CLUB-6.10] between two of whom one blocks the other nothing is heard, both ways', async () => {
  const [sara, omar, noor] = [await guestOf(port, 'Sara B'), await guestOf(port, 'Omar B'), await guestOf(port)];
  const table = await newTable(sara, 'public');
  const players = [
    await scene.joined(sara, table, 0),
    await scene.joined(omar, table, 1),
    await scene.joined(noor, table, null),
  ];
  for (const player of players.slice(0, 2)) player.play(100);
  await until(() => players.every(({ you }, seat) => you === (seat === 2 ? 'rail' : seat)));
  for (const player of players) player.rest();
  await sara.post('/api/regard', { person: omar.me?.id ?? '', regard: 'blocked' });
  const heard = players.map(player => {
    const signs: number[] = [];
    player.socket?.on('message', data => {
      for (const { kind, seat } of JSON.parse(data.toString()).events ?? []) if (kind === 'reacted') signs.push(seat);
    });
    return signs;
  });
  for (const player of players.slice(0, 2)) {
    await until(() => player.sent.every(({ state }) => state !== 'sent'));
    const sign = player.ask({ kind: 'react', sign: 'hello' });
    await until(() => sign.state !== 'sent');
    expect(sign.state).toBe('done');
  }
  await until(() => heard.every(signs => signs.length > 0) && heard[2]?.length === 2);
  expect(heard).toEqual([[0], [1], [0, 1]]);
});
