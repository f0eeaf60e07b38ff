import type { Seat } from '@majlis/kernel';
import { type DecisionContext, granted, refused, type TableDecision } from './decision.ts';
import type { Person, TableEvent } from './event.ts';
import { skeleton } from './name-skeleton.ts';
import type { Request } from './request.ts';
import { isPeopled, isSolo, seatOf, seatsWhere, type Table } from './table.ts';

const HASH = /^[0-9a-f]{64}$/;

/** Each aborted start would be another deck to choose from: who lets so many fail does not sit down here again. */
const MOST_REFUSALS = 2;

export const isTurnedAway = ({ refusers }: Table, person: string): boolean =>
  refusers.filter(id => id === person).length >= MOST_REFUSALS;

export const decideSit = (
  { table }: DecisionContext,
  person: Person,
  { seat, hash }: Extract<Request, { kind: 'sit' }>,
): TableDecision => {
  if (seatOf(table, person.id) !== undefined) return refused('already-seated');
  if (isTurnedAway(table, person.id)) return refused('turned-away');
  if (isNamesake(table, person)) return refused('name-taken');
  if (table.ranked || table.daily) return refused('full');
  if (table.phase !== 'lobby') return refused(table.chairs.some(chair => !chair.sitter) ? 'wrong-phase' : 'full');
  if (table.chairs.every(chair => chair.sitter)) return refused('full');
  const chair = table.chairs[seat];
  if (!chair) return refused('no-such-seat');
  if (chair.sitter) return refused('taken');
  if (!HASH.test(hash)) return refused('bad-hash');
  return granted({ kind: 'sat', seat, person, hash });
};

/** Whether somebody who sits here looks different from what the table knows. */
export const isChanged = (table: Table, { id, avatar }: Person): boolean => {
  const sitter = table.chairs[seatOf(table, id) ?? -1]?.sitter;
  return avatar !== undefined && sitter?.kind === 'person' && sitter.person.avatar !== avatar;
};

/** A new avatar is put on at the chair; who has stood up meanwhile has none here. */
export const decideDress = ({ table }: DecisionContext, person: Person): TableDecision => {
  const seat = seatOf(table, person.id);
  if (seat === undefined || person.avatar === undefined || !isChanged(table, person)) return granted();
  return granted({ kind: 'dressed', seat, avatar: person.avatar });
};

/** Nobody at a table can be taken for somebody else there. */
const isNamesake = ({ chairs }: Table, { name }: Person): boolean => {
  const own = skeleton(name);
  return chairs.some(({ sitter }) => sitter?.kind === 'person' && skeleton(sitter.person.name) === own);
};

export const hasNamesakes = (people: readonly Person[]): boolean =>
  new Set(people.map(({ name }) => skeleton(name))).size < people.length;

/** Before each match a seat binds itself anew. */
export const decideBind = ({ table }: DecisionContext, seat: Seat, hash: string): TableDecision => {
  if (!mayBind(table)) return refused('wrong-phase');
  return HASH.test(hash) ? granted({ kind: 'bound', seat, hash }) : refused('bad-hash');
};

/**
 * Before the start is called. Who sits among bots may come back from a device that does not know the nonce: with no other
 * nonce at the table, a new one gives nobody a deck to choose.
 */
export const mayBind = (table: Table): boolean =>
  !table.daily && (table.phase === 'lobby' || (table.phase === 'starting' && isSolo(table)));

/** Where the host gives out the chairs, nobody else moves. */
export const decideMove = ({ setup, table }: DecisionContext, from: Seat, to: Seat): TableDecision => {
  if (table.phase !== 'lobby') return refused('wrong-phase');
  if (table.ranked || table.daily) return refused('not-the-host');
  if (setup.game.seating?.(table.options) === 'host' && seatOf(table, table.host ?? '') !== from)
    return refused('not-the-host');
  const chair = table.chairs[to];
  if (!chair) return refused('no-such-seat');
  return chair.sitter ? refused('taken') : granted({ kind: 'swapped', seats: [from, to] });
};

/** Out of the chair before a match; the last one out closes the table. */
export const standUp = (table: Table, seat: Seat, why: 'left' | 'kicked' | 'late'): readonly TableEvent[] => {
  const others = seatsWhere(table, isPeopled).filter(other => other !== seat);
  if (others.length === 0) return [{ kind: 'stood', seat, why }, { kind: 'closed' }];
  return [{ kind: 'stood', seat, why }, ...hostAfter(table, seat)];
};

/** The host's chair passes to the person who has sat longest. */
export const hostAfter = (table: Table, seat: Seat): readonly TableEvent[] => {
  const leaver = table.chairs[seat]?.sitter;
  if (leaver?.kind !== 'person' || leaver.person.id !== table.host) return [];
  const heirs = table.chairs
    .flatMap(chair => (isPeopled(chair) && chair.sitter?.kind === 'person' ? [chair.sitter] : []))
    .filter(({ person }) => person.id !== table.host)
    .sort((a, b) => a.since - b.since);
  return [{ kind: 'hostPassed', to: heirs[0]?.person.id ?? null }];
};
