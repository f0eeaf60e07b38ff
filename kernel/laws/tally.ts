import type { Viewer } from '../seat.ts';

/** What a run of the laws looked at. */
export interface LawTally {
  matches: number;
  steps: number;
  /** Refused throws of the dice. */
  rerolls: number;
  readonly worlds: Map<Viewer, { readonly drawn: number; readonly differed: number }>;
  /** How often each kind of action was taken. */
  readonly actions: Map<string, number>;
  /** How often each kind of event was compared with what another world tells. */
  readonly compared: Map<string, number>;
}

export const emptyTally = (): LawTally => ({
  matches: 0,
  steps: 0,
  rerolls: 0,
  worlds: new Map(),
  actions: new Map(),
  compared: new Map(),
});

export const count = (counts: Map<string, number>, kind: string): void => {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
};

export const worldsDrawn = (tally: LawTally): { drawn: number; differed: number } =>
  [...tally.worlds.values()].reduce(
    (sum, { drawn, differed }) => ({ drawn: sum.drawn + drawn, differed: sum.differed + differed }),
    { drawn: 0, differed: 0 },
  );
