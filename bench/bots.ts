import { type AnySeatable, diceOf, playDeal, SEATABLES } from '@majlis/bots';
import { seeded } from '@majlis/kernel';
import { benchDuels } from './bots-duels.ts';
import { benchHonesty } from './bots-honesty.ts';
import { benchJudges } from './bots-judge.ts';
import { benchRanking } from './bots-ranking.ts';
import { benchSolver } from './bots-solver.ts';
import { figure } from './rate.ts';

const WARM_UP_MS = 500;
const MS = 2_000;

/** How long every decision of so many deals takes, all seats being of one level with its usual budget. */
const thinking = ({ game, think, budget }: AnySeatable, level: string, ms: number): readonly number[] => {
  const times: number[] = [];
  const options = game.options.presets.default;
  const seats = game.sizes[0] ?? 0;
  const until = performance.now() + ms;
  let state = game.open(options, seats);
  for (let deal = 0; performance.now() < until; deal++) {
    const random = seeded(deal);
    const act = (view: unknown, seat: number) => {
      const start = performance.now();
      const action = think(view, seat, level, budget, random);
      times.push(performance.now() - start);
      return action;
    };
    state = playDeal(game, state, { act, throw: diceOf(deal, seeded(deal * 2 ** 32)) });
    if (game.outcome(state)) state = game.open(options, seats);
  }
  return times;
};

/** How fast players think, what their duels and their honesty show with so many of their deals, what the solver costs, how the judges rank them, and what a judgement costs. */
export const benchBots = (part: number): void => {
  for (const [name, seatable] of Object.entries(SEATABLES)) {
    for (const level of [...seatable.levels, ...seatable.yardsticks]) {
      thinking(seatable, level, WARM_UP_MS);
      const times = thinking(seatable, level, MS);
      const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
      const worst = times.reduce((most, time) => Math.max(most, time), 0);
      console.log(
        `bots  ${name} ${level}: ${figure(1000 / mean)} decisions/s, mean ${figure(mean)} ms, worst ${figure(worst)} ms`,
      );
    }
  }
  benchDuels(part);
  benchHonesty(part);
  benchSolver(part);
  benchRanking(part);
  benchJudges();
};
