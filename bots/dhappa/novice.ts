import { dhappa, type Play, pickOf } from '@majlis/dhappa';
import { naturalsOf, spare, wildsOf } from './card.ts';
import { isPlay, isSound, player } from './style.ts';

/** Opens as soon as it can, lays natural cards, keeps wilds, and takes the uppermost discard if it can lay it. */
export const novice = player({
  depth: ({ view, seat }) => (pickOf(view, seat, 1).ok ? 1 : 0),
  play: ({ view, seat, position }) =>
    dhappa
      .offers(view, seat)
      .filter(isPlay)
      .filter(play => naturalsOf(play) > 0 && isSound(position, play))
      .reduce<Play | undefined>((best, play) => (best && rank(best) >= rank(play) ? best : play), undefined),
  discard: ({ position: { hand } }) => spare(hand),
});

const rank = (play: Play): number => naturalsOf(play) - 2 * wildsOf(play);
