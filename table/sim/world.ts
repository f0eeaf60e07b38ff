import { pick, type Random, seeded } from '@majlis/kernel';
import type { Conn, Effect, Input, Message } from '../index.ts';
import { agenda } from './agenda.ts';
import { type Client, listen, newClient, wish } from './client.ts';
import { drawFaults, type Faults, happens, NO_FAULTS } from './faults.ts';
import type { Lot } from './lot.ts';
import type { Machine } from './machine.ts';
import { deliver, moved, type Node, stall, type Witness, type World } from './node.ts';
import { hex, personOf } from './person.ts';
import { answerOf, emptyStore, type Store } from './store.ts';

/** A whole little world: one table, its owners, its store, its people, and everything that can go wrong between them. */
export interface Town extends World {
  readonly random: Random;
  readonly faults: Faults;
  readonly store: Store;
  readonly nodes: Node[];
  readonly clients: readonly Client[];
  /** Which process a connection ends at. */
  readonly lines: Map<Conn, Node>;
}

/** Whether what goes wrong still goes wrong. */
const wrong = (town: Town): Faults => (town.now < town.faults.until ? town.faults : NO_FAULTS);

export const owner = ({ nodes }: Town): Node | undefined =>
  nodes.findLast(node => node.isAlive && node.room.stage !== 'retired');

export const foundTown = (
  lot: Lot,
  machine: Machine,
  seed: number,
  witness: Witness,
  store: Store = emptyStore(),
): Town => {
  const random = seeded(seed);
  const size = pick(lot.cast.game.sizes, random);
  const people = Array.from({ length: size }, (_, n) => newClient(personOf(n), seeded(seed * 977 + n)));
  const watcher = { ...newClient(personOf('rail'), seeded(seed * 977 + 99)), hasLeft: true };
  const town: Town = {
    lot,
    machine,
    todo: agenda(),
    now: 0,
    witness,
    perform: (node, effect) => perform(town, node, effect),
    random,
    faults: drawFaults(random),
    store,
    nodes: [],
    clients: [...people, watcher],
    lines: new Map(),
  };
  const plan = {
    options: lot.options,
    size,
    visibility: 'private',
    reveal: pick(['match', 'deal'] as const, random),
    host: personOf(0),
  } as const;
  const opened = machine.create(lot.cast, plan, hex(random, 32), 0);
  if (!opened.ok) throw new Error(`no table: ${opened.reason}`);
  const first = newNode(town, opened.state);
  for (const effect of opened.effects) perform(town, first, effect);
  for (const client of town.clients) live(town, client);
  mishaps(town);
  return town;
};

const newNode = (town: Town, room: Node['room']): Node => {
  const skew = town.nodes.length === 0 ? 0 : town.random.below(100_000);
  const node: Node = {
    id: town.nodes.length,
    epoch: town.store.epoch,
    skew,
    room,
    isAlive: true,
    stalledUntil: 0,
    waiting: [],
    wakeAt: 0,
    savingSince: null,
  };
  town.nodes.push(node);
  return node;
};

/** A new process takes the table over from its log. */
const takeOver = (town: Town): void => {
  const { lot, machine, store } = town;
  if (store.lines.length === 0) return;
  if (town.faults.isFenced) store.epoch += 1;
  const node = newNode(town, town.nodes[0]?.room ?? owner(town)?.room ?? fail());
  moved(town, node, machine.recover(lot.cast, [...store.lines], store.secret, town.now + node.skew));
  town.witness.opened(node);
};

const fail = (): never => {
  throw new Error('no table was ever opened');
};

const perform = (town: Town, node: Node, effect: Effect): void => {
  switch (effect.kind) {
    case 'append':
      append(town, node, effect);
      break;
    case 'load':
      load(town, node);
      break;
    case 'send':
      town.witness.sent(node, effect.to, effect.message);
      carry(town, node, effect.to, effect.message);
      break;
    case 'close':
      hangUp(town, effect.conn, effect.why === 'elsewhere' ? 8_000 : 500);
      break;
    case 'wake':
      setTimer(town, node, effect.at);
      break;
    case 'askBot':
      think(town, node, effect);
      break;
    case 'alarm':
      town.witness.alarmed(effect.what);
      break;
  }
};

const later = (town: Town, ms: number, what: () => void): void => town.todo.add(town.now + ms, what);

const append = (town: Town, node: Node, effect: Extract<Effect, { kind: 'append' }>): void => {
  const { store } = town;
  const answer = answerOf(store, wrong(town), town.random, town.now);
  let says = answer.says;
  node.savingSince = town.now;
  if (answer.writesAfter !== null) {
    later(town, answer.writesAfter, () => {
      const result = store.write(store, effect, node.epoch);
      if (result === 'written') town.witness.stored(node, effect.lines);
      if (result === 'clash') says = 'unsure';
      if (result === 'fenced') says = 'fenced';
    });
  }
  later(town, answer.saysAfter, () =>
    deliver(town, node, says === 'fenced' ? { kind: 'fenced' } : { kind: says, seq: effect.seq }),
  );
};

const load = (town: Town, node: Node): void => {
  const isDown = town.now < town.store.downUntil || happens(town.random, wrong(town).refusal);
  later(town, 1 + town.random.below(20), () =>
    deliver(
      town,
      node,
      isDown ? { kind: 'unloadable' } : { kind: 'loaded', lines: [...town.store.lines], secret: town.store.secret },
    ),
  );
};

const setTimer = (town: Town, node: Node, at: number): void => {
  node.wakeAt = at;
  town.todo.add(Math.max(town.now, at - node.skew), () => {
    if (node.wakeAt === at) deliver(town, node, { kind: 'woke' });
  });
};

const think = (town: Town, node: Node, { ask, seat, view }: Extract<Effect, { kind: 'askBot' }>): void => {
  const { lot, random } = town;
  const offers = lot.cast.game.offers(view, seat);
  if (offers.length === 0) return;
  const action = lot.subject.choose?.(view, seat, offers, random) ?? pick(offers, random);
  later(town, random.below(20) === 0 ? 5_000 : 20, () => deliver(town, node, { kind: 'botActed', ask, action }));
};

const delay = (town: Town): number => {
  const { slowLine, reorder } = wrong(town);
  if (happens(town.random, slowLine)) return 500 + town.random.below(2_000);
  return 20 + (happens(town.random, reorder) ? town.random.below(400) : 0);
};

/** Messages may be lost, come twice, or overtake one another. */
const times = (town: Town): number => {
  const { drop, repeat } = wrong(town);
  return happens(town.random, drop) ? 0 : happens(town.random, repeat) ? 2 : 1;
};

const carry = (town: Town, node: Node, conn: Conn, message: Message): void => {
  for (let copy = times(town); copy > 0; copy--) {
    later(town, delay(town), () => {
      const client = town.clients.find(one => one.conn === conn);
      if (!client || town.lines.get(conn) !== node) return;
      if (listen(town.lot, client, message))
        sendUp(town, client, { kind: 'missed', conn, you: client.you, at: client.at });
    });
  }
};

const sendUp = (town: Town, client: Client, input: Input): void => {
  const node = client.conn === null ? undefined : town.lines.get(client.conn);
  for (let copy = times(town); node && copy > 0; copy--) later(town, delay(town), () => deliver(town, node, input));
};

/** A person looks at the screen a few times a second. */
const live = (town: Town, client: Client): void => {
  later(town, 150 + client.random.below(500), () => {
    if (client.conn === null) dial(town, client);
    act(town, client);
    live(town, client);
  });
};

const act = (town: Town, client: Client): void => {
  const { conn } = client;
  const faults = wrong(town);
  if (conn === null) return;
  if (happens(client.random, faults.silent)) client.silentUntil = town.now + client.random.below(30_000);
  if (happens(client.random, faults.hangUp / 10)) {
    hangUp(town, conn, client.random.below(40_000));
    return;
  }
  if (happens(client.random, faults.secondTab / 10)) dial(town, client);
  else speak(town, client, conn, faults);
};

const speak = (town: Town, client: Client, conn: Conn, faults: Faults): void => {
  for (const one of client.pending) {
    if (town.now - one.sentAt < 2_500) continue;
    one.sentAt = town.now;
    sendUp(town, client, { kind: 'asked', conn, act: one.act, request: one.request });
  }
  const request = wish(town.lot, client, faults, town.now);
  if (!request) return;
  const pending = { act: `${client.person.id}.${client.acts++}`, request, sentAt: town.now };
  client.pending.push(pending);
  sendUp(town, client, { kind: 'asked', conn, act: pending.act, request });
};

const dial = (town: Town, client: Client): void => {
  const node = town.faults.isFenced ? owner(town) : pickOwner(town);
  if (!node) return;
  const conn = `${client.person.id}/${client.dials++}`;
  Object.assign(client, { conn, you: null, at: 0, table: null, since: 0, clocks: [] });
  town.lines.set(conn, node);
  later(town, 20, () => deliver(town, node, { kind: 'arrived', conn, person: client.person, mayTalk: true }));
  ping(town, client, conn);
};

const pickOwner = (town: Town): Node | undefined => {
  const alive = town.nodes.filter(node => node.isAlive && node.room.stage !== 'retired');
  return alive.length === 0 ? undefined : pick(alive, town.random);
};

const ping = (town: Town, client: Client, conn: Conn): void => {
  later(town, 5_000, () => {
    if (client.conn !== conn) return;
    sendUp(town, client, { kind: 'heard', conn, rtt: town.random.below(700) });
    sendUp(town, client, { kind: 'missed', conn, you: client.you, at: client.at });
    ping(town, client, conn);
  });
};

const hangUp = (town: Town, conn: Conn, back: number): void => {
  const client = town.clients.find(one => one.conn === conn);
  const node = town.lines.get(conn);
  town.lines.delete(conn);
  if (node && town.random.below(2) === 0) later(town, 20, () => deliver(town, node, { kind: 'departed', conn }));
  if (!client) return;
  client.conn = `away/${client.dials++}`;
  const waiting = client.conn;
  later(town, town.now < town.faults.until ? back : Math.min(back, 1_000), () => {
    if (client.conn === waiting) dial(town, client);
  });
};

/** Once a second something may happen to the house itself. */
const mishaps = (town: Town): void => {
  later(town, 1_000, () => {
    const { storeDown, crash, stall: stalls, secondOwner } = wrong(town);
    const { random, store } = town;
    const node = owner(town);
    if (happens(random, storeDown)) store.downUntil = town.now + random.below(10_000);
    if (node && happens(random, crash)) kill(town, node);
    if (node && happens(random, stalls)) stall(town, node, random.below(6_000));
    if (node && happens(random, secondOwner) && town.now > 5_000) takeOver(town);
    if (town.now >= town.faults.until) retireOthers(town);
    if (!owner(town)) takeOver(town);
    mishaps(town);
  });
};

const kill = (town: Town, node: Node): void => {
  if (town.store.lines.length === 0) return;
  node.isAlive = false;
  for (const [conn, at] of [...town.lines]) if (at === node) hangUp(town, conn, town.random.below(3_000));
};

/** When the faults are over, one owner is left. */
const retireOthers = (town: Town): void => {
  const last = owner(town);
  for (const node of town.nodes) if (node !== last && node.isAlive) kill(town, node);
};
