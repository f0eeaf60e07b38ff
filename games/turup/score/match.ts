import type { Outcome, Seat, Side } from '@majlis/kernel';
import { type BySide, partnerOf, sideOf } from '@majlis/kernel';
import { targetOf } from '../mode.ts';
import type { TurupOptions } from '../options.ts';
import { after } from '../turns.ts';

/** TUR-9  How the match stands after a whole deal; undefined while it goes on. */
export const verdict = (scores: BySide<number>, baazi: Side | null, options: TurupOptions): Outcome | undefined => {
  const target = targetOf(options);
  const ahead = leading(scores);
  if (target === null) return { winner: ahead ?? baazi, scores, by: 'single' }; // TUR-9.3
  if (Math.max(...scores) < target || ahead === null) return undefined; // TUR-9.2
  return { winner: ahead, scores, by: 'target' };
};

const leading = ([royals, rebels]: BySide<number>): Side | null => {
  if (royals === rebels) return null;
  return royals > rebels ? 0 : 1;
};

/** TUR-9.4  The next seat deals; (option) the losers do: the same dealer, their partner after a kot. */
export const nextDealer = (dealer: Seat, baazi: Side | null, kot: Side | null, options: TurupOptions): Seat => {
  if (options.rotation === 'clockwise' || baazi === sideOf(dealer)) return after(dealer, options);
  return kot === null ? dealer : partnerOf(dealer);
};
