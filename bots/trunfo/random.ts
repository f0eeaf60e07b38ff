import { pick } from '@majlis/kernel';
import { duellist } from './duellist.ts';

/** A yardstick: any card with equal chance. Nothing beats it in the long run, and it beats nothing. */
export const random = duellist(({ hand }, _, dice) => pick(hand, dice));
