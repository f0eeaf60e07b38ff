import type { Game, OfKind } from './game.ts';
import type { Seat } from './seat.ts';

type Rules<S, A extends OfKind, E extends OfKind> = Pick<
  Game<unknown, S, A, E, string>,
  'decide' | 'evolve' | 'offers' | 'waits'
>;

/** Which actions are plays: interruptions are left out, or the tree explodes. */
export type IsPlay<A> = (action: A) => boolean;

/** The lines of play of so many plays, with all cards open. Shorter lines that have ended are not counted. */
export const perft = <S, A extends OfKind, E extends OfKind>(
  game: Rules<S, A, E>,
  state: S,
  plays: number,
  isPlay: IsPlay<A>,
): number => {
  if (plays === 0) return 1;
  return nextStates(game, state, isPlay).reduce((sum, next) => sum + perft(game, next, plays - 1, isPlay), 0);
};

/** The lines of play by their first card: to find where two engines part. */
export const divide = <S, A extends OfKind, E extends OfKind>(
  game: Rules<S, A, E>,
  state: S,
  plays: number,
  isPlay: IsPlay<A>,
): readonly (readonly [A, number])[] => {
  const rested = rest(game, state);
  const seat = awaited(game, rested);
  if (seat === undefined) return [];
  return game
    .offers(rested, seat)
    .filter(isPlay)
    .map(action => [action, perft(game, after(game, rested, seat, action), plays - 1, isPlay)] as const);
};

/** All lines to the end: how often each result comes about. `resultOf` is undefined while there is more to play. */
export const endings = <S, A extends OfKind, E extends OfKind>(
  game: Rules<S, A, E>,
  state: S,
  isPlay: IsPlay<A>,
  resultOf: (state: S) => string | undefined,
): Map<string, number> => {
  const counts = new Map<string, number>();
  const visit = (at: S): void => {
    const rested = rest(game, at);
    const result = resultOf(rested);
    if (result !== undefined) counts.set(result, (counts.get(result) ?? 0) + 1);
    else for (const next of nextStates(game, rested, isPlay)) visit(next);
  };
  visit(state);
  return new Map([...counts].sort());
};

const nextStates = <S, A extends OfKind, E extends OfKind>(
  game: Rules<S, A, E>,
  state: S,
  isPlay: IsPlay<A>,
): readonly S[] => {
  const rested = rest(game, state);
  const seat = awaited(game, rested);
  if (seat === undefined) return [];
  return game
    .offers(rested, seat)
    .filter(isPlay)
    .map(action => after(game, rested, seat, action));
};

/** The house's pauses are no choice: they pass. The dice end a line. */
const rest = <S, A extends OfKind, E extends OfKind>(game: Rules<S, A, E>, state: S): S => {
  const [wait] = game.waits(state);
  if (wait?.on !== 'house' || !('lapse' in wait)) return state;
  const decision = game.decide(state, 'house', wait.lapse);
  return decision.ok ? rest(game, decision.after) : state;
};

const awaited = <S, A extends OfKind, E extends OfKind>(game: Rules<S, A, E>, state: S): Seat | undefined => {
  const on = game.waits(state)[0]?.on;
  return on === 'house' ? undefined : on;
};

const after = <S, A extends OfKind, E extends OfKind>(game: Rules<S, A, E>, state: S, seat: Seat, action: A): S => {
  const decision = game.decide(state, seat, action);
  if (!decision.ok) throw new Error(`${JSON.stringify(action)} was offered and refused: ${decision.reason}`);
  return decision.after;
};
