import { bySeat, type Seat } from '@majlis/kernel';
import type { DecisionContext } from './decision.ts';
import { drawNumber } from './secret.ts';

/** A fair order of the chairs, from the table's secret and the line it will stand in: nobody can foresee it or ask for another in secret. */
export const drawSeats = ({ table, secret }: DecisionContext): readonly Seat[] => {
  const from = table.chairs.map((_, seat) => seat);
  for (let last = from.length - 1; last > 0; last--) {
    const at = drawNumber(secret, `seats/${table.seq}/${last}`, 0, last);
    [from[last], from[at]] = [bySeat(from, at), bySeat(from, last)];
  }
  return from;
};
