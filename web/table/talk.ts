import { type Seat, sideOf } from '@majlis/kernel';
import type { Seen } from '@/store/seen.ts';
import { faceOf } from '@/table/faces.ts';

/** Something said at the table. */
export interface Spoken {
  readonly n: number;
  readonly side: 'us' | 'them';
  readonly isMine: boolean;
  readonly name: string;
  readonly face: string;
  readonly text: string;
  readonly sign: string | null;
}

/** Another person at the table. */
export interface Neighbour {
  readonly person: string;
  readonly seat: Seat;
  readonly name: string;
  readonly muted: boolean;
  readonly blocked: boolean;
}

export const neighbours = ({ table, me }: Seen): readonly Neighbour[] =>
  (table?.chairs ?? []).flatMap(({ sitter }, seat) => {
    if (sitter?.kind !== 'person' || sitter.person.id === me?.id) return [];
    const { id: person, name } = sitter.person;
    return [
      {
        person,
        seat,
        name,
        muted: me?.muted.includes(person) ?? false,
        blocked: me?.blocked.includes(person) ?? false,
      },
    ];
  });

/** Whom a report may be about: those who played, also who has left. */
export const opponents = ({ players, me }: Seen): readonly Pick<Neighbour, 'seat' | 'name'>[] =>
  players.flatMap((person, seat) => (person && person.id !== me?.id ? [{ seat, name: person.name }] : []));

/** What was said, without those I do not want to hear. */
export const spokenAt = (seen: Seen): readonly Spoken[] => {
  const silent = neighbours(seen).flatMap(({ seat, muted, blocked }) => (muted || blocked ? [seat] : []));
  const mine = typeof seen.you === 'number' ? seen.you : 0;
  return seen.log.flatMap(({ n, told }) => {
    if ((told.kind !== 'said' && told.kind !== 'reacted') || silent.includes(told.seat)) return [];
    const sitter = seen.table?.chairs[told.seat]?.sitter;
    const name = sitter?.kind === 'person' ? sitter.person.name : '';
    const side = sideOf(told.seat) === sideOf(mine) ? 'us' : 'them';
    const face = faceOf(seen.table, told.seat);
    return [
      {
        n,
        side,
        isMine: told.seat === seen.you,
        name,
        face,
        text: told.kind === 'said' ? told.text : '',
        sign: told.kind === 'reacted' ? told.sign : null,
      },
    ];
  });
};
