import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The real house behind the built app of these tests, on one address. It can be killed and started again. */
export interface RealHouse {
  readonly address: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** What whoever runs a house does on its machine: `npm run db -- …` */
  db(...words: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const DB = fileURLToPath(new URL('../../commands/db.ts', import.meta.url));
const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

const freePort = (): Promise<number> =>
  new Promise(done => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

/** Pages and pictures from the test build, the rest from the house. */
const gate = (house: number, app: string): Server => {
  const web = new URL(app);
  const server = createServer((from: IncomingMessage, to: ServerResponse) => {
    const ofHouse = from.url?.startsWith('/api/');
    const onward = request(
      {
        host: '127.0.0.1',
        port: ofHouse ? house : web.port,
        path: from.url,
        method: from.method,
        headers: from.headers,
      },
      answer => {
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
      },
    );
    onward.on('error', () => to.writeHead(502).end());
    from.pipe(onward);
  });
  server.on('upgrade', (from: IncomingMessage, socket: Socket, head: Buffer) => {
    const onward = connect(house, '127.0.0.1', () => {
      const lines = Object.entries(from.headers).map(([name, value]) => `${name}: ${value}`);
      onward.write(`${from.method} ${from.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket);
      socket.pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    onward.on('close', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  return server;
};

/** Until it answers; one that has died says why on the way out. */
const answering = async (port: number, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 2_400 && child.exitCode === null; tries++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      answer => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise(done => setTimeout(done, 100));
  }
  throw new Error(`the house did not open (exit code ${child.exitCode})`);
};

/** Time in a house runs faster, with all that waits in it. */
const HASTY = new URL('./hasty.ts', import.meta.url).href;
/** The tables of a house have the same secrets at every run. */
const FIXED = new URL('./fixed-dice.ts', import.meta.url).href;

interface HouseWish {
  /** Other names of this machine by which browsers may come. */
  readonly names?: readonly string[];
  readonly hasty?: boolean;
  /** With `hasty`: it is morning there when it opens. */
  readonly isMorning?: boolean;
  /** A name for the dice: with the same one the same cards are dealt. */
  readonly dice?: string;
}

/** `app`: where the built app is served. */
export const openHouse = async (app: string, wish: HouseWish = {}): Promise<RealHouse> => {
  const { names = [], hasty = false, isMorning = false, dice } = wish;
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'majlis-'));
  const server = gate(port, app);
  server.keepAliveTimeout = 0; // a line that is closed for its idleness just when somebody asks would be a race
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const env = {
      ...process.env,
      PORT: String(port),
      MAJLIS_ADDRESS: '127.0.0.1',
      MAJLIS_DATA: folder,
      MAJLIS_ORIGINS: ['127.0.0.1', ...names].map(name => address.replace('127.0.0.1', name)).join(),
      MAJLIS_PROXIES: '127.0.0.1',
      MAJLIS_LOG: 'warn',
      MAJLIS_BALLAST_MB: '0',
      MAJLIS_WEB: 'off',
      ...(dice !== undefined && { FIXED_DICE: dice }),
      ...(isMorning ? { HASTY_MORNING: 'yes' } : {}),
    };
    const first = [...(hasty ? [HASTY] : []), ...(dice === undefined ? [] : [FIXED])];
    child = spawn(process.execPath, [...first.flatMap(file => ['--import', file]), MAIN], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await answering(port, child);
  };
  const kill = (): Promise<void> =>
    new Promise(done => {
      if (!child || child.exitCode !== null) return done();
      child.once('exit', () => done());
      child.kill('SIGKILL');
    });
  await start();
  return {
    address,
    kill,
    start,
    db: (...words) =>
      new Promise((done, fail) => {
        const env = { ...process.env, MAJLIS_DATA: folder };
        const run = spawn(process.execPath, [DB, ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] });
        run.once('exit', code => (code === 0 ? done() : fail(new Error(`db ${words.join(' ')}: ${code}`))));
      }),
    close: async () => {
      await kill();
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
