import type { Daily, Game, Random, Ranked, Seat } from '@majlis/kernel';
import type { Spelling } from '@majlis/kernel/record';

type Kind = { readonly kind: string };

/**
 * What a seat does when it is awaited. It is shown what the seat sees and nothing else; the budget is a number of
 * rounds it may play out in its head, and all chance comes from `random`: the same of each gives the same action.
 */
export type Think<S, A> = (view: S, seat: Seat, budget: number, random: Random) => A;

/** What a seat may do before it is awaited. */
export interface Chances<S, A> {
  /** Names the moment, as anybody at the table could; undefined: there is none. */
  at(state: S, seat: Seat): string | undefined;
  /** Shown what the seat sees. undefined: it lets the moment pass, as `greedy` and `random` always do. */
  take(view: S, seat: Seat, level: string): A | undefined;
}

/** Everything that is needed to seat players at a game. */
export interface Seatable<O, S, A extends Kind, E extends Kind, R extends string> {
  readonly game: Game<O, S, A, E, R>;
  readonly spelling: Spelling<S, A, E>;
  /** The levels a host may seat; the first also stands in for the absent. */
  readonly levels: readonly [string, ...string[]];
  /** Fixed levels that others are measured by. */
  readonly yardsticks: readonly string[];
  /** The shortest and the longest that a bot seems to think, in milliseconds: drawn before it thinks. */
  readonly pace: readonly [number, number];
  /** The usual budget. */
  readonly budget: number;
  think(view: S, seat: Seat, level: string, budget: number, random: Random): A;
  readonly chances: Chances<S, A>;
  /** What it does when a table asks: what it must, or what it may; undefined: it lets a chance pass. */
  answer(view: S, seat: Seat, level: string, budget: number, random: Random): A | undefined;
  /** The points of the match so far, by side. */
  standing(state: S): readonly [number, number];
  /** None: strangers do not meet at this game, and no match of it counts. */
  readonly ranked?: Ranked<O, S>;
  /** None: it is not among the games of the day. */
  readonly daily?: Daily<O, S>;
}

/** Whichever game: its states and actions are handed about and never looked into. */
export type AnySeatable = Seatable<object, unknown, Kind, Kind, string>;

interface Entry<O, S, A extends Kind, E extends Kind, R extends string>
  extends Pick<Seatable<O, S, A, E, R>, 'game' | 'spelling' | 'pace' | 'budget' | 'standing' | 'ranked' | 'daily'> {
  readonly chances?: Chances<S, A>;
  /** The first stands in for the absent. */
  readonly levels: Thinkers<S, A>;
  readonly yardsticks: Thinkers<S, A>;
}

type Thinkers<S, A> = { readonly [level: string]: Think<S, A> };

/** The oldest yardsticks have never taken a chance. */
const IDLE: readonly string[] = ['greedy', 'random'];

/** Players of a game by their levels. Whatever they are handed, they are shown the seat's own view of it. */
export const seatable = <O, S, A extends Kind, E extends Kind, R extends string>(
  entry: Entry<O, S, A, E, R>,
): Seatable<O, S, A, E, R> => {
  const thinkers = new Map(Object.entries({ ...entry.levels, ...entry.yardsticks }));
  const [first, ...others] = Object.keys(entry.levels);
  if (first === undefined) throw new Error('somebody must stand in for the absent');
  const think: Seatable<O, S, A, E, R>['think'] = (view, seat, level, budget, random) => {
    const thinker = thinkers.get(level);
    if (!thinker) throw new Error(`no level ${level}`);
    return thinker(entry.game.view(view, seat), seat, budget, random);
  };
  const chances: Chances<S, A> = {
    at: (state, seat) => entry.chances?.at(state, seat),
    take: (view, seat, level) =>
      IDLE.includes(level) ? undefined : entry.chances?.take(entry.game.view(view, seat), seat, level),
  };
  return {
    ...entry,
    levels: [first, ...others],
    yardsticks: Object.keys(entry.yardsticks),
    think,
    chances,
    answer: (view, seat, level, budget, random) =>
      chances.at(view, seat) === undefined ? think(view, seat, level, budget, random) : chances.take(view, seat, level),
  };
};
