import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Attack, Orders } from './attackers/attack.ts';
import { ATTACKS } from './attackers/list.ts';
import { crowd, until } from './load.ts';
import { newcomers } from './newcomers.ts';
import { pause, type SpawnedServer } from './process.ts';
import { type SiegeSite, siegeSite } from './siege-site.ts';
import type { TestPlayer } from './test-player.ts';
import { comeFrom } from './test-visitor.ts';
import { quantile } from './torture.ts';
import { told, type Wave } from './wave.ts';
import { auditRows, givenBack, isAlive, sizeOf, watching } from './witness.ts';

export interface SiegeWish {
  readonly attackers: number;
  readonly tables: number;
  /** How long each attack goes on. */
  readonly ms: number;
  readonly folder: string;
  readonly kind: 'alone' | 'proxy';
  /** Whether the web is built and served too. */
  readonly web: boolean;
  /** These attacks alone. */
  readonly attacks: readonly Attack[];
  say(line: string): void;
}

/** Attackers come from elsewhere: what they cost themselves is not taken from the honest. */
const LAST = 15;

/** What they won, if anything. Attackers who stand before a house that is gone have done what they came for. */
const attacked = (house: SpawnedServer, orders: Orders): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const won = new Set<string>();
    const crowd = fork(new URL('./attackers/run.ts', import.meta.url), [JSON.stringify(orders)]);
    if (crowd.pid !== undefined) setPriority(crowd.pid, LAST);
    const orphan = (): void => void crowd.kill('SIGKILL');
    process.once('exit', orphan);
    crowd.on('message', what => won.add(String(what)));
    crowd.on('exit', code => {
      process.off('exit', orphan);
      if (code !== 0 && isAlive(house)) reject(new Error(`${orders.name}: the attackers ended with ${code}`));
      else resolve([...won]);
    });
  });

const noticed = (players: readonly TestPlayer[], from: number, to: number) => {
  const times = players.flatMap(({ sent }) =>
    sent.filter(one => one.state === 'done' && one.at >= from && one.at < to).map(one => one.answeredAt - one.at),
  );
  return { moves: times.length, times: { p50: quantile(times, 0.5), p99: quantile(times, 0.99) } };
};

/** Moves that have had their time and no answer. */
const unanswered = async (players: readonly TestPlayer[], until_: number): Promise<number> => {
  const waiting = (): number =>
    players.flatMap(({ sent }) => sent.filter(one => one.state === 'sent' && one.at < until_)).length;
  await until(() => waiting() === 0, 10_000);
  return waiting();
};

const sentAway = async ({ port }: SpawnedServer): Promise<number> => {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
    answer => answer.text(),
    () => '',
  );
  return Number(/^majlis_refusals_total\{reason="too-slow"\} (\d+)/m.exec(text)?.[1] ?? 0);
};

const MOST_KEPT = 100;
/** Longer than what the house calls a stall. */
const STALL = 400;

const stalled = async ({ kill }: SpawnedServer, after: number): Promise<void> => {
  await pause(after);
  kill('SIGSTOP');
  await pause(STALL);
  kill('SIGCONT');
};

/** A stretch of peace, and then an attack. */
const waved = async (
  wish: SiegeWish,
  ground: SiegeSite,
  honest: readonly TestPlayer[],
  usual: number,
  { name, stall }: Attack,
): Promise<Wave> => {
  const { house } = ground;
  const peace = performance.now();
  await pause(Math.min(10_000, wish.ms / 3));
  const before = noticed(honest, peace, Number.POSITIVE_INFINITY).times;
  const [from, slow, rows] = [performance.now(), await sentAway(house), auditRows(wish.folder)];
  const look = watching(house);
  const arrivals = newcomers(ground.honest);
  const orders = {
    name,
    attackers: wish.attackers,
    ms: wish.ms,
    port: ground.hostile,
    network: `127.${60 + ATTACKS.findIndex(one => one.name === name)}`,
    table: honest[0]?.table ?? '',
  };
  const [won] = await Promise.all([attacked(house, orders), ...(stall ? [stalled(house, wish.ms)] : [])]);
  const seen = look();
  // What the house suffered at the end, standing still, is none of their doing: it is not timed.
  const to = stall ? from + wish.ms - STALL : Number.POSITIVE_INFINITY;
  const { moves } = noticed(honest, from, Number.POSITIVE_INFINITY);
  const { times: during } = noticed(honest, from, to);
  const lost = await unanswered(honest, performance.now());
  return {
    name,
    moves,
    before,
    during,
    unanswered: lost,
    newcomers: await arrivals(),
    ...seen,
    ...(await givenBack(house, usual, MOST_KEPT)),
    rows: auditRows(wish.folder) - rows,
    alive: isAlive(house),
    slow: (await sentAway(house)) - slow,
    won,
  };
};

/** Honest people play; one attack after another is tried on the house, until it falls. */
export const siege = async (wish: SiegeWish): Promise<readonly Wave[]> => {
  comeFrom('127.10', 'strangers');
  const ground = await siegeSite(wish.folder, wish.kind, wish.web);
  const honest = await crowd({ ...ground.house, port: ground.honest }, wish.tables, {
    playMs: 60_000,
    resultMs: 1_000,
  });
  for (const player of honest) player.play(400);
  await until(() => honest.every(({ known }) => known?.phase === 'playing'), 60_000);
  await pause(wish.ms);
  const usual = await sizeOf(ground.house);
  wish.say(`${wish.tables} tables play, the house has ${usual.toFixed(0)} MB`);
  const waves: Wave[] = [];
  for (const attack of wish.attacks) {
    const wave = await waved(wish, ground, honest, usual, attack);
    waves.push(wave);
    wish.say(told(wave));
    if (wave.alive) continue;
    // What it said last is all that is left of it.
    wish.say(ground.house.output().slice(-8_000));
    break;
  }
  for (const player of honest) player.stop();
  await ground.close();
  comeFrom('10.0');
  return waves;
};
