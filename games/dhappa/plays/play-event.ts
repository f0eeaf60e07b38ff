import { never } from '@majlis/kernel';
import type { DhappaPlay, DhappaPlayed } from '../action.ts';
import type { Run } from '../runs/run.ts';
import type { DhappaState } from '../state.ts';
import { type LaidPlay, runOf } from './position.ts';

/** A lawful play as the event that everybody is told. */
export const playEvent = (
  { runs, turn: { seat } }: DhappaState,
  play: DhappaPlay,
  { cards, run, won }: LaidPlay,
): DhappaPlayed => {
  switch (play.kind) {
    case 'meld':
      return { kind: 'melded', seat, run, cards };
    case 'extend':
      return { kind: 'extended', seat, run, cards, end: play.end };
    case 'swap':
      if (!won) throw new Error('a swap that wins no joker');
      return { kind: 'swapped', seat, run, cards, joker: won };
    case 'shift':
      return { kind: 'shifted', seat, run, cards, to: whereTo(runOf(runs, play.run), run) };
    case 'merge':
      return { kind: 'merged', seat, run, cards, gone: play.other };
    default:
      return never(play);
  }
};

/** Where the 2 went. */
const whereTo = (before: Run | undefined, now: Run): 'low' | 'high' | 'parked' => {
  if (before?.form !== 'run' || now.form !== 'run') throw new Error('only runs shift');
  if (now.parked.length > before.parked.length) return 'parked';
  return now.low < before.low ? 'low' : 'high';
};
