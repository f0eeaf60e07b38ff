import { type AnySeatable, SEATABLES } from '@majlis/bots';
import { type HouseAction, type OfKind, type Seat, seeded } from '@majlis/kernel';
import type { Spelling } from '@majlis/kernel/record';
import type { GameSetup } from '@majlis/table';
import { nativeDice } from './dice.ts';

/** A game as the house offers it. */
export interface OfferedGame extends GameSetup {
  readonly words: Spelling<unknown, OfKind, OfKind>;
  /** The points of the match so far, by side: as everybody sees them. */
  standing(state: unknown): readonly [number, number];
  /** What a bot of that level does; undefined: nothing comes to its mind, and its time will run out. */
  think(view: unknown, seat: Seat, level: string, draw: number): OfKind | HouseAction | undefined;
}

/** With the players that were made for it. */
const offeredGame = ({
  game,
  spelling,
  levels,
  pace,
  budget,
  answer,
  chances,
  standing,
  daily,
}: AnySeatable): OfferedGame => ({
  game,
  words: spelling,
  dice: nativeDice(),
  levels,
  pace,
  chance: chances.at,
  standing,
  ...(daily ? { summary: daily.summary } : {}),
  think: (view, seat, level, draw) => answer(view, seat, level, budget, seeded(draw)),
});

const GAMES: ReadonlyMap<string, OfferedGame> = new Map(
  Object.values(SEATABLES)
    .map(offeredGame)
    .map(one => [one.game.id, one]),
);

/** As tables carry them: `baloot/1`. */
export const GAME_IDS: readonly string[] = [...GAMES.keys()];

export const gameOf = (id: string): OfferedGame | undefined => GAMES.get(id);
