import type { ServerMessage } from '@majlis/protocol';
import type { Logger } from 'pino';
import type { Host } from '../host/host.ts';
import type { Queue, QueueRow } from '../store/club/queue.ts';
import type { Store } from '../store/index.ts';
import { pairPool } from './pairing.ts';
import { POOLS } from './pools.ts';

/** Whoever is connected here, and how to tell them something. */
interface Callers {
  people(): ReadonlySet<string>;
  tell(news: ReadonlyMap<string, ServerMessage>): void;
  /** Somebody looks at the lobby. */
  onLobby(listener: (person: string) => void): void;
}

/** The queue, gone round once a second while anybody waits. */
export interface QueueRound {
  /** Somebody has come or gone: now. */
  soon(): void;
  /** How long those who were paired lately had waited, in ms; null: nobody was. */
  typicalMs(pool: string): number | null;
  stop(): void;
}

interface RoundDeps {
  readonly store: Pick<Store, 'engine' | 'leases'>;
  readonly queue: Queue;
  readonly host: Pick<Host, 'open' | 'rouse'>;
  readonly callers: Callers;
  readonly log: Pick<Logger, 'warn'>;
  now(): number;
  later?(what: () => void, ms: number): void;
}

const ROUND_MS = 1_000;
/** However many come and go, so long there is none after a round. */
const REST_MS = 250;
/** Without a socket for so long, and one has left the queue. */
const GONE_MS = 10_000;
/** After a start nobody is gone before everybody could come back. */
const RETURN_MS = 20_000;
/** A table that has not begun by then is looked after. */
const ROUSE_MS = 20_000;

interface Rounds extends Required<RoundDeps> {
  readonly since: number;
  /** What each person was told last. */
  readonly told: Map<string, string>;
  readonly waited: Map<string, readonly number[]>;
  isLive: boolean;
  running: Promise<void> | null;
  again: boolean;
}

export const queueRound = (deps: RoundDeps): QueueRound => {
  const rounds: Rounds = {
    later: (what, ms) => void setTimeout(what, ms).unref(),
    ...deps,
    since: deps.now(),
    told: new Map(),
    waited: new Map(),
    isLive: true,
    running: null,
    again: false,
  };
  const timer = setInterval(() => {
    if (rounds.isLive) go(rounds);
  }, ROUND_MS);
  timer.unref();
  deps.callers.onLobby(person => {
    rounds.told.delete(person);
    rounds.isLive = true;
  });
  return {
    soon: () => {
      rounds.isLive = true;
      go(rounds);
    },
    typicalMs: pool => typicalMs(rounds, pool),
    stop: () => clearInterval(timer),
  };
};

/** One round at a time, and a rest after it; who asks for one meanwhile has the next. */
const go = (rounds: Rounds): void => {
  if (rounds.running) {
    rounds.again = true;
    return;
  }
  rounds.running = round(rounds)
    .catch(error => rounds.log.warn({ err: error }, 'the queue'))
    .then(() => new Promise<void>(resolve => rounds.later(resolve, REST_MS)))
    .finally(() => {
      rounds.running = null;
      if (!rounds.again) return;
      rounds.again = false;
      go(rounds);
    });
};

const round = async (rounds: Rounds): Promise<void> => {
  const { queue, callers } = rounds;
  const rows = await queue.all();
  rounds.isLive = rows.length > 0;
  if (rows.length === 0) return rounds.told.clear();
  const now = rounds.now();
  const here = callers.people();
  await queue.beat(
    rows.filter(({ person }) => here.has(person)).map(({ person }) => person),
    now,
  );
  let paired = 0;
  for (const pool of POOLS) {
    const own = rows.filter(row => row.pool === pool.name);
    if (own.length > 0) paired += await roundOf(rounds, pool, own, now);
  }
  tellAll(rounds, here, paired > 0 ? await queue.all() : rows);
};

const roundOf = async (
  rounds: Rounds,
  pool: (typeof POOLS)[number],
  rows: readonly QueueRow[],
  now: number,
): Promise<number> => {
  const { queue, store, host } = rounds;
  for (const row of rows) if (row.table !== null && now - row.beat > ROUSE_MS) await host.rouse(row.table);
  if (!(await queue.lease(pool.name, store.leases.node, now))) return 0;
  if (now - rounds.since > RETURN_MS) await queue.expire(pool.name, now - GONE_MS);
  const waiting = rows.filter(({ table, beat }) => table === null && now - beat <= GONE_MS + RETURN_MS);
  const seated = await pairPool(store.engine, queue, host, pool, waiting, now);
  const paired = waiting.filter(({ person }) => seated.has(person));
  if (paired.length > 0) noteWaits(rounds, pool.name, paired, now);
  return paired.length;
};

const KEPT = 40;

const noteWaits = ({ waited }: Rounds, pool: string, rows: readonly QueueRow[], now: number): void => {
  const before = waited.get(pool) ?? [];
  waited.set(pool, [...before, ...rows.map(({ since }) => now - since)].slice(-KEPT));
};

const typicalMs = ({ waited }: Rounds, pool: string): number | null => {
  const sorted = [...(waited.get(pool) ?? [])].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
};

/** Everybody who is connected here hears what is new for them, once. */
const tellAll = (rounds: Rounds, here: ReadonlySet<string>, rows: readonly QueueRow[]): void => {
  const now = rounds.now();
  const byPool = Map.groupBy(
    rows.filter(({ table }) => table === null),
    ({ pool }) => pool,
  );
  const told = new Map<string, ServerMessage>();
  for (const row of rows) {
    if (!here.has(row.person)) continue;
    const { pool, since, table } = row;
    const waiting = byPool.get(pool)?.length ?? 0;
    const news: ServerMessage =
      table === null
        ? { kind: 'queued', now, pool, since, waiting, typicalMs: typicalMs(rounds, pool) }
        : { kind: 'paired', now, pool, table };
    const key = `${table} ${pool} ${waiting}`;
    if (rounds.told.get(row.person) === key) continue;
    rounds.told.set(row.person, key);
    told.set(row.person, news);
  }
  if (told.size > 0) rounds.callers.tell(told);
};
