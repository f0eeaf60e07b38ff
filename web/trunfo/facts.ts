import type { TrunfoEvent } from '@majlis/trunfo';
import { counted, type FactsOf } from '@/table/facts.ts';

/** Rounds won, and locks that the clock had to turn. */
export const facts: FactsOf = (match, seat) => {
  const events = match.map(({ event }) => event as TrunfoEvent);
  const rounds = events.flatMap(event => (event.kind === 'revealed' ? [event.winner] : []));
  const locks = events.flatMap(event => (event.kind === 'locked' && event.seat === seat ? [event.lapsed] : []));
  return [
    { kind: 'rounds', n: counted(rounds, winner => winner === seat), of: rounds.length },
    { kind: 'lapsed', n: counted(locks, lapsed => lapsed), of: locks.length },
  ];
};
