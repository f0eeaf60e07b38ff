import type { AnySeatable } from '@majlis/bots';
import type { AnyJudge } from '@majlis/bots/judge';
import type { Card } from '@majlis/kernel';
import type { Puzzle } from '@majlis/kernel/puzzle';
import type { ComponentType } from 'react';
import type { Theme } from '@/scene/theme.ts';
import type { TableChrome } from '@/store/chrome.ts';
import type { LoadedRules } from '@/store/loaded.ts';
import type { Played } from '@/store/open.ts';
import type { Country } from '@/table/countries.ts';
import type { FactsOf } from '@/table/facts.ts';
import type { Lesson } from '@/table/lesson.ts';
import type { ReplayGame } from '@/table/replay-game.ts';
import type { Language, Texts } from '@/words/language.ts';
import type { GamePart } from '@/words/part.ts';

export interface TableProps {
  readonly played: Played;
  readonly chrome: TableChrome;
}

/** How fast a game against bots goes. */
export interface Tempo {
  /** For a turn; null: no clock. */
  readonly seconds: number | null;
  /** The house rules that say so. */
  readonly options: object;
}

/** Everything the app knows of a game before somebody plays it, and where the rest is. One for each game, in its `index.ts`. */
export interface WebGame {
  /** The name of its folders, its words and its pages. */
  readonly name: GamePart;
  /** As tables carry it: `baloot/1`. */
  readonly id: string;
  readonly title: Texts;
  /** One line of what it is about. */
  readonly line: Texts;
  /** The languages that its words are complete in; others are told in English. */
  readonly speaks: readonly Language[];
  readonly sizes: readonly number[];
  readonly minutes: number;
  /** Which way the seats follow one another. */
  readonly turn: 'clockwise' | 'counter';
  /** Three cards that stand for it. */
  readonly cards: readonly [Card, Card, Card];
  readonly theme: Theme;
  /** Where its bots are from. */
  readonly country: Country;
  /** The usual one first; without a clock is always possible. */
  readonly tempos: readonly Tempo[];
  /** Whether a house has players of the highest level for it. */
  readonly hasMaster?: true;
  /** It has a deal of the day. */
  readonly daily?: true;
  /** One chunk each, loaded by whoever needs it: the worker has no use for the panels, the page none for the bots. */
  rules(): Promise<LoadedRules>;
  bots(): Promise<AnySeatable>;
  table(): Promise<ComponentType<TableProps>>;
  /** What it takes to look at a finished match. Without it nobody can. */
  replay?(): Promise<ReplayGame>;
  /** What it is taught by. Without it nobody is. */
  lessons?(): Promise<readonly Lesson[]>;
  /** Positions to be solved. */
  puzzles?(): Promise<readonly Puzzle[]>;
  /** Who judges finished matches, and what is counted of them. Without it nobody does. */
  review?(): Promise<{ readonly judge: AnyJudge; readonly facts: FactsOf }>;
}
