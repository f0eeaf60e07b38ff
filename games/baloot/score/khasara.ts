import { type BySide, otherSide, type Side } from '@majlis/kernel';
import type { Mode, Multiplier } from '../auction/contract.ts';
import type { BalootOptions } from '../options.ts';
import type { RoundVerdict } from './sheet.ts';

/** What the sides are compared by. */
interface Comparison {
  readonly mode: Mode;
  readonly buyer: Side;
  readonly multiplier: Multiplier;
  /** The side that raised last; null while nobody has. */
  readonly lastRaiser: Side | null;
  /** Abnat of cards, projects and, where it counts, Baloot. */
  readonly totals: BySide<number>;
  /** Points of the same. */
  readonly points: BySide<number>;
  /** How many Baloot each side has. */
  readonly baloot: BySide<number>;
}

/** BAL-16.6…11  Who loses a round in which nobody took all tricks, and why. */
export const judge = (round: Comparison, options: BalootOptions): RoundVerdict =>
  round.multiplier === 1 ? undoubled(round, options) : doubled(round, options);

const undoubled = (round: Comparison, options: BalootOptions): RoundVerdict => {
  const { buyer, totals, points } = round;
  const lead = by(totals, buyer);
  if (lead !== 0) return lead > 0 ? { outcome: 'made', loser: null, because: 'totals' } : khasara(buyer, 'totals');
  const pair = tiebreak(round, options);
  if (pair !== 0) return pair > 0 ? { outcome: 'made', loser: null, because: 'baloot' } : khasara(buyer, 'baloot');
  const ahead = by(points, buyer);
  if (ahead < 0 && options.khasaraOnTie !== 'onlyIfLess') return khasara(buyer, 'points'); // BAL-16.8, BAL-16.22
  if (ahead > 0 && options.equalAbnat === 'points') return { outcome: 'made', loser: null, because: 'points' }; // BAL-16.21
  return isLostAtTie(round, options) ? khasara(buyer, 'equal') : { outcome: 'tie', loser: null, because: 'equal' };
};

/** BAL-16.9 */
const isLostAtTie = ({ mode }: Comparison, { khasaraOnTie }: BalootOptions): boolean =>
  khasaraOnTie === 'buyerLoses' || (khasaraOnTie === 'hokumBuyerLoses' && mode === 'hokum');

/** BAL-16.10, BAL-16.11 */
const doubled = (round: Comparison, options: BalootOptions): RoundVerdict => {
  const onPoints = options.doubledTie === 'lastRaiserLosesOnPoints';
  const lead = by(onPoints ? round.points : round.totals, round.buyer);
  if (lead !== 0) return decided(round.buyer, lead, onPoints ? 'points' : 'totals');
  const pair = tiebreak(round, options);
  if (pair !== 0) return decided(round.buyer, pair, 'baloot');
  const doubler = otherSide(round.buyer);
  return options.doubledTie === 'initialDoublerLoses'
    ? lost(round.buyer, doubler, 'first-doubler')
    : lost(round.buyer, round.lastRaiser ?? doubler, 'last-raiser');
};

const by = (pair: BySide<number>, side: Side): number => pair[side] - pair[otherSide(side)];

/** BAL-16.18 */
const tiebreak = ({ baloot, buyer }: Comparison, options: BalootOptions): number =>
  options.balootCounts === 'tiebreak' ? by(baloot, buyer) : 0;

const decided = (buyer: Side, lead: number, because: RoundVerdict['because']): RoundVerdict =>
  lost(buyer, lead > 0 ? otherSide(buyer) : buyer, because);

const lost = (buyer: Side, loser: Side, because: RoundVerdict['because']): RoundVerdict => ({
  outcome: loser === buyer ? 'khasara' : 'made',
  loser,
  because,
});

const khasara = (buyer: Side, because: RoundVerdict['because']): RoundVerdict => lost(buyer, buyer, because);
