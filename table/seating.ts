import type { Seat } from '@majlis/kernel';
import type { Person, TableEvent } from './event.ts';
import type { Request } from './request.ts';
import { isPeopled, seatOf, seatsWhere, type Table } from './table.ts';
import { granted, refused, type Scene, type Verdict } from './verdict.ts';

const HASH = /^[0-9a-f]{64}$/;

export const sit = ({ table }: Scene, person: Person, { seat, hash }: Extract<Request, { kind: 'sit' }>): Verdict => {
  if (seatOf(table, person.id) !== undefined) return refused('already-seated');
  if (table.phase !== 'lobby') return refused(table.chairs.some(chair => !chair.sitter) ? 'wrong-phase' : 'full');
  if (table.chairs.every(chair => chair.sitter)) return refused('full');
  const chair = table.chairs[seat];
  if (!chair) return refused('no-such-seat');
  if (chair.sitter) return refused('taken');
  if (!HASH.test(hash)) return refused('bad-hash');
  return granted({ kind: 'sat', seat, person, hash });
};

/** Before each match a seat binds itself anew. */
export const bind = ({ table }: Scene, seat: Seat, hash: string): Verdict => {
  if (table.phase !== 'lobby') return refused('wrong-phase');
  return HASH.test(hash) ? granted({ kind: 'bound', seat, hash }) : refused('bad-hash');
};

export const move = ({ table }: Scene, from: Seat, to: Seat): Verdict => {
  if (table.phase !== 'lobby') return refused('wrong-phase');
  const chair = table.chairs[to];
  if (!chair) return refused('no-such-seat');
  return chair.sitter ? refused('taken') : granted({ kind: 'swapped', seats: [from, to] });
};

/** Out of the chair before a match; the last one out closes the table. */
export const stood = (table: Table, seat: Seat, why: 'left' | 'kicked' | 'late'): readonly TableEvent[] => {
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
