import { bySeat, type Random, type Seat, seeded } from '@majlis/kernel';
import {
  turup as game,
  type TurupAction,
  type TurupEvent,
  type TurupOptions,
  type TurupReason,
  type TurupState,
} from '@majlis/turup';
import { targetOf } from '@majlis/turup/for-bots';
import { exp } from '../exact.ts';
import { compared } from '../fair.ts';
import type { FairValue, Judge, OpenValue } from '../judge.ts';
import { beliefOf, type TurupBelief } from './belief.ts';
import { above, bitOf, masks } from './deck.ts';
import { novice } from './entry.ts';
import { dealWorth } from './luck.ts';
import { type TurupPlayout, unseen } from './playout.ts';
import { REASONS, reasonOf } from './reason.ts';
import { openWorth, playing, SOLVED, worthIn } from './search.ts';
import { stakesOf } from './stakes.ts';
import { worldsOf } from './worlds.ts';

type Play = Extract<TurupAction, { kind: 'play' }>;

const cardsFor = (view: TurupState, seat: Seat): readonly Play[] =>
  game.offers(view, seat).flatMap(action => (action.kind === 'play' ? [action] : []));

/** By code, the card that stands for it: the lowest of those with nothing out between them. */
const standsFor = ({ playout, seat }: TurupBelief, codes: readonly number[]): ReadonlyMap<number, number> => {
  const upwards = [...codes].sort((a, b) => a - b);
  const found = new Map<number, number>();
  for (const [at, code] of upwards.entries()) {
    const lower = upwards[at - 1];
    const isAlike = lower !== undefined && lower >> 4 === code >> 4 && !isBetween(playout, seat, lower, code);
    found.set(code, isAlike ? (found.get(lower) ?? code) : code);
  }
  return found;
};

const isBetween = (playout: TurupPlayout, seat: Seat, lower: number, higher: number): boolean => {
  const inTrick = playout.sat !== 0 && playout.best >> 4 === lower >> 4 ? bitOf(playout.best) : 0;
  const out = unseen(playout, seat, lower >> 4) | inTrick;
  return (out & above(lower) & (bitOf(higher) - 1)) !== 0;
};

const fair = (
  view: TurupState,
  seat: Seat,
  worlds: number,
  solvedFrom: number,
  random: Random,
): readonly FairValue<TurupAction>[] => {
  const plays = cardsFor(view, seat);
  if (plays.length < 2) return [];
  const belief = beliefOf(view, seat);
  const codes = plays.map(({ card }) => belief.deck.code(card));
  const alike = standsFor(belief, codes);
  const tried = [...new Set(alike.values())];
  if (tried.length < 2) return [];
  const stakes = stakesOf(view);
  const found = worldsOf(view, belief, worlds, random);
  const values = tried.map(code => {
    const way = playing(seat, code, belief.duties);
    return found.map(({ hands }) => worthIn(belief, hands, way, stakes, solvedFrom));
  });
  const counts = found.map(({ count }) => count);
  const compare = compared(values, counts);
  return plays.map((action, at) => {
    const { mean, error } = bySeat(compare, tried.indexOf(alike.get(codes[at] ?? 0) ?? 0));
    return { action, mean, error };
  });
};

const open = (state: TurupState, seat: Seat): readonly OpenValue<TurupAction>[] => {
  const belief = beliefOf(state, seat);
  const hands = state.hands.flatMap(hand => masks(hand.cards, belief.deck));
  const stakes = stakesOf(state);
  return cardsFor(state, seat).flatMap(action => {
    const way = playing(seat, belief.deck.code(action.card), belief.duties);
    const value = openWorth(belief, hands, way, stakes);
    return value === undefined ? [] : [{ action, value }];
  });
};

/** The chance of side 0 to win the match when it leads by so much: the nearer the end, the more a point is worth. */
const equity = (state: TurupState, more: number): number => {
  const [ours, theirs] = state.scores;
  const room = Math.max(1, 2 * (targetOf(state.options) ?? 1) - ours - theirs);
  return 1 / (1 + exp((-1.6 * (ours + more - theirs)) / Math.sqrt(room)));
};

/** Deals played out for a point of the curve. */
const PLAYOUTS = 12;

type TurupJudge = Judge<TurupOptions, TurupState, TurupAction, TurupEvent, TurupReason>;

/** Who plays imagined deals to their end: as masters search, the last tricks solved, or good sense alone, which checks the judge itself. */
type Rollouts = 'search' | 'heuristic';

export const judgeBy = (rollouts: Rollouts): TurupJudge => ({
  game,
  thresholds: { inaccuracy: 0.12, mistake: 0.4, brilliant: 0.5, unlucky: 0.5, scale: 0.2 },
  reasons: REASONS,
  choice: (_, event) =>
    event.kind === 'played' && event.by === 'turn'
      ? { seat: event.seat, action: { kind: 'play', card: event.card } }
      : undefined,
  isSame: (a, b) => a.kind === 'play' && b.kind === 'play' && a.card === b.card,
  fair: (view, seat, worlds, random) => fair(view, seat, worlds, rollouts === 'search' ? SOLVED : 0, random),
  open,
  plain: (view, seat) => novice(view, seat, 0, seeded(0)),
  reason: (view, seat, action, best) =>
    action.kind === 'play' && best.kind === 'play' ? reasonOf(beliefOf(view, seat), action.card, best.card) : undefined,
  begins: (event, after) => {
    if (event.kind === 'dealtOn' || (event.kind === 'dealt' && after.stock.cards.length === 0)) return 'deal';
    return event.kind === 'taken' && after.phase !== 'over' ? 'trick' : undefined;
  },
  chance: (state, random) => {
    const worths = dealWorth(state, PLAYOUTS, random);
    return worths.reduce((sum, worth) => sum + equity(state, worth), 0) / Math.max(1, worths.length);
  },
  slope: (state, seat) => Math.abs(equity(state, seat % 2 === 0 ? 1 : -1) - equity(state, 0)),
  luck: (state, times, random) => {
    const worths = dealWorth(state, times, random);
    return worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);
  },
  standing: ({ scores }) => scores,
});

export const judge: TurupJudge = judgeBy('search');
