import type { OfKind } from '@majlis/kernel';
import type { DiceVerdict } from '@majlis/kernel/dice';
import { createStore } from 'zustand/vanilla';
import { DEVICE } from '@/store/device.ts';
import { entropyOf } from '@/store/entropy.ts';
import { castOf, type LoadedRules } from '@/store/loaded.ts';
import type { Played } from '@/store/open.ts';
import type { Seen } from '@/store/seen.ts';

/** The page checks the match itself. */
const UNCHECKED: DiceVerdict = { ok: false, checks: [] };

/** A table without a house: what is seen there is put there, and what is done there is told to the page. */
export interface ReplayTable {
  readonly played: Played;
  show(seen: Seen): void;
}

export const replayTable = (
  id: string,
  rules: LoadedRules,
  first: Seen,
  onAct: (action: OfKind) => void,
): ReplayTable => {
  const cast = castOf(rules);
  const seen = createStore<Seen>(() => first);
  const nothing = (): undefined => undefined;
  const store: Played['store'] = {
    seen,
    cast,
    entropy: entropyOf(DEVICE.keep, () => ''),
    ask: request => {
      const action = request.kind === 'act' ? rules.words.read(request.word) : undefined;
      if (action && action.kind !== 'rolled' && seen.getState().link === 'open') onAct(action);
      return undefined;
    },
    sit: nothing,
    now: DEVICE.now,
    tick: nothing,
    reconnect: nothing,
    close: nothing,
  };
  return {
    played: { id, game: cast, store, offline: true, check: async () => UNCHECKED, close: nothing },
    show: next => seen.setState(next, true),
  };
};
