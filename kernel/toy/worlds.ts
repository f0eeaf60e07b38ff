import type { Card } from '../card.ts';
import { filled, pileOf } from '../pile.ts';
import { pick, type Random, shuffled } from '../random.ts';
import { type Viewer, withSeat } from '../seat.ts';
import { type Hush, PACK } from './state.ts';

/** A card that the viewer has peeked at stays in the hand it was seen in; the rest is as open as the view says. */
export const worlds = (seen: Hush, viewer: Viewer, random: Random): Hush => {
  if (seen.phase === 'shuffle') return seen;
  const view = remembering(seen, viewer);
  const known = [...view.played, ...view.hands.flatMap(hand => hand.cards)];
  const unknown = shuffled(
    PACK.filter(card => !known.includes(card)),
    random,
  );
  const hands = view.hands.map(hand => filled(hand, unknown.splice(0, hand.hidden)));
  return guessing({ ...view, hands, stock: pileOf(unknown) }, viewer, random);
};

/** The own peek, put back where it was seen unless the card has shown itself since. */
const remembering = (seen: Hush, viewer: Viewer): Hush => {
  const { at, card } = (viewer === 'rail' ? undefined : seen.peeked[viewer]) ?? { at: null, card: null };
  const hand = at === null ? undefined : seen.hands[at];
  if (at === null || !card || !hand || hand.cards.includes(card) || seen.played.includes(card)) return seen;
  return {
    ...seen,
    hands: withSeat(seen.hands, at, { ...hand, cards: [...hand.cards, card], hidden: hand.hidden - 1 }),
  };
};

/** What the others chose, marked and saw may be anything that their hands allow. */
const guessing = (world: Hush, viewer: Viewer, random: Random): Hush => {
  const cardOf = (seat: number | null): Card =>
    pick([...(world.hands[seat ?? 0]?.cards ?? []), ...world.played, 'AS'], random);
  return {
    ...world,
    choices: world.choices.map((choice, seat) =>
      seat === viewer || !choice.made ? choice : { made: true, card: pick(world.hands[seat]?.cards ?? [], random) },
    ),
    marks: world.marks.map((mark, seat) => (seat === viewer ? mark : random.below(4))),
    peeked: world.peeked.map((peek, seat) =>
      seat === viewer || peek.at === null ? peek : { ...peek, card: cardOf(peek.at) },
    ),
  };
};
