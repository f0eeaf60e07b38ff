import type { Random } from '@majlis/kernel';

/** Where cards may lie: the cards nobody has seen, the room in each hand, and what each hand cannot hold. */
export interface Hidden {
  readonly unknown: number;
  readonly hidden: readonly number[];
  readonly without: readonly number[];
}

/** A deal on its way: what each hand has been given, and the room that is left. */
interface Dealing {
  readonly without: readonly number[];
  readonly hands: number[];
  readonly rooms: number[];
}

const TRIES = 8;
const SEATS = [0, 1, 2, 3];
const NOTHING = [0, 0, 0, 0];

/**
 * The unseen part of each hand, drawn at random. Cards with the fewest places to go to are dealt first. Should the
 * duties have been broken, so that nothing fits, they are forgotten.
 */
export const guessed = (puzzle: Hidden, random: Random): readonly number[] => {
  const groups = byFreedom(puzzle);
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = dealt(puzzle, groups, random);
    if (drawn) return drawn;
  }
  return dealt({ ...puzzle, without: NOTHING }, [puzzle.unknown], random) ?? NOTHING;
};

const dealt = ({ hidden, without }: Hidden, groups: readonly number[], random: Random): number[] | undefined => {
  const dealing: Dealing = { without, hands: [0, 0, 0, 0], rooms: [...hidden] };
  for (const cards of groups) {
    for (let left = cards; left; left &= left - 1) {
      const card = left & -left;
      const seat = placeFor(card, dealing, random);
      if (seat >= 0) give(dealing, seat, card);
      else if (!squeezed(card, dealing)) return undefined;
    }
  }
  return dealing.hands;
};

/** The cards by the number of hands they may lie in, the least free first. */
const byFreedom = ({ unknown, hidden, without }: Hidden): readonly number[] => {
  const groups = [0, 0, 0, 0, 0];
  for (let left = unknown; left; left &= left - 1) {
    const card = left & -left;
    let places = 0;
    for (const seat of SEATS) if ((hidden[seat] ?? 0) > 0 && !((without[seat] ?? 0) & card)) places++;
    groups[places] = (groups[places] ?? 0) | card;
  }
  return groups;
};

/** A hand for the card, in proportion to the room left in each; -1 if there is none. */
const placeFor = (card: number, { without, rooms }: Dealing, random: Random): number => {
  let total = 0;
  for (const seat of SEATS) if (!((without[seat] ?? 0) & card)) total += rooms[seat] ?? 0;
  if (total === 0) return -1;
  let at = random.below(total);
  for (const seat of SEATS) {
    if ((without[seat] ?? 0) & card) continue;
    at -= rooms[seat] ?? 0;
    if (at < 0) return seat;
  }
  return -1;
};

const give = ({ hands, rooms }: Dealing, seat: number, card: number): void => {
  hands[seat] = (hands[seat] ?? 0) ^ card;
  rooms[seat] = (rooms[seat] ?? 0) - 1;
};

/** Every hand that may hold the card is full: another card moves on to make room for it. */
const squeezed = (card: number, dealing: Dealing): boolean => {
  const { without, hands, rooms } = dealing;
  for (const full of SEATS) {
    if ((without[full] ?? 0) & card) continue;
    for (const free of SEATS) {
      const movable = (rooms[free] ?? 0) > 0 ? (hands[full] ?? 0) & ~(without[free] ?? 0) : 0;
      if (!movable) continue;
      const moved = movable & -movable;
      hands[full] = ((hands[full] ?? 0) ^ moved) | card;
      give(dealing, free, moved);
      return true;
    }
  }
  return false;
};
