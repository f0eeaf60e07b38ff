import type { Seat } from '@majlis/kernel';
import type { ServerMessage, TableRequest } from '@majlis/protocol';
import { type GameSetup, onNewConnection } from '@majlis/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { firstSeat, isForBots, readiness } from '@/store/eager.ts';
import { type Entropy, entropyOf, type Keep } from '@/store/entropy.ts';
import { folded } from '@/store/fold.ts';
import { outboxOf } from '@/store/outbox.ts';
import { type Seen, UNSEEN } from '@/store/seen.ts';
import type { Connect } from '@/store/wire.ts';

/** What a store needs of the device. */
export interface Device {
  now(): number;
  /** So many random bytes, in hex. */
  draw(bytes: number): string;
  readonly keep: Keep;
}

export interface TableStore {
  readonly seen: StoreApi<Seen>;
  readonly cast: GameSetup;
  readonly entropy: Entropy;
  /** undefined: there is no connection, and nothing is queued. */
  ask(request: TableRequest): string | undefined;
  sit(seat: Seat): string | undefined;
  /** The house's time. */
  now(): number;
  /** Time has passed: what was not answered is sent again, or given up. */
  tick(): void;
  /** The player wants the connection back: from another tab, or at once. */
  reconnect(): void;
  close(): void;
}

export interface Venue {
  readonly cast: GameSetup;
  readonly connect: Connect;
  readonly device: Device;
  /** Against bots, who come to the table after its host. */
  readonly againstBots?: boolean;
}

export const tableStore = ({ cast, connect, device, againstBots = false }: Venue): TableStore => {
  const seen = createStore<Seen>(() => UNSEEN);
  const entropy = entropyOf(device.keep, () => device.draw(32));
  const known = (): Seen => seen.getState();
  const outbox = outboxOf(seen, device, message => wire.send(message));
  let forBots = againstBots;
  let hasSat = false;

  const heard = (message: ServerMessage): void => {
    const before = known();
    const next = folded(cast, before, message, device.now());
    seen.setState(next.seen, true);
    if (!before.table) forBots ||= isForBots(next.seen);
    if (next.reply) wire.send(next.reply);
    if (message.kind === 'welcome' && before.link !== 'open') outbox.sendAgain();
    if (message.kind === 'welcome' || message.kind === 'told') byItself();
  };

  /** What nobody need press a button for; each at most once under way. */
  const byItself = (): void => {
    const request = entropy.due(known()) ?? seating() ?? (forBots ? readiness(known()) : null);
    if (request && known().pending.every(one => one.request.kind !== request.kind)) outbox.post(request, true);
  };

  /** Once: who stands up again means it. */
  const seating = (): TableRequest | null => {
    const sit = hasSat ? null : firstSeat(known(), entropy);
    hasSat ||= sit !== null;
    return sit;
  };

  const wire = connect({
    opened: () => seen.setState(onNewConnection),
    heard,
    lost: () => seen.setState(state => ({ link: state.link === 'connecting' ? 'connecting' : 'lost' })),
    parted: why => seen.setState({ link: why }),
  });

  const ask = (request: TableRequest): string | undefined =>
    known().link === 'open' && !known().paused ? outbox.post(request, false) : undefined;

  return {
    seen,
    cast,
    entropy,
    ask,
    sit: seat => {
      const commitment = known().table?.commitment;
      return commitment ? ask({ kind: 'sit', seat, hash: entropy.hash(commitment) }) : undefined;
    },
    now: () => device.now() + known().offset.ms,
    tick: outbox.tick,
    reconnect: () => wire.reconnect(),
    close: () => wire.close(),
  };
};
