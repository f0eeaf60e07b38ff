import type { DiceVerdict } from '@majlis/kernel/dice';
import type { Me } from '@majlis/protocol';
import { harness } from '@/harness.ts';
import type { Setup } from '@/offline/letter.ts';
import { type WorkerWire, workerTo } from '@/offline/worker-wire.ts';
import { checkMatch } from '@/store/check.ts';
import { DEVICE, jitter } from '@/store/device.ts';
import { type Loaded, loadGame } from '@/store/games.ts';
import { type SocketNeeds, socketTo } from '@/store/socket.ts';
import { type TableStore, tableStore } from '@/store/table-store.ts';
import type { Connect } from '@/store/wire.ts';

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

const PULSE = 250;

/** Time passes for the store too; tests push their own clock. */
const pulsed = (store: TableStore): (() => void) => {
  const timer = setInterval(store.tick, PULSE);
  document.addEventListener('mj-clock', store.tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('mj-clock', store.tick);
    store.close();
  };
};

const opened = (cast: Loaded, connect: Connect, againstBots: boolean): { store: TableStore; close: () => void } => {
  const store = tableStore({ cast, connect, device: DEVICE, againstBots });
  const shown = store.seen.subscribe(({ table }) => {
    if (harness && table) harness.store = store;
  });
  const close = pulsed(store);
  return {
    store,
    close: () => {
      shown();
      close();
    },
  };
};

export interface TableAddress {
  readonly id: string;
  /** `baloot/1` */
  readonly game: string;
  readonly ticket: SocketNeeds['ticket'];
}

/** undefined: a game that this app does not have. */
export const openTable = async ({ id, game, ticket }: TableAddress): Promise<Played | undefined> => {
  const cast = await loadGame(game);
  if (!cast) return undefined;
  const { store, close } = opened(cast, socketTo({ place: id, ticket, random: jitter }), false);
  return { id, game: cast, store, offline: false, check: match => checkMatch(store, game, match), close };
};

export interface OfflineAddress {
  readonly id: string;
  readonly game: string;
  readonly me: Me;
  /** For a new table: one that is not there yet, or whose match is over. */
  readonly setup: Wish;
}

type Wish = Pick<Setup, 'level'> & Partial<Omit<Setup, 'secret'>>;

/** In the test build a test may set up a table by itself: its chance, its rules, how fast time runs. */
const trial = (): Partial<Setup> => (harness ? JSON.parse(sessionStorage.getItem('majlis/trial') ?? '{}') : {});

export const openOffline = async ({ id, game, me, setup }: OfflineAddress): Promise<Played | undefined> => {
  const cast = await loadGame(game);
  if (!cast) return undefined;
  const size = setup.size ?? cast.game.sizes[0] ?? 2;
  const options = { ...cast.game.options.unhurried, ...setup.options };
  const whole: Setup = { ...setup, options, game, size, secret: DEVICE.draw(32), ...trial() };
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
