import { dhappa, pickOf } from '@majlis/dhappa';
import { pick } from '@majlis/kernel';
import { isPlay, isSound, player } from './style.ts';

/** A yardstick: any of the small plays, or an end to the turn, and any discard. */
export const random = player({
  depth: ({ view, seat, random: dice }) => {
    const n = dice.below(Math.min(view.discards.length, 3) + 1);
    return n > 0 && pickOf(view, seat, n).ok ? n : 0;
  },
  play: ({ view, seat, position, random: dice }) => {
    const plays = dhappa.offers(view, seat).filter(isPlay);
    return pick([...plays.filter(play => isSound(position, play)), undefined], dice);
  },
  discard: ({ position: { hand }, random: dice }) => pick(hand, dice),
});
