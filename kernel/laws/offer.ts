import type { OfKind } from '../game.ts';
import type { JudgedGame } from './law-case.ts';

/** Law 4. Whatever is offered is accepted. */
export const offersAccepted = <S, A extends OfKind, E extends OfKind>(
  { game }: JudgedGame<S, A, E>,
  state: S,
  seats: number,
): void => {
  for (let seat = 0; seat < seats; seat++) {
    for (const action of game.offers(state, seat)) {
      const decision = game.decide(state, seat, action);
      if (!decision.ok) {
        throw new Error(`offer: seat ${seat} was offered ${JSON.stringify(action)} and refused: ${decision.reason}`);
      }
    }
  }
};
