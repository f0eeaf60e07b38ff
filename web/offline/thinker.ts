import type { Seat } from '@majlis/kernel';
import type { Kind } from '@majlis/table';

/** What a bot is asked: it is shown what its seat may see. */
interface Question {
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
}

export type Think = (question: Question) => Kind | null;
