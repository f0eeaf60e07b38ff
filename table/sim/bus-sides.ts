import { pick } from '@majlis/kernel';
import { type Address, type Door, type DoorEffect, type DoorInput, EMPTY_DOOR } from '../link.ts';
import {
  accuse,
  type Bus,
  DOORS,
  every,
  faultsOf,
  later,
  reached,
  type SimDoor,
  type SimHost,
  type SimVisitor,
  TABLES,
  wired,
} from './bus-world.ts';
import { happens } from './faults.ts';

const RESEND_MS = 1_000;
/** A host that hangs for longer is found gone. */
export const STALE_MS = 2_000;

export const openHost = (bus: Bus): void => {
  const host: SimHost = {
    id: `h${bus.hosts.length + 1}`,
    epochs: new Map(),
    guests: new Map(),
    sent: new Map(),
    seen: new Map(),
    waiting: [],
    isAlive: true,
    isGone: false,
    hangsSince: 0,
    hangsUntil: 0,
    cutUntil: 0,
  };
  bus.hosts.push(host);
  // An idle link says so: a lost last frame is noticed.
  every(bus, 1_000, () => {
    if (bus.now >= host.hangsUntil) for (const door of host.sent.keys()) frame(bus, host, door, []);
    return host.isAlive;
  });
};

const keyOf = ({ conn, tries }: Address): string => `${conn}.${tries}`;

const frame = (
  bus: Bus,
  host: SimHost,
  door: SimDoor,
  lines: readonly { readonly to: Address; readonly text: string | null }[],
): void => {
  const n = (host.sent.get(door) ?? 0) + 1;
  host.sent.set(door, n);
  wired(bus, door, host, () => doorTakes(bus, door, { kind: 'frame', frame: { host: host.id, n, lines } }));
};

export const tellGuest = (bus: Bus, host: SimHost, key: string, text: string | null): void => {
  const guest = host.guests.get(key);
  if (!guest) return;
  if (text === null) host.guests.delete(key);
  frame(bus, host, guest.door, [{ to: guest.to, text }]);
};

const welcome = (bus: Bus, host: SimHost, key: string): void => {
  const table = host.guests.get(key)?.table ?? '';
  tellGuest(bus, host, key, owns(bus, host, table) ? `w${bus.store.get(table)?.acts.length}` : null);
};

const owns = ({ store }: Bus, { epochs }: SimHost, table: string): boolean =>
  epochs.has(table) && store.get(table)?.epoch === epochs.get(table);

const enterHost = (bus: Bus, host: SimHost, door: SimDoor, to: Address, table: string): void => {
  const row = bus.store.get(table);
  if (!row) return;
  const owner = row.owner;
  const isFree = owner === null || owner === host || !owner.isAlive || owner.isGone || isStale(bus, owner);
  if (!isFree) {
    answer(bus, door, host, { kind: 'turnedAway', to, owner: owner.id });
    return;
  }
  if (owner !== host || !owns(bus, host, table)) claim(bus, host, row, table);
  host.guests.set(keyOf(to), { to, door, table });
  const noted = bus.book.get(to.conn);
  if (noted?.tries === to.tries) noted.host = host.id;
  answer(bus, door, host, { kind: 'entered', to, host: host.id });
  welcome(bus, host, keyOf(to));
};

export const isStale = ({ now }: Bus, { hangsSince, hangsUntil }: SimHost): boolean =>
  now < hangsUntil && now - hangsSince > STALE_MS;

const claim = (bus: Bus, host: SimHost, row: { owner: SimHost | null; epoch: number }, table: string): void => {
  const { owner } = row;
  if (owner && owner !== host && owner.isAlive) found(bus, owner);
  row.owner = host;
  row.epoch += 1;
  host.epochs.set(table, row.epoch);
};

/** All doors are told; who is not finds out from the host itself. */
export const found = (bus: Bus, owner: SimHost): void => {
  owner.isGone = true;
  for (const door of bus.doors)
    if (!happens(bus.random, faultsOf(bus).drop))
      later(bus, 3, () => doorTakes(bus, door, { kind: 'lost', host: owner.id }));
};

const answer = (bus: Bus, door: SimDoor, host: SimHost, input: DoorInput): void =>
  wired(bus, door, host, () => doorTakes(bus, door, input));

/** A frame from a door. A hole in the numbers: whoever is at that door is told everything afresh. */
const hostTakes = (bus: Bus, host: SimHost, door: SimDoor, n: number, what: () => void): void => {
  const hole = n > (host.seen.get(door) ?? 0) + 1;
  host.seen.set(door, n);
  if (hole) for (const [key, guest] of [...host.guests]) if (guest.door === door) welcome(bus, host, key);
  what();
};

const asked = (bus: Bus, host: SimHost, from: Address, act: string): void => {
  const guest = host.guests.get(keyOf(from));
  if (!guest) return;
  const row = bus.store.get(guest.table);
  if (!row || !owns(bus, host, guest.table)) {
    tellGuest(bus, host, keyOf(from), null);
    return;
  }
  if (!row.acts.includes(act)) {
    row.acts.push(act);
    bus.acts += 1;
    for (const [key, other] of [...host.guests])
      if (other.table === guest.table) tellGuest(bus, host, key, `t${row.acts.length}`);
  }
  tellGuest(bus, host, keyOf(from), `d${act}`);
};

export const openDoor = (bus: Bus): void => {
  const door: SimDoor = { sent: new Map(), door: EMPTY_DOOR, isAlive: true, cutUntil: 0 };
  bus.doors.push(door);
  every(bus, 200, () => {
    doorTakes(bus, door, { kind: 'ticked' });
    return door.isAlive;
  });
  every(bus, 1_000, () => {
    for (const host of bus.hosts) if (door.sent.has(host.id)) toHost(bus, door, host, () => {});
    return door.isAlive;
  });
};

const doorTakes = (bus: Bus, door: SimDoor, input: DoorInput): void => {
  if (!door.isAlive) return;
  const before = door.door;
  const next = bus.step(before, input, bus.now);
  door.door = next.door;
  for (const [conn, passage] of next.door.passages)
    accuse(bus, ...queueFaults(conn, before.passages.get(conn), passage, next.effects));
  for (const effect of next.effects) perform(bus, door, input, before, effect);
};

type Passage = ReturnType<Door['passages']['get']>;

/** I17  What waits on the way in is bounded, and goes after it. */
const queueFaults = (
  conn: string,
  before: Passage,
  after: Passage,
  effects: readonly DoorEffect[],
): readonly string[] => {
  if (after && after.queued.length > 64) return [`I17 ${after.queued.length} wait for ${conn}`];
  if (!before || before.host !== null || !after || after.host === null) return [];
  const passed = effects.filter(effect => effect.kind === 'pass' && effect.from.conn === conn).length;
  return passed < before.queued.length
    ? [`I17 of ${before.queued.length} that waited for ${conn} ${passed} went on`]
    : [];
};

const toHost = (bus: Bus, door: SimDoor, host: SimHost, what: () => void): void => {
  const n = (door.sent.get(host.id) ?? 0) + 1;
  door.sent.set(host.id, n);
  if (!host.isAlive) later(bus, 6, () => doorTakes(bus, door, { kind: 'lost', host: host.id }));
  else wired(bus, door, host, () => reached(bus, host, () => hostTakes(bus, host, door, n, what)));
};

const perform = (bus: Bus, door: SimDoor, input: DoorInput, before: Door, effect: DoorEffect): void => {
  switch (effect.kind) {
    case 'tell':
      tell(bus, input, effect.conn, effect.text);
      break;
    case 'enter':
      enter(bus, door, input, before, effect);
      break;
    case 'busy':
      break;
    default:
      passOn(bus, door, effect);
  }
};

type Passed = Extract<DoorEffect, { from: Address }>;

const passOn = (bus: Bus, door: SimDoor, effect: Passed): void => {
  const host = bus.hosts.find(({ id }) => id === effect.host);
  const key = keyOf(effect.from);
  if (!host) return;
  toHost(bus, door, host, () => {
    if (effect.kind === 'leave') host.guests.delete(key);
    else if (!host.guests.has(key)) frame(bus, host, door, [{ to: effect.from, text: null }]);
    else if (effect.kind === 'missed' || effect.text === 'm') welcome(bus, host, key);
    else if (effect.text.startsWith('a')) asked(bus, host, effect.from, effect.text);
  });
};

type Enter = Extract<DoorEffect, { kind: 'enter' }>;

const enter = (bus: Bus, door: SimDoor, input: DoorInput, before: Door, { to, table, host: wanted }: Enter): void => {
  // Time alone moves nobody who is in.
  if (input.kind === 'ticked' && before.passages.get(to.conn)?.host)
    accuse(bus, `I16 ${to.conn} is moved without need`);
  bus.book.set(to.conn, { tries: to.tries, host: null });
  const living = bus.hosts.filter(({ isAlive }) => isAlive);
  const host = bus.hosts.find(({ id }) => id === wanted) ?? pick(living, bus.random);
  if (!host.isAlive) later(bus, 6, () => doorTakes(bus, door, { kind: 'turnedAway', to, owner: null }));
  else wired(bus, door, host, () => reached(bus, host, () => enterHost(bus, host, door, to, table)));
};

/** I15  Only the host that a connection entered last is passed on to it. */
const tell = (bus: Bus, input: DoorInput, conn: string, text: string): void => {
  const from = input.kind === 'frame' ? input.frame.host : null;
  if (from !== null && bus.book.get(conn)?.host !== from) accuse(bus, `I15 ${conn} is told by ${from}`);
  const visitor = bus.visitors.find(one => one.conn === conn);
  if (visitor) hear(bus, visitor, text);
};

export const visit = (bus: Bus, n: number): void => {
  const at = bus.doors[n % DOORS];
  if (!at) return;
  const visitor: SimVisitor = {
    conn: `c${n}`,
    table: `t${n % TABLES}`,
    at,
    known: null,
    pending: null,
    sentAt: 0,
    asks: 0,
  };
  bus.visitors.push(visitor);
  doorTakes(bus, at, { kind: 'opened', conn: visitor.conn, table: visitor.table });
  every(bus, 250, () => {
    act(bus, visitor);
    if (n === 0) for (let said = 0; said < faultsOf(bus).chat; said++) say(bus, visitor, 'x');
    return true;
  });
};

const act = (bus: Bus, visitor: SimVisitor): void => {
  if (visitor.pending === null) {
    if (bus.now >= bus.faults.until || visitor.known === null || bus.random.below(4) > 0) return;
    visitor.pending = `a${visitor.conn}/${++visitor.asks}`;
  } else if (bus.now - visitor.sentAt < RESEND_MS) return;
  visitor.sentAt = bus.now;
  say(bus, visitor, visitor.pending);
};

const say = (bus: Bus, { at, conn }: SimVisitor, text: string): void =>
  doorTakes(bus, at, { kind: 'said', conn, text });

const hear = (bus: Bus, visitor: SimVisitor, text: string): void => {
  const rest = text.slice(1);
  if (text.startsWith('w')) visitor.known = Number(rest);
  else if (text.startsWith('d')) visitor.pending = visitor.pending === rest ? null : visitor.pending;
  else if (visitor.known !== null && Number(rest) === visitor.known + 1) visitor.known += 1;
  else if (visitor.known === null || Number(rest) > visitor.known + 1) say(bus, visitor, 'm');
};
