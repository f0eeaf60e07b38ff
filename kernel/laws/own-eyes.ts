import type { OfKind, Wait } from '../game.ts';
import { same } from '../same.ts';
import type { JudgedGame, StateWithViews } from './law-case.ts';

/** What the table may tell of its waits: without what will be done when time is up, and without the dice. */
export const bareWaits = <A>(waits: readonly Wait<A>[]): readonly Pick<Wait<A>, 'id' | 'on' | 'ms'>[] =>
  waits.map(({ id, on, ms }) => ({ id, on, ms }));

/** Law 3. What a seat is offered, and whom the table waits for, can be told from the seat's own view. */
export const ownEyes = <S, A extends OfKind, E extends OfKind>(
  { game }: JudgedGame<S, A, E>,
  { state, views }: StateWithViews<S>,
): void => {
  const waits = bareWaits(game.waits(state));
  for (const [viewer, view] of views) {
    if (typeof viewer === 'number' && !same(game.offers(state, viewer), game.offers(view, viewer))) {
      throw new Error(`own eyes: seat ${viewer} is offered what its own view does not show, or the other way round`);
    }
    if (!same(waits, bareWaits(game.waits(view)))) {
      throw new Error(`own eyes: viewer ${viewer} cannot tell whom the table waits for`);
    }
  }
};
