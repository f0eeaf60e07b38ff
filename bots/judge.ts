import type { Card, Game, Random, Seat } from '@majlis/kernel';

type Kind = { readonly kind: string };

/** A finished match: the rules of its house, and everything that happened. */
export interface PlayedMatch<O, E> {
  readonly options: O;
  readonly seats: number;
  readonly events: readonly E[];
}

/** Something that a seat chose to do. */
export interface Choice<A> {
  readonly seat: Seat;
  readonly action: A;
}

/** What an action brings its side in points of the game, going by what the seat knew. */
export interface FairValue<A> {
  readonly action: A;
  readonly mean: number;
  /** The standard error of its difference to the best of the actions; 0 for that one. */
  readonly error: number;
}

/** What an action brings its side in points of the game, as the cards truly lay and if everybody saw them. */
export interface OpenValue<A> {
  readonly action: A;
  readonly value: number;
}

/** Why another action was better, with what is to be filled in. The kinds are each game's closed list. */
export interface Reason<K extends string = string> {
  readonly kind: K;
  readonly seats: readonly Seat[];
  readonly cards: readonly Card[];
}

/** In points of the game. */
export interface Thresholds {
  /** From this fair loss on it is an inaccuracy, and from this one a mistake. */
  readonly inaccuracy: number;
  readonly mistake: number;
  /** So much better than the next best, and not what a novice would do: brilliant. */
  readonly brilliant: number;
  /** Right by what could be known, and so much lost as the cards lay: unlucky. */
  readonly unlucky: number;
  /** The mean fair loss at which accuracy has fallen to 100/e; `steady` is to have about 90. */
  readonly scale: number;
}

/** What the analysis of a match asks of a game. All of it is a function of what it is given: the same match, the same judgement. */
export interface Judge<O, S, A extends Kind, E extends Kind, R extends string> {
  readonly game: Game<O, S, A, E, R>;
  readonly thresholds: Thresholds;
  /** Deals as they may lie for each choice when a deal is played on, where it is too long for as many as usual. */
  readonly lineWorlds?: number;
  /** Every kind of reason it may give. */
  readonly reasons: readonly string[];
  /** What somebody chose by this event; undefined if nobody did, or if it is not judged. */
  choice(before: S, event: E): Choice<A> | undefined;
  /** Whether two actions are one, but for ornaments that are not judged. */
  isSame(a: A, b: A): boolean;
  /**
   * Every action that the seat might have chosen; none if it was forced, and alike actions have one value. The worlds are
   * how many deals as they may lie are looked at.
   */
  fair(view: S, seat: Seat, worlds: number, random: Random): readonly FairValue<A>[];
  /** The same with open cards, where a game can be solved; none where this moment cannot be. */
  open?(state: S, seat: Seat): readonly OpenValue<A>[];
  /** What a novice would do. */
  plain(view: S, seat: Seat): A;
  /** Why `best` was better than what was done; undefined where no reason of the list is certain. */
  reason(view: S, seat: Seat, action: A, best: A): Reason | undefined;
  /** What has just begun: a deal with its first cards dealt, or a trick. The curve of the match has a point there. */
  begins(event: E, after: S): 'deal' | 'trick' | undefined;
  /** How likely side 0 is to win the match, as the cards lie. */
  chance(state: S, random: Random): number;
  /** How much a point is worth to the seat, as a chance to win the match. */
  slope(state: S, seat: Seat): number;
  /** What the cards of a deal that has just begun bring side 0 more than side 1, if the judge plays all the seats so many times. */
  luck(state: S, times: number, random: Random): number;
  /** The points of the match so far, by side. */
  standing(state: S): readonly [number, number];
}

/** Whichever game: what its judge is given is never looked into. */
export type AnyJudge = Judge<object, unknown, Kind, Kind, string>;
