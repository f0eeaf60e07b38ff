import type { Absence, Wait } from '@majlis/kernel';
import type { TrunfoAction } from './action.ts';
import type { TrunfoOptions } from './options.ts';
import { PACK, type TrunfoState } from './state.ts';

export const waits = (state: TrunfoState): readonly Wait<TrunfoAction>[] => {
  const { options, match, rounds } = state;
  const round = `${match}.${rounds.length}`;
  switch (state.phase) {
    case 'trump':
      return [{ id: `trump/${round}`, on: 'house', ms: 0, roll: { kind: 'below', n: 4, label: 'trump' } }];
    case 'deal':
      return [{ id: `deal/${round}`, on: 'house', ms: 0, roll: { kind: 'shuffle', pack: PACK, label: 'shuffle' } }];
    case 'selecting':
      return [0, 1]
        .filter(seat => !state.choices[seat]?.locked)
        .map(seat => ({
          id: `choose/${round}/${seat}`,
          on: seat,
          ms: options.clock === 'off' ? null : options.playMs + options.lockGraceMs,
          lapse: { kind: 'lapse' },
        }));
    case 'result':
      return [{ id: `result/${round}`, on: 'house', ms: options.resultMs, lapse: { kind: 'proceed' } }];
    case 'over':
      return [];
  }
};

/** TRU-6.2  Nobody stands in for a lost player: the clock plays the hand, and a match is short. */
export const absence = (options: TrunfoOptions): Absence => ({
  botAfterMs: null,
  back: 'turn',
  leaving: 'forfeit',
  forfeitAfterMs: options.disconnectForfeitMs === 'off' ? null : options.disconnectForfeitMs,
  away: null,
});
