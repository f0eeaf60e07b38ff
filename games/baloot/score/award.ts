import type { BySide, Side } from '@majlis/kernel';
import { bySide, type Mode, type Multiplier } from '../auction/contract.ts';
import type { BalootOptions } from '../options.ts';
import { ROUND_POINTS } from '../play/value.ts';
import { BALOOT_POINTS } from '../projects/baloot.ts';
import { type ProjectType, projectPoints } from '../projects/project.ts';
import { KABOOT_POINTS, kabootPoints } from './kaboot.ts';
import { type Written, written } from './sheet.ts';

/** What can be won in a round. */
export interface RoundStakes {
  readonly mode: Mode;
  readonly buyer: Side;
  readonly multiplier: Multiplier;
  /** Awarded ones. */
  readonly projects: BySide<readonly ProjectType[]>;
  /** How many Baloot stand on each side. */
  readonly baloot: BySide<number>;
  /** The buyer would pay double for being swept (BAL-16.16). */
  readonly reverse: boolean;
}

export const pointsOf = (types: readonly ProjectType[], mode: Mode): number =>
  types.reduce((sum, type) => sum + projectPoints(type, mode), 0);

/** BAL-16.6  Each side writes down its own. */
export const ownAward = (stakes: RoundStakes, cards: BySide<number>): readonly Written[] => [
  written('cards', cards),
  written('projects', ownProjects(stakes)),
  written('baloot', ownBaloot(stakes)),
];

/** BAL-16.7, BAL-16.10  One side writes down everything. */
export const potAward = (winner: Side, stakes: RoundStakes, options: BalootOptions): readonly Written[] => [
  written('pot', bySide(winner, ROUND_POINTS[stakes.mode], 0), timesOf(stakes.multiplier)),
  written('projects', allProjects(winner, stakes), projectTimes(stakes.multiplier, options)),
  potBaloot(winner, stakes, options),
];

/** BAL-16.13, BAL-16.14, BAL-16.15 */
export const kabootAward = (winner: Side, stakes: RoundStakes, options: BalootOptions): readonly Written[] => {
  const multiplier = options.kabootMultiplied ? stakes.multiplier : 1;
  const projects = options.kabootProjects === 'all' ? allProjects(winner, stakes) : onlyOf(winner, ownProjects(stakes));
  return [
    written('kaboot', bySide(winner, kabootPoints(winner, stakes, options), 0), timesOf(multiplier)),
    written('projects', projects, projectTimes(multiplier, options)),
    potBaloot(winner, stakes, options),
  ];
};

/** BAL-15.9, BAL-15.10, BAL-15.11  The innocent side writes down the round. */
export const qaydAward = (innocent: Side, stakes: RoundStakes, options: BalootOptions): readonly Written[] => {
  const kaboot = options.qaydAward === 'kaboot';
  const base = (kaboot ? KABOOT_POINTS : ROUND_POINTS)[stakes.mode];
  const projects = {
    own: onlyOf(innocent, ownProjects(stakes)),
    all: allProjects(innocent, stakes),
    none: bySide(innocent, 0, 0),
  }[options.qaydProjects];
  return [
    written(kaboot ? 'kaboot' : 'pot', bySide(innocent, base, 0), timesOf(stakes.multiplier)),
    written('projects', projects, projectTimes(stakes.multiplier, options)),
    written('baloot', onlyOf(innocent, ownBaloot(stakes))),
  ];
};

/** BAL-16.17, BAL-15.13  The sheet of a won match. */
export const gahwaAward = (winner: Side, options: BalootOptions): readonly Written[] => [
  written('gahwa', bySide(winner, options.target, 0)),
];

/** Gahwa is not a number: whoever wins the round wins the match. */
const timesOf = (multiplier: Multiplier): number => (multiplier === 'gahwa' ? 1 : multiplier);

/** BAL-16.12 */
const projectTimes = (multiplier: Multiplier, options: BalootOptions): number => {
  const times = timesOf(multiplier);
  return { full: times, cap2: Math.min(times, 2), doubleOnly: times === 2 ? 2 : 1 }[options.projectMultiplier];
};

/** BAL-10.5  The loser's Baloot when one side takes the whole pot. */
const potBaloot = (winner: Side, stakes: RoundStakes, options: BalootOptions): Written => {
  const own = ownBaloot(stakes);
  const all = bySide(winner, own[0] + own[1], 0);
  return written('baloot', { transfer: all, keep: own, void: onlyOf(winner, own) }[options.balootPot]);
};

const ownProjects = ({ projects, mode }: RoundStakes): BySide<number> => [
  pointsOf(projects[0], mode),
  pointsOf(projects[1], mode),
];

const allProjects = (winner: Side, stakes: RoundStakes): BySide<number> => {
  const own = ownProjects(stakes);
  return bySide(winner, own[0] + own[1], 0);
};

const ownBaloot = ({ baloot }: RoundStakes): BySide<number> => [baloot[0] * BALOOT_POINTS, baloot[1] * BALOOT_POINTS];

const onlyOf = (side: Side, pair: BySide<number>): BySide<number> => bySide(side, pair[side], 0);
