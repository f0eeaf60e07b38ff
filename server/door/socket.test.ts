import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Socket, type SocketDeps, socketOf } from './socket.ts';

/** A real socket whose reader can stop reading; time runs as the test says. */
const opened = async () => {
  const server = createServer();
  const wss = new WebSocketServer({ server, perMessageDeflate: false, autoPong: false });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const time = { now: 1_000 };
  const seen = { caughtUp: 0, refused: [] as string[], heard: () => {}, hello: async () => {} };
  const needs: SocketDeps = {
    now: () => time.now,
    hello: () => seen.hello(),
    heard: () => seen.heard(),
    alive: () => {},
    caughtUp: () => {
      seen.caughtUp += 1;
    },
    closed: () => {},
    refused: reason => seen.refused.push(reason),
  };
  const accepted = new Promise<{ socket: Socket; ws: WebSocket }>(resolve =>
    wss.once('connection', (ws, { socket: line }) =>
      resolve({ socket: socketOf(needs, ws, line, 'id', '10.0.0.1'), ws }),
    ),
  );
  const reader = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  await new Promise(resolve => reader.once('open', resolve));
  return { ...(await accepted), reader, time, seen, close: () => [reader.terminate(), server.close()] };
};

const big = (n: number) => ({ kind: 'refused', now: n, act: 'a', reason: 'x'.repeat(8_000) }) as const;

test('a reader that has stopped reading costs no more than 256 KB, however much there is to tell', async () => {
  const { socket, ws, reader, time, seen, close } = await opened();
  reader.pause();
  let most = 0;
  for (let n = 0; n < 4_000; n++) {
    socket.tell(big(n));
    most = Math.max(most, ws.bufferedAmount);
    if (n % 50 === 0) await new Promise(resolve => setImmediate(resolve));
  }
  expect(most).toBeGreaterThan(64 * 1024);
  expect(most).toBeLessThan(256 * 1024);
  time.now += 10_001;
  socket.ping();
  expect(seen.refused).toEqual(['too-slow']);
  close();
});

test('a reader that has caught up again is told everything afresh', async () => {
  const { socket, ws, reader, seen, close } = await opened();
  reader.pause();
  for (let n = 0; n < 4_000 && ws.bufferedAmount < 64 * 1024; n++) {
    socket.tell(big(n));
    await new Promise(resolve => setImmediate(resolve));
  }
  socket.tell(big(4_000));
  reader.resume();
  await expect.poll(() => seen).toMatchObject({ caughtUp: 1, refused: [] });
  close();
});

test('one long message is no slow reader', async () => {
  const { socket, reader, seen, close } = await opened();
  const arrived = new Promise<number>(resolve => reader.once('message', data => resolve(data.toString().length)));
  socket.tell({ ...big(1), reason: 'x'.repeat(300_000) });
  expect(await arrived).toBeGreaterThan(300_000);
  socket.ping();
  expect(seen).toMatchObject({ caughtUp: 0, refused: [] });
  close();
});

test('[T20] a ping counts like a message', async () => {
  const { reader, seen, close } = await opened();
  let pongs = 0;
  reader.on('pong', () => {
    pongs += 1;
  });
  for (let n = 0; n < 200; n++) reader.ping();
  await expect.poll(() => seen.refused).toEqual(['too-fast']);
  expect(pongs).toBeLessThan(40);
  close();
});

test('[T34] a pong that nobody asked for counts like a message, and what comes after the close is not read', async () => {
  const { ws, reader, seen, close } = await opened();
  let pongs = 0;
  ws.on('pong', () => {
    pongs += 1;
  });
  for (let n = 0; n < 200; n++) reader.pong();
  await expect.poll(() => seen.refused).toEqual(['too-fast']);
  const before = pongs;
  for (let n = 0; n < 20_000; n++) reader.pong();
  await expect.poll(() => ws.readyState).toBe(WebSocket.CLOSED);
  expect(pongs).toBe(before);
  expect(pongs).toBeLessThan(300);
  close();
});

test.each([
  ['pongs', [0x8a, 0x80, 0, 0, 0, 0]],
  ['messages', [0x81, 0x81, 0, 0, 0, 0, 0x7b]],
])('[T34] %s that follow upon any other close are not read without end', async (_, frame) => {
  const { ws, reader, seen, close } = await opened();
  let frames = 0;
  for (const kind of ['pong', 'message']) ws.on(kind, () => (frames += 1));
  // Whoever does not read does not hear of the close, and need not answer it.
  reader.pause();
  reader.send('nonsense');
  await expect.poll(() => seen.refused).toEqual(['bad-message']);
  const line: Duplex = Reflect.get(reader, '_socket');
  for (let n = 0; n < 20; n++) line.write(Buffer.from(Array.from({ length: 1_000 }, () => frame).flat()));
  await expect.poll(() => ws.readyState).toBe(WebSocket.CLOSED);
  expect(frames).toBeLessThan(12_000);
  expect(seen.refused).toEqual(['bad-message']);
  close();
});

test('[T34] bytes are counted too, however few frames they come in', async () => {
  const { reader, seen, close } = await opened();
  reader.send(JSON.stringify({ kind: 'hello', ticket: 'a'.repeat(64), place: 'b'.repeat(32) }));
  const part = 'x'.repeat(3_900);
  for (let n = 0; n < 25; n++) reader.send(`{"kind":"pong","n":0,"x":"${part}"}`, { fin: n === 24 });
  await expect.poll(() => seen.refused).toEqual(['too-fast']);
  close();
});

test('[T20] [T51] whoever asks to be welcomed again and again has no more messages for it, and each counts for four', async () => {
  const { socket, reader, seen, close } = await opened();
  let welcomed = 0;
  const welcome = { kind: 'welcome', you: 'rail' } as unknown as Parameters<Socket['tell']>[0];
  reader.send(JSON.stringify({ kind: 'hello', ticket: 'a'.repeat(64), place: 'b'.repeat(32) }));
  socket.table = 'b'.repeat(32);
  seen.heard = () => {
    welcomed += 1;
    socket.tell(welcome);
  };
  const greeted = new Promise(resolve => reader.once('pong', resolve));
  reader.ping();
  await greeted;
  for (let n = 0; n < 120; n++) reader.send(JSON.stringify({ kind: 'missed', you: null, at: 0 }));
  await expect.poll(() => seen.refused).toEqual(['too-fast']);
  // One from the allowance of the first moment, twelve from that of a watcher, and what the time since has added.
  expect(welcomed).toBeGreaterThan(12);
  expect(welcomed).toBeLessThan(40);
  close();
});

test('[T20] what comes before the greeting is over is counted once', async () => {
  const { socket, reader, seen, close } = await opened();
  const { promise: greeting, resolve: greeted } = Promise.withResolvers<void>();
  let heard = 0;
  seen.hello = () => greeting;
  seen.heard = () => {
    heard += 1;
  };
  socket.table = 'b'.repeat(32);
  reader.send(JSON.stringify({ kind: 'hello', ticket: 'a'.repeat(64), place: 'b'.repeat(32) }));
  const ask = { kind: 'ask', act: 'a'.repeat(32), request: { kind: 'leave' } };
  for (let n = 0; n < 20; n++) reader.send(JSON.stringify(ask));
  const answered = new Promise(resolve => reader.once('pong', resolve));
  reader.ping();
  await answered;
  expect(heard).toBe(0);
  greeted();
  await expect.poll(() => heard).toBe(20);
  expect(seen.refused).toEqual([]);
  close();
});

test('who is silent for 15 s is let go', async () => {
  const { socket, reader, time, close } = await opened();
  const closed = new Promise(resolve => reader.once('close', resolve));
  time.now += 15_001;
  socket.ping();
  expect(await closed).toBe(1006);
  close();
});
