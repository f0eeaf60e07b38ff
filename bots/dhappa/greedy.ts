import { type DhappaPlay, type DhappaPosition, depthsOf, lockOf, ofSide, playsOpen, wildsIn } from '@majlis/dhappa';
import { naturalsOf, spare, wildsOf } from './card.ts';
import { isSound, player } from './style.ts';

/**
 * A yardstick that stays as it is for ever, so that every later player can be measured by the same stick. It takes as
 * many discards as it may, and draws if it may take none; it makes the play that lays the most natural cards, of equals
 * the one with the fewest wilds; wilds alone it lays with the Lock, or on a run that holds fewer than two; it discards
 * the natural card with the fewest neighbours in hand, of equals the highest, and wilds last.
 */
export const greedy = player({
  depth: ({ view, seat }) => depthsOf(view, seat).findLast(({ ok }) => ok)?.n ?? 0,
  play: ({ position }) =>
    playsOpen(position)
      .filter(play => hasRoom(position, play) && isSound(position, play))
      .reduce<DhappaPlay | undefined>((best, play) => (best && worth(best) >= worth(play) ? best : play), undefined),
  discard: ({ position: { hand } }) => spare(hand),
});

const hasRoom = ({ runs, side, options }: DhappaPosition, play: DhappaPlay): boolean => {
  if (naturalsOf(play) > 0 || lockOf(ofSide(runs, side), options).locked) return true;
  const run = play.kind === 'extend' && runs.find(({ id }) => id === play.run);
  return run ? wildsIn(run) < 2 : false;
};

const worth = (play: DhappaPlay): number => naturalsOf(play) * 100 - wildsOf(play);
