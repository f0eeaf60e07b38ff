import { baloot } from '@majlis/baloot';
import { spelling as balootWords } from '@majlis/baloot/spelling';
import { dhappa } from '@majlis/dhappa';
import { spelling as dhappaWords } from '@majlis/dhappa/spelling';
import type { Spelling } from '@majlis/kernel/record';
import type { AnyGame, Cast, Kind } from '@majlis/table';
import { trunfo } from '@majlis/trunfo';
import { spelling as trunfoWords } from '@majlis/trunfo/spelling';
import { turup } from '@majlis/turup';
import { spelling as turupWords } from '@majlis/turup/spelling';
import { nativeDice } from './dice.ts';

/** A game as the house offers it. */
export interface Offered extends Cast {
  readonly words: Spelling<unknown, Kind, Kind>;
}

const offered = (game: AnyGame, words: Spelling<unknown, Kind, Kind>): Offered => ({
  game,
  words,
  dice: nativeDice,
  levels: ['steady'],
  pace: [600, 1_800],
});

const GAMES: ReadonlyMap<string, Offered> = new Map(
  [
    offered(baloot, balootWords),
    offered(dhappa, dhappaWords),
    offered(trunfo, trunfoWords),
    offered(turup, turupWords),
  ].map(one => [one.game.id, one]),
);

export const gameOf = (id: string): Offered | undefined => GAMES.get(id);
