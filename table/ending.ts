import type { Outcome } from '@majlis/kernel';
import { revealDeal } from './deal.ts';
import type { DecisionContext } from './decision.ts';
import type { Ending, SeatConduct, TableEvent } from './event.ts';
import { nextSecret } from './secret.ts';
import { newCommitment } from './start.ts';
import { type Chair, isPeopled, type Table } from './table.ts';

/** A match is over by the rules, or because nobody is left to play it. */
export const endingOf = ({ setup, table }: DecisionContext): Ending | undefined => {
  if (table.phase !== 'playing') return undefined;
  const outcome = setup.game.outcome(table.state);
  if (outcome) {
    const end = ending(table, 'game', outcome);
    return table.daily && setup.summary ? { ...end, deal: setup.summary(table.state) } : end;
  }
  // Whoever leaves a deal of the day has it played out.
  return table.daily || table.chairs.some(isPeopled) ? undefined : ending(table, 'abandoned', null);
};

export const ending = ({ chairs }: Table, by: Ending['by'], outcome: Outcome | null): Ending => ({
  by,
  outcome,
  conduct: chairs.map(conductOf),
});

/** Nobody is blamed for a fault of the house, nor for a drop that took several seats at once. */
const conductOf = ({ sitter, left, dropped, away, excused }: Chair): SeatConduct => {
  if (sitter?.kind !== 'person') return 'bot';
  if (left) return 'left';
  if (excused) return 'excused';
  return dropped || away ? 'absent' : 'present';
};

/** The dice are shown, whatever the end was, and those of the next match are fixed. */
export const endMatch = (context: DecisionContext, end: Ending): { events: readonly TableEvent[]; secret?: string } => {
  const { table } = context;
  const next = newCommitment(context, nextSecret(context.secret));
  const shown = table.course.accepted.length > 0 ? [revealDeal(context, table.course.k)] : [];
  const over: readonly TableEvent[] = [{ kind: 'ended', ending: end }, ...shown];
  if (!table.chairs.some(isPeopled)) return { events: [...over, { kind: 'closed' }], secret: next.secret };
  // A deal of the day is played once: no dice are fixed for another.
  return table.daily ? { events: over } : { events: [...over, next.event], secret: next.secret };
};
