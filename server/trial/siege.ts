import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { crowd, TIDY, until } from './load.ts';
import type { Player } from './player.ts';
import { freePort, pause, type Spawned, spawnHouse, trialEnv } from './process.ts';
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
  /** Growth of the process since the end of the quiet wave, in MB. */
  readonly grown: number;
  readonly alive: boolean;
  /** How many were sent away because they did not read. */
  readonly slow: number;
}

/** What a siege may cost, in MB. */
const MOST_GROWN = 100;

/** What must not be. */
export const losses = (waves: readonly Wave[]): readonly string[] =>
  waves.flatMap(({ name, moves, grown, alive }) => [
    ...(alive ? [] : [`${name}: the house died`]),
    ...(alive && moves === 0 ? [`${name}: nobody could play`] : []),
    ...(grown > MOST_GROWN ? [`${name}: the house grew by ${grown.toFixed(0)} MB, over ${MOST_GROWN}`] : []),
  ]);

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

/** What the attackers are told. */
export interface Orders {
  readonly name: string;
  readonly attackers: number;
  readonly port: number;
  /** Where honest people sit. */
  readonly table: string;
  readonly ms: number;
}

const attacked = (workerData: Orders): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./attackers.ts', import.meta.url), { workerData });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });

/** What the process has of the machine once its garbage is gone, in MB; 0: it is gone itself. */
const sizeOf = async (house: Spawned): Promise<number> => {
  house.kill('SIGUSR2');
  await pause(250);
  if (!isAlive(house)) return 0;
  const status = readFileSync(`/proc/${house.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

const noticed = (players: readonly Player[], from: number) => {
  const times = players.flatMap(({ sent }) =>
    sent.filter(one => one.state === 'done' && one.at >= from).map(one => one.answeredAt - one.at),
  );
  return { moves: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
};

const isAlive = ({ child }: Spawned): boolean => child.exitCode === null && child.signalCode === null;

const sentAway = async ({ port }: Spawned): Promise<number> => {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
    answer => answer.text(),
    () => '',
  );
  return Number(/^majlis_refusals_total\{reason="too-slow"\} (\d+)/m.exec(text)?.[1] ?? 0);
};

/** Attackers who stand before a house that is gone have done what they came for. */
const withstood = async (house: Spawned, orders: Orders): Promise<void> => {
  try {
    await (orders.name === PEACE ? pause(orders.ms) : attacked(orders));
  } catch (error) {
    if (isAlive(house)) throw error;
  }
};

const PEACE = 'nobody attacks';

/** Honest people play; one attack after another is tried on the house, until it falls. The first wave is none at all. */
export const siege = async (wish: SiegeWish): Promise<readonly Wave[]> => {
  const house = await spawnHouse({ ...trialEnv(await freePort(), wish.folder), ...TIDY });
  const honest = await crowd(house, wish.tables, { playMs: 60_000, resultMs: 1_000 });
  for (const player of honest) player.play(400);
  await until(() => honest.every(({ known }) => known?.phase === 'playing'), 60_000);
  const { attackers, ms } = wish;
  const waves: Wave[] = [];
  let usual: number | undefined;
  for (const name of [PEACE, ...ATTACKS]) {
    const [from, gone] = [performance.now(), await sentAway(house)];
    await withstood(house, { name, attackers, ms, port: house.port, table: honest[0]?.table ?? '' });
    const seen = noticed(honest, from);
    const size = await sizeOf(house);
    usual ??= size;
    const wave = { name, ...seen, grown: size - usual, alive: isAlive(house), slow: (await sentAway(house)) - gone };
    waves.push(wave);
    wish.say(told(wave));
    if (!wave.alive) break;
  }
  for (const player of honest) player.stop();
  house.kill('SIGTERM');
  await house.ended;
  return waves;
};

const told = ({ name, moves, p50, p99, grown, alive, slow }: Wave): string =>
  [
    `${name.padEnd(26)} ${moves} moves, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${grown.toFixed(0)} MB`,
    ...(slow > 0 ? [`${slow} sent away as too slow`] : []),
    ...(alive ? [] : ['DEAD']),
  ].join(', ');
