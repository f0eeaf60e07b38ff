import { gameOf } from './games.ts';

/** What a bot is asked, in a thread of its own. All it is shown is what its seat may see. */
export interface BotTask {
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly view: unknown;
  /** Names the throw of its own dice. */
  readonly draw: number;
}

export const think = ({ game, level, seat, view, draw }: BotTask) =>
  gameOf(game)?.think(view, seat, level, draw) ?? null;
