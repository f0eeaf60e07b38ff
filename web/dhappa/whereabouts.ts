import type { DhappaState } from '@majlis/dhappa';
import { allCards } from '@majlis/dhappa/for-web';
import type { Card, Seat } from '@majlis/kernel';

/** Where a card lies, as far as this viewer knows: `hand`, `seat 2`, `run r3`, `discards`, `burnt`. */
export type Whereabouts = ReadonlyMap<Card, string>;

export const whereaboutsIn = (state: DhappaState, me: Seat): Whereabouts =>
  new Map([
    ...state.hands.flatMap(({ cards }, seat) =>
      cards.map(card => [card, seat === me ? 'hand' : `seat ${seat}`] as const),
    ),
    ...state.runs.flatMap(run => allCards(run).map(card => [card, `run ${run.id}`] as const)),
    ...state.discards.map(card => [card, 'discards'] as const),
    ...state.burnt.map(card => [card, 'burnt'] as const),
  ]);

export interface CardTravel {
  readonly card: Card;
  readonly from: string | null;
  readonly to: string;
}

/** Everything that is elsewhere now; what was not known before came from the draw pile or out of a hand. */
export const movesBetween = (before: Whereabouts, after: Whereabouts): readonly CardTravel[] =>
  [...after].flatMap(([card, to]) => {
    const from = before.get(card) ?? null;
    return from === to ? [] : [{ card, from, to }];
  });
