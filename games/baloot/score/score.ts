import { type BySide, type Card, otherSide, type Side, type Suit } from '@majlis/kernel';
import { addSides, bySide } from '../auction/contract.ts';
import type { BalootOptions } from '../options.ts';
import { LAST_TRICK, totalAbnat } from '../play/value.ts';
import { BALOOT_ABNAT, BALOOT_POINTS } from '../projects/baloot.ts';
import { PROJECT_ABNAT } from '../projects/project.ts';
import { gahwaAward, kabootAward, ownAward, pointsOf, potAward, qaydAward, type RoundStakes } from './award.ts';
import { sweeper } from './kaboot.ts';
import { judge } from './khasara.ts';
import { count } from './rounding.ts';
import { type RoundVerdict, type ScoreSheet, type SheetLine, sheetOf, type Written } from './sheet.ts';

/** Everything a finished round is scored by. */
export interface Reckoning extends RoundStakes {
  /** Abnat of the cards each side took, the last trick's ten among them. */
  readonly raw: BySide<number>;
  readonly tricks: BySide<number>;
  /** The side that raised last; null while nobody has. */
  readonly lastRaiser: Side | null;
}

/** A round as it was played: the same, with the cards. */
export interface PlayedRound extends Omit<Reckoning, 'raw'> {
  readonly trump: Suit | null;
  readonly cards: BySide<readonly Card[]>;
  /** The side that took the last trick. */
  readonly last: Side;
}

/** BAL-16.1  The sheet of a round that was played to the end, or ended by a Sawa. */
export const scoreRound = (round: PlayedRound, options: BalootOptions): ScoreSheet => {
  const { cards, last, trump } = round;
  const abnat: BySide<number> = [totalAbnat(cards[0], trump), totalAbnat(cards[1], trump)];
  const ten = bySide(last, LAST_TRICK, 0);
  const sheet = score({ ...round, raw: addSides(abnat, ten) }, options);
  return { ...sheet, lines: [{ kind: 'cards', cards, abnat }, { kind: 'last-trick', abnat: ten }, ...sheet.lines] };
};

/** BAL-16.2…18  The sheet of a round from its Abnat on. */
export const score = (round: Reckoning, options: BalootOptions): ScoreSheet => {
  const side = sweeper(round.tricks);
  return side === null ? scoreCompared(round, options) : scoreSwept(side, round, options);
};

/** BAL-15.9  The sheet of a round that a verdict ended. */
export const scoreQayd = (loser: Side, stakes: RoundStakes, options: BalootOptions): ScoreSheet => {
  const result: RoundVerdict = { outcome: 'qayd', loser, because: 'qayd' };
  return close([], result, qaydAward(otherSide(loser), stakes, options), stakes, options);
};

/** BAL-16.13 */
const scoreSwept = (side: Side, round: Reckoning, options: BalootOptions): ScoreSheet => {
  const result: RoundVerdict = { outcome: 'kaboot', loser: otherSide(side), because: 'sweep' };
  return close([], result, kabootAward(side, round, options), round, options);
};

/** BAL-16.6…12 */
const scoreCompared = (round: Reckoning, options: BalootOptions): ScoreSheet => {
  const { projects, baloot } = round;
  const counts = options.balootCounts === 'full' ? 1 : 0; // BAL-16.18
  const laid = each(projects, types => types.reduce((sum, type) => sum + PROJECT_ABNAT[type], 0));
  const pairs = each(baloot, n => n * BALOOT_ABNAT * counts);
  const totals = [round.raw, laid, pairs].reduce(addSides); // BAL-16.2
  const cards = count(round, options);
  const extra = each(projects, types => pointsOf(types, round.mode));
  const points = [cards, extra, each(baloot, n => n * BALOOT_POINTS * counts)].reduce(addSides);
  const result = judge({ ...round, totals, points }, options);
  const lines: readonly SheetLine[] = [
    { kind: 'projects', types: projects, abnat: laid },
    { kind: 'baloot', abnat: pairs },
    { kind: 'totals', abnat: totals },
    { kind: 'count', points: cards },
    ...(result.because === 'totals' ? [] : [{ kind: 'compared', points } as const]),
  ];
  const award = result.loser === null ? ownAward(round, cards) : potAward(otherSide(result.loser), round, options);
  return close(lines, result, award, round, options);
};

/** At Gahwa the match is written down instead (BAL-16.17, BAL-15.13). */
const close = (
  lines: readonly SheetLine[],
  result: RoundVerdict,
  award: readonly Written[],
  { multiplier }: RoundStakes,
  options: BalootOptions,
): ScoreSheet => {
  if (multiplier !== 'gahwa' || result.loser === null) return sheetOf(lines, result, award, null);
  const winner = otherSide(result.loser);
  return sheetOf(lines, result, gahwaAward(winner, options), winner);
};

const each = <T>(pair: BySide<T>, change: (entry: T) => number): BySide<number> => [change(pair[0]), change(pair[1])];
