import type { DhappaAction, DhappaPlay } from '@majlis/dhappa';
import { spelling } from '@majlis/dhappa/spelling';
import type { Card } from '@majlis/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CardLook } from '@/cards/look.ts';
import type { DhappaActions, Sheet } from '@/dhappa/actions.ts';
import { targetsOf } from '@/dhappa/targets.ts';
import type { DhappaViewModel } from '@/dhappa/view-model.ts';
import type { TableStore } from '@/store/table-store.ts';

interface Held {
  readonly actions: DhappaActions;
  readonly sheet: Sheet | null;
}

/** Esc puts the chosen cards down, wherever the focus is; in a dialog it closes that first. */
const useEscape = (work: () => void): void =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) work();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [work]);

/** What is this player's own business: which cards are chosen, what was asked to be seen. */
export const useActions = (
  model: DhappaViewModel,
  store: TableStore,
  look: CardLook,
  tell: (text: string) => void,
): Held => {
  const [picked, choose] = useState<readonly Card[]>([]);
  const [sheet, show] = useState<Sheet | null>(null);
  const { hand, asked } = model;
  const chosen = useMemo(() => picked.filter(card => hand.includes(card)), [picked, hand]);
  useEscape(useCallback(() => choose([]), []));
  const targets = useMemo(() => targetsOf(model, chosen), [model, chosen]);
  const act = useCallback(
    (action: DhappaAction) => {
      tell('');
      if (!asked) store.ask({ kind: 'act', word: spelling.write(action) });
    },
    [store, tell, asked],
  );
  const lay = useCallback(
    (plays: readonly DhappaPlay[]) => {
      const [only] = plays;
      if (only && plays.length === 1) act(only);
      else if (only) show({ kind: 'choice', plays });
    },
    [act],
  );
  const actions = useMemo(
    (): DhappaActions => ({ model, look, store, chosen, targets, choose, act, lay, tell, show }),
    [model, look, store, chosen, targets, act, lay, tell],
  );
  /** What was asked about a turn is no question any more when the turn is over. */
  const isStale = sheet?.kind === 'choice' && (model.turn !== 'play' || asked !== null);
  useEffect(() => {
    if (isStale) show(null);
  }, [isStale]);
  return { actions, sheet: isStale ? null : sheet };
};
