import { type Card, type OfKind, type Pile, pick, type Random, type Seat } from '@majlis/kernel';
import type { GameSetup } from '../index.ts';
import type { Oracle } from './oracle.ts';

/** A game as the simulations need it. */
export interface SimGame {
  readonly setup: GameSetup;
  readonly places: Places;
  /** What each viewer may know, from the rules alone. */
  readonly oracle: Oracle;
  /** The players of the house; without them chance plays. undefined: they let a chance pass. */
  think?(view: unknown, seat: Seat, level: string, random: Random): OfKind | undefined;
  /** An action in the game's word. */
  write(action: OfKind): string;
  readonly options: object;
}

/** Every card in play and every place that a card can be in, and a player who tries more than blind luck would. */
interface Places {
  pack(state: unknown): readonly Card[];
  piles(state: unknown): readonly Pile[];
  choose?(state: unknown, seat: Seat, offers: readonly OfKind[], random: Random): OfKind;
}

/** What a bot does: half the time as the house's own player of that level would, else as chance will have it. */
export const botPlay = (
  simGame: SimGame,
  view: unknown,
  seat: Seat,
  level: string,
  random: Random,
): OfKind | undefined => {
  if (simGame.think && random.below(2) === 0) return simGame.think(view, seat, level, random);
  const offers = simGame.setup.game.offers(view, seat);
  if (offers.length === 0) return undefined;
  return simGame.places.choose?.(view, seat, offers, random) ?? pick(offers, random);
};
