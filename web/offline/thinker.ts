import type { OfKind, Seat } from '@majlis/kernel';

/** What a bot is asked: it is shown what its seat may see. */
interface Question {
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
}

export type LocalThink = (question: Question) => OfKind | null;
