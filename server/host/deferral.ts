import type { Input } from '@majlis/table';

/** What comes to a table while its process keeps silent. */
export interface Deferral {
  readonly isEmpty: boolean;
  put(input: Input): void;
  /** All of it, in order; before it the time that nobody could use. */
  taken(silentMs: number): readonly Input[];
  clear(): void;
}

/** So many messages of players are kept; whoever is not answered asks again. */
const MOST_ASKED = 64;

/** Of a time that counts for nobody these mean nothing. */
const PASSING: ReadonlySet<Input['kind']> = new Set(['heard', 'woke', 'hushed', 'outage']);

export const deferralOf = (): Deferral => {
  let inputs: Input[] = [];
  let asked = 0;
  return {
    get isEmpty() {
      return inputs.length === 0;
    },
    put: input => {
      if (PASSING.has(input.kind)) return;
      const isAsked = input.kind === 'asked' || input.kind === 'missed';
      if (isAsked && ++asked > MOST_ASKED) return;
      // Only the latest of these counts.
      if (input.kind === 'flooded') inputs = inputs.filter(({ kind }) => kind !== 'flooded');
      inputs.push(input);
    },
    taken: silentMs => {
      const all = inputs;
      const stalledMs = all.reduce((sum, input) => sum + (input.kind === 'stalled' ? input.ms : 0), 0);
      inputs = [];
      asked = 0;
      return [{ kind: 'stalled', ms: Math.max(0, silentMs - stalledMs), told: true }, ...all];
    },
    clear: () => {
      inputs = [];
      asked = 0;
    },
  };
};
