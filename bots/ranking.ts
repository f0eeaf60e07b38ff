import { type OfKind, type Seat, seeded } from '@majlis/kernel';
import { diceOf, playDeal } from './contest.ts';
import type { Judge } from './judge.ts';
import type { Seatable } from './player.ts';

/** How much is looked at: deals that novices play, and deals as they may lie for each of their choices. */
export interface RankingSize {
  readonly deals: number;
  readonly worlds: number;
  readonly seed: number;
}

export interface Ranking {
  /** Moments with a choice. */
  readonly choices: number;
  /** By judge and by level, what it gives away at a choice on the whole, in points. */
  readonly losses: readonly (readonly number[])[];
}

/** What levels give away at every choice of the same deals, by each judge: the same values for all, so that little is left to luck. */
export const rankingOf = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  { game, think, budget }: Seatable<O, S, A, E, R>,
  judges: readonly Judge<O, S, A, E, R>[],
  levels: readonly string[],
  { deals, worlds, seed }: RankingSize,
): Ranking => {
  const losses = judges.map(() => levels.map(() => 0));
  let choices = 0;
  const noted = (view: S, seat: Seat): void => {
    const all = judges.map(judge => judge.fair(view, seat, worlds, seeded(choices)));
    if (all.some(values => values.length === 0)) return;
    choices++;
    const actions = levels.map(level => think(view, seat, level, budget, seeded(choices)));
    for (const [nth, judge] of judges.entries()) {
      const values = all[nth] ?? [];
      const best = Math.max(...values.map(({ mean }) => mean));
      losses[nth] = (losses[nth] ?? []).map((loss, at) => {
        const value = values.find(({ action }) => judge.isSame(action, actions[at] ?? action));
        return loss + (value ? Math.max(0, best - value.mean - value.error) : 0);
      });
    }
  };
  for (let deal = 0; deal < deals; deal++) {
    const act = (state: S, seat: Seat) => {
      const view = game.view(state, seat);
      noted(view, seat);
      return think(view, seat, 'novice', budget, seeded(deal));
    };
    const start = game.open(game.options.presets.default as O, game.sizes[0] ?? 0);
    playDeal(game, start, { act, throw: diceOf(deal, seeded(deal * 2 ** 32 + seed)) });
  }
  return { choices, losses: losses.map(row => row.map(loss => loss / Math.max(1, choices))) };
};
