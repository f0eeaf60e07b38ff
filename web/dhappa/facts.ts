import type { DhappaEvent, DhappaState } from '@majlis/dhappa';
import { lockOf, ofSide } from '@majlis/dhappa/for-web';
import { sideOf } from '@majlis/kernel';
import { counted, type FactsOf, type Happened } from '@/table/facts.ts';

interface Step {
  readonly event: DhappaEvent;
  readonly state: DhappaState;
}

/** The events of a match round by round, each with the state after it. */
const roundsIn = (match: readonly Happened[]): readonly (readonly Step[])[] => {
  const rounds: Step[][] = [[]];
  for (const step of match as readonly Step[]) {
    rounds.at(-1)?.push(step);
    if (step.event.kind === 'roundEnded') rounds.push([]);
  }
  return rounds.filter(steps => steps.at(-1)?.event.kind === 'roundEnded');
};

/** Rounds won by one's side, those in which it had the Lock (which may be lost again, DHA-8.1), and those that one went out in. */
export const facts: FactsOf = (match, seat) => {
  const side = sideOf(seat);
  const rounds = roundsIn(match);
  const results = rounds.flatMap(steps =>
    steps.flatMap(({ event }) => (event.kind === 'roundEnded' ? [event.result] : [])),
  );
  const hadLock = (steps: readonly Step[]): boolean =>
    steps.some(({ state }) => lockOf(ofSide(state.runs, side), state.options).locked);
  return [
    { kind: 'rounds', n: counted(results, ({ winner }) => winner === side), of: results.length },
    { kind: 'locks', n: counted(rounds, hadLock), of: rounds.length },
    { kind: 'out', n: counted(results, ({ by, how }) => how === 'wentOut' && by === seat), of: null },
  ];
};
