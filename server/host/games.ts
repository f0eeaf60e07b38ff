import { type AnySeatable, SEATABLES } from '@majlis/bots';
import { dhappa } from '@majlis/dhappa';
import { spelling as dhappaWords } from '@majlis/dhappa/spelling';
import { type HouseAction, type Random, type Seat, seeded } from '@majlis/kernel';
import type { Spelling } from '@majlis/kernel/record';
import type { AnyGame, Cast, Kind } from '@majlis/table';
import { turup } from '@majlis/turup';
import { spelling as turupWords } from '@majlis/turup/spelling';
import { nativeDice } from './dice.ts';

/** A game as the house offers it. */
export interface Offered extends Cast {
  readonly words: Spelling<unknown, Kind, Kind>;
  /** What a bot of that level does; undefined: nothing comes to its mind, and its time will run out. */
  think(view: unknown, seat: Seat, level: string, draw: number): Kind | HouseAction | undefined;
}

/** With the players that were made for it. */
const seated = ({ game, spelling, levels, pace, budget, think }: AnySeatable): Offered => ({
  game,
  words: spelling,
  dice: nativeDice,
  levels,
  pace,
  think: (view, seat, level, draw) => think(view, seat, level, budget, seeded(draw)),
});

/** A game that nobody has made players for yet: they do any of the things they may do. */
const plain = (game: AnyGame, words: Spelling<unknown, Kind, Kind>): Offered => ({
  game,
  words,
  dice: nativeDice,
  levels: ['steady'],
  pace: [600, 1_800],
  think: (view, seat, _, draw) => any(game.offers(view, seat), seeded(draw)),
});

const any = <T>(list: readonly T[], random: Random): T | undefined => list[random.below(Math.max(1, list.length))];

const GAMES: ReadonlyMap<string, Offered> = new Map(
  [plain(dhappa, dhappaWords), plain(turup, turupWords), ...Object.values(SEATABLES).map(seated)].map(one => [
    one.game.id,
    one,
  ]),
);

export const gameOf = (id: string): Offered | undefined => GAMES.get(id);
