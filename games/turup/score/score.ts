import { type BySide, never, otherSide, type Side, type Suit, sideOf } from '@majlis/kernel';
import type { TurupContract } from '../bids/bid.ts';
import { kotRuleOf, scoringOf } from '../mode.ts';
import type { TurupOptions } from '../options.ts';
import { isHeartTrick } from '../play/trick.ts';
import type { TurupState } from '../state.ts';
import { type DealStanding, TRICKS } from './stake.ts';

/** A finished deal, as far as its points go. */
export interface Finished {
  readonly standing: Pick<DealStanding, 'tricks' | 'baazi' | 'contract' | 'kot'>;
  readonly contract: TurupContract | null;
  readonly trump: Suit;
  /** Tricks with a heart in them. */
  readonly hearts: BySide<number>;
}

/** What points are given for; under `tarneeb` the contract is everything. */
type Item = 'tricks' | 'hearts' | 'baazi' | 'contract' | 'kot';

/** One line of a deal's reckoning. */
export interface ReckoningLine {
  readonly item: Item;
  readonly points: BySide<number>;
}

/** TUR-8  What a deal is worth to each side. */
export const pointsOf = (deal: Finished, options: TurupOptions): BySide<number> =>
  reckoning(deal, options).reduce<BySide<number>>(
    ([royals, rebels], { points }) => [royals + points[0], rebels + points[1]],
    [0, 0],
  );

/** Where the points come from, line by line. */
export const reckoning = (deal: Finished, options: TurupOptions): readonly ReckoningLine[] => {
  const scoring = scoringOf(options);
  switch (scoring) {
    case 'baazi':
      return baaziLines(deal, options);
    case 'tarneeb':
      return [line('contract', side => tarneebPoints(side, deal))];
    case 'tricks':
      return [{ item: 'tricks', points: deal.standing.tricks }];
    case 'trickPoints':
      return frenzyLines(deal, options);
    default:
      return never(scoring);
  }
};

const bothSides = (points: (side: Side) => number): BySide<number> => [points(0), points(1)];

const line = (item: Item, points: (side: Side) => number): ReckoningLine => ({ item, points: bothSides(points) });

const when = (holds: boolean, points: number): number => (holds ? points : 0);

const baaziLines = ({ standing, contract }: Finished, options: TurupOptions): readonly ReckoningLine[] => [
  line('baazi', side => when(standing.baazi === side, 1)),
  line('contract', side => contractPoints(side, standing.contract, contract)),
  line('kot', side => when(standing.kot === side, kotPoints(side, contract, options))),
];

/** TUR-8.2  A bid above seven is won or lost by what it promised above seven; an undecided one is worth nothing. */
const contractPoints = (side: Side, outcome: DealStanding['contract'], contract: TurupContract | null): number => {
  if (!contract || sideOf(contract.declarer) !== side) return 0;
  return when(outcome === 'made', contract.bid - 7) - when(outcome === 'broken', contract.bid - 7);
};

/** TUR-8.3  The bonus of a kot; (option) of the first seven tricks 1, and 2 against the side that declared. */
const kotPoints = (side: Side, contract: TurupContract | null, options: TurupOptions): number => {
  if (kotRuleOf(options) === 'all13') return options.kotBonus;
  return contract && sideOf(contract.declarer) !== side ? 2 : 1;
};

/** TUR-8.5  (option) Made: the tricks. Failed: the bid is lost, and the others score their tricks. */
const tarneebPoints = (side: Side, { standing, contract }: Finished): number => {
  if (!contract) return 0;
  const { declarer, bid } = contract;
  const made = standing.contract === 'made';
  if (sideOf(declarer) !== side) return when(!made, standing.tricks[side]);
  if (!made) return bid === TRICKS ? -16 : -bid;
  if (standing.tricks[otherSide(side)] > 0) return standing.tricks[side];
  return bid === TRICKS ? 26 : 16;
};

/** TUR-8.7  Frenzy: the tricks, the heart tricks, the baazi and the kot. */
const frenzyLines = ({ standing, trump, hearts }: Finished, options: TurupOptions): readonly ReckoningLine[] => [
  { item: 'tricks', points: standing.tricks },
  line('hearts', side => when(trump === 'H', hearts[side])),
  line('baazi', side => when(standing.baazi === side, options.frenzyBaazi)),
  line('kot', side => when(standing.kot === side, options.frenzyKot)),
];

/** TUR-7.3  Heart tricks by side. */
export const heartTricks = (tricks: TurupState['tricks']): BySide<number> => {
  const hearts = tricks.filter(({ plays }) => isHeartTrick(plays.map(play => play.card)));
  return bothSides(side => hearts.filter(({ taker }) => sideOf(taker) === side).length);
};
