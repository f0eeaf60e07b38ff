import type { Seat } from '@majlis/kernel';
import { above, FOUR, highestOf, lowestOf, sizeOf, TRUMPS } from './deck.ts';
import { held, type TurupPlayout, unseen } from './playout.ts';

const TRUMP = 40;
const MASTER = 30;
const GUARD = 8;

/** The card that is missed least: no trump, no winner, nothing that guards an honour; a suit soon run out of can be cut. */
export const discarded = (playout: TurupPlayout, seat: Seat): number => {
  let [card, least] = [-1, Number.POSITIVE_INFINITY];
  for (const suit of FOUR) {
    const mine = held(playout, seat, suit);
    if (!mine) continue;
    const cost = lossOf(playout, seat, suit, mine);
    if (cost < least) [card, least] = [suit * 16 + lowestOf(mine), cost];
  }
  return card;
};

const lossOf = (playout: TurupPlayout, seat: Seat, suit: number, mine: number): number => {
  const out = unseen(playout, seat, suit);
  const low = lowestOf(mine);
  const length = sizeOf(mine);
  if (suit === TRUMPS) return TRUMP + low;
  const master = (above(suit * 16 + low) & out) === 0 ? MASTER : 0;
  const higher = sizeOf(out & above(suit * 16 + highestOf(mine)));
  const guards = higher > 0 && higher < 3 && length === higher + 1 ? GUARD : 0;
  return low + master + guards + (held(playout, seat, TRUMPS) ? length : -length);
};
