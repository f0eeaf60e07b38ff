import { type DhappaPosition, type Run, wildsIn } from '@majlis/dhappa';
import { type Card, isJoker, SUITS, type Suit, suitOf } from '@majlis/kernel';
import { isNatural, isTwo, placeOf } from './card.ts';

const LOWEST = 3;
/** Ranks of a complete run. */
export const RANKED = 12;
/** As many copies as there are of a card: a place that takes any number of them. */
const ALL = 3;

/** One suit before a player, by place from the 3 up to the Ace: what is held, and what the team's runs take. */
export interface Lane {
  readonly suit: Suit;
  /** How many copies are in hand. */
  readonly held: readonly number[];
  /** Runs that begin at the place: cards below may join them, however few. */
  readonly begins: readonly number[];
  /** Runs that end right below the place: a card here lengthens them. */
  readonly ended: readonly number[];
  /** Cards that may take a wild's place there, or join a set. */
  readonly slots: readonly number[];
}

type Sequence = Extract<Run, { form: 'run' }>;

export const lanesOf = (position: DhappaPosition): readonly Lane[] => SUITS.map(suit => laneOf(position, suit));

const laneOf = ({ hand, runs, side, options }: DhappaPosition, suit: Suit): Lane => {
  const [held, begins, ended, slots] = [zeros(), zeros(), zeros(), zeros()];
  for (const card of hand) if (isNatural(card) && suitOf(card) === suit) count(held, placeOf(card));
  for (const run of runs) {
    const own = run.side === side;
    if (run.form === 'set') {
      if (own) slots[run.rank === '3' ? 0 : RANKED - 1] = ALL;
    } else if (run.suit === suit) {
      if (own) count(begins, run.low);
      if (own) count(ended, run.low + run.cards.length);
      if (wildsIn(run) > 0) exchanges(run, own, own || options.jokerSwapScope === 'anyTeam', slots);
    }
  }
  return { suit, held, begins, ended, slots };
};

const exchanges = (run: Sequence, shifts: boolean, swaps: boolean, slots: number[]): void => {
  for (const [i, card] of run.cards.entries()) {
    if ((swaps && isJoker(card)) || (shifts && isTwo(card))) count(slots, run.low + i);
  }
};

const zeros = (): number[] => new Array<number>(RANKED).fill(0);

const count = (places: number[], place: number): void => {
  const at = place - LOWEST;
  if (at >= 0 && at < RANKED) places[at] = (places[at] ?? 0) + 1;
};

/** The lane with so many cards more, or fewer, of a place. */
export const withHeld = (lane: Lane, card: Card, more: number): Lane => ({
  ...lane,
  held: lane.held.with(placeOf(card) - LOWEST, (lane.held[placeOf(card) - LOWEST] ?? 0) + more),
});
