import type { Random } from '@majlis/kernel';
import type { Hex } from '@majlis/kernel/dice';
import type { Person } from '../index.ts';

const DIGITS = '0123456789abcdef';

/** So many random bytes, as text. */
export const hex = (random: Random, bytes: number): Hex =>
  Array.from({ length: 2 * bytes }, () => DIGITS[random.below(16)]).join('');

/** People at the simulated tables have names that no card has. */
export const personOf = (n: number | 'rail'): Person => ({ id: `p-${n}`, name: `player ${n}` });
