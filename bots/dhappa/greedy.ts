import { dhappa, lockOf, ofSide, type Play, pickOf } from '@majlis/dhappa';
import { naturalsOf, spare, wildsOf } from './card.ts';
import { isPlay, isSound, player, type Sitting } from './style.ts';

/**
 * A yardstick that stays as it is for ever, so that every later player can be measured by the same stick. It takes the
 * uppermost discard whenever it can lay it, and draws otherwise; it makes the play that lays the most natural cards, of
 * equals the one with the fewest wilds; wilds alone it lays only with the Lock; it discards the natural card with the
 * fewest neighbours in hand, of equals the highest, and wilds last.
 */
export const greedy = player({
  depth: ({ view, seat }) => (pickOf(view, seat, 1).ok ? 1 : 0),
  play: sitting =>
    playsOf(sitting).reduce<Play | undefined>(
      (best, play) => (best && worth(best) >= worth(play) ? best : play),
      undefined,
    ),
  discard: ({ position: { hand } }) => spare(hand),
});

const playsOf = ({ view, seat, position }: Sitting): readonly Play[] => {
  const { locked } = lockOf(ofSide(position.runs, position.side), position.options);
  return dhappa
    .offers(view, seat)
    .filter(isPlay)
    .filter(play => (locked || naturalsOf(play) > 0) && isSound(position, play));
};

const worth = (play: Play): number => naturalsOf(play) * 100 - wildsOf(play);
