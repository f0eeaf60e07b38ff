import { type Actor, bySeat, type Card, type HouseAction, pileOf, type Seat, type Suit, sideOf } from '@majlis/kernel';
import { codeOf } from '@majlis/kernel/vectors';
import type { TurupAction } from '../action.ts';
import { decide } from '../decide.ts';
import { hasToken } from '../frenzy/power.ts';
import { options, type TurupOptions } from '../options.ts';
import { isBroken } from '../play/duty.ts';
import { heartTricks, pointsOf } from '../score/score.ts';
import { standingOf } from '../score/stake.ts';
import { open, type TurupState } from '../state.ts';
import { waits } from '../waits.ts';

/** House rules stand among the rest. */
interface Deal extends Partial<TurupOptions> {
  readonly trump: Suit;
  readonly leader: Seat;
  readonly hands: readonly (readonly Card[])[];
  readonly bid?: number;
  readonly declTeam?: 'royals' | 'rebels';
  readonly everyoneTimesOut?: boolean;
}

interface Input {
  readonly type: string;
  /** Nobody's name stands beside a `timeout`: time is up for whoever is to act. */
  readonly seat?: Seat;
  readonly card?: Card;
  readonly target?: Seat;
  /** Where in the target's hand a peek falls: index floor(r × count). */
  readonly r?: number;
}

/** The first lead of a deal that is already on the table. */
const laidOut = ({ trump, leader, hands, bid, declTeam, everyoneTimesOut: _, ...rules }: Deal): TurupState => {
  const side = declTeam === 'rebels' ? 1 : 0;
  const declarer = sideOf(leader) === side ? leader : (leader + 1) % 4;
  return {
    ...open({ ...options.presets.default, ...rules }),
    phase: 'play',
    trump,
    turn: leader,
    dealer: (leader + 3) % 4,
    hands: hands.map(hand => pileOf(hand)),
    contract: bid === undefined ? null : { declarer, bid },
  };
};

type Submit = (actor: Actor, action: TurupAction | HouseAction) => string;

/** A deal on the table, and a hand that moves it on. Pauses pass at once. */
const tableOf = (deal: Deal) => {
  let state = laidOut(deal);
  const submit: Submit = (actor, action) => {
    const decision = decide(state, actor, action);
    if (!decision.ok) return codeOf(decision.reason);
    state = decision.after;
    const [wait] = waits(state);
    if (wait?.on === 'house' && 'lapse' in wait) submit('house', wait.lapse);
    return 'ok';
  };
  return { submit, now: () => state };
};

export const runScript = ({ deal, actions }: { deal: Deal; actions: readonly Input[] }) => {
  const { submit, now } = tableOf(deal);
  const codes = actions.map(input => perform(input, submit, now));
  return { codes, final: finalOf(now()) };
};

const perform = ({ type, card, target, r = 0, ...input }: Input, submit: Submit, now: () => TurupState): string => {
  const seat = input.seat ?? now().turn;
  if (type === 'timeout') return submit(seat, { kind: 'lapse' });
  if ((type === 'play' || type === 'jumpIn' || type === 'steal') && card) return submit(seat, { kind: type, card });
  if (type !== 'peek' || target === undefined) return `unknown input ${type}`;
  const code = submit(seat, { kind: 'peek', target });
  if (code !== 'ok') return code;
  const value = Math.floor(r * bySeat(now().hands, target).cards.length);
  return submit('house', { kind: 'rolled', label: `peek/${seat}`, value });
};

const teams = <T>([royals, rebels]: readonly [T, T]) => ({ royals, rebels });

const finalOf = (state: TurupState) => {
  const plays = [...state.tricks, { plays: state.trick }];
  return {
    tricks: teams(standingOf(state).tricks),
    turn: state.turn,
    tokens: [0, 1, 2, 3].map(seat => hasToken(state, seat)),
    peeks: state.peeks.map(({ seat, target, card }) => ({ viewer: seat, target, card })),
    trumpBroken: isBroken({ trump: state.trump, tricks: plays }),
    heartTricks: teams(state.trump === 'H' ? heartTricks(state.tricks) : [0, 0]),
  };
};

/** Nobody ever plays: the clock does, until the deal is counted. */
export const runDeal = (deal: Deal) => {
  const { submit, now } = tableOf(deal);
  while (now().phase === 'play') {
    const code = submit(now().turn, { kind: 'lapse' });
    if (code !== 'ok') throw new Error(code);
  }
  const state = now();
  const standing = standingOf(state);
  const { contract, tricks, options: rules } = state;
  const points = pointsOf({ standing, contract, trump: deal.trump, hearts: heartTricks(tricks) }, rules);
  return {
    tricksPlayed: tricks.length,
    plays: tricks.map(({ plays }) => plays.map(({ seat, card }) => `${seat}:${card}`).join(' ')),
    winners: tricks.map(({ taker }) => taker),
    tricks: teams(standing.tricks),
    points: teams(points),
  };
};
