import type { DealSummary, Game, HouseAction, OfKind, Seat } from '@majlis/kernel';
import { GO_ON, type Spelling, TIME_UP } from '@majlis/kernel/record';
import type { Dice } from './dice.ts';

/** Any game: a table moves its states and events about and looks into none of them. */
export type AnyGame = Game<object, unknown, OfKind, OfKind, string>;

/** What a table is set up with: a game, its words, the dice, and the bots there are. */
export interface GameSetup {
  readonly game: AnyGame;
  readonly words: Pick<Spelling<unknown, OfKind, OfKind>, 'read'>;
  readonly dice: Dice;
  /** The levels a host may seat; the first also stands in for the absent. */
  readonly levels: readonly [string, ...string[]];
  /** The shortest and the longest that a bot seems to think, in ms. */
  readonly pace: readonly [number, number];
  /** Names the chance that a seat has to act before it is awaited, as anybody could; undefined: it has none. Bots are asked then too. */
  chance?(state: unknown, seat: Seat): string | undefined;
  /** What a finished deal of the day came to; absent: it is not played here. */
  summary?(state: unknown): DealSummary;
}

const HOUSE_KINDS = ['rolled', 'left'];

/** A word that only the house and its clocks may use: a seat that sends it early, or at all, is refused. */
const isKept = ({ words }: GameSetup, word: string): boolean => {
  const kept = [TIME_UP, GO_ON].flatMap(sign => words.read(sign)?.kind ?? []);
  const kind = words.read(word)?.kind;
  return [TIME_UP, GO_ON].includes(word) || (kind !== undefined && [...HOUSE_KINDS, ...kept].includes(kind));
};

/** A word from a seat, as an action of the game. */
export const parseWord = (setup: GameSetup, word: string): OfKind | HouseAction | 'not-a-word' | 'not-now' =>
  isKept(setup, word) ? 'not-now' : (setup.words.read(word) ?? 'not-a-word');
