import { pick, seeded } from '@majlis/kernel';
import { BEAT_MS, newLiveness } from '../liveness.ts';
import { agenda } from './agenda.ts';
import { drawClusterFaults } from './cluster-faults.ts';
import {
  type Cluster,
  type Database,
  faultsOf,
  LEASE_RULES,
  type LeaseRules,
  later,
  type SimProcess,
} from './cluster-world.ts';
import { happens } from './faults.ts';

export interface ClusterReport {
  readonly violations: readonly string[];
  /** How often a table was taken over. */
  readonly claims: number;
}

const PROCESSES = 3;
const TABLES = 6;
const ACT_MS = 100;
const CLAIM_MS = 150;
/** So long what was wrong with a process may still be held against it. */
const AFTERMATH_MS = 4_000;
/** After the last fault every table must have an owner that lives within so long. */
const SETTLE_MS = 5_000;

/** One seed: processes that own tables in one database, with all that can happen between them. I18, I19. */
export const simulateCluster = (seed: number, rules: LeaseRules = LEASE_RULES): ClusterReport => {
  const random = seeded(seed);
  const cluster: Cluster = {
    rules,
    random,
    faults: drawClusterFaults(random),
    todo: agenda(),
    database: { beats: new Map(), names: new Map(), owners: new Map(), downUntil: 0 },
    processes: [],
    violations: [],
    now: 0,
    names: 0,
    claims: 0,
  };
  for (let n = 0; n < PROCESSES; n++) join(cluster);
  for (let n = 0; n < TABLES; n++) cluster.database.owners.set(`t${n}`, pick(cluster.processes, random).id);
  mishaps(cluster);
  const end = cluster.faults.until + SETTLE_MS;
  for (let slot = cluster.todo.next(); slot && slot.at <= end && cluster.violations.length === 0; ) {
    cluster.now = slot.at;
    slot.entry();
    slot = cluster.todo.next();
  }
  if (cluster.violations.length === 0) cluster.violations.push(...orphans(cluster));
  return { violations: cluster.violations, claims: cluster.claims };
};

const orphans = ({ database: { owners }, processes }: Cluster): readonly string[] =>
  [...owners].flatMap(([table, owner]) =>
    processes.some(({ id, isAlive }) => isAlive && id === owner) ? [] : [`I9 nobody has taken ${table} of ${owner}`],
  );

const join = (cluster: Cluster): void => {
  const one: SimProcess = {
    id: '',
    known: newLiveness(cluster.now),
    namedAt: null,
    isAlive: true,
    hangsUntil: 0,
    cutUntil: 0,
    illUntil: 0,
    answeredAt: cluster.now,
    gone: new Set(),
    waiting: [],
  };
  cluster.processes.push(one);
  named(cluster, one);
  every(cluster, one, BEAT_MS, () => beat(cluster, one));
  every(cluster, one, ACT_MS, () => act(cluster, one));
  every(cluster, one, CLAIM_MS, () => claim(cluster, one));
};

const named = (cluster: Cluster, one: SimProcess): void => {
  const { database, now } = cluster;
  one.id = `n${++cluster.names}`;
  one.known = newLiveness(now);
  one.namedAt = now;
  one.answeredAt = now;
  database.beats.set(one.id, { beat: 0, at: now });
  database.names.set(one.id, one);
};

/** Again and again while it lives; nothing while it hangs, and what has come meanwhile is heard before anything else. */
const every = (cluster: Cluster, one: SimProcess, ms: number, what: () => void): void => {
  const again = (): void => {
    if (!one.isAlive) return;
    reached(cluster, one, what);
    later(cluster, ms, again);
  };
  later(cluster, cluster.random.below(ms), again);
};

const reached = (cluster: Cluster, one: SimProcess, what: () => void): void => {
  if (!one.isAlive) return;
  if (cluster.now >= one.hangsUntil) what();
  else if (one.waiting.length < 50) one.waiting.push(what);
};

/** A question to the database and its answer: each may be late, and neither may come at all. */
const asked = <A>(cluster: Cluster, one: SimProcess, work: () => A, answered: (answer: A) => void): void => {
  const { random, database } = cluster;
  const wait = (): number => (happens(random, faultsOf(cluster).slow) ? random.below(1_500) : 1 + random.below(8));
  const isCut = (): boolean => cluster.now < database.downUntil || cluster.now < one.cutUntil;
  later(cluster, wait(), () => {
    if (isCut()) return;
    const answer = work();
    later(cluster, wait(), () => {
      if (!isCut()) reached(cluster, one, () => answered(answer));
    });
  });
};

const beat = (cluster: Cluster, one: SimProcess): void => {
  const { database, rules } = cluster;
  const { id } = one;
  const sentAt = cluster.now;
  const beaten = () => {
    const row = database.beats.get(id);
    if (!row && !rules.comesBack) return 'gone';
    database.beats.set(id, { beat: (row?.beat ?? 0) + 1, at: cluster.now });
    return [...database.beats].map(([name, { beat: count }]) => ({ id: name, beat: count }));
  };
  asked(cluster, one, beaten, beats => {
    if (one.id !== id) return;
    // Found gone: it lets go of everything, and goes on as somebody else.
    if (beats === 'gone') return named(cluster, one);
    one.answeredAt = Math.max(one.answeredAt, sentAt);
    one.known = rules.afterBeat(one.known, sentAt, beats, cluster.now);
  });
};

/** I19  Whose beats are not answered says nothing. */
const act = ({ rules, violations, now }: Cluster, { id, known, answeredAt }: SimProcess): void => {
  if (!rules.isSilent(known, now) && now - answeredAt > 1_500)
    violations.push(`${now} ms: I19 ${id} speaks ${now - answeredAt} ms after its last answered beat`);
};

const claim = (cluster: Cluster, one: SimProcess): void => {
  const { database, rules, random } = cluster;
  const table = pick([...database.owners.keys()], random);
  const looked = () => {
    const owner = database.owners.get(table) ?? null;
    const row = owner === null ? undefined : database.beats.get(owner);
    return { owner, beat: row?.beat, isFree: owner !== null && !database.names.has(owner) };
  };
  asked(cluster, one, looked, ({ owner, beat: count, isFree }) => {
    if (owner === null || owner === one.id || rules.isSilent(one.known, cluster.now)) return;
    const isProved =
      one.gone.has(owner) ||
      count === undefined ||
      rules.isGone(one.known, { id: owner, beat: count }, { isFree, ownSince: one.namedAt }, cluster.now);
    if (!isProved) return;
    asked(
      cluster,
      one,
      () => taken(cluster, one, table, owner, count),
      isGoneForEver => {
        if (isGoneForEver) one.gone.add(owner);
      },
    );
  });
};

/** In one stroke: its row goes, if it has not beaten since, and its table is another's. Whether it is gone for ever. */
const taken = (cluster: Cluster, one: SimProcess, table: string, owner: string, count: number | undefined): boolean => {
  const { database } = cluster;
  const row = database.beats.get(owner);
  if (row && !one.gone.has(owner)) {
    if (row.beat !== count) return false;
    database.beats.delete(owner);
  }
  if (database.owners.get(table) !== owner || !database.beats.has(one.id)) return true;
  cluster.violations.push(...hops(cluster, row, owner));
  cluster.claims += 1;
  database.owners.set(table, one.id);
  return true;
};

/** I18  No table changes hands while its owner beats, nor because the database was away for all. */
const hops = (cluster: Cluster, row: { readonly at: number } | undefined, owner: string): readonly string[] => {
  const { now, processes } = cluster;
  const beats = row && now - row.at < 2 * BEAT_MS;
  const isWell = processes.some(
    ({ id, isAlive, illUntil }) => id === owner && isAlive && now - illUntil > AFTERMATH_MS,
  );
  return beats || isWell ? [`${now} ms: I18 a table of ${owner} is taken, which lives`] : [];
};

/** Ten times a second something may happen to a process or to the database. */
const mishaps = (cluster: Cluster): void => {
  later(cluster, 100, () => {
    const { random, processes, database } = cluster;
    const faults = faultsOf(cluster);
    const living = processes.filter(({ isAlive }) => isAlive);
    const one = pick(living, random);
    if (happens(random, faults.hang)) hang(cluster, one, random.below(8_000));
    if (happens(random, faults.cut)) cut(cluster, one, random.below(5_000));
    if (happens(random, faults.lostName)) {
      one.illUntil = Math.max(one.illUntil, cluster.now);
      loseName(cluster, one);
    }
    if (happens(random, faults.restart)) restart(cluster, random.below(4_000));
    if (living.length > 1 && happens(random, faults.crash)) crash(database, one);
    if (living.length < PROCESSES && random.below(20) === 0) join(cluster);
    mishaps(cluster);
  });
};

const crash = ({ names }: Database, one: SimProcess): void => {
  one.isAlive = false;
  names.delete(one.id);
};

const cut = ({ now }: Cluster, one: SimProcess, ms: number): void => {
  one.cutUntil = now + ms;
  one.illUntil = Math.max(one.illUntil, now + ms);
};

const hang = (cluster: Cluster, one: SimProcess, ms: number): void => {
  one.hangsUntil = cluster.now + ms;
  one.illUntil = Math.max(one.illUntil, one.hangsUntil);
  later(cluster, ms, () => {
    if (cluster.now >= one.hangsUntil) for (const what of one.waiting.splice(0)) what();
  });
};

/** Its connection breaks; it takes its name again as soon as it can. */
const loseName = (cluster: Cluster, one: SimProcess): void => {
  const { database } = cluster;
  database.names.delete(one.id);
  one.namedAt = null;
  const again = (): void =>
    later(cluster, BEAT_MS, () => {
      if (!one.isAlive || one.namedAt !== null) return;
      const isCut = cluster.now < Math.max(database.downUntil, one.cutUntil, one.hangsUntil);
      if (isCut) return again();
      database.names.set(one.id, one);
      one.namedAt = cluster.now;
    });
  again();
};

const restart = (cluster: Cluster, ms: number): void => {
  cluster.database.downUntil = cluster.now + ms;
  for (const one of cluster.processes) if (one.isAlive) loseName(cluster, one);
};
