import { judging, reviewed } from '@majlis/bots/analysis';
import type { AnyJudge } from '@majlis/bots/judge';
import { playedOn } from '@majlis/bots/played-on';
import type { OfKind } from '@majlis/kernel';
import { gameWithId } from '@/games.ts';
import type { LineWish, ReviewTold, ReviewWish } from '@/store/review-letter.ts';

/** How much is looked at: the same for everybody. */
export const EFFORT = { worlds: 60, luck: 50 };

const judgeOf = async (game: string): Promise<AnyJudge | undefined> => (await gameWithId(game)?.review?.())?.judge;

/** Judges a match deal by deal, and tells as it goes. */
export const reviewMatch = async (wish: ReviewWish, tell: (said: ReviewTold) => void): Promise<void> => {
  const judge = await judgeOf(wish.game);
  if (!judge) return tell({ kind: 'reviewed', review: null });
  const steps = [];
  let since = 0;
  let deal = 0;
  for (const step of judging(judge, wish, EFFORT, wish.seed)) {
    steps.push(step);
    if (step.par === undefined) continue;
    const { moments, curve } = reviewed(steps.slice(since), wish.seats, judge.thresholds.scale);
    const { accuracy } = reviewed(steps, wish.seats, judge.thresholds.scale);
    tell({ kind: 'judged', deal, moments, curve, accuracy });
    since = steps.length;
    deal += 1;
  }
  tell({ kind: 'reviewed', review: reviewed(steps, wish.seats, judge.thresholds.scale) });
};

/** What follows if this is done instead. */
export const lineOf = async (wish: LineWish): Promise<readonly OfKind[]> => {
  const judge = await judgeOf(wish.game);
  if (!judge) return [];
  const start = wish.events.reduce(
    (state, event) => judge.game.evolve(state, event),
    judge.game.open(wish.options, wish.seats),
  );
  const { seat, action, until, seed } = wish;
  return playedOn(judge, start, { seat, action, until, seed, worlds: judge.lineWorlds ?? EFFORT.worlds });
};
