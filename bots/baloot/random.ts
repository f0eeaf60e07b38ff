import { pick } from '@majlis/kernel';
import { lawful } from './lawful.ts';
import type { BalootThink } from './style.ts';

const BOLD: readonly string[] = ['sawa', 'raise', 'kawesh'];

/**
 * A yardstick: any lawful call or card with equal chance. It raises, claims and throws in nothing: blind luck would do
 * so in nearly every round.
 */
export const random: BalootThink = (view, seat, _, dice) => {
  const offers = lawful(view, seat).filter(({ kind }) => !BOLD.includes(kind));
  return pick(offers, dice);
};
