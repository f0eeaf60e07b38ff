import { type BySide, type Card, type Seat, type Side, type Suit, sideOf } from '@majlis/kernel';
import type { BalootOptions } from '../options.ts';
import { holdsMaster } from '../play/master.ts';
import type { Haul } from '../play/trick.ts';
import { PACK } from '../play/value.ts';
import { TRICKS } from '../score/kaboot.ts';

/** BAL-14.6  Whether a trick taken by `taker` proves the claim false. */
export const breaksClaim = (taker: Seat, claimant: Seat, options: BalootOptions): boolean =>
  options.sawaBasis === 'claimant' ? taker !== claimant : sideOf(taker) !== sideOf(claimant);

/** BAL-14.7  Whether a refusal by this hand counts. */
export const mayRefuse = (
  hand: readonly Card[],
  played: readonly Card[],
  trump: Suit | null,
  options: BalootOptions,
): boolean => options.sawaMode !== 'masterGuard' || holdsMaster(hand, played, trump);

/** BAL-14.4  What each side has once the claim of `side` is accepted. */
export const haulWithRest = (haul: Haul, side: Side): Haul => {
  const taken = new Set([...haul.cards[0], ...haul.cards[1]]);
  const rest = PACK.filter(card => !taken.has(card));
  const tricks = TRICKS - haul.tricks[0] - haul.tricks[1];
  const add = <T>(pair: BySide<T>, sum: (entry: T) => T): BySide<T> =>
    side === 0 ? [sum(pair[0]), pair[1]] : [pair[0], sum(pair[1])];
  return {
    cards: add(haul.cards, cards => [...cards, ...rest]),
    tricks: add(haul.tricks, n => n + tricks),
  };
};
