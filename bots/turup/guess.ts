import type { Random } from '@majlis/kernel';
import type { TurupBelief } from './belief.ts';
import { bitOf, FOUR, lowestOf, WHOLE_SUIT } from './deck.ts';
import { mayHold, type TurupPlayout } from './playout.ts';

/** A deal on its way: the room that is left in each hand. */
interface Dealing {
  readonly may: readonly number[];
  readonly known: readonly number[];
  readonly hands: number[];
  readonly rooms: number[];
}

const TRIES = 8;

/**
 * Every hand as it may lie, by seat · 4 + suit, drawn at random: the known cards, and the unseen ones where they fit.
 * Should they never fit, what the play has told is forgotten.
 */
export const guessed = ({ playout, hidden }: Pick<TurupBelief, 'playout' | 'hidden'>, random: Random): number[] => {
  const groups = byFreedom(playout, hidden);
  for (let tries = 0; tries < TRIES; tries++) {
    const hands = dealt(
      { may: playout.may, known: playout.hands, hands: playout.hands.slice(), rooms: hidden.slice() },
      groups,
      random,
    );
    if (hands) return hands;
  }
  const may = playout.may.map(() => WHOLE_SUIT);
  return (
    dealt({ may, known: playout.hands, hands: playout.hands.slice(), rooms: hidden.slice() }, groups, random) ??
    playout.hands
  );
};

/** The unseen cards by the number of hands they may lie in, the least free first. */
const byFreedom = (playout: TurupPlayout, hidden: readonly number[]): readonly (readonly number[])[] => {
  const groups: number[][] = [[], [], [], [], []];
  for (const suit of FOUR) {
    const known = FOUR.reduce<number>(
      (all, seat) => all | (playout.hands[seat * 4 + suit] ?? 0),
      playout.gone[suit] ?? 0,
    );
    for (let left = WHOLE_SUIT & ~known; left; left &= left - 1) {
      const code = suit * 16 + lowestOf(left);
      const places = FOUR.filter(seat => (hidden[seat] ?? 0) > 0 && mayHold(playout, seat, suit) & bitOf(code)).length;
      groups[places]?.push(code);
    }
  }
  return groups;
};

const dealt = (dealing: Dealing, groups: readonly (readonly number[])[], random: Random): number[] | undefined => {
  for (const codes of groups) {
    for (const code of codes) {
      const seat = placeFor(code, dealing, random);
      if (seat >= 0) give(dealing, seat, code);
      else if (!squeezed(code, dealing)) return undefined;
    }
  }
  return dealing.hands;
};

const fits = ({ may }: Dealing, seat: number, code: number): boolean =>
  ((may[seat * 4 + (code >> 4)] ?? 0) & bitOf(code)) !== 0;

/** A hand for the card, in proportion to the room left in each; -1 if there is none. */
const placeFor = (code: number, dealing: Dealing, random: Random): number => {
  const { rooms } = dealing;
  let total = 0;
  for (const seat of FOUR) if (fits(dealing, seat, code)) total += rooms[seat] ?? 0;
  if (total === 0) return -1;
  let at = random.below(total);
  for (const seat of FOUR) {
    if (!fits(dealing, seat, code)) continue;
    at -= rooms[seat] ?? 0;
    if (at < 0) return seat;
  }
  return -1;
};

const give = ({ hands, rooms }: Dealing, seat: number, code: number): void => {
  const at = seat * 4 + (code >> 4);
  hands[at] = (hands[at] ?? 0) ^ bitOf(code);
  rooms[seat] = (rooms[seat] ?? 0) - 1;
};

/** Every hand that may hold the card is full: another card moves on to make room for it. */
const squeezed = (code: number, dealing: Dealing): boolean => {
  for (const full of FOUR) {
    if (!fits(dealing, full, code)) continue;
    for (const free of FOUR) {
      const moved = (dealing.rooms[free] ?? 0) > 0 ? movable(dealing, full, free) : -1;
      if (moved < 0) continue;
      give(dealing, full, moved);
      give(dealing, full, code);
      dealing.rooms[full] = 0;
      give(dealing, free, moved);
      return true;
    }
  }
  return false;
};

/** A card of one hand that the other may hold as well; -1 if there is none. */
const movable = ({ may, known, hands }: Dealing, full: number, free: number): number => {
  for (const suit of FOUR) {
    const at = full * 4 + suit;
    const bits = (hands[at] ?? 0) & ~(known[at] ?? 0) & (may[free * 4 + suit] ?? 0);
    if (bits) return suit * 16 + lowestOf(bits);
  }
  return -1;
};
