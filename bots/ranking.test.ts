import { expect, test } from 'vitest';
import { judgeBy as balootBy } from './baloot/judge.ts';
import { baloot, turup } from './index.ts';
import { rankingOf } from './ranking.ts';
import { judgeBy as turupBy } from './turup/judge.ts';

const LEVELS = ['random', 'greedy', 'novice', 'steady', 'master'];

const ranked = ({ losses }: ReturnType<typeof rankingOf>): void => {
  for (const row of losses) expect(row).toEqual([...row].sort((a, b) => b - a));
};

test('Baloot: the judge ranks players by what they give away, with trained rollouts and with plain ones', () => {
  ranked(rankingOf(baloot, [balootBy('policy'), balootBy('heuristic')], LEVELS, { deals: 8, worlds: 40, seed: 5 }));
});

test('Turup: the judge ranks players by what they give away, with rollouts as in search and with plain ones', () => {
  ranked(rankingOf(turup, [turupBy('search'), turupBy('heuristic')], LEVELS, { deals: 8, worlds: 60, seed: 5 }));
});
