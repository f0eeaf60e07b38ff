import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ClientMessage } from '@majlis/protocol';
import { WebSocketServer } from 'ws';
import { beatOf } from './beat.ts';
import { gateOf } from './gate.ts';
import type { House } from './house.ts';
import { lobbyOf } from './lobby.ts';
import { PING, type Socket, type SocketNeeds, socketOf } from './socket.ts';
import { MOST_TABLES } from './tables.ts';

export interface Sockets {
  /** Closes the sockets of a session, or all of a person. */
  signedOut(session: string, person?: string): void;
  /** Tells everybody to come back later, and closes. */
  drain(): Promise<void>;
}

const MOST_PER_PERSON = 3;
const RECHECK = 30 * 60_000;
const COME_BACK = 2_000;

/** Sockets at the door: who may come in, where to, and what becomes of what they say. */
export const socketsOf = (house: House, server: Server): Sockets => {
  const { host, people, store, clock, meters } = house;
  const open = new Map<string, Socket>();
  const gate = gateOf(house);
  const pings = beatOf<Socket>(PING, socket => socket.ping());
  const lobby = lobbyOf(
    () => store.directory.lobby(),
    () => clock.now(),
  );
  host.onEntry(lobby.changed);
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: 4096,
    maxFragments: 16,
    maxBufferedChunks: 64,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const needs: SocketNeeds = {
    now: () => clock.now(),
    hello: async (socket, message) => {
      try {
        await greeted(socket, message);
      } catch (error) {
        house.log.warn({ err: error }, 'hello without an answer from the store');
        socket.close('busy');
      }
    },
    heard: (socket, message) => {
      if (socket.table === null) return;
      if (message.kind === 'missed')
        host.feed(socket.table, { kind: 'missed', conn: socket.id, you: message.you, at: message.at });
      else if (message.request.kind === 'sit') void sat(socket, socket.table, message);
      else host.feed(socket.table, { kind: 'asked', conn: socket.id, act: message.act, request: message.request });
    },
    alive: ({ id, table }, rtt) => {
      if (table !== null) host.feed(table, { kind: 'heard', conn: id, rtt });
    },
    caughtUp: socket => {
      if (socket.table !== null) host.feed(socket.table, { kind: 'missed', conn: socket.id, you: null, at: 0 });
      else lobby.enter(socket).catch(() => socket.close('busy'));
    },
    closed: socket => {
      open.delete(socket.id);
      pings.delete(socket);
      gate.left(socket.ip);
      lobby.leave(socket);
      if (socket.table !== null) host.leave(socket.table, socket.id);
      meters.sockets.set(open.size);
    },
    refused: (reason, ip) => {
      meters.refusals.inc({ reason });
      if (reason === 'bad-message' || reason === 'bad-ticket' || reason === 'too-fast') {
        store.audit.note('socket', { reason }, ip);
      }
    },
  };

  const greeted = async (
    socket: Socket,
    { ticket, place }: Extract<ClientMessage, { kind: 'hello' }>,
  ): Promise<void> => {
    const redeemed = await store.tickets.redeem(ticket, clock.now());
    const caller = redeemed && (await people.holder(redeemed.session));
    if (!redeemed || !caller) return socket.close('bad-ticket');
    socket.caller = caller;
    makeRoom(caller.me.id);
    const greet = (code: string | null): void =>
      socket.tell({ kind: 'hello', now: clock.now(), you: caller.me, ticket: redeemed.next, code });
    if (place === 'lobby') {
      greet(null);
      return lobby.enter(socket);
    }
    socket.table = place;
    await enter(socket, place, greet);
  };

  const enter = async (socket: Socket, place: string, greet: (code: string | null) => void): Promise<void> => {
    const { caller, id, tell, close } = socket;
    if (!caller || !open.has(id)) return;
    const ear = {
      tell,
      greet,
      close: (why: 'elsewhere' | 'full' | 'moved') => close(why === 'moved' ? 'restarting' : why),
    };
    const person = { id: caller.me.id, name: caller.me.name };
    const entered = await host.enter(place, id, ear, person, caller.me.kind === 'account');
    if (entered === 'no-such-table') close('no-such-table');
    else if (entered !== 'entered') close('busy');
    else if (!open.has(id)) host.leave(place, id);
  };

  /** The oldest sockets of a person make room for the newest. */
  const makeRoom = (person: string): void => {
    const own = [...open.values()].filter(socket => socket.caller?.me.id === person);
    for (const socket of own.slice(0, Math.max(0, own.length - MOST_PER_PERSON))) socket.close('too-many-sockets');
  };

  const sat = async (socket: Socket, table: string, { act, request }: Extract<ClientMessage, { kind: 'ask' }>) => {
    const reason = await unwelcome(house, socket, table);
    if (reason) socket.tell({ kind: 'refused', now: clock.now(), act, reason });
    else host.feed(table, { kind: 'asked', conn: socket.id, act, request });
  };

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const ip = gate.admit(request, stream);
    if (ip === undefined) return;
    wss.handleUpgrade(request, stream, head, ws => {
      const socket = socketOf(needs, ws, stream, randomBytes(12).toString('hex'), ip);
      open.set(socket.id, socket);
      pings.add(socket);
      gate.entered(ip);
      meters.sockets.set(open.size);
    });
  };
  server.on('upgrade', onUpgrade);

  const recheck = setInterval(() => void recheckAll(house, [...open.values()]), RECHECK);
  recheck.unref();

  return {
    signedOut: (session, person) => {
      for (const socket of open.values()) {
        const { caller } = socket;
        if (caller && (caller.session === session || caller.me.id === person)) socket.close('signed-out');
      }
    },
    drain: async () => {
      server.off('upgrade', onUpgrade);
      pings.stop();
      clearInterval(recheck);
      for (const socket of open.values()) {
        socket.tell({ kind: 'restarting', now: clock.now(), withinMs: COME_BACK });
        socket.close('restarting');
      }
      const until = performance.now() + 2_500;
      while (open.size > 0 && performance.now() < until) await new Promise(resolve => setTimeout(resolve, 20));
    },
  };
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

/** A session that has ended in the meantime closes its sockets. */
const recheckAll = async ({ people }: House, sockets: readonly Socket[]): Promise<void> => {
  for (const socket of sockets) {
    const { caller } = socket;
    if (caller && !(await people.holder(caller.session).catch(() => caller))) socket.close('signed-out');
  }
};
