import type { Card, OfKind } from '@majlis/kernel';
import type { Narrate } from '@/table/GameLog.tsx';

/** Where somebody stops who looks at a match again: a round begins, a trick or a turn is over, or something else is to be seen. */
export type Stop = 'round' | 'trick' | 'step';

/** What the replay asks of a game besides its table. */
export interface ReplayGame {
  /** null: there is nothing to be seen. */
  stop(event: OfKind): Stop | null;
  /** The hands as they are held, seat by seat. */
  hands(state: unknown): readonly (readonly Card[])[];
  /** By side. */
  score(state: unknown): readonly [number, number];
  /** What the round is played for, in words; empty as long as that is open. */
  contract(state: unknown): string;
  readonly narrate: Narrate;
}
