import type { Absence, Wait } from '@majlis/kernel';
import type { DhappaAction } from './action.ts';
import { PACK } from './runs/face.ts';
import type { DhappaState } from './state.ts';

/** Time to look at all hands between two rounds. */
const SUMMARY_MS = 15_000;

export const waits = (state: DhappaState): readonly Wait<DhappaAction>[] => {
  const { options, rounds, past, turn } = state;
  const round = rounds.length;
  switch (state.phase) {
    case 'first':
      return [{ id: 'first/0', on: 'house', ms: 0, roll: { kind: 'below', n: state.seats, label: 'first' } }];
    case 'deal':
      return [{ id: `deal/${round}`, on: 'house', ms: 0, roll: { kind: 'shuffle', pack: PACK, label: 'shuffle' } }];
    case 'pick':
    case 'play':
      return [
        {
          id: `turn/${round}.${past.length}/${turn.seat}`,
          on: turn.seat,
          ms: options.turnMs === 'off' ? null : options.turnMs,
          lapse: { kind: 'lapse' },
        },
      ];
    case 'summary':
      return [{ id: `summary/${round}`, on: 'house', ms: SUMMARY_MS, lapse: { kind: 'proceed' } }];
    case 'over':
      return [];
  }
};

/** DHA-11.5  Two lapsed turns and the seat plays by itself; a lost player is replaced by a bot, and takes over on return. */
export const absence = (): Absence => ({
  botAfterMs: 90_000,
  back: 'turn',
  leaving: 'bot',
  forfeitAfterMs: null,
  away: { lapses: 2, watches: ['turn'] },
});
