import { type DhappaState, dhappa as game } from '@majlis/dhappa';
import { type MidRound, midRound } from '@majlis/dhappa/mid-round';
import { seeded } from '@majlis/kernel';
import { dhappa } from './players.ts';

/** What seat 0 does in its turn, from the pick to the discard, in the words of a record; `#1` is left out. */
export const turnOf = (given: MidRound, level: string): string => turnFrom(midRound(given), level);

/** The same from the middle of the turn. */
export const turnFrom = (start: DhappaState, level: string): string => {
  let state = start;
  const words: string[] = [];
  while (state.turn.seat === 0 && (state.phase === 'pick' || state.phase === 'play')) {
    const action = dhappa.think(state, 0, level, dhappa.budget, seeded(1));
    const decision = game.decide(state, 0, action);
    if (!decision.ok) throw new Error(`${dhappa.spelling.write(action)} was refused: ${decision.reason}`);
    words.push(dhappa.spelling.write(action).replaceAll('#1', ''));
    state = decision.after;
  }
  return words.join(' ');
};
