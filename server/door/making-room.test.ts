import { expect, test } from 'vitest';
import { door, GET } from './tests.ts';

test('[T33] one address has so many lines; the oldest that say nothing make room, and whoever asks is answered', async () => {
  const { line, lines, cuts, handled } = await door();
  for (let n = 0; n < 600; n++) await line();
  await expect.poll(() => cuts.length).toBeGreaterThan(60);
  expect(lines.all().length).toBeLessThan(513);
  const socket = await line();
  socket.write(GET);
  await expect.poll(() => handled()).toBe(1);
});

test('[T33] whoever asks and waits for its turn stays when room is made, and so does the newest', async () => {
  const { line, lines, cuts, handled, time } = await door();
  const dear = await line();
  dear.write('GET /dear HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => handled()).toBe(1);
  const asks = await line();
  asks.write(GET);
  await expect.poll(() => lines.all().at(-1)?.waits).toBe(true);
  for (let n = 0; n < 600; n++) {
    const newest = await line();
    const isHeld = () => lines.all().at(-1)?.socket.remotePort === newest.localPort;
    await expect.poll(isHeld, { interval: 1 }).toBe(true);
    expect(lines.all().at(-1)?.stage).toBe('silent');
  }
  expect(cuts.length).toBeGreaterThan(60);
  time.now += 5_000;
  await expect.poll(() => asks.text()).toContain('200 OK');
});

test('[T33] all lines together are so many, whoever brings them; those who say nothing make room', async () => {
  const { line, lines, cuts, handled } = await door(true, true, { lines: 40, unread: 1 });
  for (let n = 0; n < 41; n++) await line();
  await expect.poll(() => cuts).toEqual(Array.from({ length: 6 }, () => 'lines'));
  expect(lines.all()).toHaveLength(35);
  const socket = await line();
  socket.write(GET);
  await expect.poll(() => handled()).toBe(1);
});

test('[T33] the longest idle make room, and never the newest, though it has said nothing yet', async () => {
  const { line, lines, cuts, time } = await door(true, true, { lines: 10, unread: 1 });
  const sockets = [];
  for (let n = 0; n < 10; n++) sockets.push(await line());
  await expect.poll(() => lines.all().length).toBe(10);
  const ports = lines.all().map(({ socket }) => socket.remotePort);
  for (const socket of [...sockets, sockets[0]]) {
    time.now += 10;
    socket?.write(GET);
    const own = () => lines.all().find(one => one.socket.remotePort === socket?.localPort);
    await expect.poll(() => [own()?.stage, own()?.since], { interval: 1 }).toEqual(['idle', time.now]);
  }
  const newest = await line();
  await expect.poll(() => cuts).toEqual(['lines', 'lines']);
  expect(lines.all().map(({ socket }) => socket.remotePort)).toEqual([ports[0], ...ports.slice(3), newest.localPort]);
});

test('[T33] where one address fills the house, its own lines make room, though the others have nothing to say', async () => {
  const { line, lines, cuts } = await door(false, true, { lines: 20, unread: 1 });
  const honest = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
  for (const address of honest) (await line(address)).write(GET);
  await expect.poll(() => lines.all().map(({ stage }) => stage)).toEqual(honest.map(() => 'idle'));
  for (let n = 0; n < 17; n++) {
    (await line('127.0.0.9')).write('GET / HTTP/1.1\r\n');
    if (n < 16) await expect.poll(() => lines.all().at(n + 4)?.stage, { interval: 1 }).toBe('head');
  }
  await expect.poll(() => cuts).toEqual(['lines', 'lines', 'lines']);
  const left = lines.all().map(({ home }) => home);
  expect(left).toEqual([...honest, ...Array.from({ length: 14 }, () => '127.0.0.9')]);
});
