import { pick, seeded } from '@majlis/kernel';
import { doorStep } from '../link.ts';
import { agenda } from './agenda.ts';
import { drawBusFaults } from './bus-faults.ts';
import { found, isStale, openDoor, openHost, STALE_MS, tellGuest, visit } from './bus-sides.ts';
import { type Bus, DOORS, faultsOf, HOSTS, later, type SimHost, TABLES, VISITORS } from './bus-world.ts';
import { happens } from './faults.ts';

export interface BusReport {
  readonly violations: readonly string[];
  readonly acts: number;
}

const SETTLE_MS = 5_000;

/** One seed: doors, hosts and a wire that loses frames. I15, I16, I17. */
export const simulateBus = (seed: number, step: typeof doorStep = doorStep): BusReport => {
  const random = seeded(seed);
  const bus: Bus = {
    step,
    random,
    faults: drawBusFaults(random),
    todo: agenda(),
    hosts: [],
    doors: [],
    visitors: [],
    store: new Map(),
    book: new Map(),
    violations: [],
    now: 0,
    acts: 0,
  };
  for (let n = 0; n < TABLES; n++) bus.store.set(`t${n}`, { acts: [], owner: null, epoch: 0 });
  for (let n = 0; n < HOSTS; n++) openHost(bus);
  for (let n = 0; n < DOORS; n++) openDoor(bus);
  for (let n = 0; n < VISITORS; n++) visit(bus, n);
  mishaps(bus);
  const end = bus.faults.until + SETTLE_MS;
  for (let slot = bus.todo.next(); slot && slot.at <= end && bus.violations.length === 0; slot = bus.todo.next()) {
    bus.now = slot.at;
    slot.entry();
  }
  if (bus.violations.length === 0) bus.violations.push(...blind(bus));
  return { violations: bus.violations, acts: bus.acts };
};

/** I16  With the faults over, everybody sees what is stored, and has the socket it had. */
const blind = ({ visitors, store }: Bus): readonly string[] =>
  visitors.flatMap(({ conn, table, known, pending }) => {
    const head = store.get(table)?.acts.length;
    return known === head && pending === null
      ? []
      : [`at the end: I16 ${conn} sees ${known} of ${head}, waits for ${pending}`];
  });

const mishaps = (bus: Bus): void =>
  later(bus, 100, () => {
    const { random, hosts, doors } = bus;
    const faults = faultsOf(bus);
    const living = hosts.filter(({ isAlive }) => isAlive);
    const host = pick(living, random);
    if (happens(random, faults.hang)) hang(bus, host, ending(bus, random.below(6_000)) - bus.now);
    if (happens(random, faults.cut)) host.cutUntil = ending(bus, random.below(5_000));
    if (happens(random, faults.cut)) pick(doors, random).cutUntil = ending(bus, random.below(5_000));
    if (living.length > 1 && happens(random, faults.crash)) host.isAlive = false;
    if (living.length < HOSTS && random.below(20) === 0) openHost(bus);
    mishaps(bus);
  });

/** Whatever began in time ends with the faults. */
const ending = ({ now, faults }: Bus, ms: number): number => Math.min(now + ms, Math.max(now, faults.until));

/** A zombie: when it wakes it still speaks to whom it knew, and then learns that it was found gone. */
const hang = (bus: Bus, host: SimHost, ms: number): void => {
  if (bus.now < host.hangsUntil) return;
  host.hangsSince = bus.now;
  host.hangsUntil = bus.now + ms;
  later(bus, STALE_MS + 200, () => {
    if (host.isAlive && isStale(bus, host)) found(bus, host);
  });
  later(bus, ms, () => {
    if (!host.isAlive) return;
    for (const [key, { table }] of host.guests) tellGuest(bus, host, key, `t${bus.store.get(table)?.acts.length}`);
    for (const what of host.waiting.splice(0)) what();
    if (!host.isGone) return;
    for (const key of [...host.guests.keys()]) tellGuest(bus, host, key, null);
    host.epochs.clear();
    host.isGone = false;
  });
};
