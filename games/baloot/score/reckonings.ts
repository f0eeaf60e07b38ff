import type { BySide } from '@majlis/kernel';
import { type BalootOptions, options } from '../options.ts';
import type { Reckoning } from './score.ts';
import type { Because, RoundOutcome } from './sheet.ts';

/** What the tests of the count begin with. Side 0 bought; seven tricks to one. */
export const round: Reckoning = {
  mode: 'hokum',
  buyer: 0,
  raw: [81, 81],
  tricks: [7, 1],
  projects: [[], []],
  baloot: [0, 0],
  multiplier: 1,
  lastRaiser: null,
  reverse: false,
};

export const usual = options.presets.default;

/** Rule, what happens, the round, its points, how it ended and why, and the house's own rules. */
export type ReckoningRow = [
  string,
  string,
  Partial<Reckoning>,
  BySide<number>,
  RoundOutcome,
  Because,
  Partial<BalootOptions>?,
];

export const mine: Partial<Reckoning> = { baloot: [1, 0] };
export const theirs: Partial<Reckoning> = { baloot: [0, 1] };
export const doubled: Partial<Reckoning> = { multiplier: 2, lastRaiser: 1 };
export const tripled: Partial<Reckoning> = { multiplier: 3, lastRaiser: 0 };
export const sira: Partial<Reckoning> = { projects: [['sira'], []] };
export const theirSira: Partial<Reckoning> = { projects: [[], ['sira']] };
export const theirFifty: Partial<Reckoning> = { projects: [[], ['fifty']] };
export const hokum = (buyer: number, other: number): Partial<Reckoning> => ({ raw: [buyer, other] });
