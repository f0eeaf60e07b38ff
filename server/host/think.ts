import { gameOf } from './games.ts';

/** What a bot is asked, in a thread of its own. All it is shown is what its seat may see. */
export interface Question {
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly view: unknown;
  /** Names the throw of its own dice. */
  readonly draw: number;
}

/** Any of the offers; nobody waits for more until the bots move in. */
export const think = ({ game, seat, view, draw }: Question) => {
  const offers = gameOf(game)?.game.offers(view, seat) ?? [];
  return offers[draw % Math.max(1, offers.length)] ?? null;
};
