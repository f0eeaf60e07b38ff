import type { Seat } from '@majlis/kernel';
import type { AnyGame, Kind } from '@majlis/table';

export interface Question {
  readonly game: AnyGame;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
}

export type Think = (question: Question) => Kind | null;
