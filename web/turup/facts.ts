import { sideOf } from '@majlis/kernel';
import type { TurupEvent } from '@majlis/turup';
import { counted, type FactsOf } from '@/table/facts.ts';

/** Deals won, baazis and kots of one's side, own bids that were made. */
export const facts: FactsOf = (match, seat) => {
  const events = match.map(({ event }) => event as TurupEvent);
  const deals = events.flatMap(event => (event.kind === 'scored' ? [event.result] : []));
  const side = sideOf(seat);
  const own = deals.filter(({ contract }) => contract?.declarer === seat);
  return [
    { kind: 'baazis', n: counted(deals, ({ baazi }) => baazi === side), of: deals.length },
    { kind: 'kots', n: counted(deals, ({ kot }) => kot === side), of: null },
    { kind: 'bids', n: counted(own, ({ contract, tricks }) => tricks[side] >= (contract?.bid ?? 0)), of: own.length },
  ];
};
