import { turup } from '@majlis/bots';
import { sideOf } from '@majlis/kernel';
import type { TurupOptions } from '@majlis/turup';
import { type DuelTerms, series } from './duelling.ts';

/** The tricks that `a` and `b` take while a duel is watched. */
export const trickCount = () => {
  const taken: [number, number] = [0, 0];
  return {
    watch: (event: { readonly kind: string; readonly taker?: unknown }, side: 0 | 1): void => {
      if (event.kind === 'taken' && typeof event.taker === 'number') taken[sideOf(event.taker) === side ? 0 : 1]++;
    },
    /** How many more `a` took, in each of so many deals. */
    lead: (deals: number): number => (taken[0] - taken[1]) / Math.max(1, deals),
  };
};

export interface TurupRate {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

/** What four players of level `a` bid, and what comes of it. */
export const ratesOf = (terms: DuelTerms<TurupOptions>): readonly TurupRate[] => {
  const bids: number[] = [];
  const contracts: number[] = [];
  let [scored, made, baazi, kot] = [0, 0, 0, 0];
  series(turup, { ...terms, b: terms.a }, 0, event => {
    if (event.kind === 'called' && event.bid !== 'pass') bids.push(event.bid);
    if (event.kind !== 'scored') return;
    const { contract, tricks, kot: all } = event.result;
    scored++;
    kot += all === null ? 0 : 1;
    if (!contract) return;
    contracts.push(contract.bid);
    const own = tricks[sideOf(contract.declarer)];
    made += own >= contract.bid ? 1 : 0;
    baazi += own >= 7 ? 1 : 0;
  });
  const mean = (list: readonly number[]): number => list.reduce((sum, bid) => sum + bid, 0) / Math.max(1, list.length);
  const percent = (part: number, of: number): number => (100 * part) / Math.max(1, of);
  return [
    { what: 'mean bid', value: mean(bids), unit: '' },
    { what: 'mean contract', value: mean(contracts), unit: '' },
    ...[7, 8, 9, 10, 11].map(bid => ({
      what: `contracts of ${bid}`,
      value: percent(contracts.filter(one => one === bid).length, contracts.length),
      unit: ' %',
    })),
    { what: 'contracts made', value: percent(made, contracts.length), unit: ' %' },
    { what: 'baazi to the declarers', value: percent(baazi, contracts.length), unit: ' %' },
    { what: 'kot', value: percent(kot, scored), unit: ' %' },
  ];
};
