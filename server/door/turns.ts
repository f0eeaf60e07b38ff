import type { TcpLine } from './line.ts';
import { inTurn, leastServed } from './order.ts';
import { type Bucket, filled, fullBucket, isFull, type Rate } from './rate.ts';
import { type Served, servedOf } from './served.ts';
import { type Waiting, waitingOf } from './waiting-lines.ts';

/** Requests begin one after the other, so many in a second and no more: those who play are heard in between. */
export interface Turns {
  /** Whether a line may go at once; if not, it is told when. */
  mayGo(line: TcpLine): boolean;
  /** It has made a request that no turn was given for: whoever owes waits for longer. */
  charge(line: TcpLine): void;
  /** So long nobody else was heard for its sake. Whoever asked and the house pay for it. */
  worked(line: TcpLine, ms: number): void;
  /** Whether whoever a proxy speaks for has a turn left; if so, it is taken. */
  tookFor(payer: Payer): boolean;
  forget(line: TcpLine): void;
  /** Those who wait, as far as there are turns for them. */
  tick(): void;
  /** What need not be remembered any longer. */
  tidy(): void;
}

/**
 * Everybody's turns; and those that are kept for whoever has asked for little lately, so that no debt of others keeps newcomers out. Together they
 * are half of the time.
 */
const POOLS = {
  all: { perSecond: 1_350, burst: 100 },
  newcomers: { perSecond: 900, burst: 100 },
} as const satisfies { readonly [name: string]: Rate };

type Pool = keyof typeof POOLS;

/** What all have is never owed for longer than this: it is whoever asked that pays the rest. */
const LONGEST_DEBT_SECONDS = 10;

/** How much is little: a page, a name and a socket, a few times over. */
const LITTLE = { perSecond: 1, burst: 200 };
/** One address, while others wait too; and whose cookie came with a request through a proxy: he counts for himself, whatever address he shares. */
const OWN = { home: { perSecond: 300, burst: 1_000 }, person: { perSecond: 100, burst: 1_000 } };
/** One line: a page and all that it needs at once, and then as fast as anybody clicks. */
const LINE = { perSecond: 20, burst: 80 };

/** All requests together have half of the time at most, and those of one address a fifteenth. */
const TURNS_PER_MS = 4.5;

/** Who asks: an address, or behind a proxy the cookie of the house that came along. */
export interface Payer {
  readonly key: string;
  readonly kind: 'home' | 'person';
  /** The neighbourhood of the address. */
  readonly network: string;
}

/** What one payer has. */
interface Account {
  readonly own: Bucket;
  readonly little: Bucket;
  /** When it last had a turn, in turns. */
  went: number;
}

/** What a line has of its own, and out of which pool its last turn came. */
interface Standing {
  readonly own: Bucket;
  pool: Pool;
  went: number;
}

interface Desk {
  now(): number;
  readonly pools: { readonly [name in Pool]: Bucket };
  readonly accounts: Map<string, Account>;
  readonly networks: Served;
  readonly standings: WeakMap<TcpLine, Standing>;
  readonly waiting: Waiting;
  /** How many turns there have been. */
  turns: number;
}

const accountOf = ({ now, accounts }: Desk, { key, kind }: Payer): Account => {
  const name = `${kind} ${key}`;
  const known = accounts.get(name);
  const account = known ?? { own: fullBucket(OWN[kind], now()), little: fullBucket(LITTLE, now()), went: 0 };
  if (!known) accounts.set(name, account);
  filled(account.own, now());
  filled(account.little, now());
  return account;
};

const standingOf = ({ now, standings }: Desk, line: TcpLine): Standing => {
  const known = standings.get(line);
  const standing = known ?? { own: fullBucket(LINE, now()), pool: 'all', went: 0 };
  if (!known) standings.set(line, standing);
  filled(standing.own, now());
  return standing;
};

const leftIn = ({ now, pools }: Desk, pool: Pool): number => filled(pools[pool], now()).left;

/** What a turn is taken from. A proxy speaks for many: what those have of their own is asked when the request has been read. */
const needed = (desk: Desk, line: TcpLine, pool: Pool): readonly Bucket[] => {
  const account = line.payer && accountOf(desk, line.payer);
  return [
    filled(desk.pools[pool], desk.now()),
    ...(account && line.home !== null ? [account.own, standingOf(desk, line).own] : []),
    ...(account && pool === 'newcomers' ? [account.little] : []),
  ];
};

const took = (desk: Desk, line: TcpLine, pool: Pool): boolean => {
  if (pool === 'newcomers' && line.payer === null) return false;
  if (needed(desk, line, pool).some(({ left }) => left < 1)) return false;
  desk.turns += 1;
  const standing = standingOf(desk, line);
  standing.pool = pool;
  standing.went = desk.turns;
  if (line.payer) accountOf(desk, line.payer).went = desk.turns;
  charged(desk, line);
  return true;
};

/** One turn, out of the pool that the line goes by. */
const charged = (desk: Desk, line: TcpLine): void => {
  if (line.home !== null) standingOf(desk, line).own.left -= 1;
  if (line.home !== null && line.payer) accountOf(desk, line.payer).own.left -= 1;
  spent(desk, line, 1);
};

/** What the house gave, and to whom it counts as served. */
const spent = (desk: Desk, line: TcpLine, turns: number): void => {
  const { pool } = standingOf(desk, line);
  const shared = filled(desk.pools[pool], desk.now());
  shared.left = Math.max(shared.left - turns, -LONGEST_DEBT_SECONDS * shared.rate.perSecond);
  if (!line.payer) return;
  accountOf(desk, line.payer).little.left -= turns;
  if (pool === 'newcomers') desk.networks.add(line.payer.network, turns);
};

const ORDERS: { readonly [name in Pool]: (desk: Desk, lines: readonly TcpLine[]) => readonly TcpLine[] } = {
  newcomers: (desk, lines) =>
    leastServed(
      lines,
      payer => LITTLE.burst - accountOf(desk, payer).little.left,
      ({ network }) => desk.networks.of(network),
    ),
  all: (desk, lines) => inTurn(lines, line => (line.payer ? accountOf(desk, line.payer) : standingOf(desk, line)).went),
};

/** How many of a payer's lines there can be turns for: nobody looks at the lines of whoever owes. */
const mostOf = (desk: Desk, pool: Pool, { payer, home }: TcpLine): number => {
  const left = leftIn(desk, pool);
  if (!payer) return pool === 'newcomers' ? 0 : left;
  const { own, little } = accountOf(desk, payer);
  return Math.min(left, home === null ? left : own.left, pool === 'newcomers' ? little.left : left);
};

/** The turns of one pool, to those who wait. */
const dealt = (desk: Desk, pool: Pool): void => {
  if (desk.waiting.size === 0 || leftIn(desk, pool) < 1) return;
  const ready = desk.waiting.ready(
    line => mostOf(desk, pool, line),
    line => line.home === null || standingOf(desk, line).own.left >= 1,
  );
  for (const line of ORDERS[pool](desk, ready)) {
    if (leftIn(desk, pool) < 1) return;
    if (!took(desk, line, pool)) continue;
    desk.waiting.delete(line);
    line.go();
  }
};

/** Nobody goes past those who wait, unless there is plenty. */
const mayTakeAtOnce = (desk: Desk, pool: Pool): boolean =>
  desk.waiting.size === 0 || leftIn(desk, pool) > POOLS[pool].burst / 2;

const tidied = ({ now, accounts, networks }: Desk): void => {
  for (const [name, { own, little }] of accounts)
    if (isFull(own, now()) && isFull(little, now())) accounts.delete(name);
  networks.tidy();
};

const tookOwn = (desk: Desk, payer: Payer): boolean => {
  const { own } = accountOf(desk, payer);
  if (own.left < 1) return false;
  own.left -= 1;
  return true;
};

/** A line itself pays by the request alone: a page with all that it needs is dear, and no flood. */
const workDone = (desk: Desk, line: TcpLine, ms: number): void => {
  if (line.payer) accountOf(desk, line.payer).own.left -= ms * TURNS_PER_MS;
  spent(desk, line, ms * TURNS_PER_MS);
};

export const turnsOf = (now: () => number): Turns => {
  const desk: Desk = {
    now,
    pools: { all: fullBucket(POOLS.all, now()), newcomers: fullBucket(POOLS.newcomers, now()) },
    accounts: new Map(),
    networks: servedOf(now),
    standings: new WeakMap(),
    waiting: waitingOf(),
    turns: 0,
  };
  return {
    mayGo: line => {
      const pools: readonly Pool[] = ['all', 'newcomers'];
      if (pools.some(pool => mayTakeAtOnce(desk, pool) && took(desk, line, pool))) return true;
      desk.waiting.add(line);
      return false;
    },
    charge: line => charged(desk, line),
    worked: (line, ms) => workDone(desk, line, ms),
    tookFor: payer => tookOwn(desk, payer),
    forget: line => desk.waiting.delete(line),
    tick: () => {
      dealt(desk, 'newcomers');
      dealt(desk, 'all');
    },
    tidy: () => tidied(desk),
  };
};
