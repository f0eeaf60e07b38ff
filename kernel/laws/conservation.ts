import { isShuffled } from '../card.ts';
import type { OfKind } from '../game.ts';
import { sizeOf } from '../pile.ts';
import type { JudgedGame, StateWithViews } from './law-case.ts';

/** Law 5. Every card of the pack is in exactly one place. */
export const conserved = <S, A extends OfKind, E extends OfKind>(lawCase: JudgedGame<S, A, E>, state: S): void => {
  const cards = lawCase.piles(state).flatMap(pile => [...pile.cards]);
  if (!isShuffled(cards, lawCase.pack(state))) {
    throw new Error(`conservation: the ${lawCase.pack(state).length} cards of the pack are not each in one place`);
  }
};

/** A viewer may not know which card lies where, but always how many there are. */
export const counted = <S, A extends OfKind, E extends OfKind>(
  lawCase: JudgedGame<S, A, E>,
  { state, views }: StateWithViews<S>,
): void => {
  for (const [viewer, view] of views) {
    const seen = lawCase.piles(view).reduce((total, pile) => total + sizeOf(pile), 0);
    if (seen !== lawCase.pack(state).length) {
      throw new Error(`conservation: viewer ${viewer} counts ${seen} cards of ${lawCase.pack(state).length}`);
    }
  }
};
