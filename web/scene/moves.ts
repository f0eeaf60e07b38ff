import type { Card, Seat } from '@majlis/kernel';

/** Where the known cards rest, and how many each seat holds. */
export interface Rest {
  readonly hand: readonly Card[];
  readonly pit: readonly { readonly card: Card; readonly seat: Seat; readonly winner?: boolean }[];
  readonly floor: Card | null;
  readonly floorTaker: Seat | null;
  readonly counts: readonly number[];
}

export type SceneMove =
  | { readonly kind: 'thrown'; readonly card: Card; readonly seat: Seat }
  | { readonly kind: 'returned'; readonly card: Card }
  | { readonly kind: 'swept'; readonly cards: readonly Card[]; readonly seat: Seat | null }
  | { readonly kind: 'taken'; readonly card: Card; readonly seat: Seat | null }
  | { readonly kind: 'dealt'; readonly own: readonly Card[]; readonly others: readonly (readonly [Seat, number])[] };

const without = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  cards.filter(card => !gone.includes(card));

const swept = (before: Rest, cards: readonly Card[]): readonly SceneMove[] => {
  const winner = before.pit.find(({ winner }) => winner)?.seat ?? null;
  return cards.length === 0 ? [] : [{ kind: 'swept', cards, seat: winner }];
};

const taken = (before: Rest, after: Rest, me: Seat): readonly SceneMove[] => {
  if (!before.floor || before.floor === after.floor || after.pit.some(({ card }) => card === before.floor)) return [];
  return [{ kind: 'taken', card: before.floor, seat: after.hand.includes(before.floor) ? me : after.floorTaker }];
};

const dealt = (
  before: Rest,
  after: Rest,
  me: Seat,
  known: readonly Card[],
  taker: Seat | null,
): readonly SceneMove[] => {
  const own = without(without(after.hand, before.hand), known);
  const others = after.counts
    .map((count, seat): readonly [Seat, number] => [
      seat,
      count - (before.counts[seat] ?? 0) - (seat === taker ? 1 : 0),
    ])
    .filter(([seat, grown]) => seat !== me && grown > 0);
  return own.length + others.length === 0 ? [] : [{ kind: 'dealt', own, others }];
};

/** What happened between two rests. The scene is given states; this is how it knows what to move. */
export const movesBetween = (before: Rest, after: Rest, me: Seat): readonly SceneMove[] => {
  const pitBefore = before.pit.map(({ card }) => card);
  const pitAfter = after.pit.map(({ card }) => card);
  const thrown = after.pit.filter(({ card }) => !pitBefore.includes(card));
  const left = without(pitBefore, pitAfter);
  const returned = left.filter(card => after.hand.includes(card));
  const floor = taken(before, after, me);
  const known = [...returned, ...floor.map(move => (move.kind === 'taken' ? move.card : null))].filter(
    card => card !== null,
  );
  const taker = floor[0]?.kind === 'taken' ? floor[0].seat : null;
  return [
    ...swept(before, without(left, returned)),
    ...returned.map((card): SceneMove => ({ kind: 'returned', card })),
    ...floor,
    ...dealt(before, after, me, known, taker),
    ...thrown.map(({ card, seat }): SceneMove => ({ kind: 'thrown', card, seat })),
  ];
};

/** The order in which a deal's cards leave the deck: one to each in turn, from whoever is first. A card of one's own by name. */
export const dealOrder = (
  move: Extract<SceneMove, { kind: 'dealt' }>,
  me: Seat,
  seats: number,
  first: Seat,
  way: 1 | -1 = 1,
): readonly (readonly [Seat, Card | null])[] => {
  const left = new Map<Seat, number>([...move.others, [me, move.own.length]]);
  const order: (readonly [Seat, Card | null])[] = [];
  const most = Math.max(...left.values());
  for (let round = 0; round < most; round++)
    for (let step = 0; step < seats; step++) {
      const seat = (first + seats + way * step) % seats;
      if (round < (left.get(seat) ?? 0)) order.push([seat, seat === me ? (move.own[round] ?? null) : null]);
    }
  return order;
};
