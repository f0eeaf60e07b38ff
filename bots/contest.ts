import {
  type Actor,
  type Card,
  type Game,
  type HouseAction,
  type Random,
  type Roll,
  type Seat,
  shuffled,
} from '@majlis/kernel';

import type { Chances } from './player.ts';

type Kind = { readonly kind: string };

/** Who plays, who throws the dice, and who watches. */
export interface Contest<S, A, E> {
  act(state: S, seat: Seat): A;
  /** Somebody acts before he is awaited; undefined: nobody does. */
  early?(state: S): readonly [Seat, A] | undefined;
  throw(roll: Roll): readonly Card[] | number;
  watch?(event: E, after: S): void;
}

/** The first seat that takes a chance it has; the levels are by seat. */
export const earlyOf =
  <S, A>({ at, take }: Chances<S, A>, levels: readonly string[]) =>
  (state: S): readonly [Seat, A] | undefined => {
    for (const [seat, level] of levels.entries()) {
      const action = at(state, seat) === undefined ? undefined : take(state, seat, level);
      if (action) return [seat, action];
    }
    return undefined;
  };

/** The dice of one deal. What is not shuffled (the trump, the first dealer) goes round from deal to deal. */
export const diceOf =
  (deal: number, random: Random) =>
  (roll: Roll): readonly Card[] | number =>
    roll.kind === 'shuffle' ? shuffled(roll.pack, random) : deal % roll.n;

/** Plays one deal without clocks or pauses: to the end of the match, or until the house is to shuffle once more. */
export const playDeal = <O, S, A extends Kind, E extends Kind, R extends string>(
  game: Game<O, S, A, E, R>,
  start: S,
  contest: Contest<S, A, E>,
): S => {
  let [state, dealt] = [start, false];
  while (!game.outcome(state)) {
    const [wait] = game.waits(state);
    if (!wait) throw new Error('nobody is awaited, yet it is not over');
    const shuffles = 'roll' in wait && wait.roll.kind === 'shuffle';
    if (shuffles && dealt) return state;
    dealt ||= shuffles;
    const early = contest.early?.(state);
    if (early) state = acted(game, state, ...early, contest);
    else if ('roll' in wait) state = thrown(game, state, wait.roll, contest);
    else state = acted(game, state, wait.on, wait.on === 'house' ? wait.lapse : contest.act(state, wait.on), contest);
  }
  return state;
};

/** TRU-2.6 names the number. */
const MOST_THROWS = 10_000;

const thrown = <O, S, A extends Kind, E extends Kind, R extends string>(
  game: Game<O, S, A, E, R>,
  state: S,
  roll: Roll,
  contest: Contest<S, A, E>,
): S => {
  for (let throws = 0; throws < MOST_THROWS; throws++) {
    const action: HouseAction = { kind: 'rolled', label: roll.label, value: contest.throw(roll) };
    const decision = game.decide(state, 'house', action);
    if (decision.ok) return watched(game, state, decision, contest);
  }
  throw new Error(`${roll.label} was refused ${MOST_THROWS} times`);
};

const acted = <O, S, A extends Kind, E extends Kind, R extends string>(
  game: Game<O, S, A, E, R>,
  state: S,
  actor: Actor,
  action: A | HouseAction,
  contest: Contest<S, A, E>,
): S => {
  const decision = game.decide(state, actor, action);
  if (!decision.ok) throw new Error(`${JSON.stringify(action)} of ${actor} was refused: ${decision.reason}`);
  return watched(game, state, decision, contest);
};

const watched = <O, S, A extends Kind, E extends Kind, R extends string>(
  game: Game<O, S, A, E, R>,
  state: S,
  { events, after }: { readonly events: readonly E[]; readonly after: S },
  { watch }: Contest<S, A, E>,
): S => {
  if (!watch) return after;
  let now = state;
  for (const event of events) {
    now = game.evolve(now, event);
    watch(event, now);
  }
  return now;
};
