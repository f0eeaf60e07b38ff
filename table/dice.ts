import type { Roll } from '@majlis/kernel';
import {
  commitmentOf,
  type DiceMatch,
  type DiceValue,
  dealKey,
  type Hex,
  secretOf,
  throwDice,
} from '@majlis/kernel/dice';

/** How a table comes by its chances. `tip` is the end of the chain that the commitment was made from. */
export interface Dice {
  commitment(id: Hex, tip: Hex): Hex;
  /** What is told of deal k at the reveal. */
  secret(id: Hex, tip: Hex, k: number): Hex;
  /** The throws of deal k. */
  thrower(match: DiceMatch, tip: Hex, k: number): (roll: Roll, attempt: number) => DiceValue;
}

/** The fair deal `cg1`. */
export const fairDice: Dice = {
  commitment: commitmentOf,
  secret: secretOf,
  thrower: (match, tip, k) => {
    const key = dealKey(match, k, secretOf(match.id, tip, k));
    return (roll, attempt) => throwDice(key, roll, attempt);
  },
};
