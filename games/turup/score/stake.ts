import { type BySide, otherSide, type Side, sideOf } from '@majlis/kernel';
import type { TurupContract } from '../bids/bid.ts';
import { kotRuleOf, playOutOf, scoringOf } from '../mode.ts';
import type { TurupOptions } from '../options.ts';
import type { TurupState } from '../state.ts';

export const TRICKS = 13;
const BAAZI = 7;

/** How a deal stands: what is won, what is still open. */
export interface DealStanding {
  readonly tricks: BySide<number>;
  /** Who holds the baazi. */
  readonly baazi: Side | null;
  /** null where nobody declared. */
  readonly contract: 'open' | 'made' | 'broken' | null;
  readonly kot: Side | null;
  /** Whether a kot may still come. */
  readonly kotAlive: boolean;
  readonly stop: boolean;
}

/** TUR-6  The standing after the tricks taken so far, given by the sides that took them. */
export const standing = (
  takers: readonly Side[],
  contract: TurupContract | null,
  options: TurupOptions,
): DealStanding => {
  const tricks = tally(takers);
  const baazi = leader(tricks, BAAZI);
  const run = kotRuleOf(options) === 'first7' ? BAAZI : TRICKS;
  const kot = takers.length >= run ? leader(tally(takers.slice(0, run)), run) : null;
  const kotAlive = takers.length < run && Math.min(...tricks) === 0;
  const sofar = { tricks, baazi, contract: contractAt(tricks, contract), kot, kotAlive };
  return { ...sofar, stop: takers.length >= TRICKS || mayStop(sofar, options) };
};

export const standingOf = ({
  tricks,
  contract,
  options,
}: Pick<TurupState, 'tricks' | 'contract' | 'options'>): DealStanding =>
  standing(
    tricks.map(({ taker }) => sideOf(taker)),
    contract,
    options,
  );

const tally = (takers: readonly Side[]): BySide<number> => {
  const rebels = takers.filter(side => side === 1).length;
  return [takers.length - rebels, rebels];
};

const leader = ([royals, rebels]: BySide<number>, needed: number): Side | null => {
  if (royals >= needed) return 0;
  return rebels >= needed ? 1 : null;
};

/** TUR-6.2  Made with as many tricks as were bid; broken once the others leave too few. */
const contractAt = (tricks: BySide<number>, contract: TurupContract | null): DealStanding['contract'] => {
  if (!contract) return null;
  const side = sideOf(contract.declarer);
  if (tricks[side] >= contract.bid) return 'made';
  return tricks[otherSide(side)] > TRICKS - contract.bid ? 'broken' : 'open';
};

/** TUR-6.4  A deal goes on while anything is at stake. Where tricks score by themselves, every trick is. */
const mayStop = (now: Omit<DealStanding, 'stop'>, options: TurupOptions): boolean => {
  switch (playOutOf(options)) {
    case 'all13':
      return false;
    case 'stopAt7':
      return now.baazi !== null;
    case 'whileAtStake':
      return scoringOf(options) === 'baazi' && now.baazi !== null && now.contract !== 'open' && !now.kotAlive;
  }
};
