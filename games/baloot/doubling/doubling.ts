import { type BySide, otherSide, type Seat, type Side, seatsFrom, sideOf } from '@majlis/kernel';
import { type BalootContract, buyingSide, type Multiplier, SEATS } from '../auction/contract.ts';
import type { BalootOptions } from '../options.ts';

export const RAISES = ['double', 'triple', 'four', 'gahwa'] as const;
export type Raise = (typeof RAISES)[number];
export type Manner = 'open' | 'locked';

export interface Raised {
  readonly seat: Seat;
  readonly raise: Raise;
  readonly manner: Manner;
}

export interface Doubling {
  readonly raises: readonly Raised[];
  readonly manner: Manner;
  /** Those still to be asked about the next raise. */
  readonly queue: readonly Seat[];
  /** The buyer is to say whether the round is locked. */
  readonly choosing: boolean;
}

const UNDOUBLED: Doubling = { raises: [], manner: 'open', queue: [], choosing: false };

export const doublingOf = (contract: BalootContract, scores: BySide<number>, options: BalootOptions): Doubling =>
  contract.mode === 'hokum' || isGateOpen(scores, buyingSide(contract), options)
    ? { ...UNDOUBLED, queue: responders(contract, [], options) }
    : UNDOUBLED;

/** BAL-7.7  A Sun is doubled only by a side below 100 against buyers above it. */
const isGateOpen = (scores: BySide<number>, buyers: Side, options: BalootOptions): boolean => {
  const [ours, theirs] = [scores[buyers], scores[otherSide(buyers)]];
  switch (options.sunDoubleGate) {
    case 'over100under100':
      return ours > 100 && theirs < 100;
    case 'official':
      return ours > 100 && theirs <= 100;
    case 'off':
      return true;
  }
};

/** The raise that may be made next. */
export const nextRaise = ({ raises }: Doubling): Raise | undefined => RAISES[raises.length];

/** BAL-7.2, BAL-7.9  The sides take turns; the two seats of a side are asked in turn order after the last who spoke up. */
const responders = (contract: BalootContract, raises: readonly Raised[], options: BalootOptions): readonly Seat[] => {
  const last = raises.at(-1)?.seat ?? contract.buyer;
  const asked = seatsFrom(last, SEATS).filter(seat => sideOf(seat) !== sideOf(last));
  const first = raises[0];
  if (!first || options.raiseBy === 'team') return asked;
  return asked.filter(seat => seat === contract.buyer || seat === first.seat);
};

/** Whose word it is; undefined once doubling is closed. */
export const doublerOf = (doubling: Doubling, contract: BalootContract): Seat | undefined =>
  doubling.choosing ? contract.buyer : doubling.queue[0];

/** BAL-7.4, BAL-7.5, BAL-7.6  Double and Four are open or locked as their caller says; Triple and Gahwa, and every Sun, are open. */
export const mannersOf = (raise: Raise, contract: BalootContract, options: BalootOptions): readonly Manner[] =>
  contract.mode === 'hokum' && options.variantChosenBy === 'raiser' && (raise === 'double' || raise === 'four')
    ? ['open', 'locked']
    : ['open'];

export const afterRaise = (
  doubling: Doubling,
  { seat, raise, manner }: Raised,
  contract: BalootContract,
  options: BalootOptions,
): Doubling => {
  const raises = [...doubling.raises, { seat, raise, manner }];
  const last = raise === 'gahwa' || (contract.mode === 'sun' && options.sunChain === 'doubleOnly');
  const next = { raises, manner, queue: last ? [] : responders(contract, raises, options), choosing: false };
  return last ? closed(next, contract, options) : next;
};

export const afterDecline = (doubling: Doubling, contract: BalootContract, options: BalootOptions): Doubling => {
  const left = { ...doubling, queue: doubling.queue.slice(1) };
  return left.queue.length > 0 ? left : closed(left, contract, options);
};

/** BAL-7.10  Once a Hokum is doubled, its buyer says whether it is locked. */
const closed = (doubling: Doubling, contract: BalootContract, options: BalootOptions): Doubling => ({
  ...doubling,
  choosing: options.variantChosenBy === 'buyer' && contract.mode === 'hokum' && doubling.raises.length > 0,
});

export const afterChoice = (doubling: Doubling, manner: Manner): Doubling => ({ ...doubling, manner, choosing: false });

const WORTH: readonly Multiplier[] = [1, 2, 3, 4, 'gahwa'];

export const multiplierOf = ({ raises }: Doubling): Multiplier => WORTH[raises.length] ?? 1;

export const lastRaiser = ({ raises }: Doubling): Seat | null => raises.at(-1)?.seat ?? null;
