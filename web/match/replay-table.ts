import type { DiceVerdict } from '@majlis/kernel/dice';
import { createStore } from 'zustand/vanilla';
import { DEVICE } from '@/store/device.ts';
import { entropyOf } from '@/store/entropy.ts';
import { castOf, type LoadedRules } from '@/store/loaded.ts';
import type { Played } from '@/store/open.ts';
import type { Seen } from '@/store/seen.ts';

/** The page checks the match itself. */
const UNCHECKED: DiceVerdict = { ok: false, checks: [] };

/** A table at which nothing can be asked: what is seen there is put there. */
export interface ReplayTable {
  readonly played: Played;
  show(seen: Seen): void;
}

export const replayTable = (id: string, rules: LoadedRules, first: Seen): ReplayTable => {
  const cast = castOf(rules);
  const seen = createStore<Seen>(() => first);
  const nothing = (): undefined => undefined;
  const store: Played['store'] = {
    seen,
    cast,
    entropy: entropyOf(DEVICE.keep, () => ''),
    ask: nothing,
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
