import type { OfKind } from '@majlis/kernel';
import type { Spelling } from '@majlis/kernel/record';
import type { AnyGame, GameSetup } from '@majlis/table';
import { fairDice } from '@majlis/table';

/** The rules of a game and how it is written down. */
export interface LoadedRules {
  readonly game: AnyGame;
  readonly words: Spelling<unknown, OfKind, OfKind>;
}

/** A game as this app plays it; the rest of a cast is the house's business. */
export type Loaded = GameSetup & LoadedRules;

export const castOf = (rules: LoadedRules): Loaded => ({
  ...rules,
  dice: fairDice,
  levels: ['steady'],
  pace: [600, 1_800],
});
