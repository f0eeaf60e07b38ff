import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import { guardedServer } from './guard.ts';
import { type Bounds, type Lines, type LinesNeeds, linesOf } from './lines.ts';

export const BIG = Buffer.alloc(4_000_000, 'x');
const opened: { close(): unknown }[] = [];

afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** What a door of a test has seen. */
const seenOf = () => ({
  handled: 0,
  asked: 0,
  cuts: [] as string[],
  held: [] as (() => void)[],
  broken: [] as unknown[],
  flooders: [] as unknown[],
  beats: [] as (() => void)[],
});

type Seen = ReturnType<typeof seenOf>;

interface Time {
  now: number;
  work: number;
}

/** A house that answers by what the address says. */
const answering =
  (seen: Seen, time: Time): RequestListener =>
  (request, response) => {
    seen.handled += 1;
    request.resume();
    if (request.url === '/dear') time.work += 500;
    if (request.url === '/bug') throw new Error('a bug of ours');
    if (request.url?.endsWith('/later')) seen.held.push(() => response.end('ok'));
    else if (request.url?.endsWith('/no')) response.writeHead(403).end();
    else response.end(request.url?.endsWith('/big') ? BIG : 'ok');
  };

const needsOf = (seen: Seen, time: Time, isProxy: boolean, isByHand: boolean): LinesNeeds => ({
  now: () => time.now,
  pace: () => time.now,
  every: (ms, what) => {
    seen.beats.push(what);
    const timer = isByHand ? undefined : setInterval(what, ms);
    return () => clearInterval(timer);
  },
  work: () => time.work,
  isProxy: () => isProxy,
  payerOf: ({ headers }) => {
    const key = String(headers['x-forwarded-for']);
    return { key, kind: 'home', network: key };
  },
  flooded: ({ home, last }) => seen.flooders.push(home ?? last?.headers['x-forwarded-for']),
  cut: why => seen.cuts.push(why),
  broke: error => seen.broken.push(error),
});

const lineTo = async (port: number, from?: string): Promise<Socket & { text: () => string }> => {
  const socket = connect({ port, host: '127.0.0.1', ...(from === undefined ? {} : { localAddress: from }) });
  opened.push({ close: () => socket.destroy() });
  let text = '';
  socket.on('error', () => {});
  socket.on('data', chunk => {
    text += chunk.toString('latin1', 0, 4_000);
  });
  await new Promise(resolve => socket.once('connect', resolve));
  return Object.assign(socket, { text: () => text });
};

/** A door of its own; its time runs as the test says. */
export const door = async (isProxy = false, isByHand = false, bounds?: Bounds) => {
  const time: Time = { now: 0, work: 0 };
  const seen = seenOf();
  const requested: Lines['requested'] = (request, response) => {
    seen.asked += 1;
    return lines.requested(request, response);
  };
  const server: Server = guardedServer({ requested }, answering(seen, time));
  const lines: Lines = linesOf(needsOf(seen, time, isProxy, isByHand), server, bounds);
  await new Promise<void>(resolve => lines.front.listen(0, '127.0.0.1', resolve));
  const { port } = lines.front.address() as AddressInfo;
  opened.push({ close: () => [lines.close(), lines.front.close()] });
  const { cuts, held, broken, flooders, beats } = seen;
  const beat = (): void => beats.forEach(what => void what());
  const counts = { handled: () => seen.handled, asked: () => seen.asked };
  return { time, beat, cuts, flooders, broken, lines, held, line: (from?: string) => lineTo(port, from), ...counts };
};

export const GET = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
export const closed = (socket: Socket): Promise<unknown> => new Promise(resolve => socket.once('close', resolve));
