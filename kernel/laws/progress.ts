import type { OfKind } from '../game.ts';
import type { JudgedGame } from './law-case.ts';

/** Law 6. Until it is over someone is awaited, and whoever lets the time run out is served all the same. */
export const lapsesAccepted = <S, A extends OfKind, E extends OfKind>(
  { game }: JudgedGame<S, A, E>,
  state: S,
): void => {
  const waits = game.waits(state);
  if (waits.length === 0 && !game.outcome(state)) throw new Error('progress: nobody is awaited, yet it is not over');
  for (const wait of waits) {
    if (!('lapse' in wait)) continue;
    const decision = game.decide(state, wait.on, wait.lapse);
    if (!decision.ok) throw new Error(`progress: the lapse of ${wait.id} was refused: ${decision.reason}`);
  }
};
