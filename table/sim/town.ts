import type { Random } from '@majlis/kernel';
import type { Conn } from '../index.ts';
import type { Client } from './client.ts';
import { type Faults, NO_FAULTS } from './faults.ts';
import type { Node, SimWorld } from './node.ts';
import type { SimStore } from './sim-store.ts';

/** A whole little world: one table, its owners, its store, its people, and everything that can go wrong between them. */
export interface Town extends SimWorld {
  readonly random: Random;
  readonly faults: Faults;
  readonly store: SimStore;
  readonly nodes: Node[];
  readonly clients: readonly Client[];
  /** Which process a connection ends at. */
  readonly lines: Map<Conn, Node>;
}

/** Whether what goes wrong still goes wrong. */
export const currentFaults = (town: Town): Faults => (town.now < town.faults.until ? town.faults : NO_FAULTS);

export const owner = ({ nodes }: Town): Node | undefined =>
  nodes.findLast(node => node.isAlive && node.room.stage !== 'retired');

export const later = (town: Town, ms: number, what: () => void): void => town.todo.add(town.now + ms, what);
