import type { BySide, Side } from '@majlis/kernel';
import { predictWin, rate, rating } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';

/** How strong somebody seems to be, and how sure we are of it. Nobody is shown either. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const NEW_SKILL: Skill = rating();

/** CLUB-3.2  The scale on which people are paired. */
export const skillScale = ({ mu }: Skill): number => 1_500 + 40 * (mu - 25);

/**
 * The ratings are fitted to a logistic curve (Bradley–Terry), the expectation is read from a normal one, and pairing by skill draws the
 * skills apart: read with the usual spread, the strong would be expected to win more often than they do. `npm run season` prints, decile
 * by decile, what was expected and what came.
 */
const EXPECTED_BETA = (2.1 * 25) / 6;

/** CLUB-3.3  How likely the first side is to win. */
export const expectation = (sides: BySide<readonly Skill[]>): number =>
  predictWin(
    sides.map(side => side.map(({ mu, sigma }) => ({ mu, sigma }))),
    { beta: EXPECTED_BETA },
  )[0] ?? 0.5;

const RANKS = { 0: [1, 2], 1: [2, 1], drawn: [1, 1] };

/** CLUB-3.1  The skills after a match; `winner` null: drawn. */
export const skillsAfter = (sides: BySide<readonly Skill[]>, winner: Side | null): BySide<readonly Skill[]> => {
  const teams = sides.map(side => side.map(({ mu, sigma }) => ({ mu, sigma })));
  const [first = [], second = []] = rate(teams, { model: bradleyTerryFull, rank: [...RANKS[winner ?? 'drawn']] });
  return [first, second];
};
