import { never, type Seat } from '@majlis/kernel';
import type { Hex } from '@majlis/kernel/dice';
import { botTakesHand, decideDrop, decideExcuse, decideLeave } from './absence.ts';
import { floodingSeats } from './blame.ts';
import { decideSay } from './chat.ts';
import { withConsequences } from './consequences.ts';
import { type DecisionContext, granted, refused, type TableDecision } from './decision.ts';
import type { Due } from './due.ts';
import { ending, endMatch } from './ending.ts';
import type { TableEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { GameSetup } from './game-setup.ts';
import { decideHost } from './host.ts';
import { decideAct, decideBotAction, decideBotChance, decideExpiry } from './play.ts';
import { decideSign, isHushed } from './ranked.ts';
import type { QueueItem, Room } from './room.ts';
import { decideBind, decideDress, decideMove, decideSit } from './seating.ts';
import { beginIfAllOpen, decideAbort, decideReady, isBound, isOpened } from './start.ts';
import { isPeopled, seatOf, seatsWhere } from './table.ts';

/** What comes of an item: events for the log, and perhaps a refusal for the one who asked. `room` remembers what is not logged. */
export interface Judgement {
  readonly room: Room;
  readonly events: readonly TableEvent[];
  readonly secret: Hex | null;
  readonly refusal: string | null;
}

type AskedItem = Extract<QueueItem, { kind: 'asked' }>;

const MOST_STRIKES = 3;

const judgement = (room: Room, verdict: TableDecision): Judgement =>
  verdict.ok
    ? { room, events: verdict.events, secret: verdict.secret ?? null, refusal: null }
    : { room, events: [], secret: null, refusal: verdict.reason };

export const judgeDue = (setup: GameSetup, room: Room, due: Due): Judgement => {
  const context: DecisionContext = { setup, table: room.table, secret: room.secret };
  const at = Math.max(due.at, 0);
  const still: Room = {
    ...room,
    strike: due.kind === 'strike' ? false : room.strike,
    restarted: due.kind === 'recovery' ? false : room.restarted,
    held: due.kind === 'sign' ? room.held.filter(({ seat }) => seat !== due.seat) : room.held,
    asks: due.kind === 'bot' ? room.asks.filter(({ id }) => id !== due.ask) : room.asks,
  };
  return judgement(still, withConsequences(context, decideDue(context, room, due), at));
};

const decideDue = (context: DecisionContext, room: Room, due: Due): TableDecision => {
  switch (due.kind) {
    case 'strike':
      return decideStrike(context);
    case 'recovery':
      return granted({ kind: 'recovered' });
    case 'watch':
      return granted(...decideExpiry(context, waitOf(context, due.id)));
    case 'bot':
      return decideBotAnswer(context, room, due.ask);
    case 'late':
      return decideAbort(
        context,
        seatsWhere(context.table, isPeopled).filter(seat => isMissing(context, room, seat)),
      );
    case 'sign':
      return granted(
        ...room.held.filter(({ seat }) => seat === due.seat).map(sign => ({ kind: 'reacted' as const, ...sign })),
      );
    case 'drop':
      return decideDrop(context, due.seat, due.at, isBlameless(room, due.seat, due.at), floodingSeats(room));
    case 'takeOver':
      return granted(...botTakesHand(context, due.seat));
    case 'forfeit':
    case 'forsake':
      return decideLeave(context, due.seat);
    default:
      return never(due);
  }
};

/** Has not come, or has not opened. */
const isMissing = ({ table }: DecisionContext, { openings }: Room, seat: Seat): boolean =>
  table.phase === 'lobby' ? !isBound(table, seat) : !openings.has(seat);

const isBlameless = ({ table, blameless }: Room, seat: Seat, at: number): boolean => {
  const sitter = table.chairs[seat]?.sitter;
  return sitter?.kind === 'person' && (blameless.get(sitter.person.id) ?? 0) >= at;
};

const waitOf = ({ setup, table }: DecisionContext, id: string) => {
  const wait = setup.game.waits(table.state).find(one => one.id === id);
  if (!wait) throw new Error(`nobody waits for ${id}`);
  return wait;
};

const decideBotAnswer = (context: DecisionContext, room: Room, id: string): TableDecision => {
  const ask = room.asks.find(one => one.id === id);
  if (!ask) throw new Error(`no bot was asked ${id}`);
  if (!ask.must) return decideBotChance(context, ask.seat, ask.answer);
  return decideBotAction(context, waitOf(context, ask.watch), ask.seat, ask.answer);
};

/** What breaks three times is given up: no result, and nobody loses by it. */
const decideStrike = (context: DecisionContext): TableDecision => {
  const { table } = context;
  if (table.strikes + 1 < MOST_STRIKES) return granted({ kind: 'struck' });
  if (table.phase !== 'playing') return granted({ kind: 'struck' }, { kind: 'closed' });
  const { events, ...rest } = endMatch(context, ending(table, 'voided', null));
  return { ok: true, events: [{ kind: 'struck' }, ...events], ...rest };
};

export const judgeItem = (setup: GameSetup, room: Room, item: QueueItem): Judgement => {
  const context: DecisionContext = { setup, table: room.table, secret: room.secret };
  if (item.kind === 'outage') return judgement(room, decideExcuse(context, item.at, floodingSeats(room)));
  if (item.kind === 'back') {
    const gone = room.table.chairs[item.seat]?.dropped ?? false;
    return judgement(
      room,
      withConsequences(context, granted(...(gone ? [{ kind: 'reconnected' as const, seat: item.seat }] : [])), item.at),
    );
  }
  if (item.kind === 'dress') return judgement(room, decideDress(context, item.person));
  if (room.table.phase === 'closed') return judgement(room, refused('closed'));
  const seat = seatOf(room.table, item.person.id);
  const signs = seat === undefined ? granted() : withConsequences(context, granted(...signsOf(context, seat)), item.at);
  const before = signs.ok ? signs.events : [];
  const table = before.reduce((now, event) => evolve(setup, now, event, item.at), room.table);
  const now: DecisionContext = { ...context, table };
  const { room: after, verdict } = decideRequest(now, room, item, seat);
  const whole = judgement(after, withConsequences(now, verdict, item.at));
  return { ...whole, events: [...before, ...whole.events] };
};

/** Any input of a player who was given up is a sign that he is back. */
const signsOf = ({ table }: DecisionContext, seat: Seat): readonly TableEvent[] => {
  const chair = table.chairs[seat];
  return [
    ...(chair?.dropped ? [{ kind: 'reconnected' as const, seat }] : []),
    ...(chair?.away ? [{ kind: 'returned' as const, seat }] : []),
  ];
};

const decideRequest = (
  context: DecisionContext,
  room: Room,
  item: AskedItem,
  seat: Seat | undefined,
): { room: Room; verdict: TableDecision } => {
  const { request, person } = item;
  if (request.kind === 'sit') return { room, verdict: decideSit(context, person, request) };
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
      return { room, verdict: decideHost(context, person.id, request) };
  }
  if (seat === undefined) return { room, verdict: refused('not-seated') };
  switch (request.kind) {
    case 'bind':
      return { room, verdict: decideBind(context, seat, request.hash) };
    case 'move':
      return { room, verdict: decideMove(context, seat, request.seat) };
    case 'leave':
      return { room, verdict: decideLeave(context, seat) };
    case 'ready':
      return { room, verdict: decideReady(context, seat, request.ready) };
    case 'open':
      return decideOpen(context, room, seat, request.nonce);
    case 'act':
      return { room, verdict: decideAct(context, seat, request.word) };
    case 'say':
      return {
        room,
        verdict:
          item.mayTalk && !isHushed(context.table)
            ? decideSay(room.talk, seat, request.text, item.at)
            : refused('may-not-talk'),
      };
    case 'react':
      return decideSign(context, room, seat, request.sign, item.at);
    default:
      return never(request);
  }
};

const decideOpen = (
  context: DecisionContext,
  room: Room,
  seat: Seat,
  nonce: Hex,
): { room: Room; verdict: TableDecision } => {
  if (context.table.phase !== 'starting') return { room, verdict: refused('wrong-phase') };
  if (!isOpened(context, seat, nonce)) return { room, verdict: refused('bad-nonce') };
  const openings = new Map(room.openings).set(seat, nonce);
  return { room: { ...room, openings }, verdict: granted(...beginIfAllOpen(context, openings)) };
};
