import { type AnySeatable, SEATABLES } from '@majlis/bots';
import { type HouseAction, type OfKind, type Seat, seeded } from '@majlis/kernel';
import type { Spelling } from '@majlis/kernel/record';
import type { GameSetup } from '@majlis/table';
import { nativeDice } from './dice.ts';

/** A game as the house offers it. */
export interface OfferedGame extends GameSetup {
  readonly words: Spelling<unknown, OfKind, OfKind>;
  /** What a bot of that level does; undefined: nothing comes to its mind, and its time will run out. */
  think(view: unknown, seat: Seat, level: string, draw: number): OfKind | HouseAction | undefined;
}

/** With the players that were made for it. */
const offeredGame = ({ game, spelling, levels, pace, budget, answer, chances }: AnySeatable): OfferedGame => ({
  game,
  words: spelling,
  dice: nativeDice(),
  levels,
  pace,
  chance: chances.at,
  think: (view, seat, level, draw) => answer(view, seat, level, budget, seeded(draw)),
});

const GAMES: ReadonlyMap<string, OfferedGame> = new Map(
  Object.values(SEATABLES)
    .map(offeredGame)
    .map(one => [one.game.id, one]),
);

export const gameOf = (id: string): OfferedGame | undefined => GAMES.get(id);
