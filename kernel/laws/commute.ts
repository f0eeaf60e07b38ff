import type { OfKind } from '../game.ts';
import { same } from '../same.ts';
import type { JudgedGame, StateWithViews } from './law-case.ts';

/** Law 1. Playing on equals reconnecting: `view(evolve(s, e), v)` equals `evolve(view(s, v), mask(e, v))`. */
export const afterEvent = <S, A extends OfKind, E extends OfKind>(
  { game }: JudgedGame<S, A, E>,
  { state, views }: StateWithViews<S>,
  event: E,
): StateWithViews<S> => {
  const next = game.evolve(state, event);
  const seen = [...views].map(([viewer, view]) => {
    const told = game.mask(event, viewer);
    const carried = told ? game.evolve(view, told) : view;
    if (!same(game.view(next, viewer), carried)) {
      throw new Error(
        `commute: viewer ${viewer} who played on through '${event.kind}' sees not what a fresh view shows`,
      );
    }
    return [viewer, carried] as const;
  });
  return { state: next, views: new Map(seen) };
};
