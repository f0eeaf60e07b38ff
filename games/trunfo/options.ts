import { houseRules, oneOf, whole } from '@majlis/kernel';

export interface TrunfoOptions {
  /** Off: nobody is hurried. */
  readonly clock: 'on' | 'off';
  /** Milliseconds to choose a card, and to look at the result. */
  readonly playMs: number;
  readonly resultMs: number;
  /** How long after the shown end of the time a lock still counts. */
  readonly lockGraceMs: number;
  /** The fewest trumps a fair deal may give each player. */
  readonly minTrumps: 0 | 1;
  readonly earlyEnd: 'fiveWins' | 'whenDecided' | 'never';
  readonly tieBreak: 'none' | 'suddenDeath';
  /** Silence that counts as leaving. */
  readonly disconnectForfeitMs: 'off' | 60000;
  readonly rematch: 'mutual' | 'off';
}

export const options = houseRules<TrunfoOptions>(
  {
    clock: oneOf(['on', 'off'], ['off']),
    playMs: whole(15_000, 3_000, 120_000),
    resultMs: whole(7_000, 1_000, 30_000),
    lockGraceMs: whole(0, 0, 2_000),
    minTrumps: oneOf([0, 1]),
    earlyEnd: oneOf(['fiveWins', 'whenDecided', 'never']),
    tieBreak: oneOf(['none', 'suddenDeath']),
    disconnectForfeitMs: oneOf(['off', 60_000]),
    rematch: oneOf(['mutual', 'off']),
  },
  {
    brisk: { playMs: 8_000, resultMs: 3_000 },
    decisive: { tieBreak: 'suddenDeath', earlyEnd: 'whenDecided', minTrumps: 1 },
  },
);
