import { type ClientMessage, personOf } from '@majlis/protocol';
import type { Origin } from '@majlis/table';
import { LOOPBACK, limitKey, networkOf } from './address.ts';
import type { DoorDeps } from './door-deps.ts';
import type { Lobby } from './lobby.ts';
import type { Socket } from './socket.ts';
import { placesOf } from './traces.ts';

type Hello = Extract<ClientMessage, { kind: 'hello' }>;

/** The sockets that are open, by their ids. */
export type Open = ReadonlyMap<string, Socket>;

/** Two windows that each look at the lobby and hear of notices. */
const MOST_PER_PERSON = 4;

/** Who comes in with a ticket, and where to. */
export const greet = async (house: DoorDeps, open: Open, lobby: Lobby, socket: Socket, hello: Hello): Promise<void> => {
  try {
    await greeted(house, open, lobby, socket, hello);
  } catch (error) {
    house.log.warn({ err: error }, 'hello without an answer from the store');
    socket.close('busy');
  }
};

const greeted = async (
  house: DoorDeps,
  open: Open,
  lobby: Lobby,
  socket: Socket,
  { ticket, place }: Hello,
): Promise<void> => {
  const { store, people, clock } = house;
  const token = people.tokenIn(socket.cookie);
  const redeemed = await store.tickets.redeem(ticket, clock.now(), networkOf(socket.ip), token !== undefined);
  const caller = redeemed && (await people.holder(redeemed.session, token));
  if (!redeemed || !caller) return socket.close('bad-ticket');
  if ((await house.sanctions.of(caller.me.id)).house !== undefined) return socket.close('signed-out');
  socket.caller = caller;
  house.traces.seen(caller.me.id, placesIn(house, socket));
  for (const home of [limitKey(socket.ip), networkOf(socket.ip)]) house.conduct.seen(caller.me.id, home);
  makeRoom(open, caller.me.id);
  const answer = (code: string | null): void =>
    socket.tell({ kind: 'hello', now: clock.now(), you: caller.me, ticket: redeemed.next, code });
  if (place !== 'lobby') return enter(house, open, socket, place, answer);
  if (!open.has(socket.id)) return;
  answer(null);
  return lobby.enter(socket);
};

const enter = async (
  house: DoorDeps,
  open: Open,
  socket: Socket,
  place: string,
  answer: (code: string | null) => void,
): Promise<void> => {
  const { host } = house;
  const { caller, id, tell, close } = socket;
  socket.table = place;
  if (!caller || !open.has(id)) return;
  const ear = {
    tell,
    greet: answer,
    close: (why: 'elsewhere' | 'full' | 'moved') => close(why === 'moved' ? 'restarting' : why),
  };
  const person = personOf(caller.me);
  const entered = await host.enter(
    place,
    id,
    ear,
    person,
    caller.me.kind === 'account',
    originOf(house, socket, place),
  );
  if (entered === 'elsewhere') close('busy');
  else if (entered !== 'entered') close(entered);
  else if (!open.has(id)) host.leave(place, id);
};

/** The device and the address that a socket comes from. */
export const placesIn = ({ devices }: DoorDeps, { ip, cookie }: Socket): readonly string[] =>
  placesOf(ip, devices.of(new Headers({ cookie })).id);

/** Those at this machine itself are its owner's: nobody counts them. */
const originOf = ({ invited }: DoorDeps, { ip }: Socket, table: string): Origin => {
  const address = limitKey(ip);
  return { home: LOOPBACK.test(ip) ? null : address, invited: invited.has(table, address) };
};

/** The oldest sockets of a person make room for the newest. */
const makeRoom = (open: Open, person: string): void => {
  const own = [...open.values()].filter(socket => socket.caller?.me.id === person);
  for (const socket of own.slice(0, Math.max(0, own.length - MOST_PER_PERSON))) socket.close('too-many-sockets');
};
