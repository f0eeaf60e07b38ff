import { pick, seeded } from '@majlis/kernel';
import type { Effect } from '../index.ts';
import { agenda } from './agenda.ts';
import { newClient } from './client.ts';
import { drawFaults, happens } from './faults.ts';
import type { Machine } from './machine.ts';
import { applyStep, deliver, type Node, type SimObserver, stall } from './node.ts';
import { hex, personOf } from './person.ts';
import { botPlay, type SimGame } from './sim-game.ts';
import { answerOf, emptyStore, type SimStore } from './sim-store.ts';
import { currentFaults, later, owner, type Town } from './town.ts';
import { carry, hangUp, live } from './traffic.ts';

export const foundTown = (
  simGame: SimGame,
  machine: Machine,
  seed: number,
  witness: SimObserver,
  store: SimStore = emptyStore(),
): Town => {
  const random = seeded(seed);
  const size = pick(simGame.setup.game.sizes, random);
  const people = Array.from({ length: size }, (_, n) => newClient(personOf(n), seeded(seed * 977 + n)));
  const watcher = { ...newClient(personOf('rail'), seeded(seed * 977 + 99)), hasLeft: true };
  const town: Town = {
    simGame,
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
    options: simGame.options,
    size,
    visibility: 'private',
    reveal: pick(['match', 'deal'] as const, random),
    host: personOf(0),
  } as const;
  const opened = machine.create(simGame.setup, plan, hex(random, 32), 0);
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
  const { simGame, machine, store } = town;
  if (store.lines.length === 0) return;
  if (town.faults.isFenced) store.epoch += 1;
  const node = newNode(town, town.nodes[0]?.room ?? owner(town)?.room ?? fail());
  applyStep(town, node, machine.recover(simGame.setup, [...store.lines], store.secret, town.now + node.skew));
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

const append = (town: Town, node: Node, effect: Extract<Effect, { kind: 'append' }>): void => {
  const { store } = town;
  const answer = answerOf(store, currentFaults(town), town.random, town.now);
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
  const isDown = town.now < town.store.downUntil || happens(town.random, currentFaults(town).refusal);
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

const think = (town: Town, node: Node, { ask, seat, view, level }: Extract<Effect, { kind: 'askBot' }>): void => {
  const { simGame, random } = town;
  const action = botPlay(simGame, view, seat, level, random);
  if (!action) return;
  later(town, random.below(20) === 0 ? 5_000 : 20, () => deliver(town, node, { kind: 'botActed', ask, action }));
};

/** Once a second something may happen to the house itself. */
const mishaps = (town: Town): void => {
  later(town, 1_000, () => {
    const { storeDown, crash, stall: stalls, secondOwner } = currentFaults(town);
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
