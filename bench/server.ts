import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BareSocket, cpuOf, crowd, heapOf, openSockets, TIDY, until } from '../server/trial/load.ts';
import { freePort, pause, type SpawnedServer, spawnServer, trialEnv } from '../server/trial/process.ts';
import type { TestPlayer } from '../server/trial/test-player.ts';
import { quantile } from '../server/trial/torture.ts';
import { figure } from './rate.ts';

/** Moves over real sockets with durable commits and without the store, beside a bare echo of as many frames of the same size in the same run. */
const TABLES = 500;
const SECONDS = 10;
/** Each player acts so often: under the limit of a playing socket. */
const EVERY = 1_000;
const WARM = 3_000;

/** CPU in ms. */
interface Cpu {
  readonly main: number;
  readonly all: number;
}

/** What one move costs, what is sent for it, and how long it took. */
interface Load {
  readonly moves: number;
  readonly seconds: number;
  readonly cpu: Cpu;
  /** What sockets and tables cost by being there (pings, clocks), in a second. */
  readonly rest: Cpu;
  readonly latencies: readonly number[];
  readonly bytes: number;
  readonly frames: number;
  /** Heap of an idle table with its two sockets, in KB. */
  readonly idle: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const answeredIn = (players: readonly TestPlayer[], from: number): readonly number[] =>
  players.flatMap(({ sent }) =>
    sent.filter(one => one.state === 'done' && one.at >= from).map(one => one.answeredAt - one.at),
  );

const spent = async (pid: number, work: () => Promise<void>): Promise<Cpu> => {
  const before = cpuOf(pid);
  await work();
  const after = cpuOf(pid);
  return { main: after.main - before.main, all: after.all - before.all };
};

const resting = async (pid: number): Promise<Cpu> => {
  const { main, all } = await spent(pid, () => pause(5_000));
  return { main: main / 5, all: all / 5 };
};

const played = async (pid: number, players: readonly TestPlayer[]) => {
  const told = () => [sum(players.map(({ bytes }) => bytes)), sum(players.map(({ frames }) => frames))] as const;
  const from = performance.now();
  const [bytes, frames] = told();
  const cpu = await spent(pid, () => pause(SECONDS * 1000));
  const [bytesAfter, framesAfter] = told();
  const latencies = answeredIn(players, from);
  const moves = latencies.length;
  const seconds = (performance.now() - from) / 1000;
  const [bytesOf, framesOf] = [(bytesAfter - bytes) / moves, (framesAfter - frames) / moves];
  return { moves, seconds, cpu, latencies, bytes: bytesOf, frames: framesOf };
};

const allPlaying = async (players: readonly TestPlayer[]): Promise<void> => {
  for (const player of players) {
    await pause(EVERY / players.length);
    player.play(EVERY);
  }
  await until(() => players.every(({ known }) => known?.phase === 'playing'), 60_000);
  await pause(WARM);
};

const loaded = async (house: SpawnedServer): Promise<Load> => {
  const pid = house.child.pid ?? 0;
  const empty = await heapOf(house);
  const players = await crowd(house, TABLES, { playMs: 120_000, resultMs: 1_000 });
  await until(() => players.every(({ known }) => known !== null), 30_000);
  const idle = ((await heapOf(house)) - empty) / TABLES;
  const rest = await resting(pid);
  await allPlaying(players);
  const load = await played(pid, players);
  for (const player of players) player.stop();
  house.kill('SIGTERM');
  await house.ended;
  return { ...load, rest, idle };
};

/** The whole house, or the one that forgets every move. */
const measured = async (main?: URL): Promise<Load> => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-bench-'));
  const load = await loaded(await spawnServer({ ...trialEnv(await freePort(), folder), ...TIDY }, main));
  rmSync(folder, { recursive: true, force: true });
  return load;
};

/** As many moves, each answered with as many frames of the same size, through a bare echo; CPU of its process for each. */
const echoed = async ({ moves, bytes, frames }: Load): Promise<number> => {
  const port = await freePort();
  const file = fileURLToPath(new URL('../server/trial/echo-server.ts', import.meta.url));
  const words = [port, Math.round(bytes / frames), frames].map(String);
  const child = spawn(process.execPath, [file, ...words], { stdio: 'ignore' });
  const sockets = await openSockets(port, 2 * TABLES);
  await paced(sockets, Math.round((moves * WARM) / SECONDS / 1000));
  const { main } = await spent(child.pid ?? 0, () => paced(sockets, moves));
  for (const socket of sockets) socket.terminate();
  await ended(child);
  return main / moves;
};

const ended = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  await new Promise(resolve => child.once('exit', resolve));
};

const ASK = JSON.stringify({ kind: 'ask', act: 'a'.repeat(32), request: { kind: 'act', word: 'select:10S' } });

/** At the pace at which people play: one by one, spread over the time. */
const paced = async (sockets: readonly BareSocket[], moves: number): Promise<void> => {
  const from = performance.now();
  const every = (SECONDS * 1000) / Math.max(1, moves);
  for (let n = 0; n < moves; n++) {
    sockets[n % sockets.length]?.send(ASK);
    if (performance.now() < from + n * every) await pause(1);
  }
  await pause(500);
};

const ofMove = ({ cpu, rest, seconds, moves }: Load, thread: keyof Cpu): number =>
  (cpu[thread] - rest[thread] * seconds) / moves;

export const benchServer = async (): Promise<void> => {
  const stored = await measured();
  const bare = await measured(new URL('../server/trial/storeless-server.ts', import.meta.url));
  const echo = await echoed(bare);
  const { latencies } = stored;
  const [main, all, alone] = [ofMove(stored, 'main'), ofMove(stored, 'all'), ofMove(bare, 'main')];
  const line = (name: string, words: string): void => console.log(`  ${name.padEnd(26)}${words}`);
  console.log(`server, ${TABLES} tables, ${2 * TABLES} sockets`);
  line('moves', `${figure(stored.moves / stored.seconds)}/s offered and done, with durable commits`);
  line(
    'move to acknowledgement',
    `p50 ${figure(quantile(latencies, 0.5))} ms, p99 ${figure(quantile(latencies, 0.99))} ms`,
  );
  line('CPU of a move', `${figure(main)} ms in the main thread, ${figure(all)} ms with the thread that writes`);
  line('one core would do', `${figure(1000 / main)} moves/s`);
  line('without the store', `${figure(alone)} ms`);
  line('a bare ws echo', `${figure(echo)} ms; ratio ${figure(alone / echo)}, with the store ${figure(main / echo)}`);
  line('sent for a move', `${figure(stored.bytes)} bytes in ${figure(stored.frames)} frames to all who are told`);
  line('at rest', `${figure(stored.rest.main / 10)} % of a core for ${2 * TABLES} sockets`);
  line('an idle table', `${figure(stored.idle)} KB with its two sockets`);
};
