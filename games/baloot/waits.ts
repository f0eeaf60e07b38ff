import type { Absence, Seat, Wait } from '@majlis/kernel';
import type { BalootAction } from './action.ts';
import { speaker } from './auction/auction.ts';
import { doublerOf } from './doubling/doubling.ts';
import type { BalootOptions } from './options.ts';
import { PACK } from './play/value.ts';
import { awaitedOn } from './sawa/claim.ts';
import type { BalootState } from './state.ts';

type Waits = readonly Wait<BalootAction>[];

/** BAL-18.1 */
const TURN_MS: { readonly [speed in BalootOptions['speed']]: number | null } = {
  rocket: 5_000,
  rabbit: 10_000,
  turtle: 30_000,
  infinite: null,
};

/** BAL-18.3, BAL-18.5, BAL-18.6, BAL-18.7, and the pauses of BAL-4.4, BAL-9.19, BAL-15.8, BAL-18.8 */
const FIXED_MS = {
  gablak: 5_000,
  declared: 2_000,
  sawa: 15_000,
  qayd: 30_000,
  deal: 4_000,
  trick: 1_200,
  reveal: 2_500,
  grace: 5_000,
  summary: 6_000,
};

type FixedWatch = keyof typeof FIXED_MS;
/** What goes by the speed of the table, and what does not. */
type Watch = 'bid' | 'answer' | 'confirm' | 'double' | 'choose' | 'play' | FixedWatch;
type Pause = 'deal' | 'trick' | 'reveal' | 'grace' | 'summary';

const isFixed = (watch: Watch): watch is FixedWatch => watch in FIXED_MS;

/** How long a watch of this kind runs; null = no limit. */
export const clockOf = (watch: Watch, speed: BalootOptions['speed']): number | null =>
  isFixed(watch) ? FIXED_MS[watch] : TURN_MS[speed];

export const waits = (state: BalootState): Waits => {
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
      return awaitedOn(state).map(seat => awaited(state, 'sawa', `${deal}.${phase.by}`, seat));
    case 'qayd':
      return [awaited(state, 'qayd', `${deal}.${state.gavels.length}`, phase.by)];
    case 'summary':
      return pause('summary', `${deal}`);
    case 'counting':
    case 'over':
      return [];
  }
};

const pause = (watch: Pause, which: string): Waits => [
  { id: `${watch}/${which}`, on: 'house', ms: FIXED_MS[watch], lapse: { kind: 'proceed' } },
];

const awaited = ({ options }: BalootState, watch: Watch, which: string, seat: Seat, gained = 0): Wait<BalootAction> => {
  const ms = clockOf(watch, options.speed);
  return { id: `${watch}/${which}/${seat}`, on: seat, ms: ms === null ? null : ms + gained, lapse: { kind: 'lapse' } };
};

const WATCHES = {
  bidding: 'bid',
  answering: 'answer',
  confirming: 'confirm',
  naming: 'confirm',
  gablak: 'gablak',
} as const;

const bidding = (state: BalootState): Waits => {
  const { auction, deal } = state;
  const seat = auction ? speaker(auction) : undefined;
  if (!auction || seat === undefined) return [];
  const { kind } = auction.stage;
  if (kind === 'bought' || kind === 'void') return [];
  return [awaited(state, WATCHES[kind], `${deal}.${auction.calls.length}`, seat)];
};

const doubling = (state: BalootState): Waits => {
  const { contract, doubling: asked, deal } = state;
  const seat = contract && asked ? doublerOf(asked, contract) : undefined;
  if (!asked || seat === undefined) return [];
  return [awaited(state, asked.choosing ? 'choose' : 'double', `${deal}.${asked.raises.length}`, seat)];
};

/** BAL-18.5  A declaration gains time on the same watch. */
const playing = (state: BalootState, turn: Seat): Waits => {
  const { deal, tricks, declared } = state;
  const gained = tricks.length === 0 && declared.some(({ seat }) => seat === turn) ? FIXED_MS.declared : 0;
  return [awaited(state, 'play', `${deal}.${tricks.length + 1}`, turn, gained)];
};

/** BAL-18.12  Leaving hands the cards to a bot, and the player may come back between two tricks. */
export const absence = (): Absence => ({
  botAfterMs: 15_000,
  back: 'trick',
  leaving: 'bot',
  forfeitAfterMs: null,
  away: { lapses: 2, watches: ['bid', 'answer', 'confirm', 'play'] },
});
