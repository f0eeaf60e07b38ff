import type { DiceVerdict } from '@majlis/kernel/dice';
import type { Me } from '@majlis/protocol';
import { checkMatch } from '@/store/check.ts';
import { DEVICE } from '@/store/device.ts';
import type { Setup } from '@/store/letter.ts';
import { castOf, type Loaded, type LoadedRules } from '@/store/loaded.ts';
import { type LineDeps, socketTo } from '@/store/socket.ts';
import { type TableStore, tableStore } from '@/store/table-store.ts';
import type { Connect } from '@/store/wire.ts';
import { type WorkerWire, workerTo } from '@/store/worker-wire.ts';
import { CLOCK } from '@/time/clock.ts';

/** A table with its store, for as long as somebody looks at it. */
export interface Played {
  readonly id: string;
  readonly game: Loaded;
  readonly store: TableStore;
  readonly offline: boolean;
  /** Recomputes the deals of a finished match on this device. */
  check(match: string): Promise<DiceVerdict>;
  close(): void;
}

const PULSE_MS = 250;

const opened = (cast: Loaded, connect: Connect, againstBots: boolean): { store: TableStore; close: () => void } => {
  const store = tableStore({ cast, connect, device: DEVICE, againstBots });
  const rest = CLOCK.every(PULSE_MS, store.tick);
  return {
    store,
    close: () => {
      rest();
      store.close();
    },
  };
};

export interface TableAddress {
  readonly id: string;
  readonly rules: LoadedRules;
  readonly ticket: LineDeps['ticket'];
}

export const openTable = ({ id, rules, ticket }: TableAddress): Played => {
  const cast = castOf(rules);
  const { store, close } = opened(cast, socketTo({ place: id, ticket, random: Math.random }), false);
  return { id, game: cast, store, offline: false, check: match => checkMatch(store, rules.game.id, match), close };
};

export interface OfflineAddress {
  readonly id: string;
  readonly rules: LoadedRules;
  readonly me: Me;
  /** For a new table: one that is not there yet, or whose match is over. */
  readonly setup: Wish;
}

type Wish = Pick<Setup, 'level'> & Partial<Omit<Setup, 'secret'>>;

export const openOffline = ({ id, rules, me, setup }: OfflineAddress): Played => {
  const cast = castOf(rules);
  const size = setup.size ?? cast.game.sizes[0] ?? 2;
  const options = { ...cast.game.options.unhurried, ...setup.options };
  const whole: Setup = { ...setup, options, game: rules.game.id, size, secret: DEVICE.draw(32) };
  let wire: WorkerWire | undefined;
  const connect: Connect = ear => {
    wire = workerTo(id, me, whole)(ear);
    return wire;
  };
  const { store, close } = opened(cast, connect, true);
  const check = async (match: string): Promise<DiceVerdict> => {
    const { you } = store.seen.getState();
    const memory = typeof you === 'number' ? store.entropy.memory(match, you) : null;
    return wire ? wire.check(memory) : { ok: false, checks: [] };
  };
  return { id, game: cast, store, offline: true, check, close };
};
