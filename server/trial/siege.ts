import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { crowd, until } from './load.ts';
import type { Player } from './player.ts';
import { freePort, pause, spawnHouse, trialEnv } from './process.ts';
import { quantile } from './torture.ts';

export interface SiegeWish {
  readonly attackers: number;
  readonly tables: number;
  /** How long each attack goes on. */
  readonly ms: number;
  readonly folder: string;
  say(line: string): void;
}

/** What honest players noticed meanwhile. */
export interface Wave {
  readonly name: string;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  /** Growth of the process since the beginning, in MB. */
  readonly grown: number;
  readonly alive: boolean;
}

const ATTACKS = [
  'frames of 1 MB',
  'thousands of fragments',
  'a flood of messages',
  'readers that do not read',
  'lists in lists in lists',
  'sockets that say nothing',
  'headers that never end',
  'headers of 20 KB',
  'bodies of 1 MB',
  'passwords to be hashed',
] as const;

export type AttackName = (typeof ATTACKS)[number];

const attacked = (workerData: object): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./attackers.ts', import.meta.url), { workerData });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });

const rssOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const noticed = (players: readonly Player[], from: number) => {
  const times = players.flatMap(({ sent }) =>
    sent.filter(one => one.state === 'done' && one.at >= from).map(one => one.answeredAt - one.at),
  );
  return { moves: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
};

/** Honest people play; one attack after another is tried on the house. The first wave is none at all. */
export const siege = async (wish: SiegeWish): Promise<readonly Wave[]> => {
  const house = await spawnHouse(trialEnv(await freePort(), wish.folder));
  const pid = house.child.pid ?? 0;
  const honest = await crowd(house, wish.tables, { playMs: 60_000, resultMs: 1_000 });
  for (const player of honest) player.play(400);
  await until(() => honest.every(({ known }) => known?.phase === 'playing'), 60_000);
  const waves: Wave[] = [];
  const before = rssOf(pid);
  for (const name of ['nobody attacks', ...ATTACKS]) {
    const from = performance.now();
    const { attackers, ms } = wish;
    const target = { name, attackers, port: house.port, table: honest[0]?.table ?? '', ms };
    await (name === 'nobody attacks' ? pause(ms) : attacked(target));
    const alive = house.child.exitCode === null;
    const wave = { name, ...noticed(honest, from), grown: alive ? rssOf(pid) - before : 0, alive };
    waves.push(wave);
    wish.say(
      `${name.padEnd(26)} ${wave.moves} moves, p50 ${wave.p50.toFixed(1)} ms, p99 ${wave.p99.toFixed(1)} ms, ${wave.grown.toFixed(0)} MB`,
    );
  }
  for (const player of honest) player.stop();
  house.kill('SIGTERM');
  await house.ended;
  return waves;
};
