import type { Card } from '@majlis/kernel';
import type { Subject } from '@majlis/kernel/laws';
import type { Cast, Kind } from '../index.ts';
import type { Oracle } from './oracle.ts';

/** A game as the simulations need it. */
export interface Lot {
  readonly cast: Cast;
  /** Every card in play, and every place a card can be in: for the count of the cards. */
  readonly subject: Pick<Subject<object, unknown, Kind, Kind, string>, 'pack' | 'piles' | 'choose'>;
  /** What each viewer may know, from the rules alone. */
  readonly oracle: Oracle;
  write(action: Kind): string;
  readonly options: object;
}

export type Cards = ReadonlySet<Card>;
