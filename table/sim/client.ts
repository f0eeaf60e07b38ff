import { pick, type Random, type Seat } from '@majlis/kernel';
import { type Hex, nonceHash } from '@majlis/kernel/dice';
import {
  type ClientTable,
  type Conn,
  type Message,
  mayBind,
  type Person,
  type Request,
  type StreamPosition,
  type Table,
  UNKNOWN,
} from '../index.ts';
import { type Faults, happens } from './faults.ts';
import type { Machine } from './machine.ts';
import { hex } from './person.ts';
import type { SimGame } from './sim-game.ts';

/** Something asked for and not yet answered. */
interface Pending {
  readonly act: string;
  readonly request: Request;
  sentAt: number;
}

/** A person at a screen: a fold of what arrives, and now and then a wish. */
export interface Client {
  readonly person: Person;
  readonly random: Random;
  conn: Conn | null;
  /** Which connection this is. */
  dials: number;
  known: ClientTable;
  readonly pending: Pending[];
  acts: number;
  /** How many more matches this person wants to play. */
  matches: number;
  /** The match that was last counted as played. */
  counted: string;
  readonly nonces: Map<string, Hex>;
  /** Does nothing on turns of its own until then. */
  silentUntil: number;
  hasLeft: boolean;
}

export const newClient = (person: Person, random: Random): Client => ({
  person,
  random,
  conn: null,
  dials: 0,
  known: UNKNOWN,
  pending: [],
  acts: 0,
  matches: 1 + random.below(2),
  counted: '',
  nonces: new Map(),
  silentUntil: 0,
  hasLeft: false,
});

/** What a message makes of a client. Returned: what it has to ask for, if there is a gap. */
export const afterMessage = (
  { setup }: SimGame,
  { listen }: Machine,
  client: Client,
  message: Message,
): StreamPosition | null => {
  if (message.kind === 'done' || message.kind === 'refused') forgetPending(client, message.act);
  const { known, missed } = listen(setup, client.known, message);
  client.known = known;
  return missed;
};

const forgetPending = (client: Client, act: string): void => {
  const at = client.pending.findIndex(one => one.act === act);
  if (at >= 0) client.pending.splice(at, 1);
};

/** A match that ended is one less to play. */
const count = (client: Client, { phase, ending, commitment }: Table): void => {
  if (phase !== 'lobby' || !ending || !commitment || client.counted === commitment.id) return;
  client.counted = commitment.id;
  client.matches -= 1;
};

/** What the person at the screen wants now, if anything. */
export const nextRequest = (simGame: SimGame, client: Client, faults: Faults, now: number): Request | undefined => {
  const { known, random } = client;
  const { table, you, newest } = known;
  if (!table || newest === null || client.pending.length > 0) return undefined;
  count(client, table);
  if (you === 'rail' || you === null) return wantsSeat(client, table);
  switch (table.phase) {
    case 'lobby':
      return getReady(client, table, you);
    case 'starting': {
      const id = table.commitment?.id ?? '';
      if (happens(random, faults.unopened)) client.nonces.delete(id);
      const rebind = mayBind(table) ? bindTo(client, table, you) : undefined;
      const nonce = client.nonces.get(id);
      return rebind ?? (nonce ? { kind: 'open', nonce } : undefined);
    }
    case 'playing':
      return happens(random, faults.leave) ? { kind: 'leave' } : wantsToPlay(simGame, client, table, you, faults, now);
    default:
      return undefined;
  }
};

const nonceHashFor = (client: Client, id: Hex): Hex => {
  if (id === '') return '';
  const nonce = client.nonces.get(id) ?? hex(client.random, 32);
  client.nonces.set(id, nonce);
  return nonceHash(id, nonce);
};

const wantsSeat = (client: Client, table: Table): Request | undefined => {
  const free = table.chairs.flatMap(({ sitter }, seat) => (sitter ? [] : [seat]));
  if (client.hasLeft || table.phase !== 'lobby' || free.length === 0 || !table.commitment) return undefined;
  return { kind: 'sit', seat: pick(free, client.random), hash: nonceHashFor(client, table.commitment.id) };
};

const bindTo = (client: Client, table: Table, seat: Seat): Request | undefined => {
  const sitter = table.chairs[seat]?.sitter;
  const hash = nonceHashFor(client, table.commitment?.id ?? '');
  return sitter?.kind === 'person' && sitter.hash !== hash ? { kind: 'bind', hash } : undefined;
};

/** Play `matches` matches, then go home. */
const getReady = (client: Client, table: Table, seat: Seat): Request | undefined => {
  const chair = table.chairs[seat];
  if (table.ending && client.matches <= 0) {
    client.hasLeft = true;
    return { kind: 'leave' };
  }
  const bind = bindTo(client, table, seat);
  if (bind) return bind;
  const empty = table.chairs.findIndex(({ sitter }) => !sitter);
  if (empty >= 0 && table.host === client.person.id && client.random.below(20) === 0) {
    return { kind: 'seatBot', seat: empty, level: 'novice' };
  }
  return empty < 0 && !chair?.ready ? { kind: 'ready', ready: true } : undefined;
};

const wantsToPlay = (
  simGame: SimGame,
  client: Client,
  table: Table,
  seat: Seat,
  faults: Faults,
  now: number,
): Request | undefined => {
  const { random } = client;
  if (now < client.silentUntil || table.chairs[seat]?.hand === 'bot') return sideAction(client, faults);
  const isAwaited = client.known.clocks.some(({ on }) => on === seat);
  if (random.below(isAwaited ? 3 : 30) > 0) return sideAction(client, faults);
  const offers = simGame.setup.game.offers(table.state, seat);
  if (offers.length === 0) return undefined;
  const action = simGame.places.choose?.(table.state, seat, offers, random) ?? pick(offers, random);
  return { kind: 'act', word: simGame.write(action) };
};

const NONSENSE = [
  '~',
  '.',
  'left@0',
  'lock:XX',
  'pass',
  '',
  '__proto__',
  'constructor',
  'play:AS',
  'lock:AS',
  'trump=H',
];

/** Talk, clicks that make no sense, the host's impatience. */
const sideAction = (client: Client, faults: Faults): Request | undefined => {
  const { random } = client;
  if (happens(random, faults.nonsense)) return { kind: 'act', word: pick(NONSENSE, random) };
  switch (random.below(200)) {
    case 0:
      return { kind: 'say', text: `line ${client.person.id} ${client.acts}` };
    case 1:
      return { kind: 'react', sign: 'hello' };
    case 2:
      return { kind: 'hurry' };
    default:
      return undefined;
  }
};
