import { isShuffled } from '../card.ts';
import { sizeOf } from '../pile.ts';
import type { Case, Kind, Scene } from './subject.ts';

/** Law 5. Every card of the pack is in exactly one place. */
export const conserved = <S, A extends Kind, E extends Kind>(subject: Case<S, A, E>, state: S): void => {
  const cards = subject.piles(state).flatMap(pile => [...pile.cards]);
  if (!isShuffled(cards, subject.pack(state))) {
    throw new Error(`conservation: the ${subject.pack(state).length} cards of the pack are not each in one place`);
  }
};

/** A viewer may not know which card lies where, but always how many there are. */
export const counted = <S, A extends Kind, E extends Kind>(
  subject: Case<S, A, E>,
  { state, views }: Scene<S>,
): void => {
  for (const [viewer, view] of views) {
    const seen = subject.piles(view).reduce((total, pile) => total + sizeOf(pile), 0);
    if (seen !== subject.pack(state).length) {
      throw new Error(`conservation: viewer ${viewer} counts ${seen} cards of ${subject.pack(state).length}`);
    }
  }
};
