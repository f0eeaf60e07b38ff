import { pick } from '@majlis/kernel';
import { turup } from '@majlis/turup';
import { lowestCall } from './greedy.ts';
import type { TurupThink } from './style.ts';

/** A yardstick: any ballot, card or peek with equal chance. It calls as little as it may: blind bids are always broken. */
export const random: TurupThink = (view, seat, _, dice) => {
  const offers = turup.offers(view, seat).filter(({ kind }) => kind !== 'redeal');
  return lowestCall(offers) ?? pick(offers, dice);
};
