import { expect, test } from 'vitest';
import type { TcpLine } from './line.ts';
import { closed, door, GET } from './tests.ts';
import { turnsOf } from './turns.ts';

const post = (path: string, from = 'x'): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Length: 0\r\n\r\n`;

test.each([
  ['who comes in', post('/api/guest'), 6],
  ['who has a cookie', 'GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: a=b\r\n\r\n', 16],
  ['a long answer', 'GET /api/big HTTP/1.1\r\nHost: x\r\n\r\n', 1],
])('[T32] what is done for a request after its first wait is paid for too: %s', async (_, bytes, count) => {
  const { line, lines, handled, time } = await door();
  const socket = await line();
  for (let n = 0; n < count; n++) {
    socket.write(bytes);
    await expect.poll(() => [handled(), lines.all()[0]?.stage], { interval: 1 }).toEqual([n + 1, 'idle']);
  }
  // A hundred turns there are at once, and time stands still.
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

test('[T32] one line of each address goes after the other: a newcomer does not wait behind all lines of a flood', () => {
  const time = { now: 0 };
  const went: string[] = [];
  const lineFrom = (home: string) => ({ home, asked: 0, payer: null, go: () => went.push(home) }) as unknown as TcpLine;
  const turns = turnsOf(() => time.now);
  turns.worked(lineFrom('flood'), 50);
  for (let n = 0; n < 50; n++) expect(turns.mayGo(lineFrom('flood'))).toBe(false);
  expect(turns.mayGo(lineFrom('newcomer'))).toBe(false);
  // A few turns, and by far not one for each who waits.
  while (went.length < 2) {
    time.now += 1;
    turns.tick();
  }
  expect(went.slice(0, 4)).toContain('newcomer');
});
