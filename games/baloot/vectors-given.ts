import type { Card, Seat, Side, Suit, Trick } from '@majlis/kernel';
import type { BySide, Mode, Multiplier } from './contract.ts';
import type { Situation } from './duty.ts';
import { type BalootOptions, options } from './options.ts';
import type { ProjectType } from './project.ts';
import type { Reckoning } from './score.ts';

/** The house in which a vector is played. */
export interface House {
  readonly options?: Partial<BalootOptions>;
}

/** What most vectors say about the round. */
export interface Table extends House {
  readonly mode: Mode;
  readonly trump?: Suit;
  readonly locked?: boolean;
  readonly akka?: boolean;
}

/** A seat about to play. */
export interface Turn extends Table {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly trick: Trick;
}

/** A round to be scored; what a vector does not mention was not there. */
export interface Scored extends House {
  readonly mode: Mode;
  readonly buyerTeam?: Side;
  readonly raw?: BySide<number>;
  readonly tricks?: BySide<number>;
  readonly projects?: BySide<readonly ProjectType[]>;
  readonly baloot?: BySide<number>;
  readonly multiplier?: Multiplier;
  readonly lastRaiserTeam?: Side;
}

/** A vector with house rules we do not know is an error, not a vector of the usual house. */
export const rulesOf = (given: House): BalootOptions => {
  const parsed = options.parse(given.options ?? {});
  if (!parsed.ok) throw new Error(`${parsed.reason}: ${parsed.option}`);
  return parsed.options;
};

/** Where a Hokum does not name its suit, the suit does not matter. */
export const trumpOf = ({ mode, trump }: Table): Suit | null => (mode === 'sun' ? null : (trump ?? 'S'));

export const situationOf = (given: Table): Situation => ({
  trump: trumpOf(given),
  locked: given.locked ?? false,
  akka: given.akka ?? false,
  options: rulesOf(given),
});

export const reckoningOf = (given: Scored): Reckoning => ({
  mode: given.mode,
  buyer: given.buyerTeam ?? 0,
  raw: given.raw ?? [0, 0],
  tricks: given.tricks ?? [0, 0],
  projects: given.projects ?? [[], []],
  baloot: given.baloot ?? [0, 0],
  multiplier: given.multiplier ?? 1,
  lastRaiser: given.lastRaiserTeam ?? null,
  reverse: false,
});
