import type { BalootState } from '@majlis/baloot';
import { PROJECT_ABNAT } from '@majlis/baloot/for-bots';
import { sideOf } from '@majlis/kernel';
import type { Stakes } from './stakes.ts';

/** What is known of the stakes before the hidden cards are guessed. */
export interface StakesKnown extends Pick<Stakes, 'mode' | 'buyer' | 'times'> {
  readonly buyingSeat: number;
  /** Where projects have been compared, their Abnat by side. */
  readonly projects: readonly [number, number] | null;
  /** Who speaks, and declares, first. */
  readonly first: number;
}

/** The Abnat of what was declared. */
export const abnatOf = (declared: BalootState['declared']): number =>
  declared.flatMap(({ types }) => types).reduce((sum, type) => sum + PROJECT_ABNAT[type], 0);

/** What the round is played for, as far as it is settled. */
export const stakesKnownOf = ({ contract, doubling, declared, awarded, tricks, dealer }: BalootState): StakesKnown => {
  if (!contract) throw new Error('nothing is played for without a contract');
  const laid = (side: number): number =>
    abnatOf(declared.filter(({ seat }) => sideOf(seat) === side && side === awarded));
  return {
    mode: contract.mode,
    buyer: sideOf(contract.buyer),
    buyingSeat: contract.buyer,
    times: (doubling?.raises.length ?? 0) + 1,
    projects: tricks.length > 0 ? [laid(0), laid(1)] : null,
    first: ((dealer ?? 0) + 1) % 4,
  };
};
