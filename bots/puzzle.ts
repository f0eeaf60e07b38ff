import { type OfKind, type Seat, seeded } from '@majlis/kernel';
import type { AnyJudge, FairValue } from './judge.ts';

/** How clearly the best must stand out. */
export interface Clearness {
  /** By so many points of the game from the next. */
  readonly gap: number;
  /** The worlds that one question to the judge is worth; as many questions are put as make up a puzzle’s worlds. */
  readonly asked: number;
}

/** By so many standard errors of their difference. */
const ERRORS = 6;
/** Deals as they may lie, at least, that a puzzle's values rest on. */
const WORLDS = 2_000;
/** Enough to see that most positions are none. */
const FIRST_LOOK = 40;

const best = <A>(values: readonly FairValue<A>[]): readonly FairValue<A>[] =>
  values.toSorted((a, b) => b.mean - a.mean);

/** The values of several questions as one: their means, and the error of their differences to the best of all. */
const pooled = (judge: AnyJudge, asked: readonly (readonly FairValue<OfKind>[])[]): readonly FairValue<OfKind>[] => {
  const [first = [], ...others] = asked;
  return best(
    first.map(value => {
      const same = [value, ...others.flatMap(one => one.find(other => judge.isSame(other.action, value.action)) ?? [])];
      return {
        action: value.action,
        mean: same.reduce((sum, { mean }) => sum + mean, 0) / same.length,
        error: Math.sqrt(same.reduce((sum, { error }) => sum + error ** 2, 0)) / same.length,
      };
    }),
  );
};

/** The worth of every choice, the best first, over as many worlds as a puzzle wants. */
export const valued = (
  judge: AnyJudge,
  view: unknown,
  seat: Seat,
  asked: number,
  seed: number,
): readonly FairValue<OfKind>[] => {
  const first = judge.fair(view, seat, asked, seeded(seed));
  const isExact = first.every(({ error }) => error === 0);
  const times = isExact ? 1 : Math.ceil(WORLDS / asked);
  const more = Array.from({ length: times - 1 }, (_, n) =>
    judge.fair(view, seat, asked, seeded((n + 1) * 2 ** 32 + seed)),
  );
  return pooled(judge, [first, ...more]);
};

/** Whether the first is better than the second beyond doubt. */
export const isClear = ([first, second]: readonly FairValue<OfKind>[], gap: number): boolean =>
  first !== undefined &&
  second !== undefined &&
  first.mean - second.mean >= gap &&
  first.mean - second.mean > ERRORS * second.error;

/** The worth of every choice, where there is one best, to two seeds, and it is not what a novice would do; none where it is no puzzle. */
export const puzzling = (
  judge: AnyJudge,
  view: unknown,
  seat: Seat,
  { gap, asked }: Clearness,
  seed: number,
): readonly FairValue<OfKind>[] => {
  const look = best(judge.fair(view, seat, FIRST_LOOK, seeded(seed)));
  const [first, second] = look;
  if (!first || !second || first.mean - second.mean + second.error < gap) return [];
  if (judge.isSame(judge.plain(view, seat), first.action)) return [];
  const values = valued(judge, view, seat, asked, seed);
  const again = valued(judge, view, seat, asked, seed + 2 ** 31);
  if (!isClear(values, gap) || !isClear(again, gap)) return [];
  if (!values[0] || !again[0] || !judge.isSame(values[0].action, again[0].action)) return [];
  return judge.isSame(judge.plain(view, seat), values[0].action) ? [] : values;
};
