import type { DhappaEvent } from '@majlis/dhappa';
import { sideOf } from '@majlis/kernel';
import { counted, type FactsOf } from '@/table/facts.ts';

/** Rounds won by one's side, and those that one went out in. */
export const facts: FactsOf = (told, seat) => {
  const rounds = (told as readonly DhappaEvent[]).flatMap(event => (event.kind === 'roundEnded' ? [event.result] : []));
  return [
    { kind: 'rounds', n: counted(rounds, ({ winner }) => winner === sideOf(seat)), of: rounds.length },
    { kind: 'out', n: counted(rounds, ({ by, how }) => how === 'wentOut' && by === seat), of: null },
  ];
};
