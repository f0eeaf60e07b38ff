import type { BalootEvent, BalootState } from '@majlis/baloot';
import { takerOf } from '@majlis/baloot/for-web';
import { otherSide, type Seat, sideOf, type Trick } from '@majlis/kernel';
import { narrate } from '@/baloot/narrate.ts';
import { type Recall, retold } from '@/table/recall.ts';
import { seatOfMine } from '@/table/seats.ts';
import { say } from '@/words/say.ts';

/** What each round brought, and what the score was then. */
const roundsOf = ({ rounds }: BalootState, me: Seat): readonly string[] => {
  const [ours, theirs] = [sideOf(me), otherSide(sideOf(me))];
  const sum = (side: 0 | 1, upTo: number) => rounds.slice(0, upTo).reduce((all, round) => all + round[side], 0);
  return rounds.map((round, i) =>
    say('baloot.told.round', {
      n: i + 1,
      us: round[ours],
      them: round[theirs],
      ourTotal: sum(ours, i + 1),
      theirTotal: sum(theirs, i + 1),
    }),
  );
};

const playsOf = (plays: Trick, akkas: BalootState['akkas']): readonly BalootEvent[] =>
  plays.map(play => ({ kind: 'played', ...play, akka: akkas.includes(play.card) }));

const isCounted = ({ phase }: BalootState): boolean => phase.kind === 'summary' || phase.kind === 'over';

/** The rounds, and the tricks of this one. */
export const recall: Recall = (view, seen) => {
  const state = view as BalootState;
  const { tricks, trick, akkas, contract } = state;
  const fallen = tricks.flatMap((plays): readonly BalootEvent[] => [
    ...playsOf(plays, akkas),
    { kind: 'trickTaken', seat: takerOf(plays, contract?.trump ?? null) },
  ]);
  const round = isCounted(state) ? [] : retold(narrate, seen, state, ...fallen, ...playsOf(trick, akkas));
  return [...roundsOf(state, seatOfMine(seen)), ...round];
};
