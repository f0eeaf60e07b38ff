import { bySeat, type Card, type Seat } from '@majlis/kernel';
import type { BalootReason } from './action.ts';
import { entitledToAshkal, isOnAce } from './auction/ashkal.ts';
import { doublingOf } from './doubling/doubling.ts';
import { play } from './play/play.ts';
import { behind, orderOfProjects } from './projects/declare.ts';
import type { Project, ProjectType } from './projects/project.ts';
import type { BalootState } from './state.ts';

/** What a screen asks of the rules besides the contract: all of it answered from the viewer's own eyes. */
export { type Bid, speaker } from './auction/auction.ts';
export type { BalootContract } from './auction/contract.ts';
export { type Manner, multiplierOf, type Raise } from './doubling/doubling.ts';
export { handOrder } from './play/hand-order.ts';
export { takerOf } from './play/trick.ts';
export { ROUND_POINTS } from './play/value.ts';
export type { Project, ProjectType } from './projects/project.ts';
export type { QaydGround } from './qayd/qayd.ts';
export { isRefusalGood } from './sawa/claim.ts';
export { pointsOf } from './score/award.ts';
export type { ScoreSheet, SheetLine, Written } from './score/sheet.ts';
export type { PlayStage, Ruling } from './state.ts';
export { clockOf } from './waits.ts';

/** Why the seat on turn may not play this card of its own; undefined: it may. */
export const faultOfCard = (state: BalootState, seat: Seat, card: Card): BalootReason | undefined => {
  const verdict = play(state, seat, card, false);
  return verdict.ok ? undefined : verdict.reason;
};

/** BAL-9.12  The cards that would stand behind these kinds. */
export const projectsBehind = (state: BalootState, seat: Seat, types: readonly ProjectType[]): readonly Project[] =>
  behind(bySeat(state.hands, seat).cards, types, orderOfProjects(state)) ?? [];

/** BAL-5.12  A seat that could call Ashkal here, were the floor card not an Ace. */
export const isAshkalBarred = ({ auction, options }: BalootState, seat: Seat): boolean =>
  auction !== null && entitledToAshkal(auction, seat, options) && isOnAce(auction);

/** BAL-7.7  A Sun that nobody is asked to double, because of the scores. */
export const isSunShut = ({ contract, scores, options }: BalootState): boolean =>
  contract?.mode === 'sun' && doublingOf(contract, scores, options).queue.length === 0;
