import type { BalootEvent, BalootState } from '@majlis/baloot';
import { type Side, sideOf } from '@majlis/kernel';
import type { TurupEvent } from '@majlis/turup';

/** A deal as it was scored: what was played, for whom, and what each side got. */
export interface ScoredRound {
  readonly contract: string;
  readonly buyer: Side;
  readonly points: readonly [number, number];
}

export const balootContract = (event: BalootEvent, { contract, doubling }: BalootState): ScoredRound | undefined => {
  if (event.kind !== 'scored' || !contract) return undefined;
  const name = contract.ashkal ? 'Ashkal' : contract.mode === 'sun' ? 'Sun' : 'Hokum';
  const raised = ['', ' doubled', ' tripled', ' four times', ' Gahwa'][doubling?.raises.length ?? 0] ?? '';
  return { contract: name + raised, buyer: sideOf(contract.buyer), points: event.sheet.points };
};

export const turupContract = (event: TurupEvent): ScoredRound | undefined => {
  if (event.kind !== 'scored' || !event.result.contract) return undefined;
  const { contract, points } = event.result;
  return { contract: `${contract.bid}`, buyer: sideOf(contract.declarer), points };
};

interface Row {
  readonly contract: string;
  readonly buyer: 'a' | 'b';
  readonly deals: number;
  /** What `a` got more than `b`, in all of them together. */
  readonly points: number;
}

/** What `a` got more than `b`, by contract and by who bought it. */
export const contractCount = () => {
  const rows = new Map<string, Row>();
  return {
    note: ({ contract, buyer, points }: ScoredRound, side: Side): void => {
      const who = buyer === side ? 'a' : 'b';
      const row = rows.get(contract + who) ?? { contract, buyer: who, deals: 0, points: 0 };
      const lead = points[side] - points[side === 0 ? 1 : 0];
      rows.set(contract + who, { ...row, deals: row.deals + 1, points: row.points + lead });
    },
    rows: (): readonly Row[] =>
      [...rows.values()].sort((x, y) => (x.contract + x.buyer < y.contract + y.buyer ? -1 : 1)),
  };
};
