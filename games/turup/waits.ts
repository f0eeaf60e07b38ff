import type { Absence, Seat, Wait } from '@majlis/kernel';
import type { TurupAction } from './action.ts';
import { speaker } from './bids/bid.ts';
import { rollOf } from './deal/rolls.ts';
import { bidMs, playMs, voteMs } from './mode.ts';
import type { TurupOptions } from './options.ts';
import type { TurupState } from './state.ts';

/** TUR-2.4, TUR-5.5, TUR-6.8, TUR-7.11  Pauses in which people see what happened. */
const DEAL_MS = 1_500;
const TRICK_MS = 1_500;
const WINDOW_MS = 3_000;
const SUMMARY_MS = 10_000;

export const waits = (state: TurupState): readonly Wait<TurupAction>[] => {
  const { phase, deal, tricks, options } = state;
  const roll = rollOf(state);
  if (roll) return [{ id: `${phase}/${deal}.${state.peeks.length}`, on: 'house', ms: 0, roll }];
  switch (phase) {
    case 'deal':
    case 'final':
      return [pause(`${phase}/${deal}`, DEAL_MS)];
    case 'vote':
      return voters(state);
    case 'bid':
      return bidder(state);
    case 'window':
      return [pause(`window/${deal}.${tricks.length}`, WINDOW_MS)];
    case 'play':
      return [awaited(`play/${deal}.${tricks.length}`, state.turn, playMs(options))];
    case 'trick':
      return [pause(`trick/${deal}.${tricks.length}`, TRICK_MS)];
    case 'summary':
      return [0, 1, 2, 3]
        .filter(seat => !state.ready.includes(seat))
        .map(seat => awaited(`ready/${deal}`, seat, SUMMARY_MS));
    default:
      return [];
  }
};

const pause = (id: string, ms: number): Wait<TurupAction> => ({ id, on: 'house', ms, lapse: { kind: 'proceed' } });

const awaited = (what: string, seat: Seat, ms: number | null): Wait<TurupAction> => ({
  id: `${what}/${seat}`,
  on: seat,
  ms,
  lapse: { kind: 'lapse' },
});

const voters = ({ deal, votes, options }: TurupState): readonly Wait<TurupAction>[] =>
  [0, 1, 2, 3]
    .filter(seat => votes.at(-1)?.ballots[seat] === null)
    .map(seat => awaited(`vote/${deal}.${votes.length}`, seat, voteMs(options)));

const bidder = ({ deal, calls, dealer, options }: TurupState): readonly Wait<TurupAction>[] => {
  const seat = speaker(calls, dealer, options);
  return seat === undefined ? [] : [awaited(`bid/${deal}.${calls.length}`, seat, bidMs(options))];
};

/** TUR-11.1  A bot takes over after a minute and a half; two lapses in a row and the seat is on auto. */
export const absence = ({ onLeave }: TurupOptions): Absence => ({
  botAfterMs: 90_000,
  back: 'turn',
  leaving: onLeave,
  forfeitAfterMs: null,
  away: { lapses: 2, watches: ['vote', 'bid', 'play'] },
});
