import {
  type BalootAction,
  type BalootEvent,
  type BalootOptions,
  type BalootReason,
  type BalootState,
  baloot as game,
} from '@majlis/baloot';
import { bySeat, type Random, type Seat, seeded, sideOf } from '@majlis/kernel';
import { compared } from '../fair.ts';
import type { Choice, FairValue, Judge, OpenValue } from '../judge.ts';
import { callsTried } from './auction.ts';
import { type Belief, beliefOf } from './belief.ts';
import { standIns } from './card.ts';
import { winChance } from './equity.ts';
import { lawful } from './lawful.ts';
import { roundWorths } from './luck.ts';
import { lineFrom, playOut, step } from './policy.ts';
import { REASONS, reasonOf } from './reason.ts';
import { points, stakesIn } from './search.ts';
import { openDeal } from './solver/index.ts';
import { balance } from './stakes.ts';
import { type StakesKnown, stakesKnownOf } from './stakes-known.ts';
import { sensible } from './steady1/heuristic.ts';
import { novice } from './steady1/index.ts';
import { lineNow, worldsOf } from './worlds.ts';

type Play = Extract<BalootAction, { kind: 'play' }>;

/** Who plays imagined rounds to their end: the trained policy, or plain good sense, which checks the judge itself. */
export type Rollouts = 'policy' | 'heuristic';

const playsFor = (view: BalootState, seat: Seat): readonly Play[] => {
  const plays = new Map<string, Play>();
  for (const action of lawful(view, seat)) if (action.kind === 'play') plays.set(action.card, action);
  return [...plays.values()];
};

const finished = (
  line: ReturnType<typeof lineNow>,
  { duties }: Belief,
  { buyingSeat }: StakesKnown,
  rollouts: Rollouts,
): void => {
  if (rollouts === 'policy') playOut(line, duties, buyingSeat);
  else while (line.gone !== -1) step(line, sensible(line, duties, buyingSeat), duties);
};

/** So many times the worlds, where those before have too little to say; and the part of them that has to count. */
const [CLOSER, COUNTING] = [[8, 40], 12] as const;

/** How many worlds of equal weight would say as much. */
const effective = (worlds: readonly { readonly count: number }[]): number => {
  const total = worlds.reduce((sum, { count }) => sum + count, 0);
  const squares = worlds.reduce((sum, { count }) => sum + count * count, 0);
  return (total * total) / Math.max(1, squares);
};

/** Deals as they may lie. After what has been told, a hidden sequence above all, one deal may count for fifty: then more are drawn, until enough of them count. */
const enoughWorlds = (view: BalootState, belief: Belief, wanted: number, random: Random) => {
  let worlds = worldsOf(view, belief, wanted, random);
  for (const times of CLOSER) {
    if (effective(worlds) * COUNTING >= wanted) break;
    worlds = worldsOf(view, belief, times * wanted, random);
  }
  return worlds;
};

/** Every card that may be laid, in the same worlds; cards that do the same have one value. */
const fairCards = (
  view: BalootState,
  seat: Seat,
  wanted: number,
  rollouts: Rollouts,
  random: Random,
): readonly FairValue<BalootAction>[] => {
  const plays = playsFor(view, seat);
  const belief = beliefOf(view, seat);
  const { deck, duties } = belief;
  const standsFor = standIns(deck.mask(plays.map(({ card }) => card)), belief);
  const tried = [...new Set(standsFor.values())];
  if (tried.length < 2) return [];
  const known = stakesKnownOf(view);
  const line = lineNow(view, belief);
  const worlds = enoughWorlds(view, belief, wanted, random);
  const sign = seat % 2 === 0 ? 1 : -1;
  const values = tried.map(bit =>
    worlds.map(({ hands, dealt }) => {
      const round = lineFrom(line, hands, line.voids, line.leds);
      step(round, bit, duties);
      finished(round, belief, known, rollouts);
      return sign * points(round, stakesIn(known, dealt, duties.trumps));
    }),
  );
  const compare = compared(
    values,
    worlds.map(({ count }) => count),
  );
  return plays.map(action => {
    const { mean, error } = bySeat(compare, tried.indexOf(standsFor.get(deck.bit(action.card)) ?? -1));
    return { action, mean, error };
  });
};

/** Every call on offer, the rest of the auction going by prices; none where the house has an auction that is not tried. */
const fairCalls = (
  view: BalootState,
  seat: Seat,
  wanted: number,
  random: Random,
): readonly FairValue<BalootAction>[] => {
  const tried = callsTried(view, seat, lawful(view, seat), wanted, () => true, random);
  if (!tried || tried.choices.length < 2) return [];
  const compare = compared(tried.values, tried.counts);
  return tried.choices.map(({ action }, at) => ({ action, ...bySeat(compare, at) }));
};

/** All that is in the cards, with the last trick. */
const [SUN_ABNAT, HOKUM_ABNAT] = [130, 162];

/**
 * Every card with all hands open, by the exact solver. In the first trick that takes too long for somebody who waits for
 * the analysis of a match.
 */
const open = (state: BalootState, seat: Seat): readonly OpenValue<BalootAction>[] => {
  if (state.phase.kind !== 'playing' || state.tricks.length === 0) return [];
  const belief = beliefOf(state, seat);
  const { deck, duties, playout, played } = belief;
  const plays = playsFor(state, seat);
  if (plays.length < 2) return [];
  const dealt = playout.hands.map((hand, at) => hand | bySeat(played, at));
  const stakes = stakesIn(stakesKnownOf(state), dealt, duties.trumps);
  const all = duties.trumps === 0 ? SUN_ABNAT : HOKUM_ABNAT;
  const worthOf = (abnat: number): number => {
    const own = playout.raw[0] + abnat;
    const raw: [number, number] = [own, all - own];
    const tricks: [number, number] = [raw[1] === 0 ? 8 : 1, raw[0] === 0 ? 8 : 1];
    return (seat % 2 === 0 ? 1 : -1) * balance({ ...playout, raw, tricks }, stakes);
  };
  const solved = new Map(
    openDeal(dealt, duties)
      .cards(playout)
      .map(({ bit, abnat }) => [bit, abnat]),
  );
  return plays.map(action => ({ action, value: worthOf(solved.get(deck.bit(action.card)) ?? 0) }));
};

const chosen = (before: BalootState, event: BalootEvent): Choice<BalootAction> | undefined => {
  if (event.kind === 'called' && before.phase.kind === 'bidding') return { seat: event.seat, action: event.bid };
  if (event.kind !== 'played') return undefined;
  return { seat: event.seat, action: { kind: 'play', card: event.card, akka: event.akka } };
};

const isSame = (a: BalootAction, b: BalootAction): boolean => {
  if (a.kind === 'play' && b.kind === 'play') return a.card === b.card;
  if (a.kind === 'hokum' && b.kind === 'hokum') return a.suit === b.suit;
  return a.kind === b.kind;
};

/** Rounds played out for a point of the curve. */
const PLAYOUTS = 12;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The chance of side 0, if the round brings it so much more than the others. */
const chanceAfter = ({ scores, options }: BalootState, lead: number): number => {
  const all = Math.max(lead, -lead, 16);
  return winChance(scores[0] + (all + lead) / 2, scores[1] + (all - lead) / 2, options.target);
};

type BalootJudge = Judge<BalootOptions, BalootState, BalootAction, BalootEvent, BalootReason>;

export const judgeBy = (rollouts: Rollouts): BalootJudge => ({
  game,
  thresholds: { inaccuracy: 0.3, mistake: 1, brilliant: 1.5, unlucky: 1, scale: 1.5 },
  reasons: REASONS,
  choice: chosen,
  isSame,
  fair: (view, seat, worlds, random) => {
    if (view.phase.kind === 'bidding') return fairCalls(view, seat, worlds, random);
    return view.phase.kind === 'playing' ? fairCards(view, seat, worlds, rollouts, random) : [];
  },
  open,
  plain: (view, seat) => novice(view, seat, 0, seeded(0)),
  reason: reasonOf,
  begins: (event, after) => {
    if (event.kind === 'dealt') return 'deal';
    const goesOn = after.hands.some(({ cards }) => cards.length > 0);
    return event.kind === 'playOpened' || (event.kind === 'trickTaken' && goesOn) ? 'trick' : undefined;
  },
  chance: (state, random) => meanOf(roundWorths(state, PLAYOUTS, random).map(lead => chanceAfter(state, lead))),
  slope: ({ scores, options }, seat) => {
    const [own, theirs] = sideOf(seat) === 0 ? [scores[0], scores[1]] : [scores[1], scores[0]];
    return Math.max(0, winChance(own + 1, theirs, options.target) - winChance(own, theirs, options.target));
  },
  luck: (state, times, random) => meanOf(roundWorths(state, times, random)),
  standing: ({ scores }) => scores,
});

export const judge: BalootJudge = judgeBy('policy');
