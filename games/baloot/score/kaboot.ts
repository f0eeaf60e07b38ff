import { type BySide, type Card, rankOf, type Seat, type Side } from '@majlis/kernel';
import { type BalootContract, type Mode, orderOf } from '../auction/contract.ts';
import type { BalootOptions } from '../options.ts';

export const TRICKS = 8;

/** BAL-16.13 */
export const KABOOT_POINTS: { readonly [M in Mode]: number } = { sun: 44, hokum: 25 };
const REVERSE_POINTS = 88;

/** BAL-16.13  The side that took all eight tricks. */
export const sweeper = (tricks: BySide<number>): Side | null =>
  tricks[0] === TRICKS ? 0 : tricks[1] === TRICKS ? 1 : null;

/** BAL-16.16  Whether being swept would cost this buyer double. */
export const risksReverse = (contract: BalootContract, dealer: Seat, firstFive: readonly Card[]): boolean =>
  contract.mode === 'sun' && orderOf(contract.buyer, dealer) === 0 && firstFive.some(card => rankOf(card) === 'A');

/** BAL-16.13, BAL-16.16  What a sweep by `side` brings. */
export const kabootPoints = (
  side: Side,
  round: { readonly mode: Mode; readonly buyer: Side; readonly reverse: boolean },
  options: BalootOptions,
): number =>
  options.reverseKaboot === 88 && round.reverse && side !== round.buyer ? REVERSE_POINTS : KABOOT_POINTS[round.mode];
