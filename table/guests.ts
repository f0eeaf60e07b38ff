import { creditFor } from './clock.ts';
import { catchUp, send, toAll, viewerOf, welcome } from './delivery.ts';
import type { Person } from './event.ts';
import type { GameSetup } from './game-setup.ts';
import type { Conn, Effect, Input } from './messages.ts';
import { placeFor } from './rail.ts';
import type { Guest, QueueItem, Room } from './room.ts';
import { isChanged } from './seating.ts';
import type { StepResult } from './settle.ts';
import { seatOf } from './table.ts';

/** Above this a line is shown as slow. */
const SLOW_MS = 500;
/** More than this waiting, and whoever comes is told to come again. */
const MOST_WAITING = 64;

type Of<K extends Input['kind']> = Extract<Input, { kind: K }>;

export const afterArrival = (setup: GameSetup, room: Room, input: Of<'arrived'>, now: number): StepResult => {
  const { conn, person, mayTalk, home = null, invited = false } = input;
  const older = room.guests.filter(guest => guest.person.id === person.id && guest.conn !== conn);
  const others = room.guests.filter(guest => guest.person.id !== person.id);
  const viewer = viewerOf(room.table, person.id);
  const guest: Guest = { conn, person, mayTalk, viewer, home, invited };
  // Those in the chairs are always let in.
  const watchers = viewer === 'rail' ? others.filter(one => one.viewer === 'rail') : [];
  const gone = viewer === 'rail' ? placeFor(guest, watchers, isChairFree(room)) : [];
  const closing = [
    ...older.map(one => closeEffect(one.conn, 'elsewhere')),
    ...(gone ?? []).map(one => closeEffect(one.conn, 'full')),
  ];
  if (!gone) return { room: { ...room, guests: others }, effects: [...closing, closeEffect(conn, 'full')] };
  const stay = others.filter(one => !gone.includes(one));
  const next = noticeAvatar(signOfLife({ ...room, guests: [...stay, guest] }, person.id, now), person, now);
  const isReadable = room.table.phase !== 'unborn' && (room.stage === 'running' || room.stage === 'saving');
  return { room: next, effects: [...closing, ...(isReadable ? [send(conn, welcome(setup, next, viewer, now))] : [])] };
};

const isChairFree = ({ table: { phase, chairs } }: Room): boolean =>
  phase === 'lobby' && chairs.some(({ sitter }) => !sitter);

const closeEffect = (conn: Conn, why: 'elsewhere' | 'full'): Effect => ({ kind: 'close', conn, why });

export const afterDeparture = (room: Room, conn: Conn): Room => {
  const gone = room.guests.find(guest => guest.conn === conn && guest.viewer !== 'rail');
  const homes = gone ? new Map(room.homes).set(gone.person.id, gone.home) : room.homes;
  return { ...room, homes, guests: room.guests.filter(guest => guest.conn !== conn) };
};

/** A seat that was given up is taken notice of again. */
const signOfLife = (room: Room, person: string, now: number): Room => {
  const seat = seatOf(room.table, person);
  if (seat === undefined) return room;
  const seen = new Map(room.seen).set(person, now);
  const isExpected =
    room.table.chairs[seat]?.dropped && room.queue.every(item => item.kind !== 'back' || item.seat !== seat);
  return { ...room, seen, queue: isExpected ? [...room.queue, { kind: 'back', at: now, seat }] : room.queue };
};

/** The table looks at whoever comes in: a new avatar is everybody's news. */
const noticeAvatar = (room: Room, person: Person, now: number): Room =>
  isChanged(room.table, person) ? { ...room, queue: [...room.queue, { kind: 'dress', at: now, person }] } : room;

/** By the house's own measure of the line. */
const withLineCredit = (room: Room, person: string, rtt: number | null): Room => {
  const credit = rtt === null ? undefined : creditFor(rtt);
  if (credit === undefined || credit === (room.credits.get(person) ?? 0)) return room;
  return seatOf(room.table, person) === undefined
    ? room
    : { ...room, credits: new Map(room.credits).set(person, credit) };
};

export const afterSignOfLife = (room: Room, { conn, rtt }: Of<'heard'>, now: number): StepResult => {
  const guest = room.guests.find(one => one.conn === conn);
  if (!guest) return { room, effects: [] };
  const { id } = guest.person;
  const next = withLineCredit(signOfLife(room, id, now), id, rtt);
  const slow = rtt === null ? room.slow.includes(id) : rtt > SLOW_MS;
  if (slow === room.slow.includes(id) || guest.viewer === 'rail') return { room: next, effects: [] };
  const others = room.slow.filter(other => other !== id);
  const signal = toAll(room, { kind: 'signal', now, person: id, slow });
  return { room: { ...next, slow: slow ? [...others, id] : others }, effects: signal };
};

export const afterRequest = (room: Room, input: Of<'asked'>, now: number): StepResult => {
  const { conn, act, request, unheardBy } = input;
  const guest = room.guests.find(one => one.conn === conn);
  if (!guest) return { room, effects: [] };
  const awake = signOfLife(room, guest.person.id, now);
  if (room.stage === 'locked' || awake.queue.length >= MOST_WAITING) {
    const reason = room.stage === 'locked' ? 'fault' : 'busy';
    return { room: awake, effects: [send(conn, { kind: 'refused', now, act, reason })] };
  }
  const { person, mayTalk } = guest;
  const item: QueueItem = { kind: 'asked', at: now, conn, person, mayTalk, act, request };
  const unheard = unheardBy ? new Map(room.unheard).set(person.id, unheardBy) : room.unheard;
  return { room: { ...awake, unheard, queue: [...awake.queue, item] }, effects: [] };
};

/** Whoever takes itself for somebody else begins afresh. */
export const afterGap = (setup: GameSetup, room: Room, { conn, you, at }: Of<'missed'>, now: number): StepResult => {
  const guest = room.guests.find(one => one.conn === conn);
  if (!guest || room.stage === 'loading' || room.stage === 'locked') return { room, effects: [] };
  const { viewer } = guest;
  return {
    room,
    effects: [send(conn, you === viewer ? catchUp(setup, room, viewer, at, now) : welcome(setup, room, viewer, now))],
  };
};
