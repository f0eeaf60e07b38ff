import type { Random } from '@majlis/kernel';

/** Where cards may lie: the cards nobody has seen, the room in each hand, and what each hand cannot hold. */
export interface Hidden {
  readonly unknown: number;
  readonly hidden: readonly number[];
  readonly without: readonly number[];
}

const TRIES = 6;

/**
 * The unseen part of each hand, drawn at random. Cards with the fewest places to go to are dealt first. Should the
 * duties have been broken, so that nothing fits, they are forgotten.
 */
export const guessed = (puzzle: Hidden, random: Random): number[] => {
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = dealt(puzzle, random);
    if (drawn) return drawn;
  }
  return dealt({ ...puzzle, without: [0, 0, 0, 0] }, random) ?? [0, 0, 0, 0];
};

const dealt = ({ unknown, hidden, without }: Hidden, random: Random): number[] | undefined => {
  const hands = [0, 0, 0, 0];
  const rooms = [...hidden];
  for (const cards of byFreedom(unknown, hidden, without)) {
    for (let left = cards; left; left &= left - 1) {
      const card = left & -left;
      const place = placed(card, rooms, without, random);
      if (place < 0) return undefined;
      hands[place] = (hands[place] ?? 0) | card;
      rooms[place] = (rooms[place] ?? 0) - 1;
    }
  }
  return hands;
};

/** The cards by the number of hands they may lie in, the least free first. */
const byFreedom = (unknown: number, hidden: readonly number[], without: readonly number[]): readonly number[] => {
  const groups = [0, 0, 0, 0, 0];
  for (let left = unknown; left; left &= left - 1) {
    const card = left & -left;
    let places = 0;
    for (let seat = 0; seat < 4; seat++) if ((hidden[seat] ?? 0) > 0 && !((without[seat] ?? 0) & card)) places++;
    groups[places] = (groups[places] ?? 0) | card;
  }
  return groups;
};

/** A hand for the card, in proportion to the room left in each; -1 if there is none. */
const placed = (card: number, rooms: readonly number[], without: readonly number[], random: Random): number => {
  let total = 0;
  for (let seat = 0; seat < 4; seat++) if (!((without[seat] ?? 0) & card)) total += rooms[seat] ?? 0;
  if (total === 0) return -1;
  let at = random.below(total);
  for (let seat = 0; seat < 4; seat++) {
    if ((without[seat] ?? 0) & card) continue;
    at -= rooms[seat] ?? 0;
    if (at < 0) return seat;
  }
  return -1;
};
