import { never, type Seat } from '@majlis/kernel';
import type { Hex } from '@majlis/kernel/dice';
import { absolved, dropped, leave, taken } from './absence.ts';
import type { Cast } from './cast.ts';
import { reacted, said } from './chat.ts';
import type { Due } from './due.ts';
import { ended, ending } from './ending.ts';
import type { TableEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { followed } from './following.ts';
import { decideHost } from './host.ts';
import { act, actedByBot, chanced, expired } from './play.ts';
import type { Item, Room } from './room.ts';
import { bind, dress, move, sit } from './seating.ts';
import { aborted, begun, isOpened, ready } from './start.ts';
import { isPeopled, seatOf, seatsWhere } from './table.ts';
import { granted, refused, type Scene, type Verdict } from './verdict.ts';

/** What comes of an item: events for the log, and perhaps a refusal for the one who asked. `room` remembers what is not logged. */
export interface Judgement {
  readonly room: Room;
  readonly events: readonly TableEvent[];
  readonly secret: Hex | null;
  readonly refusal: string | null;
}

type Asked = Extract<Item, { kind: 'asked' }>;

const MOST_STRIKES = 3;

const judgement = (room: Room, verdict: Verdict): Judgement =>
  verdict.ok
    ? { room, events: verdict.events, secret: verdict.secret ?? null, refusal: null }
    : { room, events: [], secret: null, refusal: verdict.reason };

export const judgeDue = (cast: Cast, room: Room, due: Due): Judgement => {
  const scene: Scene = { cast, table: room.table, secret: room.secret };
  const at = Math.max(due.at, 0);
  const still: Room = {
    ...room,
    strike: due.kind === 'strike' ? false : room.strike,
    restarted: due.kind === 'recovery' ? false : room.restarted,
    asks: due.kind === 'bot' ? room.asks.filter(({ id }) => id !== due.ask) : room.asks,
  };
  return judgement(still, followed(scene, dueVerdict(scene, room, due), at));
};

const dueVerdict = (scene: Scene, room: Room, due: Due): Verdict => {
  switch (due.kind) {
    case 'strike':
      return struck(scene);
    case 'recovery':
      return granted({ kind: 'recovered' });
    case 'watch':
      return granted(...expired(scene, waitOf(scene, due.id)));
    case 'bot':
      return answered(scene, room, due.ask);
    case 'late':
      return aborted(
        scene,
        seatsWhere(scene.table, isPeopled).filter(seat => !room.openings.has(seat)),
      );
    case 'drop':
      return dropped(scene, due.seat, due.at, isBlameless(room, due.seat, due.at));
    case 'takeOver':
      return granted(...taken(scene, due.seat));
    case 'forfeit':
    case 'forsake':
      return leave(scene, due.seat);
    default:
      return never(due);
  }
};

const isBlameless = ({ table, blameless }: Room, seat: Seat, at: number): boolean => {
  const sitter = table.chairs[seat]?.sitter;
  return sitter?.kind === 'person' && (blameless.get(sitter.person.id) ?? 0) >= at;
};

const waitOf = ({ cast, table }: Scene, id: string) => {
  const wait = cast.game.waits(table.state).find(one => one.id === id);
  if (!wait) throw new Error(`nobody waits for ${id}`);
  return wait;
};

const answered = (scene: Scene, room: Room, id: string): Verdict => {
  const ask = room.asks.find(one => one.id === id);
  if (!ask) throw new Error(`no bot was asked ${id}`);
  if (!ask.must) return chanced(scene, ask.seat, ask.answer);
  return actedByBot(scene, waitOf(scene, ask.watch), ask.seat, ask.answer);
};

/** What breaks three times is given up: no result, and nobody loses by it. */
const struck = (scene: Scene): Verdict => {
  const { table } = scene;
  if (table.strikes + 1 < MOST_STRIKES) return granted({ kind: 'struck' });
  if (table.phase !== 'playing') return granted({ kind: 'struck' }, { kind: 'closed' });
  const { events, secret } = ended(scene, ending(table, 'voided', null));
  return { ok: true, events: [{ kind: 'struck' }, ...events], secret };
};

export const judgeItem = (cast: Cast, room: Room, item: Item): Judgement => {
  const scene: Scene = { cast, table: room.table, secret: room.secret };
  if (item.kind === 'outage') return judgement(room, absolved(scene, item.at));
  if (item.kind === 'back') {
    const gone = room.table.chairs[item.seat]?.dropped ?? false;
    return judgement(
      room,
      followed(scene, granted(...(gone ? [{ kind: 'reconnected' as const, seat: item.seat }] : [])), item.at),
    );
  }
  if (item.kind === 'dress') return judgement(room, dress(scene, item.person));
  if (room.table.phase === 'closed') return judgement(room, refused('closed'));
  const seat = seatOf(room.table, item.person.id);
  const signs = seat === undefined ? granted() : followed(scene, granted(...signsOf(scene, seat)), item.at);
  const before = signs.ok ? signs.events : [];
  const table = before.reduce((now, event) => evolve(cast, now, event, item.at), room.table);
  const now: Scene = { ...scene, table };
  const { room: after, verdict } = requested(now, room, item, seat);
  const whole = judgement(after, followed(now, verdict, item.at));
  return { ...whole, events: [...before, ...whole.events] };
};

/** Any input of a player who was given up is a sign that he is back. */
const signsOf = ({ table }: Scene, seat: Seat): readonly TableEvent[] => {
  const chair = table.chairs[seat];
  return [
    ...(chair?.dropped ? [{ kind: 'reconnected' as const, seat }] : []),
    ...(chair?.away ? [{ kind: 'returned' as const, seat }] : []),
  ];
};

const requested = (scene: Scene, room: Room, item: Asked, seat: Seat | undefined): { room: Room; verdict: Verdict } => {
  const { request, person } = item;
  if (request.kind === 'sit') return { room, verdict: sit(scene, person, request) };
  switch (request.kind) {
    case 'swap':
    case 'drawSeats':
    case 'kick':
    case 'passHost':
    case 'setOptions':
    case 'seatBot':
    case 'unseatBot':
    case 'start':
    case 'hurry':
      return { room, verdict: decideHost(scene, person.id, request) };
  }
  if (seat === undefined) return { room, verdict: refused('not-seated') };
  switch (request.kind) {
    case 'bind':
      return { room, verdict: bind(scene, seat, request.hash) };
    case 'move':
      return { room, verdict: move(scene, seat, request.seat) };
    case 'leave':
      return { room, verdict: leave(scene, seat) };
    case 'ready':
      return { room, verdict: ready(scene, seat, request.ready) };
    case 'open':
      return opened(scene, room, seat, request.nonce);
    case 'act':
      return { room, verdict: act(scene, seat, request.word) };
    case 'say':
      return { room, verdict: item.mayTalk ? said(room.talk, seat, request.text, item.at) : refused('may-not-talk') };
    case 'react':
      return { room, verdict: reacted(room.talk, seat, request.sign, item.at) };
    default:
      return never(request);
  }
};

const opened = (scene: Scene, room: Room, seat: Seat, nonce: Hex): { room: Room; verdict: Verdict } => {
  if (scene.table.phase !== 'starting') return { room, verdict: refused('wrong-phase') };
  if (!isOpened(scene, seat, nonce)) return { room, verdict: refused('bad-nonce') };
  const openings = new Map(room.openings).set(seat, nonce);
  return { room: { ...room, openings }, verdict: granted(...begun(scene, openings)) };
};
