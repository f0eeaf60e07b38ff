import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';
import type { WebSocket } from 'ws';
import { pause } from './process.ts';
import type { AttackName, Orders } from './siege.ts';
import { guestOf, tableBy, type Visitor, visitorOf } from './visitor.ts';

/** A crowd that means harm, in a thread of its own: the honest must not wait for it on their own side. */
interface Target {
  readonly port: number;
  readonly table: string;
  /** Goes on until then. */
  readonly until: number;
}

type Attack = (target: Target) => Promise<void>;

const isOver = ({ until: end }: Target): boolean => performance.now() > end;

const closed = (socket: WebSocket): Promise<void> =>
  new Promise(resolve => {
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });

/** A socket that came in properly and then does `harm`, again and again. */
const inside =
  (place: 'lobby' | 'table', harm: (socket: WebSocket, visitor: Visitor) => void): Attack =>
  async target => {
    const visitor = await guestOf(target.port);
    while (!isOver(target)) {
      const ticket = await visitor.ticket().catch(() => null);
      if (ticket === null) return pause(Math.max(0, target.until - performance.now()));
      const socket = visitor.socket();
      const gone = closed(socket);
      socket.once('open', () => {
        socket.send(JSON.stringify({ kind: 'hello', ticket, place: place === 'lobby' ? 'lobby' : target.table }));
        harm(socket, visitor);
      });
      await Promise.race([gone, pause(Math.max(0, target.until - performance.now()))]);
      socket.terminate();
    }
  };

/** Bytes on a bare line, a piece every so often. */
const trickled =
  (pieces: (n: number) => string, everyMs: number): Attack =>
  async target => {
    while (!isOver(target)) {
      const line = connect(target.port, '127.0.0.1');
      line.on('error', () => {});
      for (let n = 0; !isOver(target) && !line.destroyed && n < 400; n++) {
        line.write(pieces(n));
        await pause(everyMs);
      }
      line.destroy();
    }
  };

/** The same request, again and again, each time from the same address. */
const asked =
  (request: (visitor: Visitor, n: number) => Promise<unknown>): Attack =>
  async target => {
    const visitor = visitorOf(target.port);
    for (let n = 0; !isOver(target); n++) await request(visitor, n).catch(() => pause(20));
  };

const posted = (visitor: Visitor, path: string, body: string): Promise<unknown> =>
  fetch(visitor.origin + path, {
    method: 'POST',
    headers: { origin: visitor.origin, 'content-type': 'application/json', 'x-forwarded-for': visitor.ip },
    body,
  }).then(answer => answer.text());

/** Looks at the list of tables and reads nothing of it; now and then a word shows that somebody is there. */
const staring = inside('lobby', socket => {
  socket.pause();
  const timer = setInterval(() => socket.send('{"kind":"pong","n":0}'), 4_000);
  socket.on('close', () => clearInterval(timer));
});

/** Changes a public table of his own twice a second: every reader of the list is told of it, at some length. */
const stirring: Attack = async target => {
  const game = 'baloot/1';
  // The only attack that knows the games: the others begin sooner without them.
  const { playerOf } = await import('./player.ts');
  const visitor = await guestOf(target.port);
  const { id: table } = await tableBy(visitor, { game, visibility: 'public', options: {} });
  const host = playerOf({ visitor, table, seat: 0, game, seed: 0, returning: true });
  await host.connect();
  host.play(500);
  for (let n = 1; !isOver(target); n++) {
    await pause(500);
    if (host.you === 0) host.ask({ kind: 'setOptions', options: { target: 1 + (n % 1_000) } });
  }
  host.stop();
};

const ATTACKS: { readonly [name in AttackName]: Attack } = {
  'frames of 1 MB': inside('lobby', socket => socket.send('x'.repeat(1_000_000))),
  'thousands of fragments': inside('lobby', socket => {
    for (let n = 0; n < 5_000; n++) socket.send('{', { fin: false });
  }),
  'a flood of messages': inside('table', socket => {
    for (let n = 0; n < 500; n++) socket.send('{"kind":"pong","n":0}');
  }),
  // Within every limit: that there is more to tell than anybody reads is the whole of it.
  'readers that do not read': async target => void (await Promise.all([stirring(target), staring(target)])),
  'lists in lists in lists': inside('table', socket => socket.send('['.repeat(4_000))),
  'sockets that say nothing': async target => {
    const visitor = visitorOf(target.port);
    while (!isOver(target)) {
      const socket = visitor.socket();
      void closed(socket);
      await pause(30);
    }
  },
  'headers that never end': trickled(n => (n === 0 ? 'GET / HTTP/1.1\r\nHost: x\r\n' : `X-${n}: y\r\n`), 20),
  'headers of 20 KB': trickled(() => `GET / HTTP/1.1\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 20),
  'bodies of 1 MB': asked(visitor => posted(visitor, '/api/guest', `{"name":"${'x'.repeat(1_000_000)}"}`)),
  'passwords to be hashed': asked((visitor, n) =>
    visitor.post('/api/sign-in', { username: `nobody${n}`, password: 'nothing at all' }),
  ),
};

const { name, attackers, port, table, ms }: Orders = workerData;
const attack = ATTACKS[name as AttackName];
const target = { port, table, until: performance.now() + ms };
await Promise.all(Array.from({ length: attackers }, () => attack(target)));
process.exit(0);
