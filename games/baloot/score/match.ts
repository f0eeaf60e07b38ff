import { type BySide, nextSeat, type Outcome, type Seat, type Side } from '@majlis/kernel';
import { SEATS } from '../auction/contract.ts';
import type { BalootOptions } from '../options.ts';

/** BAL-17.2, BAL-17.3  Who has won the match, now that a round has been scored; null: another round. */
export const matchWinner = (scores: BySide<number>, lastRound: BySide<number>, options: BalootOptions): Side | null => {
  const [us, them] = [scores[0] >= options.target, scores[1] >= options.target];
  if (us !== them) return us ? 0 : 1;
  if (!us) return null;
  return (options.bothReach === 'higherHand' ? higher(lastRound) : null) ?? higher(scores);
};

/** BAL-17.4  A round won at Gahwa ends the match whatever the score; undefined: another round. */
export const matchOutcome = (
  scores: BySide<number>,
  { points, winsMatch }: { readonly points: BySide<number>; readonly winsMatch: Side | null },
  options: BalootOptions,
): Outcome | undefined => {
  if (options.match === 'round' && winsMatch === null) return { winner: higher(points), scores, by: 'round' }; // BAL-17.5
  const winner = winsMatch ?? matchWinner(scores, points, options);
  return winner === null ? undefined : { winner, scores, by: winsMatch === null ? 'target' : 'gahwa' };
};

const higher = (pair: BySide<number>): Side | null => (pair[0] === pair[1] ? null : pair[0] > pair[1] ? 0 : 1);

/** BAL-17.1  The deal goes round; what follows a Kawesh stands in BAL-5.23. */
export const nextDealer = (dealer: Seat): Seat => nextSeat(dealer, SEATS);

/** BAL-2.3, BAL-6.3  Who speaks first, and leads to the first trick. */
export const firstToSpeak = (dealer: Seat): Seat => nextSeat(dealer, SEATS);
