import type { Card } from './card.ts';
import type { Options } from './options.ts';
import type { Random } from './random.ts';
import type { Actor, Seat, Side, Viewer } from './seat.ts';

/** Actions and events are told apart by their kind. */
export type OfKind = { readonly kind: string };

/**
 * What a rule says to an action: what happens, or why not.
 * A refusal is a value; its reasons are a closed union, and the keys of their translations.
 */
export type Permission<E, R extends string> =
  | { readonly ok: true; readonly events: readonly E[] }
  | { readonly ok: false; readonly reason: R };

/** What a game says to an action: everything that happens, with the state it leads to, or why not. */
export type Decision<S, E, R extends string> =
  | {
      readonly ok: true;
      readonly events: readonly E[];
      /** The events folded by `evolve`: whoever goes on from here need not fold them again. */
      readonly after: S;
    }
  | { readonly ok: false; readonly reason: R };

/** What the house asks of the dice. */
export type Roll =
  | { readonly kind: 'shuffle'; readonly pack: readonly Card[]; readonly label: string }
  | { readonly kind: 'below'; readonly n: number; readonly label: string };

/** What the house submits to a game by itself: the fall of the dice, and that a seat left where leaving means losing. */
export type HouseAction =
  | { readonly kind: 'rolled'; readonly label: string; readonly value: readonly Card[] | number }
  | { readonly kind: 'left'; readonly seat: Seat };

/** Someone the table is waiting for. */
export type Wait<A> = {
  /**
   * Names the stopwatch, `play/2.5/1` say: its kind before the first stroke, then whatever makes it one of a kind.
   * The same id: the same watch goes on. Absent: it stands still. A larger `ms` under the same id: time gained.
   */
  readonly id: string;
  readonly on: Actor;
  /** null = no limit. */
  readonly ms: number | null;
} & (
  | { /** What is done when time is up, in the name of `on`; never sent to anyone. */ readonly lapse: A }
  | { readonly roll: Roll }
);

/** How a table treats a player who is not there. */
export interface Absence {
  /** A bot takes the hand after so much silence; null = never: the clocks do what is needed. */
  readonly botAfterMs: number | null;
  /**
   * When a returned player gets the hand back: on their next turn, or between two tricks, which is when a `play`
   * watch runs for nobody.
   */
  readonly back: 'turn' | 'trick';
  readonly leaving: 'bot' | 'forfeit';
  /** Silence for so long is leaving; null = never. */
  readonly forfeitAfterMs: number | null;
  /** So many lapses in a row on watches of these kinds, and the seat is Away until its player gives a sign. */
  readonly away: { readonly lapses: number; readonly watches: readonly string[] } | null;
}

/** How chairs are given out: as people sit down, by the host alone, or by lot when the first match begins. */
export type Seating = 'auto' | 'host' | 'random';

export interface Outcome {
  /** null = drawn. */
  readonly winner: Side | null;
  readonly scores: readonly [number, number];
  /** How it came about, in the game's own word: `target`, `forfeit`… */
  readonly by: string;
}

/**
 * A game is a pure package behind this contract: options O, state S, actions A, events E, refusals R.
 * One state type serves the server and every viewer, and one `evolve` serves both.
 */
export interface Game<O, S, A extends OfKind, E extends OfKind, R extends string> {
  /** `baloot/1`: stored with every match; bumped when an old event would mean something else. */
  readonly id: string;
  readonly sizes: readonly number[];
  readonly options: Options<O>;
  absence(options: O): Absence;
  /** Absent: `auto`. */
  seating?(options: O): Seating;
  open(options: O, seats: number): S;
  /** The only place that says no. */
  decide(state: S, actor: Actor, action: A | HouseAction): Decision<S, E, R>;
  /** Total: never refuses, never reads a hidden card. */
  evolve(state: S, event: E): S;
  view(state: S, viewer: Viewer): S;
  /** null = that viewer is told nothing. */
  mask(event: E, viewer: Viewer): E | null;
  /** What a seat MAY do now: complete for enumerable games, a useful subset elsewhere. */
  offers(state: S, seat: Seat): readonly A[];
  /** Who MUST act, and how long they have. */
  waits(state: S): readonly Wait<A>[];
  outcome(state: S): Outcome | undefined;
  /** A full state that this viewer cannot tell from the true one: for the laws, and for bots that search. */
  worlds(view: S, viewer: Viewer, random: Random): S;
}

export const accept = <E>(...events: readonly E[]): { readonly ok: true; readonly events: readonly E[] } => ({
  ok: true,
  events,
});

export const refuse = <R extends string>(reason: R): { readonly ok: false; readonly reason: R } => ({
  ok: false,
  reason,
});

/** What was permitted, and then, fact after fact, what nobody chooses but what follows from it. */
export const carriedOut = <S, E, R extends string>(
  state: S,
  permission: Permission<E, R>,
  evolve: (state: S, event: E) => S,
  follow: (state: S) => E | undefined = () => undefined,
): Decision<S, E, R> => {
  if (!permission.ok) return permission;
  let after = state;
  for (const event of permission.events) after = evolve(after, event);
  let next = follow(after);
  if (!next) return { ok: true, events: permission.events, after };
  const events = [...permission.events];
  for (; next; next = follow(after)) {
    events.push(next);
    after = evolve(after, next);
  }
  return { ok: true, events, after };
};

/** The kind of a stopwatch: what stands before the first stroke of its id. */
export const watchOf = (id: string): string => id.split('/', 1)[0] ?? id;
