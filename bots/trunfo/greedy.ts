import { duellist } from './duellist.ts';
import { strongestFirst } from './power.ts';

/** A yardstick that stays as it is for ever, so that every later player can be measured by the same stick: its strongest card first. */
export const greedy = duellist(({ view, hand }) => {
  const card = [...hand].sort(strongestFirst(view.trump))[0];
  if (!card) throw new Error('an empty hand plays nothing');
  return card;
});
