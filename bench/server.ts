import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connected, cpuOf, crowd, heapOf, type Line, until } from '../server/trial/load.ts';
import type { Player } from '../server/trial/player.ts';
import { freePort, pause, spawnHouse, trialEnv } from '../server/trial/process.ts';
import { quantile } from '../server/trial/torture.ts';
import { figure } from './rate.ts';

/** Moves over real sockets with durable commits, beside a bare echo of frames of the same size in the same run. */
const TABLES = 500;
const SECONDS = 10;
/** Each player acts so often: under the limit of a playing socket. */
const EVERY = 1_000;

interface Load {
  readonly moves: number;
  readonly seconds: number;
  readonly mainMs: number;
  readonly allMs: number;
  readonly latencies: readonly number[];
  readonly bytes: number;
}

const answeredIn = (players: readonly Player[], from: number): readonly number[] =>
  players.flatMap(({ sent }) =>
    sent.filter(one => one.state === 'done' && one.at >= from).map(one => one.answeredAt - one.at),
  );

/** What sockets and tables cost by being there (pings, clocks), in ms of CPU a second. */
const resting = async (pid: number): Promise<{ readonly main: number; readonly all: number }> => {
  const before = cpuOf(pid);
  await pause(5_000);
  const after = cpuOf(pid);
  return { main: (after.main - before.main) / 5, all: (after.all - before.all) / 5 };
};

const played = async (pid: number, players: readonly Player[]): Promise<Load> => {
  const from = performance.now();
  const [cpu, bytes] = [cpuOf(pid), sum(players.map(player => player.bytes))];
  await pause(SECONDS * 1000);
  const [cpuAfter, bytesAfter] = [cpuOf(pid), sum(players.map(player => player.bytes))];
  const latencies = answeredIn(players, from);
  return {
    moves: latencies.length,
    seconds: (performance.now() - from) / 1000,
    mainMs: cpuAfter.main - cpu.main,
    allMs: cpuAfter.all - cpu.all,
    latencies,
    bytes: bytesAfter - bytes,
  };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** As many moves of the same size through a bare echo; CPU of its process for each. */
const echoed = async (moves: number, size: number): Promise<number> => {
  const port = await freePort();
  const file = fileURLToPath(new URL('../server/trial/echo.ts', import.meta.url));
  const child = spawn(process.execPath, [file, String(port), String(size)], { stdio: 'ignore' });
  const sockets = await connected(port, 2 * TABLES);
  const before = cpuOf(child.pid ?? 0).main;
  await paced(sockets, moves);
  const spent = cpuOf(child.pid ?? 0).main - before;
  for (const socket of sockets) socket.terminate();
  await ended(child);
  return spent / moves;
};

const ended = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  await new Promise(resolve => child.once('exit', resolve));
};

const ASK = JSON.stringify({ kind: 'ask', act: 'a'.repeat(32), request: { kind: 'act', word: 'select:10S' } });

const paced = async (sockets: readonly Line[], moves: number): Promise<void> => {
  const perSlice = Math.max(1, Math.round(moves / (SECONDS * 20)));
  for (let n = 0; n < moves; n++) {
    sockets[n % sockets.length]?.send(ASK);
    if (n % perSlice === 0) await pause(50);
  }
  await pause(500);
};

export const benchServer = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-bench-'));
  const house = await spawnHouse(trialEnv(await freePort(), folder));
  const pid = house.child.pid ?? 0;
  const empty = await heapOf(house.port);
  const players = await crowd(house, TABLES, { playMs: 120_000, resultMs: 1_000 });
  await until(() => players.every(({ known }) => known !== null), 30_000);
  const idle = await heapOf(house.port);
  const rest = await resting(pid);
  for (const player of players) {
    await pause(EVERY / players.length);
    player.play(EVERY);
  }
  await until(() => players.every(({ known }) => known?.phase === 'playing'), 60_000);
  const load = await played(pid, players);
  for (const player of players) player.stop();
  house.kill('SIGTERM');
  await house.ended;
  rmSync(folder, { recursive: true, force: true });
  const echo = await echoed(load.moves, Math.round(load.bytes / load.moves / 2));
  print(load, rest, echo, (idle - empty) / TABLES);
};

const print = (
  { moves, seconds, mainMs, allMs, latencies, bytes }: Load,
  rest: { readonly main: number; readonly all: number },
  echo: number,
  idle: number,
): void => {
  const main = (mainMs - rest.main * seconds) / moves;
  const all = (allMs - rest.all * seconds) / moves;
  console.log(`server, ${TABLES} tables, ${2 * TABLES} sockets, durable commits`);
  console.log(`  moves                     ${figure(moves / seconds)}/s offered and done`);
  console.log(
    `  move to acknowledgement   p50 ${figure(quantile(latencies, 0.5))} ms, p99 ${figure(quantile(latencies, 0.99))} ms`,
  );
  console.log(`  CPU of a move             ${figure(main)} ms in the main thread, ${figure(all)} ms with the store`);
  console.log(`  at rest                   ${figure(rest.main / 10)} % of a core for ${2 * TABLES} sockets`);
  console.log(`  one core would do         ${figure(1000 / main)} moves/s`);
  console.log(`  a bare ws echo            ${figure(echo)} ms; ratio ${figure(main / echo)} without the store`);
  console.log(`  an idle table             ${figure(idle)} KB with its two sockets`);
  console.log(`  bytes of a move           ${figure(bytes / moves)} to all who are told`);
};
