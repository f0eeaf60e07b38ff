import type { ClientMessage } from '@majlis/protocol';
import type { House } from './house.ts';
import type { Socket } from './socket.ts';
import { MOST_TABLES } from './tables.ts';

type Ask = Extract<ClientMessage, { kind: 'ask' }>;

/** What a socket says, brought to its table. */
export const heard = (
  house: House,
  socket: Socket,
  message: Exclude<ClientMessage, { kind: 'hello' | 'pong' }>,
): void => {
  const { table, id } = socket;
  if (table === null) return;
  if (message.kind === 'missed') house.host.feed(table, { kind: 'missed', conn: id, you: message.you, at: message.at });
  else if (message.request.kind === 'sit') void sat(house, socket, table, message);
  else brought(house, socket, table, message);
};

const brought = ({ host }: House, { id }: Socket, table: string, { act, request }: Ask): void =>
  host.feed(table, { kind: 'asked', conn: id, act, request });

/** Who sits down elsewhere is a question to the directory. */
const sat = async (house: House, socket: Socket, table: string, ask: Ask): Promise<void> => {
  const reason = await unwelcome(house, socket, table);
  if (reason) socket.tell({ kind: 'refused', now: house.clock.now(), act: ask.act, reason });
  else brought(house, socket, table, ask);
};

/** Why a person may not sit down at this table, if so. */
const unwelcome = async ({ store, people }: House, { caller }: Socket, table: string): Promise<string | undefined> => {
  try {
    if (!caller) return 'signed-out';
    const { id } = caller.me;
    const mine = await store.directory.mine(id);
    if (mine.filter(listing => listing.id !== table).length >= MOST_TABLES) return 'too-many-tables';
    const there = (await store.directory.find(table))?.seats ?? [];
    const mates = there.flatMap(seat => (seat && 'person' in seat && seat.person.id !== id ? [seat.person.id] : []));
    return (await people.isBlocked(id, mates)) ? 'blocked' : undefined;
  } catch {
    return 'busy';
  }
};
