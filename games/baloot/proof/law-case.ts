import { bySeat, openPile, pick, type Seat } from '@majlis/kernel';
import type { LawCase } from '@majlis/kernel/laws';
import type { BalootAction, BalootEvent, BalootReason } from '../action.ts';
import { cardsPlayed, situationOf } from '../derived.ts';
import { baloot } from '../index.ts';
import type { BalootOptions } from '../options.ts';
import { playable } from '../play/duty.ts';
import { PACK } from '../play/value.ts';
import { isReachable } from '../reachable.ts';
import type { BalootState } from '../state.ts';

/** What the laws need to know of Baloot beyond the contract. */
export const lawCase: LawCase<BalootOptions, BalootState, BalootAction, BalootEvent, BalootReason> = {
  game: baloot,
  pack: () => PACK,
  piles: state => [
    ...state.hands,
    state.stock,
    openPile(state.floor ? [state.floor] : []),
    openPile(cardsPlayed(state)),
  ],
  isReachable,
  choose: (state, seat, offers, random) => {
    const likely = offers.filter(action => isLikely(state, seat, action));
    return pick(likely.length > 0 && random.below(8) > 0 ? likely : offers, random);
  },
};

const BOLD: readonly string[] = ['sawa', 'gavel', 'charge', 'raise'];

/** Blind luck claims, raises, calls and revokes so often that hardly a round would be played out. */
const isLikely = (state: BalootState, seat: Seat, action: BalootAction): boolean =>
  action.kind === 'play'
    ? playable(bySeat(state.hands, seat).cards, seat, state.trick, situationOf(state)).includes(action.card)
    : !BOLD.includes(action.kind);
