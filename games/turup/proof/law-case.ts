import { openPile, pick, type Random, sizeOf } from '@majlis/kernel';
import type { LawCase } from '@majlis/kernel/laws';
import type { TurupAction, TurupEvent, TurupReason } from '../action.ts';
import { turup } from '../index.ts';
import type { TurupOptions } from '../options.ts';
import { isReachable } from '../reachable.ts';
import { PACK, type TurupState } from '../state.ts';

/** What the laws need to know of Turup beyond the contract. */
export const lawCase: LawCase<TurupOptions, TurupState, TurupAction, TurupEvent, TurupReason> = {
  game: turup,
  pack: state => (isDealt(state) ? PACK : []),
  piles: state => [...state.hands, state.stock, openPile(fallen(state).map(play => play.card))],
  isReachable,
  choose: (_state, _seat, offers, random) => modest(offers, random),
};

const fallen = ({ tricks, trick }: TurupState) => [...tricks.flatMap(({ plays }) => plays), ...trick];

const isDealt = (state: TurupState): boolean =>
  state.hands.some(hand => sizeOf(hand) > 0) || state.tricks.length > 0 || state.trick.length > 0;

/** Bids thrown about blindly are nearly always broken, and the scores would sink for ever: most bids are the lowest. */
const modest = (offers: readonly TurupAction[], random: Random): TurupAction => {
  const bids = offers.filter(action => action.kind === 'bid');
  const lowest = bids.find(({ bid }) => bid === 7) ?? bids.find(({ bid }) => bid === 'pass');
  return lowest && random.below(40) > 0 ? lowest : pick(offers, random);
};
