import { bySeat, type Seat } from '@majlis/kernel';
import { drawn } from './secret.ts';
import type { Scene } from './verdict.ts';

/** A fair order of the chairs, from the table's secret and the line it will stand in: nobody can foresee it or ask for another in secret. */
export const drawnSeats = ({ table, secret }: Scene): readonly Seat[] => {
  const from = table.chairs.map((_, seat) => seat);
  for (let last = from.length - 1; last > 0; last--) {
    const at = drawn(secret, `seats/${table.seq}/${last}`, 0, last);
    [from[last], from[at]] = [bySeat(from, at), bySeat(from, last)];
  }
  return from;
};
