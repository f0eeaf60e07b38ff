import type { Card } from '@majlis/kernel';

/** TRU-3.6  At the end of the time the selected card is played, else the first of the hand in the order it was dealt. */
export const autoplay = (hand: readonly Card[], selected: Card | null): Card | null =>
  selected && hand.includes(selected) ? selected : (hand[0] ?? null);
