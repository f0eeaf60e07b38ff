import { type BySide, otherSide, type Side } from '@majlis/kernel';
import { bySide, type Mode } from '../auction/contract.ts';
import type { BalootOptions } from '../options.ts';
import { ROUND_POINTS } from '../play/value.ts';

/** What is rounded: the Abnat of the cards each side took, the last trick's ten among them. */
interface Raw {
  readonly mode: Mode;
  readonly buyer: Side;
  readonly raw: BySide<number>;
}

/** BAL-16.3, BAL-16.4, BAL-16.5  Card points of both sides: 26 or 16 together. */
export const count = ({ mode, buyer, raw }: Raw, options: BalootOptions): BySide<number> => {
  if (mode === 'hokum' && options.hokumRounding === 'pair') return pair(raw, options);
  const theirs = alone(raw[otherSide(buyer)], mode, options);
  return bySide(buyer, ROUND_POINTS[mode] - theirs, theirs);
};

const alone = (raw: number, mode: Mode, options: BalootOptions): number => {
  const tens = Math.floor(raw / 10);
  const rest = raw % 10;
  if (mode === 'hokum') return tens + (rest > 5 || (rest === 5 && options.hokumFive === 'up') ? 1 : 0);
  return tens * 2 + (rest > 5 ? 2 : rest < 5 ? 0 : options.sunFive === 'up' ? 2 : 1);
};

const pair = (raw: BySide<number>, options: BalootOptions): BySide<number> => {
  const points: BySide<number> = [alone(raw[0], 'hokum', options), alone(raw[1], 'hokum', options)];
  const over = points[0] + points[1] - ROUND_POINTS.hokum;
  return raw[0] > raw[1] ? [points[0] - over, points[1]] : [points[0], points[1] - over];
};
