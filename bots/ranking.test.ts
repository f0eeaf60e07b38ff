import { expect, test } from 'vitest';
import { judgeBy as balootBy } from './baloot/judge.ts';
import { baloot, turup } from './index.ts';
import { type Ranking, rankingOf } from './ranking.ts';
import { judgeBy as turupBy } from './turup/judge.ts';

/** Whoever thinks longest is asked about fewer deals. */
const QUICK = ['random', 'greedy', 'novice'];
const THINKING = ['novice', 'steady', 'master'];

const ranked = ({ losses }: Ranking): void => {
  for (const row of losses) expect(row).toEqual([...row].sort((a, b) => b - a));
};

test('Baloot: the judge ranks players by what they give away, with trained rollouts and with plain ones', () => {
  const judges = [balootBy('policy'), balootBy('heuristic')];
  ranked(rankingOf(baloot, judges, [...QUICK, 'steady', 'master'], { deals: 8, worlds: 40, seed: 5 }));
});

test('Turup: the judge ranks players by what they give away, with rollouts as in search and with plain ones', () => {
  const judges = [turupBy('search'), turupBy('heuristic')];
  ranked(rankingOf(turup, judges, QUICK, { deals: 30, worlds: 60, seed: 5 }));
  ranked(rankingOf(turup, judges, THINKING, { deals: 8, worlds: 60, seed: 5 }));
});
