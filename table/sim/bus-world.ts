import type { Random } from '@majlis/kernel';
import type { Address, Door, doorStep } from '../link.ts';
import type { Agenda } from './agenda.ts';
import { type BusFaults, CALM } from './bus-faults.ts';
import { happens } from './faults.ts';

/** A process with tables, as small as can be: a table is the list of its actions, and its owner's epoch. */
export interface SimHost {
  readonly id: string;
  readonly epochs: Map<string, number>;
  readonly guests: Map<string, { readonly to: Address; readonly door: SimDoor; readonly table: string }>;
  /** Numbers of the frames to and from each door. */
  readonly sent: Map<SimDoor, number>;
  readonly seen: Map<SimDoor, number>;
  readonly waiting: (() => void)[];
  isAlive: boolean;
  /** Found gone by another. */
  isGone: boolean;
  hangsSince: number;
  hangsUntil: number;
  cutUntil: number;
}

export interface SimDoor {
  readonly sent: Map<string, number>;
  door: Door;
  isAlive: boolean;
  cutUntil: number;
}

export interface SimVisitor {
  readonly conn: string;
  readonly table: string;
  at: SimDoor;
  /** How many actions it has seen; null: it has not been welcomed here. */
  known: number | null;
  pending: string | null;
  sentAt: number;
  asks: number;
}

export interface Bus {
  readonly step: typeof doorStep;
  readonly random: Random;
  readonly faults: BusFaults;
  readonly todo: Agenda<() => void>;
  readonly hosts: SimHost[];
  readonly doors: SimDoor[];
  readonly visitors: SimVisitor[];
  /** What is stored: the actions of each table, its owner and epoch. */
  readonly store: Map<string, { readonly acts: string[]; owner: SimHost | null; epoch: number }>;
  /** By the watchers' own book: the try and the host that each connection entered last. */
  readonly book: Map<string, { readonly tries: number; host: string | null }>;
  readonly violations: string[];
  now: number;
  acts: number;
}

/** So many of each. */
export const [HOSTS, DOORS, VISITORS, TABLES] = [3, 2, 8, 3];

export const accuse = (bus: Bus, ...what: readonly string[]): void => {
  bus.violations.push(...what.map(one => `${bus.now} ms: ${one}`));
};

export const later = (bus: Bus, ms: number, what: () => void): void => bus.todo.add(bus.now + ms, what);

export const faultsOf = ({ faults, now }: Bus): BusFaults => (now < faults.until ? faults : CALM);

export const every = (bus: Bus, ms: number, what: () => boolean): void => {
  const again = (): void => {
    if (what()) later(bus, ms, again);
  };
  later(bus, bus.random.below(ms), again);
};

/** Over the wire: in order, since each takes as long as any other of that moment; lost in a cut, or by chance. */
export const wired = (bus: Bus, door: SimDoor, host: SimHost, arrived: () => void): void => {
  const isCut = (): boolean => bus.now < door.cutUntil || bus.now < host.cutUntil;
  if (isCut() || happens(bus.random, faultsOf(bus).drop)) return;
  later(bus, 3, () => {
    if (!isCut()) arrived();
  });
};

export const reached = (bus: Bus, host: SimHost, what: () => void): void => {
  if (!host.isAlive) return;
  if (bus.now < host.hangsUntil) host.waiting.push(what);
  else what();
};
