import {
  type DhappaAction,
  type DhappaEvent,
  type DhappaOptions,
  type DhappaReason,
  type DhappaState,
  depthsOf,
  dueCard,
  dueJoker,
  dhappa as game,
  positionOf,
} from '@majlis/dhappa';
import { bySeat, type Card, type Random, type Seat, seeded, sideOf } from '@majlis/kernel';
import { exp } from '../exact.ts';
import { compared } from '../fair.ts';
import type { FairValue, Judge, Reason } from '../judge.ts';
import { isNatural, isWild } from './card.ts';
import { deadwood, type Memory } from './deadwood.ts';
import { missed } from './discard.ts';
import { entry } from './entry.ts';
import { gifts } from './gift.ts';
import { lanesOf } from './lane.ts';
import { GIFT } from './master.ts';
import { suits } from './next.ts';
import { novice } from './novice.ts';
import { prospectOf } from './prospect.ts';
import type { Sitting } from './style.ts';
import { unseen } from './unseen.ts';

/** Why another pick or discard was better. Each is given only where its condition holds. */
const REASONS = ['pile-was-better', 'pile-was-worse', 'next-could-lay', 'still-needed'] as const;

type ReasonKind = (typeof REASONS)[number];

/** Picks by what they leave over; nothing about them is a guess. */
const picks = ({ view, seat, position }: Sitting): readonly FairValue<DhappaAction>[] => {
  const memory: Memory = new Map();
  const out = unseen(view);
  const prospect = (hand: readonly Card[]) =>
    prospectOf(lanesOf({ ...position, hand }), hand.filter(isWild).length, out, memory);
  const deep = depthsOf(view, seat).flatMap(pick =>
    pick.ok
      ? [
          {
            action: { kind: 'npick', n: pick.n } as const,
            mean: -prospect([...position.hand, ...pick.value.cards]).now,
          },
        ]
      : [],
  );
  if (deep.length === 0) return [];
  const draw = { action: { kind: 'draw' } as const, mean: -prospect(position.hand).drawn };
  return [draw, ...deep].map(value => ({ ...value, error: 0 }));
};

/** Natural cards by how they are missed and what they give the next player; wilds are thrown away for reasons that are not judged. */
const discards = (sitting: Sitting, worlds: number): readonly FairValue<DhappaAction>[] => {
  const memory: Memory = new Map();
  const costs = missed(sitting, memory);
  if (costs.length < 2) return [];
  const given = gifts(
    sitting,
    costs.map(({ card }) => card),
    worlds,
    memory,
  );
  const values = costs.map(({ cost }, at) => given.map(world => -cost - GIFT * (world.given[at] ?? 0)));
  const compare = compared(
    values,
    given.map(({ weight }) => weight),
  );
  return costs.map(({ card }, at) => ({ action: { kind: 'discard', card }, ...bySeat(compare, at) }));
};

/** As many hands of the next player as the judge looks at worlds, within reason: each takes a millisecond. */
const MOST_HANDS = 24;

const fair = (view: DhappaState, seat: Seat, worlds: number, random: Random): readonly FairValue<DhappaAction>[] => {
  const sitting: Sitting = { view, seat, position: positionOf(view, seat), random };
  if (view.phase === 'pick') return picks(sitting);
  return dueCard(view) || dueJoker(view) ? [] : discards(sitting, Math.min(worlds, MOST_HANDS));
};

const faceOf = (card: Card): string => card.split('#')[0] ?? card;

const isSame = (a: DhappaAction, b: DhappaAction): boolean => {
  if (a.kind === 'npick' && b.kind === 'npick') return a.n === b.n;
  if (a.kind === 'discard' && b.kind === 'discard') return faceOf(a.card) === faceOf(b.card);
  return a.kind === 'draw' && b.kind === 'draw';
};

const choice: Judge<DhappaOptions, DhappaState, DhappaAction, DhappaEvent, DhappaReason>['choice'] = (
  before,
  event,
) => {
  if (before.turn.lapsed) return undefined;
  switch (event.kind) {
    case 'drawn':
      return { seat: event.seat, action: { kind: 'draw' } };
    case 'picked':
      return { seat: event.seat, action: { kind: 'npick', n: event.cards.length } };
    case 'discarded':
      return isNatural(event.card) ? { seat: event.seat, action: { kind: 'discard', card: event.card } } : undefined;
    default:
      return undefined;
  }
};

const reason = (
  view: DhappaState,
  seat: Seat,
  action: DhappaAction,
  best: DhappaAction,
): Reason<ReasonKind> | undefined => {
  if (action.kind === 'discard' && best.kind === 'discard') return thrownAway(view, seat, action.card, best.card);
  if (best.kind === 'npick') return { kind: 'pile-was-better', seats: [], cards: view.discards.slice(-best.n) };
  return action.kind === 'npick'
    ? { kind: 'pile-was-worse', seats: [], cards: view.discards.slice(-action.n) }
    : undefined;
};

const thrownAway = (view: DhappaState, seat: Seat, card: Card, better: Card): Reason<ReasonKind> | undefined => {
  const position = positionOf(view, seat);
  const memory: Memory = new Map();
  const without = (gone: Card): number =>
    deadwood({ ...position, hand: position.hand.filter(other => other !== gone) }, memory);
  if (without(card) > without(better)) return { kind: 'still-needed', seats: [], cards: [card, better] };
  return suits(view, card) && !suits(view, better)
    ? { kind: 'next-could-lay', seats: [(seat + 1) % view.seats], cards: [card, better] }
    : undefined;
};

/** How much likelier a round is won for each card fewer that cannot be laid. */
const CARD = 0.35;

/** How likely side 0 is to win the round, as the cards lie: by the hand of each side with the least left over. */
const roundChance = (state: DhappaState): number => {
  const memory: Memory = new Map();
  const left = (side: number): number =>
    Math.min(
      ...state.hands.flatMap((_, seat) => (sideOf(seat) === side ? [deadwood(positionOf(state, seat), memory)] : [])),
    );
  return 1 / (1 + exp(CARD * (left(0) - left(1))));
};

/** A round that is won moves a longer match by so much. */
const ROUND = 1.1;

const chance = (state: DhappaState): number => {
  const now = roundChance(state);
  if (state.options.match === 'single') return now;
  const [ours, theirs] = entry.standing(state);
  return 1 / (1 + exp(-ROUND * (ours - theirs + 2 * now - 1)));
};

export const judge: Judge<DhappaOptions, DhappaState, DhappaAction, DhappaEvent, DhappaReason> = {
  game,
  /** In cards that cannot be laid. */
  lineWorlds: 2,
  thresholds: { inaccuracy: 0.5, mistake: 1.2, brilliant: 1.5, unlucky: 9, scale: 2 },
  reasons: REASONS,
  choice,
  isSame,
  fair,
  plain: (view, seat) => novice(view, seat, 0, seeded(1)),
  reason,
  begins: event => {
    if (event.kind === 'dealt') return 'deal';
    return event.kind === 'passed' ? 'trick' : undefined;
  },
  chance,
  slope: () => CARD / 4,
  luck: state => 2 * roundChance(state) - 1,
  standing: entry.standing,
};
