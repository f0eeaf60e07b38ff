import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import { guardedServer } from './guard.ts';
import { type Bounds, type Lines, linesOf } from './lines.ts';

export const BIG = Buffer.alloc(4_000_000, 'x');
const opened: { close(): unknown }[] = [];

afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** A door of its own; its time runs as the test says. */
export const door = async (isProxy = false, isByHand = false, bounds?: Bounds) => {
  const beats: (() => void)[] = [];
  const time = { now: 0, work: 0 };
  const cuts: string[] = [];
  let handled = 0;
  const held: (() => void)[] = [];
  const broken: unknown[] = [];
  let asked = 0;
  const flooders: unknown[] = [];
  const requested: Lines['requested'] = (request, response) => {
    asked += 1;
    return lines.requested(request, response);
  };
  const server: Server = guardedServer({ requested }, (request, response) => {
    handled += 1;
    request.resume();
    if (request.url === '/dear') time.work += 500;
    if (request.url === '/bug') throw new Error('a bug of ours');
    if (request.url?.endsWith('/later')) held.push(() => response.end('ok'));
    else if (request.url?.endsWith('/no')) response.writeHead(403).end();
    else response.end(request.url?.endsWith('/big') ? BIG : 'ok');
  });
  const lines: Lines = linesOf(
    {
      now: () => time.now,
      pace: () => time.now,
      every: (ms, what) => {
        beats.push(what);
        const timer = isByHand ? undefined : setInterval(what, ms);
        return () => clearInterval(timer);
      },
      work: () => time.work,
      isProxy: () => isProxy,
      payerOf: ({ headers }) => {
        const key = String(headers['x-forwarded-for']);
        return { key, kind: 'home', network: key };
      },
      flooded: ({ home, last }) => flooders.push(home ?? last?.headers['x-forwarded-for']),
      cut: why => cuts.push(why),
      broke: error => broken.push(error),
    },
    server,
    bounds,
  );
  await new Promise<void>(resolve => lines.front.listen(0, '127.0.0.1', resolve));
  const { port } = lines.front.address() as AddressInfo;
  opened.push({ close: () => [lines.close(), lines.front.close()] });
  const line = async (): Promise<Socket & { text: () => string }> => {
    const socket = connect(port, '127.0.0.1');
    opened.push({ close: () => socket.destroy() });
    let text = '';
    socket.on('error', () => {});
    socket.on('data', chunk => {
      text += chunk.toString('latin1', 0, 4_000);
    });
    await new Promise(resolve => socket.once('connect', resolve));
    return Object.assign(socket, { text: () => text });
  };
  const beat = (): void => beats.forEach(what => void what());
  return { time, beat, cuts, flooders, broken, lines, line, held, handled: () => handled, asked: () => asked };
};

export const GET = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
export const closed = (socket: Socket): Promise<unknown> => new Promise(resolve => socket.once('close', resolve));
