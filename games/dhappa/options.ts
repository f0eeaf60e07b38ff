import { houseRules, oneOf } from '@majlis/kernel';

export interface DhappaOptions {
  /** First to one, two or three rounds won. */
  readonly match: 'single' | 'bestOf3' | 'bestOf5';
  /** Cards that a run needs to count for the Lock; with 3 a round is short. */
  readonly lockMinLength: 3 | 7 | 12;
  readonly setSuits: 'any' | 'distinct';
  /** Whether a new set may hold wilds, or only get them later. */
  readonly newSetWild: 'allowed' | 'pureStart';
  /** The fewest natural cards in a run. */
  readonly minNatRun: 1 | 2;
  readonly jokerSwapScope: 'anyTeam' | 'ownTeam';
  /** Whether a joker won by a swap may be kept, or must be laid in the same turn. */
  readonly swapUse: 'keep' | 'sameTurn';
  /** A 2 that is freed on a complete run: parked there, or not to be freed. */
  readonly staticOverflow: 'park' | 'forbid';
  /** Which runs a player may merge: the team's, or those the player laid. */
  readonly mergeScope: 'team' | 'own';
  /** When the deepest card of an N-Pick is due. */
  readonly npickTiming: 'sameTurn' | 'firstAction';
  /** Whether a wild may be the deepest card without any duty. */
  readonly npickWildFree: boolean;
  readonly initialDiscard: 'none' | 'turnUp';
  readonly first: 'random' | 'seat0' | 'loser';
  /** Who wins when the draw pile runs out. */
  readonly drawTieBreak: 'none' | 'fewestCards';
  /** The clock for a whole turn. */
  readonly turnMs: number | 'off';
}

export const options = houseRules<DhappaOptions>(
  {
    match: oneOf(['single', 'bestOf3', 'bestOf5']),
    lockMinLength: oneOf([3, 7, 12]),
    setSuits: oneOf(['any', 'distinct']),
    newSetWild: oneOf(['allowed', 'pureStart']),
    minNatRun: oneOf([1, 2]),
    jokerSwapScope: oneOf(['anyTeam', 'ownTeam']),
    swapUse: oneOf(['keep', 'sameTurn']),
    staticOverflow: oneOf(['park', 'forbid']),
    mergeScope: oneOf(['team', 'own']),
    npickTiming: oneOf(['sameTurn', 'firstAction']),
    npickWildFree: oneOf([false, true]),
    initialDiscard: oneOf(['none', 'turnUp']),
    first: oneOf(['random', 'seat0', 'loser']),
    drawTieBreak: oneOf(['none', 'fewestCards']),
    turnMs: oneOf([120_000, 60_000, 90_000, 180_000, 'off'], ['off']),
  },
  { long: { lockMinLength: 7 } },
);
