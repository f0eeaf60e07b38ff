import type { Card } from '@majlis/kernel';
import type { DhappaPlay } from './action.ts';
import { lay } from './plays/lay.ts';
import type { DhappaPosition } from './plays/position.ts';
import type { DhappaReason } from './reason.ts';
import { isWild, placeOf } from './runs/face.ts';
import type { Run } from './runs/run.ts';

export { mergesOpen, swapsOpen } from './finding/exchange.ts';
export { fits, meldsOf } from './finding/fit.ts';
export { openings } from './finding/opening.ts';
export { depthsOf } from './pick/pick.ts';
/** What a screen asks of the rules besides the contract: all of it answered from the viewer's own eyes. */
export { dueCard, dueJoker, dutyFault } from './plays/duty.ts';
export { lay } from './plays/lay.ts';
export { type DhappaPosition, positionOf, runOf } from './plays/position.ts';
export { type Face, faceAt, isTwo, isWild, placeOf } from './runs/face.ts';
export { allCards, type Run, type RunId, type SetRank, wildsIn } from './runs/run.ts';
export { distanceToLock, lockOf, ofSide, RUNS, WILDS_EACH, WILDS_TOGETHER } from './score/lock.ts';
export type { RoundResult } from './state.ts';

/** Wilds last. */
const byPlace = (cards: readonly Card[]): Card[] => {
  const value = (card: Card): number => (isWild(card) ? 99 : placeOf(card));
  return [...cards].sort((a, b) => value(a) - value(b));
};

const reasonOf = (position: DhappaPosition, play: DhappaPlay): DhappaReason | undefined => {
  const ruled = lay(position, play);
  return ruled.ok ? undefined : ruled.reason;
};

/** Why these cards make no new run, or no new set where they are all of a rank. */
export const faultOfMeld = (position: DhappaPosition, cards: readonly Card[]): DhappaReason => {
  const naturals = cards.filter(card => !isWild(card));
  const alike = naturals.length > 1 && new Set(naturals.map(placeOf)).size === 1;
  const play: DhappaPlay = { kind: 'meld', form: alike ? 'set' : 'run', cards: byPlace(cards) };
  return reasonOf(position, play) ?? 'not-consecutive';
};

/** What one would most likely try with these cards on that run. */
const attempt = ({ side }: DhappaPosition, run: Run, cards: readonly Card[]): DhappaPlay => {
  const [first] = cards;
  if (run.side !== side && first && cards.length === 1) return { kind: 'swap', run: run.id, card: first };
  const sorted = byPlace(cards);
  const low = run.form === 'run' && sorted[0] && !isWild(sorted[0]) && placeOf(sorted[0]) < run.low;
  return { kind: 'extend', run: run.id, end: low ? 'low' : 'high', cards: low ? sorted.toReversed() : sorted };
};

/** Why a run does not take these cards. */
export const faultOnRun = (position: DhappaPosition, run: Run, cards: readonly Card[]): DhappaReason =>
  reasonOf(position, attempt(position, run, cards)) ?? 'not-consecutive';
