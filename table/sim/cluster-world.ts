import type { Random } from '@majlis/kernel';
import { afterBeat, isGone, isSilent, type Liveness } from '../liveness.ts';
import type { Agenda } from './agenda.ts';
import { type ClusterFaults, QUIET } from './cluster-faults.ts';

/** How processes judge one another; a mutant judges otherwise. */
export interface LeaseRules {
  readonly afterBeat: typeof afterBeat;
  readonly isGone: typeof isGone;
  readonly isSilent: typeof isSilent;
  /** Whether one that was found gone goes on under its old name. */
  readonly comesBack: boolean;
}

export const LEASE_RULES: LeaseRules = { afterBeat, isGone, isSilent, comesBack: false };

/** A process of the house: it beats, owns tables, and takes those of the dead. */
export interface SimProcess {
  id: string;
  known: Liveness;
  namedAt: number | null;
  isAlive: boolean;
  hangsUntil: number;
  /** No way to the database until then. */
  cutUntil: number;
  /** Whatever was wrong with it, and not with all, is over since then. */
  illUntil: number;
  /** By the watchers' own book: when its last answered beat was sent. */
  answeredAt: number;
  readonly gone: Set<string>;
  /** What reached it while it hung. */
  readonly waiting: (() => void)[];
}

/** The one database: rows of nodes, owners of tables, and who holds a name. */
export interface Database {
  readonly beats: Map<string, { beat: number; at: number }>;
  readonly names: Map<string, SimProcess>;
  readonly owners: Map<string, string | null>;
  downUntil: number;
}

export interface Cluster {
  readonly rules: LeaseRules;
  readonly random: Random;
  readonly faults: ClusterFaults;
  readonly todo: Agenda<() => void>;
  readonly database: Database;
  readonly processes: SimProcess[];
  readonly violations: string[];
  now: number;
  names: number;
  claims: number;
}

export const later = (cluster: Cluster, ms: number, what: () => void): void => cluster.todo.add(cluster.now + ms, what);

export const faultsOf = ({ faults, now }: Cluster): ClusterFaults => (now < faults.until ? faults : QUIET);
