import { baloot, turup } from '@majlis/bots';
import { judgeBy as balootBy } from '@majlis/bots/judges/baloot';
import { judgeBy as turupBy } from '@majlis/bots/judges/turup';
import { type Ranking, rankingOf } from '@majlis/bots/ranking';

const LEVELS = ['random', 'greedy', 'novice', 'steady', 'master'];
const DEALS = 60;
const SEED = 5;

/** What levels give away at a choice, in points, by the judge's own rollouts and by plain ones. */
export const benchRanking = (part: number): void => {
  const deals = Math.ceil(DEALS * part);
  const size = { deals, worlds: 60, seed: SEED };
  told('baloot', rankingOf(baloot, [balootBy('policy'), balootBy('heuristic')], LEVELS, size));
  told('turup', rankingOf(turup, [turupBy('search'), turupBy('heuristic')], LEVELS, size));
};

const told = (game: string, { choices, losses }: Ranking): void => {
  for (const [nth, row] of losses.entries()) {
    const given = LEVELS.map((level, at) => `${level} ${(row[at] ?? 0).toFixed(4)}`);
    const isRanked = row.every((loss, at) => at === 0 || loss < (row[at - 1] ?? 0));
    const rollouts = nth === 0 ? 'its own' : 'plain';
    console.log(
      `ranking  ${game}, ${choices} choices, ${rollouts} rollouts: ${given.join(', ')}: ${isRanked ? 'holds' : 'fails'}`,
    );
  }
};
