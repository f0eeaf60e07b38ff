import type { ClientMessage } from '@majlis/protocol';
import type { House } from './house.ts';
import type { Lobby } from './lobby.ts';
import type { Socket } from './socket.ts';

type Hello = Extract<ClientMessage, { kind: 'hello' }>;

/** The sockets that are open, by their ids. */
export type Open = ReadonlyMap<string, Socket>;

const MOST_PER_PERSON = 3;

/** Who comes in with a ticket, and where to. */
export const greet = async (house: House, open: Open, lobby: Lobby, socket: Socket, hello: Hello): Promise<void> => {
  try {
    await greeted(house, open, lobby, socket, hello);
  } catch (error) {
    house.log.warn({ err: error }, 'hello without an answer from the store');
    socket.close('busy');
  }
};

const greeted = async (
  { store, people, clock, host }: House,
  open: Open,
  lobby: Lobby,
  socket: Socket,
  { ticket, place }: Hello,
): Promise<void> => {
  const redeemed = await store.tickets.redeem(ticket, clock.now());
  const caller = redeemed && (await people.holder(redeemed.session));
  if (!redeemed || !caller) return socket.close('bad-ticket');
  socket.caller = caller;
  makeRoom(open, caller.me.id);
  const answer = (code: string | null): void =>
    socket.tell({ kind: 'hello', now: clock.now(), you: caller.me, ticket: redeemed.next, code });
  if (place !== 'lobby') return enter(host, open, socket, place, answer);
  if (!open.has(socket.id)) return;
  answer(null);
  return lobby.enter(socket);
};

const enter = async (
  host: House['host'],
  open: Open,
  socket: Socket,
  place: string,
  answer: (code: string | null) => void,
): Promise<void> => {
  const { caller, id, tell, close } = socket;
  socket.table = place;
  if (!caller || !open.has(id)) return;
  const ear = {
    tell,
    greet: answer,
    close: (why: 'elsewhere' | 'full' | 'moved') => close(why === 'moved' ? 'restarting' : why),
  };
  const person = { id: caller.me.id, name: caller.me.name };
  const entered = await host.enter(place, id, ear, person, caller.me.kind === 'account');
  if (entered === 'no-such-table') close('no-such-table');
  else if (entered !== 'entered') close('busy');
  else if (!open.has(id)) host.leave(place, id);
};

/** The oldest sockets of a person make room for the newest. */
const makeRoom = (open: Open, person: string): void => {
  const own = [...open.values()].filter(socket => socket.caller?.me.id === person);
  for (const socket of own.slice(0, Math.max(0, own.length - MOST_PER_PERSON))) socket.close('too-many-sockets');
};
