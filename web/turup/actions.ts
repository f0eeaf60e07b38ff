import type { TurupAction } from '@majlis/turup';
import type { TableStore } from '@/store/table-store.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';

/** What the buttons of the dashboard work with. */
export interface TurupActions {
  readonly model: TurupViewModel;
  readonly store: TableStore;
  readonly act: (action: TurupAction) => void;
  /** Says something in passing: why a thing cannot be done. */
  readonly tell: (text: string) => void;
}

type Offer<K extends TurupAction['kind']> = Extract<TurupAction, { kind: K }>;

/** The offers of one kind. */
export const offered = <K extends TurupAction['kind']>({ offers }: TurupViewModel, kind: K): readonly Offer<K>[] =>
  offers.filter((offer): offer is Offer<K> => offer.kind === kind);
