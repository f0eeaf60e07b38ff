import type { BySide, Card, Side } from '@majlis/kernel';
import { addSides } from '../auction/contract.ts';
import type { ProjectType } from '../projects/project.ts';

export type RoundOutcome = 'made' | 'khasara' | 'tie' | 'kaboot' | 'qayd';

/** What decided a round. */
export type Because =
  /** One side's total was higher. */
  | 'totals'
  /** One side had more points. */
  | 'points'
  /** All was equal but for Baloot. */
  | 'baloot'
  | 'equal'
  | 'last-raiser'
  | 'first-doubler'
  | 'sweep'
  | 'qayd';

export interface RoundVerdict {
  readonly outcome: RoundOutcome;
  /** null: each side keeps its own. */
  readonly loser: Side | null;
  readonly because: Because;
}

/** Something written down for a side: so much, so many times. */
export interface Written {
  readonly kind: 'written';
  readonly of: 'cards' | 'pot' | 'kaboot' | 'projects' | 'baloot' | 'gahwa';
  readonly once: BySide<number>;
  readonly times: number;
  readonly points: BySide<number>;
}

/** BAL-16.19  One line of the sheet, with a number for each side. */
export type SheetLine =
  | { readonly kind: 'cards'; readonly cards: BySide<readonly Card[]>; readonly abnat: BySide<number> }
  | { readonly kind: 'last-trick'; readonly abnat: BySide<number> }
  | {
      readonly kind: 'projects';
      readonly types: BySide<readonly ProjectType[]>;
      readonly abnat: BySide<number>;
    }
  | { readonly kind: 'baloot'; readonly abnat: BySide<number> }
  | { readonly kind: 'totals'; readonly abnat: BySide<number> }
  /** Card points after rounding. */
  | { readonly kind: 'count'; readonly points: BySide<number> }
  /** Card points with those of projects and Baloot, where they were compared. */
  | { readonly kind: 'compared'; readonly points: BySide<number> }
  | ({ readonly kind: 'result' } & RoundVerdict)
  | Written;

export interface ScoreSheet extends RoundVerdict {
  readonly lines: readonly SheetLine[];
  readonly points: BySide<number>;
  /** The side that wins the match by this round alone: at Gahwa. */
  readonly winsMatch: Side | null;
}

export const written = (of: Written['of'], once: BySide<number>, times = 1): Written => ({
  kind: 'written',
  of,
  once,
  times,
  points: [once[0] * times, once[1] * times],
});

/** BAL-16.19  The points are the sum of what is written down. */
export const sheetOf = (
  reckoned: readonly SheetLine[],
  result: RoundVerdict,
  award: readonly Written[],
  winsMatch: Side | null,
): ScoreSheet => ({
  ...result,
  lines: [...reckoned, { kind: 'result', ...result }, ...award.filter(({ once }) => once[0] !== 0 || once[1] !== 0)],
  points: award.map(({ points }) => points).reduce(addSides, [0, 0]),
  winsMatch,
});
