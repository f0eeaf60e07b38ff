import type { OfKind } from '@majlis/kernel';
import { useCallback, useMemo } from 'react';
import type { TableStore } from '@/store/table-store.ts';

/** What the buttons of a dashboard work with. */
export interface TableActions<M, A> {
  readonly model: M;
  readonly store: TableStore;
  readonly act: (action: A) => void;
  /** Says something in passing: why a thing cannot be done. */
  readonly tell: (text: string) => void;
}

/** The offers of one kind. */
export const offered = <A extends OfKind, K extends A['kind']>(
  { offers }: { readonly offers: readonly A[] },
  kind: K,
): readonly Extract<A, { kind: K }>[] =>
  offers.filter((offer): offer is Extract<A, { kind: K }> => offer.kind === kind);

interface ActionsDeps<M, A> extends Pick<TableActions<M, A>, 'model' | 'store' | 'tell'> {
  /** The action as the table hears it. */
  readonly write: (action: A) => string;
  /** Whatever is done first. */
  readonly onAct?: () => void;
}

/** What the panels do: an action said to the table, a word to the player. */
export const useTableActions = <M, A>({ model, store, tell, write, onAct }: ActionsDeps<M, A>): TableActions<M, A> => {
  const act = useCallback(
    (action: A) => {
      onAct?.();
      tell('');
      store.ask({ kind: 'act', word: write(action) });
    },
    [store, tell, write, onAct],
  );
  return useMemo(() => ({ model, store, act, tell }), [model, store, act, tell]);
};
