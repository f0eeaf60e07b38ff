import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** A house in a process of its own, for trials with real parts. */
export interface SpawnedServer {
  readonly port: number;
  readonly child: ChildProcess;
  /** From the start to the first answer, in ms. */
  readonly startedIn: number;
  /** What it printed so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<number | null>;
}

const MAIN = new URL('../main.ts', import.meta.url);

/** What `npm start` tells Node itself: little garbage is kept. */
const nodeFlags = (): readonly string[] => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return String(scripts.start)
    .split(' ')
    .filter(word => word.startsWith('--'));
};

export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/** The trial is the proxy that the house trusts, and names the addresses of its clients. */
export const trialEnv = (port: number, folder: string): Record<string, string> => ({
  PORT: String(port),
  MAJLIS_ADDRESS: '127.0.0.1',
  MAJLIS_DATA: folder,
  MAJLIS_PROXIES: '127.0.0.1',
  MAJLIS_LOG: 'warn',
  MAJLIS_BALLAST_MB: '0',
  MAJLIS_WEB: 'off',
});

/** `at`: what answers once it is open. A house that will never be ready is healthy nevertheless. */
export const spawnServer = async (
  env: Readonly<Record<string, string>>,
  main: URL = MAIN,
  at: '/readyz' | '/healthz' = '/readyz',
): Promise<SpawnedServer> => {
  const begun = performance.now();
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...nodeFlags(), fileURLToPath(main)], {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const note = (chunk: Buffer): void => {
    printed = (printed + chunk.toString()).slice(-100_000);
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)));
  const orphan = (): void => void child.kill('SIGKILL');
  process.once('exit', orphan);
  void ended.then(() => process.off('exit', orphan));
  const port = Number(env.PORT);
  const spawned = {
    port,
    child,
    output: () => printed,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    ended,
  };
  await answering(port + at, ended, () => printed).catch(error => {
    orphan();
    throw error;
  });
  return { ...spawned, startedIn: performance.now() - begun };
};

const answering = async (at: string, ended: Promise<number | null>, printed: () => string): Promise<void> => {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  for (const until = performance.now() + 240_000; performance.now() < until && !over; ) {
    const ok = await fetch(`http://127.0.0.1:${at}`).then(
      answer => answer.ok,
      () => false,
    );
    if (ok) return;
    await pause(25);
  }
  throw new Error(`the house did not open:\n${printed()}`);
};

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
