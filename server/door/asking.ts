import type { ClientMessage } from '@majlis/protocol';
import { hasChair } from './chairs.ts';
import type { DoorDeps } from './door-deps.ts';
import { placesIn } from './greeting.ts';
import type { Socket } from './socket.ts';

type Ask = Extract<ClientMessage, { kind: 'ask' }>;

/** What a socket says, brought to its table. */
export const heard = (
  house: DoorDeps,
  socket: Socket,
  message: Exclude<ClientMessage, { kind: 'hello' | 'pong' }>,
): void => {
  const { table, id } = socket;
  if (table === null) return;
  if (message.kind === 'missed') house.host.feed(table, { kind: 'missed', conn: id, you: message.you, at: message.at });
  else if (message.request.kind === 'sit') void sat(house, socket, table, message);
  else if (message.request.kind === 'say' || message.request.kind === 'react')
    void spoke(house, socket, table, message);
  else brought(house, socket, table, message);
};

const brought = ({ host }: DoorDeps, { id }: Socket, table: string, { act, request }: Ask): void =>
  host.feed(table, { kind: 'asked', conn: id, act, request });

/** CLUB-6.10  Who blocks whom the store knows, at whatever door it was said. */
const spoke = async (house: DoorDeps, { id, caller, tell }: Socket, table: string, ask: Ask): Promise<void> => {
  const { act, request } = ask;
  const refused = (reason: string): void => tell({ kind: 'refused', now: house.clock.now(), act, reason });
  try {
    if (caller && (await house.sanctions.of(caller.me.id)).mute !== undefined) return refused('muted');
    const unheardBy = caller ? await house.people.apart(caller.me.id) : [];
    house.host.feed(table, { kind: 'asked', conn: id, act, request, unheardBy });
  } catch {
    refused('busy');
  }
};

/** Who sits down elsewhere is a question to the directory. */
const sat = async (house: DoorDeps, socket: Socket, table: string, ask: Ask): Promise<void> => {
  const reason = await unwelcome(house, socket, table);
  if (reason) socket.tell({ kind: 'refused', now: house.clock.now(), act: ask.act, reason });
  else brought(house, socket, table, ask);
};

/** Why a person may not sit down at this table, if so. */
const unwelcome = async (house: DoorDeps, socket: Socket, table: string): Promise<string | undefined> => {
  const { store, people } = house;
  try {
    const { caller } = socket;
    if (!caller) return 'signed-out';
    const { id } = caller.me;
    if (!(await hasChair(house, caller.me, table))) return 'too-many-tables';
    const there = (await store.directory.find(table))?.seats ?? [];
    const mates = there.flatMap(seat => (seat && 'person' in seat && seat.person.id !== id ? [seat.person.id] : []));
    if (await people.isBlocked(id, mates)) return 'blocked';
    const isBarred = await store.bars.isBarred(table, placesIn(house, socket), await people.since(id));
    return isBarred ? 'blocked' : undefined;
  } catch {
    return 'busy';
  }
};
