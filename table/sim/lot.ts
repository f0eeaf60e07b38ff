import type { Card, Pile, Random, Seat } from '@majlis/kernel';
import type { Cast, Kind } from '../index.ts';
import type { Oracle } from './oracle.ts';

/** A game as the simulations need it. */
export interface Lot {
  readonly cast: Cast;
  readonly subject: Places;
  /** What each viewer may know, from the rules alone. */
  readonly oracle: Oracle;
  /** An action in the game's word. */
  write(action: Kind): string;
  readonly options: object;
}

/** Every card in play and every place that a card can be in, and a player who tries more than blind luck would. */
interface Places {
  pack(state: unknown): readonly Card[];
  piles(state: unknown): readonly Pile[];
  choose?(state: unknown, seat: Seat, offers: readonly Kind[], random: Random): Kind;
}
