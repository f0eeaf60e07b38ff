import { randomBytes } from 'node:crypto';
import { afterBeat, BEAT_MS, HUSH_MS, isSilent, type Liveness, newLiveness, silence } from '@majlis/table';
import type { Engine, NodeName } from './engine.ts';
import { gathered } from './gathered.ts';
import { isProvedGone } from './gone.ts';

type Claim = { readonly epoch: number } | 'elsewhere' | 'no-such-table';

/** Who owns a table: a row with an epoch. The row is for finding the owner; what keeps a lost owner from writing is the epoch. */
export interface Leases {
  /** The name of this process; it has another once it was found gone. */
  readonly node: string;
  /** `elsewhere`: its owner lives. */
  claim(table: string): Promise<Claim>;
  release(tables: readonly string[]): Promise<void>;
  /** The database does not answer: others may soon own what this process thinks it owns. */
  isSilent(): boolean;
  listen(listener: LeaseListener): void;
  /** Takes away the names of processes that ended without doing so. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

export interface LeaseListener {
  /** In a moment this process falls silent. */
  hushed(): void;
  /** It did not, or the silence is over and lasted so long. */
  spoke(silentMs: number): void;
  /** The silence was too long: all tables are free to be taken by others. */
  lost(): void;
}

/** Where the folder is this process's alone nobody waits for its beat. */
const SLOW_BEAT_MS = 2_000;
/** So many tables are claimed with one statement. */
const MOST_CLAIMS = 64;

/** This process among the others. */
export interface Self {
  node: string;
  name: NodeName;
  known: Liveness;
  /** Who was found gone is gone for ever. */
  readonly gone: Set<string>;
  /** Proofs under way, one for each. */
  readonly proofs: Map<string, Promise<boolean>>;
  readonly listeners: LeaseListener[];
  joining: boolean;
  isHushed: boolean;
  hush: NodeJS.Timeout | undefined;
}

export const leasesOf = async (engine: Engine): Promise<Leases> => {
  const self: Self = {
    ...(await joined(engine)),
    gone: new Set(),
    proofs: new Map(),
    listeners: [],
    joining: false,
    isHushed: false,
    hush: undefined,
  };
  await beat(engine, self);
  const isAlone = engine.kind === 'sqlite';
  const timer = setInterval(() => beat(engine, self).catch(() => {}), isAlone ? SLOW_BEAT_MS : BEAT_MS);
  timer.unref();
  return {
    get node() {
      return self.node;
    },
    claim: gathered(MOST_CLAIMS, tables => claimed(engine, self, tables)),
    release: tables => released(engine, self, tables),
    isSilent: () => !isAlone && isSilent(self.known, performance.now()),
    listen: listener => {
      self.listeners.push(listener);
    },
    sweep: () => sweep(engine, self),
    stop: async () => {
      clearInterval(timer);
      clearTimeout(self.hush);
      await engine.db.deleteFrom('nodes').where('id', '=', self.node).execute();
    },
  };
};

const joined = async (engine: Engine): Promise<Pick<Self, 'node' | 'name' | 'known'>> => {
  const node = randomBytes(16).toString('hex');
  const name = await engine.announce(node);
  await engine.db.insertInto('nodes').values({ id: node, beat: 0 }).execute();
  return { node, name, known: newLiveness(performance.now()) };
};

const beat = async (engine: Engine, self: Self): Promise<void> => {
  const { node, name } = self;
  const sentAt = performance.now();
  const beats = await name.beat();
  if (beats.length === 0) return joinAnew(engine, self, node);
  if (self.node !== node) return;
  const now = performance.now();
  const silentMs = silence(self.known, now);
  self.known = afterBeat(self.known, sentAt, beats, now);
  if (engine.kind === 'sqlite') return;
  clearTimeout(self.hush);
  self.hush = setTimeout(() => hush(self), Math.max(0, self.known.answeredAt + HUSH_MS - now)).unref();
  if (silentMs === 0 && !self.isHushed) return;
  self.isHushed = false;
  for (const { spoke } of self.listeners) spoke(silentMs);
};

const hush = (self: Self): void => {
  if (isSilent(self.known, performance.now())) return;
  self.isHushed = true;
  for (const { hushed } of self.listeners) hushed();
};

/** Somebody found this process gone, and whatever it owned is free to be taken: it goes on as somebody else, who owns nothing yet. */
const joinAnew = async (engine: Engine, self: Self, node: string): Promise<void> => {
  if (self.joining || self.node !== node) return;
  self.joining = true;
  try {
    const { name } = self;
    Object.assign(self, await joined(engine));
    for (const { lost } of self.listeners) lost();
    await name.end().catch(() => {});
  } finally {
    self.joining = false;
  }
};

const released = async ({ db }: Engine, { node }: Self, tables: readonly string[]): Promise<void> => {
  if (tables.length === 0) return;
  await db
    .updateTable('tables')
    .set({ owner: null })
    .where('id', 'in', [...tables])
    .where('owner', '=', node)
    .execute();
};

/** All that are free to be taken, with one statement for each owner of old. */
const claimed = async (engine: Engine, self: Self, tables: readonly string[]): Promise<(table: string) => Claim> => {
  const rows = await engine.db
    .selectFrom('tables')
    .leftJoin('nodes', 'nodes.id', 'tables.owner')
    .select(['tables.id', 'tables.owner', 'nodes.beat'])
    .where('tables.id', 'in', [...tables])
    .execute();
  const claims = new Map<string, Claim>(rows.map(({ id }) => [id, 'elsewhere']));
  const taken = [...Map.groupBy(rows, ({ owner }) => owner)].map(async ([owner, group]) => {
    if (!(await isFree(engine, self, owner, group[0]?.beat ?? null))) return;
    for (const { id, epoch } of await taking(
      engine,
      self,
      owner,
      group.map(({ id }) => id),
    ))
      claims.set(id, { epoch });
  });
  await Promise.all(taken);
  return table => claims.get(table) ?? 'no-such-table';
};

/** Whoever has no row any more is gone for ever. */
const isFree = async (engine: Engine, self: Self, owner: string | null, beats: number | null): Promise<boolean> =>
  owner === null || owner === self.node || beats === null || isProvedGone(engine, self, owner);

/** Of several who want a table one gets it: after that it is no longer its old owner's. */
const taking = ({ db }: Engine, { node }: Self, owner: string | null, tables: readonly string[]) =>
  db
    .updateTable('tables')
    .set(eb => ({ owner: node, epoch: eb('epoch', '+', 1) }))
    .where('id', 'in', tables)
    .where('owner', owner === null ? 'is' : '=', owner)
    .returning(['id', 'epoch'])
    .execute();

const sweep = async (engine: Engine, self: Self): Promise<void> => {
  for (const { id } of await engine.db.selectFrom('nodes').select('id').execute())
    if (id !== self.node) await isProvedGone(engine, self, id);
};
