import { same } from '@majlis/kernel';
import { viewerOf } from '../delivery.ts';
import { type Conn, type Input, type Message, type Room, verifyLog, viewOf } from '../index.ts';
import type { Table } from '../table.ts';
import { type Ledger, ledger, plain } from './ledger.ts';
import { MACHINE, type Machine } from './machine.ts';
import type { Node, SimObserver } from './node.ts';
import { type Scanner, scanner } from './scan.ts';
import type { SimGame } from './sim-game.ts';
import { emptyStore, type SimStore } from './sim-store.ts';
import { type Timekeeper, timekeeper } from './timekeeper.ts';
import { owner, type Town } from './town.ts';
import { foundTown } from './world.ts';

export interface SimReport {
  readonly seed: number;
  /** Empty: all is well. */
  readonly violations: readonly string[];
  readonly virtualMs: number;
  readonly steps: number;
  readonly matches: number;
  readonly hash: number;
}

const MOST_QUEUED = 66;
/** After the last fault a table must come to an end within so long. */
const END_WITHIN_MS = 4 * 3_600_000;
/** A table that stays in the lobby so long has no match to come. */
const QUIET_MS = 30_000;

/** What a run is judged by, as it goes. */
interface RunRecord {
  readonly simGame: SimGame;
  readonly store: SimStore;
  readonly violations: string[];
  readonly book: Ledger;
  readonly keeper: Timekeeper;
  readonly scan: Scanner;
  /** What each action asked for, and which are written down. */
  readonly kinds: Map<string, string>;
  readonly written: Set<string>;
  steps: number;
  hash: number;
}

/** One seed: a table, its people and their troubles, judged at every step. */
export const simulate = (
  simGame: SimGame,
  seed: number,
  machine: Machine = MACHINE,
  store: SimStore = emptyStore(),
): SimReport => {
  const trial: RunRecord = {
    simGame,
    store,
    violations: [],
    book: ledger(simGame),
    keeper: timekeeper(),
    scan: scanner(simGame.oracle, simGame.setup.game.sizes.at(-1) ?? 0),
    kinds: new Map(),
    written: new Set(),
    steps: 0,
    hash: 7,
  };
  const town: Town = foundTown(
    simGame,
    machine,
    seed,
    observer(trial, () => town),
    store,
  );
  run(town, trial);
  if (trial.violations.length === 0) trial.violations.push(...endFaults(town).map(fault => `at the end: ${fault}`));
  const { violations, steps, hash, book } = trial;
  return { seed, violations, virtualMs: town.now, steps, matches: book.ended, hash };
};

/** The trace in one number. */
const note = (trial: RunRecord, text: string): void => {
  for (let i = 0; i < text.length; i++) trial.hash = (Math.imul(trial.hash, 31) + text.charCodeAt(i)) | 0;
};

const observer = (trial: RunRecord, town: () => Town): SimObserver => {
  const { violations, store, keeper, book, scan, kinds, written } = trial;
  const accuse = (...faults: readonly string[]): void => {
    violations.push(...faults.map(fault => `${town().now} ms: ${fault}`));
  };
  return {
    taking: input => {
      if (input.kind === 'asked') kinds.set(input.act, input.request.kind);
    },
    opened: node => keeper.stepped(node, null, town().now),
    stepped: (node, input, before) => {
      trial.steps += 1;
      note(trial, `${town().now} ${node.id} ${input.kind} ${node.room.table.seq};`);
      keeper.stepped(node, input, town().now);
      accuse(...forkFaults(node, input, before, store), ...sizeFaults(node));
    },
    sent: (node, to, message) => {
      note(trial, `${message.kind} ${to};`);
      accuse(...leakFaults(trial, node, to, message), ...earlyAcks(trial, message));
    },
    idle: keeper.idle,
    stored: (node, lines) => {
      for (const { act } of lines) if (act !== null) written.add(plain(act));
      lines.forEach(scan.logged);
      accuse(...keeper.faults(node, lines, town().now > town().faults.until + 10_000), ...book.enter(lines));
    },
    alarmed: what => accuse(`I3 ${what}`),
  };
};

/** I6 */
const leakFaults = ({ scan }: RunRecord, { room }: Node, to: Conn, message: Message): readonly string[] => {
  const viewer = room.guests.find(({ conn }) => conn === to)?.viewer ?? 'rail';
  const leaks = scan.sent(viewer, message, room.table.seq);
  return leaks.length > 0 ? [`I6 viewer ${viewer} is told of ${leaks.map(({ card }) => card)}`] : [];
};

/** I1  An opened nonce alone is not written down until all are open. */
const earlyAcks = ({ kinds, written }: RunRecord, message: Message): readonly string[] => {
  if (message.kind !== 'done' || kinds.get(message.act) === 'open' || written.has(message.act)) return [];
  return [`I1 ${message.act} was acknowledged and is not in the log`];
};

/**
 * Until all faults are over and the table has come to rest. In its owner's mind too: where nobody is awaited an owner has
 * nothing to write, and finds out that another has closed the table only when somebody comes back to it.
 */
const run = (town: Town, { book, violations }: RunRecord): void => {
  let restless = 0;
  for (let slot = town.todo.next(); slot && violations.length === 0; slot = town.todo.next()) {
    town.now = slot.at;
    slot.entry();
    const isOn = [book.table, owner(town)?.room.table].some(table => table && isUnderWay(table));
    if (isOn || town.now < town.faults.until) restless = town.now;
    if (town.now - restless > QUIET_MS || town.now > town.faults.until + END_WITHIN_MS) return;
  }
};

const isUnderWay = ({ phase }: Table): boolean => phase === 'starting' || phase === 'playing';

/** I5  With nothing on its way any more, everybody must come to see what is. What still is on its way gets a minute. */
const settleFaults = (town: Town): readonly string[] => {
  const until = town.now + 60_000;
  let faults = clientFaults(town);
  for (let slot = town.todo.next(); slot && slot.at < until && faults.length > 0; slot = town.todo.next()) {
    town.now = slot.at;
    slot.entry();
    faults = clientFaults(town);
  }
  return faults;
};

/** I4  What an owner took for stored is what the store has. */
const forkFaults = ({ id, room }: Node, input: Input, { table, saving }: Room, store: SimStore): readonly string[] => {
  if (input.kind === 'loaded' || !saving || room.table.seq <= table.seq) return [];
  const other = saving.lines.find(line => store.lines[line.seq - 1] !== line);
  return other ? [`I4 owner ${id} holds another line ${other.seq}`] : [];
};

/** I14 */
const sizeFaults = ({ id, room: { queue, asks, watches, streams } }: Node): readonly string[] => {
  const longest = Math.max(0, ...[...streams.values()].map(({ tail }) => tail.length));
  const isTooMuch = queue.length > MOST_QUEUED || asks.length > 8 || watches.length > 32 || longest > 64;
  return isTooMuch ? [`I14 owner ${id} hoards: ${queue.length} ${asks.length} ${watches.length} ${longest}`] : [];
};

const endFaults = (town: Town): readonly string[] => {
  const node = owner(town);
  const { setup } = town.simGame;
  if (!node) return ['I9 nobody owns the table'];
  const { table } = node.room;
  const faults = table.phase === 'lobby' || table.phase === 'closed' ? [] : [`I9 the table is still ${table.phase}`];
  const checks = verifyLog(setup, town.store.lines).checks.filter(({ ok }) => !ok);
  return [...faults, ...checks.map(({ what }) => `I12 ${what}`), ...settleFaults(town)];
};

const clientFaults = (town: Town): readonly string[] =>
  town.clients.flatMap(client => {
    const node = owner(town);
    const name = client.person.id;
    if (!node || client.conn === null || town.lines.get(client.conn) !== node) return [`I5 ${name} has not come back`];
    const viewer = viewerOf(node.room.table, name);
    if (client.known.you !== viewer) return [`I5 ${name} thinks to be ${client.known.you}, and is ${viewer}`];
    const isSame = same(viewOf(town.simGame.setup, node.room.table, viewer), client.known.table);
    return isSame ? [] : [`I5 ${name} sees another table`];
  });
