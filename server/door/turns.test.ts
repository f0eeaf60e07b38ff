import { expect, test } from 'vitest';
import type { TcpLine } from './line.ts';
import { closed, door, GET } from './tests.ts';
import { turnsOf } from './turns.ts';

const post = (path: string, from = 'x'): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Length: 0\r\n\r\n`;

test.each([
  ['who comes in', post('/api/guest'), 11],
  ['who has a cookie', 'GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: a=b\r\n\r\n', 32],
  ['a long answer', 'GET /api/big HTTP/1.1\r\nHost: x\r\n\r\n', 2],
])('[T32] what is done for a request after its first wait is paid for too: %s', async (_, bytes, count) => {
  const { line, lines, handled, time } = await door();
  const socket = await line();
  for (let n = 0; n < count; n++) {
    socket.write(bytes);
    await expect.poll(() => [handled(), lines.all()[0]?.stage], { interval: 1 }).toEqual([n + 1, 'idle']);
  }
  // Two hundred turns there are at once for whoever is new, and time stands still.
  socket.write(GET);
  await expect.poll(() => lines.all().map(one => one.waits)).toEqual([true]);
  time.now += 500;
  await expect.poll(() => handled()).toBe(count + 1);
});

test('[T32] nobody pays for work that was refused', async () => {
  const { line, lines, handled } = await door();
  for (let n = 0; n < 20; n++) {
    const socket = await line();
    socket.write(post('/api/guest/no'));
    await expect.poll(() => [handled(), lines.all().at(-1)?.stage], { interval: 1 }).toEqual([n + 1, 'idle']);
  }
});

test('[T32] [T36] behind a proxy each pays for himself: who has no turn left gets a bare no, and nothing is done for him', async () => {
  const { line, lines, handled, time } = await door(true);
  const [first, second] = [await line(), await line()];
  first.write('GET /dear HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: pest\r\n\r\n');
  await expect.poll(() => [handled(), lines.all()[0]?.stage]).toEqual([1, 'idle']);
  time.now += 2_000;
  const end = closed(first);
  first.write(post('/', 'pest'));
  await end;
  expect(first.text()).toMatch(/429 Too Many Requests\r\nconnection: close\r\nretry-after: 2/);
  expect(handled()).toBe(1);
  second.write(post('/', 'other'));
  await expect.poll(() => handled()).toBe(2);
});

test('[T32] what a request costs beyond its turn is paid for by its address', async () => {
  const { line, lines, handled, time } = await door();
  const socket = await line();
  socket.write('GET /dear HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => handled()).toBe(1);
  const other = await line();
  other.write(GET);
  await expect.poll(() => lines.all().at(-1)?.waits).toBe(true);
  expect(handled()).toBe(1);
  time.now += 5_000;
  await expect.poll(() => handled()).toBe(2);
});

test('[T32] whoever never says the rest of a request costs nobody else a turn', async () => {
  const { line, lines, handled } = await door();
  for (let n = 0; n < 10; n++) {
    const socket = await line();
    socket.write('POST /api/guest/later HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{');
    await expect.poll(() => lines.all().at(-1)?.stage, { interval: 1 }).toBe('body');
  }
  const begun = handled();
  const other = await line();
  other.write(GET);
  await expect.poll(() => handled()).toBe(begun + 1);
});

/** A line of an address, or behind a proxy of somebody there. */
const lineOf = (address: string, went: string[] = [], home: string | null = address): TcpLine => {
  const payer = { key: address, kind: 'home', network: address.split('.').slice(0, 3).join('.') } as const;
  return { home, asked: 0, payer, go: () => went.push(address) } as unknown as TcpLine;
};

/** Turns, and how to let time pass until so many more have gone. */
const desk = () => {
  const time = { now: 0 };
  const went: string[] = [];
  const turns = turnsOf(() => time.now);
  const until = (count: number): void => {
    for (let n = 0; n < 10_000 && went.length < count; n++) {
      time.now += 1;
      turns.tick();
    }
  };
  return { time, went, turns, until };
};

test('[T32] one line of each address goes after the other: nobody waits behind all lines of a flood', () => {
  const { turns, went, until } = desk();
  for (const address of ['10.0.0.1', '10.0.0.2']) turns.worked(lineOf(address), 50);
  for (let n = 0; n < 50; n++) expect(turns.mayGo(lineOf('10.0.0.1', went))).toBe(false);
  expect(turns.mayGo(lineOf('10.0.0.2', went))).toBe(false);
  // A few turns, and by far not one for each who waits.
  until(2);
  expect(went.slice(0, 4)).toContain('10.0.0.2');
});

test.each([
  ['who comes by himself', '10.9.9.9'],
  ['whom a proxy speaks for', null],
])('[T32] whoever has asked for little lately goes at once, whatever others owe: %s', (_, home) => {
  const { turns, went } = desk();
  turns.worked(lineOf('10.0.0.1'), 2_000);
  expect(turns.mayGo(lineOf('10.0.0.1', went))).toBe(false);
  expect(turns.mayGo(lineOf('10.9.9.9', went, home))).toBe(true);
});

test('[T32] a proxy that does not say for whom it speaks draws on what all have', () => {
  const { turns, went, time } = desk();
  turns.worked(lineOf('10.0.0.1'), 2_000);
  const unknown = { home: null, asked: 0, payer: null, go: () => went.push('unknown') } as unknown as TcpLine;
  expect(turns.mayGo(unknown)).toBe(false);
  // What others owe is paid off after nearly seven seconds.
  time.now = 5_000;
  turns.tick();
  expect(went).toEqual([]);
  time.now = 10_000;
  turns.tick();
  expect(went).toEqual(['unknown']);
});

test('[T32] what one has cost is owed by all for ten seconds at most', () => {
  const { turns, went, time } = desk();
  turns.worked(lineOf('10.0.0.1'), 60_000);
  const unknown = { home: null, asked: 0, payer: null, go: () => went.push('unknown') } as unknown as TcpLine;
  expect(turns.mayGo(unknown)).toBe(false);
  time.now = 9_000;
  turns.tick();
  expect(went).toEqual([]);
  time.now = 11_000;
  turns.tick();
  expect(went).toEqual(['unknown']);
});

test('[T32] whoever asks again and again is soon no newcomer, and is one again after some minutes', () => {
  const { turns, went, time } = desk();
  turns.worked(lineOf('10.0.0.1'), 2_000);
  const goes = (): boolean => {
    const before = went.length;
    const one = lineOf('10.9.9.9', went);
    const isTurn = turns.mayGo(one);
    turns.tick();
    turns.forget(one);
    return isTurn || went.length > before;
  };
  const asked = (): number => {
    let count = 0;
    // The others owe for longer than that.
    for (let n = 0; n < 400; n++) {
      time.now += 5;
      if (goes()) count += 1;
    }
    return count;
  };
  expect(asked()).toBeLessThan(205);
  turns.worked(lineOf('10.0.0.1'), 90_000);
  time.now += 200_000;
  expect(asked()).toBeGreaterThan(195);
});

test('[T32] a crowd of new addresses of one network does not stand before a newcomer from another', () => {
  const { turns, went, until, time } = desk();
  turns.worked(lineOf('10.0.1.1'), 2_000);
  const crowd = Array.from({ length: 250 }, (_, n) => `10.0.0.${n}`);
  for (const address of crowd) turns.mayGo(lineOf(address, went));
  until(150);
  for (const address of crowd) turns.mayGo(lineOf(address, went));
  time.now += 1;
  const before = went.length;
  expect(turns.mayGo(lineOf('10.9.9.9', went))).toBe(false);
  until(before + 2);
  expect(went.slice(before, before + 4)).toContain('10.9.9.9');
});

test('[T32] within a network the address that was served least goes first', () => {
  const { turns, went, until } = desk();
  turns.worked(lineOf('10.0.1.1'), 2_000);
  for (let n = 0; n < 150; n++) turns.mayGo(lineOf(`10.0.0.${n % 2}`, went));
  until(20);
  for (let n = 0; n < 30; n++) turns.mayGo(lineOf(`10.0.0.${n % 2}`, went));
  const before = went.length;
  expect(turns.mayGo(lineOf('10.0.0.9', went))).toBe(false);
  until(before + 2);
  expect(went.slice(before, before + 4)).toContain('10.0.0.9');
});

test('[T32] nobody looks at the lines of whoever owes, however many wait', () => {
  const { turns, went, time } = desk();
  let looks = 0;
  const counted = (address: string): TcpLine =>
    new Proxy(lineOf(address, went), {
      get: (line, name) => {
        looks += 1;
        return line[name as keyof TcpLine];
      },
    });
  for (let n = 0; n < 8; n++) turns.worked(lineOf(`10.0.0.${n}`), 400);
  for (let n = 0; n < 4_000; n++) turns.mayGo(counted(`10.0.0.${n % 8}`));
  looks = 0;
  turns.tick();
  expect(looks).toBeLessThan(100);
  time.now += 20_000;
  turns.tick();
  expect(went.length).toBeGreaterThan(50);
});

test('[T32] a line waits for its turn for half a minute, and is then told to come again', async () => {
  const { line, lines, handled, cuts, time } = await door(false, true);
  const dear = await line();
  dear.write('GET /dear HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => handled()).toBe(1);
  const asks = await line();
  const end = closed(asks);
  asks.write(GET);
  await expect.poll(() => lines.all().at(-1)?.waits).toBe(true);
  time.now += 30_000;
  lines.sweep();
  expect(cuts).toEqual(['late-idle']);
  await expect.poll(() => lines.all().length).toBe(1);
  time.now += 1;
  lines.sweep();
  await end;
  expect([cuts, asks.text()]).toEqual([['late-idle', 'late-turn'], expect.stringContaining('503 Service Unavailable')]);
});

test('[T32] the last piece of a body waits for a turn as well: what is done for a request is done when it is whole', async () => {
  const { line, lines, handled, held, time } = await door();
  const socket = await line();
  socket.write('POST /api/guest/later HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{"a":');
  await expect.poll(() => lines.all().at(-1)?.stage, { interval: 1 }).toBe('body');
  const dear = await line();
  dear.write('GET /dear HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => [handled(), lines.all().at(-1)?.stage]).toEqual([2, 'idle']);
  socket.write('"bc');
  await expect.poll(() => lines.all()[0]?.socket.bytesRead).toBeGreaterThan(70);
  expect(lines.all()[0]?.waits).toBe(false);
  socket.write('d}');
  await expect.poll(() => lines.all()[0]?.waits).toBe(true);
  expect(lines.all()[0]?.last?.complete).toBe(false);
  time.now += 10_000;
  await expect.poll(() => lines.all()[0]?.last?.complete).toBe(true);
  for (const answer of held) answer();
  await expect.poll(() => socket.text()).toContain('200 OK');
});
