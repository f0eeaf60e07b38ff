import type { BalootAction } from '@majlis/baloot';
import type { BalootViewModel } from '@/baloot/view-model.ts';
import type { TableStore } from '@/store/table-store.ts';

/** What the buttons of the dashboard work with. */
export interface BalootActions {
  readonly model: BalootViewModel;
  readonly store: TableStore;
  readonly act: (action: BalootAction) => void;
  /** Says something in passing: why a thing cannot be done. */
  readonly tell: (text: string) => void;
}

type Offer<K extends BalootAction['kind']> = Extract<BalootAction, { kind: K }>;

/** The offers of one kind. */
export const offered = <K extends BalootAction['kind']>({ offers }: BalootViewModel, kind: K): readonly Offer<K>[] =>
  offers.filter((offer): offer is Offer<K> => offer.kind === kind);
