import type { Absence, Seat, Wait } from '@majlis/kernel';
import type { Action } from './action.ts';
import { speaker } from './auction.ts';
import { awaitedOn } from './claim.ts';
import { doublerOf } from './doubling.ts';
import type { BalootOptions } from './options.ts';
import type { State } from './state.ts';
import { PACK } from './value.ts';

type Waits = readonly Wait<Action>[];

/** BAL-18.1 */
const TURN_MS: { readonly [speed in BalootOptions['speed']]: number | null } = {
  rocket: 5_000,
  rabbit: 10_000,
  turtle: 30_000,
  infinite: null,
};

const GABLAK_MS = 5_000; // BAL-18.3
const DECLARED_MS = 2_000; // BAL-18.5
const SAWA_MS = 15_000; // BAL-18.6
const QAYD_MS = 30_000; // BAL-18.7

/** BAL-4.4, BAL-9.19, BAL-15.8, BAL-18.8 */
const PAUSE_MS = { deal: 4_000, trick: 1_200, reveal: 2_500, grace: 5_000, summary: 6_000 };

export const waits = (state: State): Waits => {
  const { phase, deal, tricks } = state;
  switch (phase.kind) {
    case 'opening':
      return [{ id: 'dealer/1', on: 'house', ms: 0, roll: { kind: 'below', n: 4, label: 'dealer' } }];
    case 'shuffling':
      return [
        { id: `shuffle/${deal + 1}`, on: 'house', ms: 0, roll: { kind: 'shuffle', pack: PACK, label: 'shuffle' } },
      ];
    case 'dealing':
      return pause('deal', `${deal}`);
    case 'bidding':
      return bidding(state);
    case 'doubling':
      return doubling(state);
    case 'playing':
      return playing(state, phase.turn);
    case 'taken':
      return pause('trick', `${deal}.${tricks.length}`);
    case 'revealing':
      return pause('reveal', `${deal}`);
    case 'grace':
      return pause('grace', `${deal}`);
    case 'sawa':
      return awaitedOn(state).map(seat => awaited('sawa', `${deal}.${phase.by}`, seat, SAWA_MS));
    case 'qayd':
      return [awaited('qayd', `${deal}.${state.gavels.length}`, phase.by, QAYD_MS)];
    case 'summary':
      return pause('summary', `${deal}`);
    case 'counting':
    case 'over':
      return [];
  }
};

const pause = (kind: keyof typeof PAUSE_MS, which: string): Waits => [
  { id: `${kind}/${which}`, on: 'house', ms: PAUSE_MS[kind], lapse: { kind: 'proceed' } },
];

const awaited = (kind: string, which: string, seat: Seat, ms: number | null): Wait<Action> => ({
  id: `${kind}/${which}/${seat}`,
  on: seat,
  ms,
  lapse: { kind: 'lapse' },
});

const WATCHES = { bidding: 'bid', answering: 'answer', confirming: 'confirm', gablak: 'gablak' } as const;

const bidding = ({ auction, deal, options }: State): Waits => {
  const seat = auction && speaker(auction);
  if (!auction || seat === undefined || seat === null) return [];
  const { kind } = auction.stage;
  if (kind === 'bought' || kind === 'void') return [];
  const ms = kind === 'gablak' ? GABLAK_MS : TURN_MS[options.speed];
  return [awaited(WATCHES[kind], `${deal}.${auction.calls.length}`, seat, ms)];
};

const doubling = ({ contract, doubling: asked, deal, options }: State): Waits => {
  const seat = contract && asked ? doublerOf(asked, contract) : undefined;
  if (!asked || seat === undefined) return [];
  const which = `${deal}.${asked.raises.length}`;
  return [awaited(asked.choosing ? 'choose' : 'double', which, seat, TURN_MS[options.speed])];
};

/** BAL-18.5  A declaration gains time on the same watch. */
const playing = ({ deal, tricks, declared, options }: State, turn: Seat): Waits => {
  const turnMs = TURN_MS[options.speed];
  const gained = tricks.length === 0 && declared.some(({ seat }) => seat === turn) ? DECLARED_MS : 0;
  return [awaited('play', `${deal}.${tricks.length + 1}`, turn, turnMs === null ? null : turnMs + gained)];
};

/** BAL-18.12  Leaving hands the cards to a bot, and the player may come back between two tricks. */
export const absence = (): Absence => ({
  botAfterMs: 15_000,
  back: 'trick',
  leaving: 'bot',
  forfeitAfterMs: null,
  away: { lapses: 2, watches: ['bid', 'answer', 'confirm', 'play'] },
});
