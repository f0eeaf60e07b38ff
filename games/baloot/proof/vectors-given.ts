import type { BySide, Card, Field, Seat, Side, Suit, Trick } from '@majlis/kernel';
import type { Mode, Multiplier } from '../auction/contract.ts';
import { type BalootOptions, options } from '../options.ts';
import type { Situation } from '../play/duty.ts';
import type { ProjectType } from '../projects/project.ts';
import type { Reckoning } from '../score/score.ts';

/** The house in which a vector is played; its values may be spelt out, `"88"` for 88. */
export interface GivenHouse {
  readonly options?: { readonly [option: string]: unknown };
}

/** What most vectors say about the round. */
export interface GivenRound extends GivenHouse {
  readonly mode: Mode;
  readonly trump?: Suit;
  readonly locked?: boolean;
  readonly akka?: boolean;
}

/** A seat about to play. */
export interface GivenTurn extends GivenRound {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly trick: Trick;
}

/** A round to be scored; what a vector does not mention was not there. */
export interface GivenScore extends GivenHouse {
  readonly mode: Mode;
  readonly buyerTeam?: Side;
  readonly raw?: BySide<number>;
  readonly tricks?: BySide<number>;
  readonly projects?: BySide<readonly ProjectType[]>;
  readonly baloot?: BySide<number>;
  readonly multiplier?: Multiplier;
  readonly lastRaiserTeam?: Side;
  /** The buyer was the dealer's right and had an Ace in their first five cards (BAL-16.16). */
  readonly reverseEligible?: boolean;
}

/** A vector with house rules we do not know is an error, not a vector of the usual house. */
export const rulesOf = (given: GivenHouse): BalootOptions => {
  const parsed = options.parse(spelt(given.options ?? {}));
  if (!parsed.ok) throw new Error(`${parsed.reason}: ${parsed.option}`);
  return parsed.options;
};

/** Every value as our own that is written alike, so that `"88"`, `"true"` and `1` for `[1]` are understood. */
const spelt = (chosen: NonNullable<GivenHouse['options']>): NonNullable<GivenHouse['options']> =>
  Object.fromEntries(Object.entries(chosen).map(([option, value]) => [option, likeOurs(option, value)]));

const likeOurs = (option: string, value: unknown): unknown => {
  const field = Object.entries<Field<unknown>>(options.fields).find(([name]) => name === option)?.[1];
  if (field?.kind === 'whole') return Number(value);
  return field?.values.find(ours => [String(ours), JSON.stringify(ours)].includes(String(value))) ?? value;
};

/** Where a Hokum does not name its suit, the suit does not matter. */
export const trumpOf = ({ mode, trump }: GivenRound): Suit | null => (mode === 'sun' ? null : (trump ?? 'S'));

export const situationOf = (given: GivenRound): Situation => ({
  trump: trumpOf(given),
  locked: given.locked ?? false,
  akka: given.akka ?? false,
  options: rulesOf(given),
});

export const reckoningOf = (given: GivenScore): Reckoning => ({
  mode: given.mode,
  buyer: given.buyerTeam ?? 0,
  raw: given.raw ?? [0, 0],
  tricks: given.tricks ?? [0, 0],
  projects: given.projects ?? [[], []],
  baloot: given.baloot ?? [0, 0],
  multiplier: given.multiplier ?? 1,
  lastRaiser: given.lastRaiserTeam ?? null,
  reverse: given.reverseEligible ?? false,
});
