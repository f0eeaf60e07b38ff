import type { Card, OfKind, Seat } from '@majlis/kernel';
import type { Narrate } from '@/table/GameLog.tsx';

/** Where somebody stops who looks at a match again: a round begins, a trick or a turn is over, or something else is to be seen. */
export type Stop = 'round' | 'trick' | 'step';

/** What somebody did: a card, or a few words. */
export type Deed = { readonly card: Card } | { readonly text: string };

/** What the replay asks of a game besides its table. */
export interface ReplayGame {
  /** null: there is nothing to be seen. */
  stop(event: OfKind): Stop | null;
  /** The hands as they are held, seat by seat. */
  hands(state: unknown): readonly (readonly Card[])[];
  /** By side. */
  score(state: unknown): readonly [number, number];
  /** What the round is played for, in words; empty as long as that is open. */
  contract(state: unknown): string;
  readonly narrate: Narrate;
  /** An action of the game, as the review names it. */
  deed(action: OfKind): Deed;
}

/** The stops of a game: every deal, the event that ends a trick or a turn, and all others but the quiet ones. */
export const stopsAt =
  <E extends OfKind>(ending: E['kind'], quiet: readonly E['kind'][]): ReplayGame['stop'] =>
  ({ kind }) => {
    if (quiet.includes(kind)) return null;
    if (kind === 'dealt') return 'round';
    return kind === ending ? 'trick' : 'step';
  };

/** The score of a game that counts rounds: by side, which in a duel is by seat. */
export const roundsWon = (rounds: readonly { readonly winner: Seat | null }[]): readonly [number, number] => [
  rounds.filter(({ winner }) => winner === 0).length,
  rounds.filter(({ winner }) => winner === 1).length,
];
