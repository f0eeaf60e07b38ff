import { pick } from '@majlis/kernel';
import { type Conn, type Input, type Message, onNewConnection, positionOf } from '../index.ts';
import { afterMessage, type Client, nextRequest } from './client.ts';
import { type Faults, happens } from './faults.ts';
import { deliver, type Node } from './node.ts';
import { currentFaults, later, owner, type Town } from './town.ts';

const delay = (town: Town): number => {
  const { slowLine, reorder } = currentFaults(town);
  if (happens(town.random, slowLine)) return 500 + town.random.below(2_000);
  return 20 + (happens(town.random, reorder) ? town.random.below(400) : 0);
};

/** Messages may be lost, come twice, or overtake one another. */
const times = (town: Town): number => {
  const { drop, repeat } = currentFaults(town);
  return happens(town.random, drop) ? 0 : happens(town.random, repeat) ? 2 : 1;
};

export const carry = (town: Town, node: Node, conn: Conn, message: Message): void => {
  for (let copy = times(town); copy > 0; copy--) {
    later(town, delay(town), () => {
      const client = town.clients.find(one => one.conn === conn);
      if (!client || town.lines.get(conn) !== node) return;
      const missed = afterMessage(town.simGame, town.machine, client, message);
      if (missed) sendUp(town, client, { kind: 'missed', conn, ...missed });
    });
  }
};

const sendUp = (town: Town, client: Client, input: Input): void => {
  const node = client.conn === null ? undefined : town.lines.get(client.conn);
  for (let copy = times(town); node && copy > 0; copy--) later(town, delay(town), () => deliver(town, node, input));
};

/** A person looks at the screen a few times a second. */
export const live = (town: Town, client: Client): void => {
  later(town, 150 + client.random.below(500), () => {
    if (client.conn === null) dial(town, client);
    act(town, client);
    live(town, client);
  });
};

const act = (town: Town, client: Client): void => {
  const { conn } = client;
  const faults = currentFaults(town);
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
  const request = nextRequest(town.simGame, client, faults, town.now);
  if (!request) return;
  const pending = { act: `${client.person.id}.${client.acts++}`, request, sentAt: town.now };
  client.pending.push(pending);
  sendUp(town, client, { kind: 'asked', conn, act: pending.act, request });
};

const dial = (town: Town, client: Client): void => {
  const node = town.faults.isFenced ? owner(town) : pickOwner(town);
  if (!node) return;
  const conn = `${client.person.id}/${client.dials++}`;
  Object.assign(client, { conn, known: onNewConnection(client.known) });
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
    sendUp(town, client, { kind: 'missed', conn, ...positionOf(client.known) });
    ping(town, client, conn);
  });
};

export const hangUp = (town: Town, conn: Conn, back: number): void => {
  const client = town.clients.find(one => one.conn === conn);
  const node = town.lines.get(conn);
  town.lines.delete(conn);
  if (node && town.random.below(2) === 0) later(town, 20, () => deliver(town, node, { kind: 'departed', conn }));
  if (!client) return;
  client.conn = `away/${client.dials++}`;
  const waiting = client.conn;
  later(town, town.now < town.faults.until ? back : Math.min(back, 1_000), () => {
    if (client.conn === waiting) client.conn = null; // the next look at the screen dials, as often as it takes
  });
};
