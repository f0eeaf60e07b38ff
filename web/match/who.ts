import { seatsFrom } from '@majlis/kernel';
import type { Table } from '@majlis/table';
import { faceOf } from '@/table/faces.ts';
import { nameOf } from '@/table/who.ts';
import { spokenNow } from '@/words/say.ts';

/** Who sits in a chair, by name and face. */
export interface Who {
  readonly name: string;
  readonly face: string;
}

const known = new WeakMap<Table['chairs'], { readonly tongue: string; readonly who: readonly Who[] }>();

/** Seat by seat; the same list for as long as the same people sit there, so that what names them is not drawn again at every step. */
export const whoIn = (table: Table): readonly Who[] => {
  const [tongue, before] = [spokenNow(), known.get(table.chairs)];
  if (before?.tongue === tongue) return before.who;
  const who = seatsFrom(0, table.chairs.length).map(seat => ({ name: nameOf(table, seat), face: faceOf(table, seat) }));
  known.set(table.chairs, { tongue, who });
  return who;
};
