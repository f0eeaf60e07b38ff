import type { BalootEvent } from '@majlis/baloot';
import { otherSide, type Seat, sideOf } from '@majlis/kernel';
import { counted, type FactsOf } from '@/table/facts.ts';

type Sheet = Extract<BalootEvent, { kind: 'scored' }>['sheet'];

/** Every round that was scored, with whoever bought it. */
const roundsIn = (
  events: readonly BalootEvent[],
): readonly { readonly buyer: Seat | null; readonly sheet: Sheet }[] => {
  let buyer: Seat | null = null;
  return events.flatMap(event => {
    if (event.kind === 'dealt') buyer = null;
    if (event.kind === 'bought') buyer = event.contract.buyer;
    return event.kind === 'scored' ? [{ buyer, sheet: event.sheet }] : [];
  });
};

/** Rounds won, own purchases that were made, khasaras and kaboots of one's side, projects told by oneself. */
export const facts: FactsOf = (match, seat) => {
  const events = match.map(({ event }) => event as BalootEvent);
  const rounds = roundsIn(events);
  const side = sideOf(seat);
  const own = rounds.filter(({ buyer }) => buyer === seat);
  const ours = rounds.filter(({ buyer }) => buyer !== null && sideOf(buyer) === side);
  return [
    {
      kind: 'rounds',
      n: counted(rounds, ({ sheet }) => sheet.points[side] > sheet.points[otherSide(side)]),
      of: rounds.length,
    },
    { kind: 'bought', n: counted(own, ({ sheet }) => sheet.loser !== side), of: own.length },
    { kind: 'khasara', n: counted(ours, ({ sheet }) => sheet.loser === side), of: ours.length },
    { kind: 'kaboot', n: counted(rounds, ({ sheet }) => sheet.outcome === 'kaboot' && sheet.loser !== side), of: null },
    {
      kind: 'projects',
      n: counted(events, event => event.kind === 'declared' && event.declaration.seat === seat),
      of: null,
    },
  ];
};
