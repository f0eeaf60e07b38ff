import { type DhappaPlay, type DhappaPosition, lockOf, ofSide } from '@majlis/dhappa';
import { deadwood, type Memory } from './deadwood.ts';
import { discarded } from './discard.ts';
import { depth } from './picking.ts';
import { player, type Style } from './style.ts';
import { after, BOLD, best, improving, moodOf } from './worth.ts';

/** Reckons what can be laid and what cannot, has less left over after every turn, and goes out as soon as there is a way. */
export const steadyStyle: Style = {
  depth,
  play: ({ position }) => {
    const memory: Memory = new Map();
    return goingOut(position, memory)[0] ?? improving(position, moodOf(position), memory);
  },
  prefer: ({ position }, plays) => best(position, plays, moodOf(position), new Map())?.play,
  discard: discarded,
};

export const steady = player(steadyStyle);

/** Plays after which one card is left and the team has its Lock; none if there is no such way. */
const goingOut = (position: DhappaPosition, memory: Memory): readonly DhappaPlay[] => {
  if (deadwood(position, memory) > 1) return [];
  const plays: DhappaPlay[] = [];
  let now = position;
  for (let play = improving(now, BOLD, memory); play; play = improving(now, BOLD, memory)) {
    plays.push(play);
    now = after(now, play);
  }
  const { locked } = lockOf(ofSide(now.runs, now.side), now.options);
  return locked && now.hand.length === 1 ? plays : [];
};
