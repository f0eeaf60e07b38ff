import { bySeat, type Random, type Seat, seeded, shuffled } from '@majlis/kernel';
import {
  trunfo as game,
  type TrunfoAction,
  type TrunfoEvent,
  type TrunfoOptions,
  type TrunfoReason,
  type TrunfoState,
} from '@majlis/trunfo';
import { compared } from '../fair.ts';
import type { FairValue, Judge } from '../judge.ts';
import { duelOf } from './duellist.ts';
import { HABITS } from './habit.ts';
import { evidenceOf, suspects } from './mixture.ts';
import { novice } from './novice.ts';
import { power } from './power.ts';
import { EVIDENCE, gainOf } from './steady.ts';

/** Why another card was better: the other had shown a habit that it meets. */
const REASONS = ['habit-shown'] as const;

/**
 * Rounds that a card wins more now than it would later. Against somebody who chooses blindly all cards are worth the
 * same; so only what the other has shown can make one better, and only as far as a habit is likelier than blind choice.
 */
const fair = (view: TrunfoState, seat: Seat, worlds: number, random: Random): readonly FairValue<TrunfoAction>[] => {
  const duel = duelOf(view, seat);
  if (duel.hand.length < 2) return [];
  const found = suspects(duel, worlds, random);
  const sure = 1 / (1 + evidenceOf(found));
  const values = duel.hand.map(card => {
    const mine = power(card, view.trump);
    return Array.from({ length: worlds }, (_, world) => {
      const here = found.slice(world * HABITS.length, (world + 1) * HABITS.length);
      return (sure * here.reduce((sum, suspect) => sum + suspect.weight * gainOf(mine, suspect), 0)) / HABITS.length;
    });
  });
  const compare = compared(
    values,
    Array.from({ length: worlds }, () => 1),
  );
  return duel.hand.map((card, at) => ({ action: { kind: 'lock', card }, ...bySeat(compare, at) }));
};

const powersOf = (state: TrunfoState, seat: Seat): readonly number[] =>
  bySeat(state.hands, seat).cards.map(card => power(card, state.trump));

/** What two hands bring the first on the whole, if both are played blindly: every card meets every other equally often. */
const meeting = (ours: readonly number[], theirs: readonly number[]): number =>
  ours.reduce((sum, mine) => sum + theirs.reduce((more, other) => more + Math.sign(mine - other), 0), 0) /
  Math.max(1, theirs.length);

const TRIES = 60;

/** How often side 0 wins a match that goes on blindly; a drawn one is half won. */
const chance = (state: TrunfoState, random: Random): number => {
  const [ours, theirs] = [powersOf(state, 0), powersOf(state, 1)];
  const [won, lost] = standing(state);
  let sum = 0;
  for (let at = 0; at < TRIES; at++) {
    const met = shuffled(theirs, random);
    const lead = ours.reduce((more, mine, i) => more + Math.sign(mine - (met[i] ?? mine)), won - lost);
    sum += (Math.sign(lead) + 1) / 2;
  }
  return sum / TRIES;
};

const standing = ({ rounds }: TrunfoState): readonly [number, number] => [
  rounds.filter(({ winner }) => winner === 0).length,
  rounds.filter(({ winner }) => winner === 1).length,
];

export const judge: Judge<TrunfoOptions, TrunfoState, TrunfoAction, TrunfoEvent, TrunfoReason> = {
  game,
  thresholds: { inaccuracy: 0.15, mistake: 0.3, brilliant: 0.4, unlucky: 1, scale: 0.6 },
  reasons: REASONS,
  choice: (_, event) =>
    event.kind === 'locked' && event.card && !event.lapsed
      ? { seat: event.seat, action: { kind: 'lock', card: event.card } }
      : undefined,
  isSame: (a, b) => a.kind === 'lock' && b.kind === 'lock' && a.card === b.card,
  fair,
  plain: (view, seat) => novice(view, seat, 0, seeded(1)),
  reason: (view, seat, _, best) => {
    const evidence = evidenceOf(suspects(duelOf(view, seat), TRIES, seeded(1)));
    const cards = best.kind === 'lock' && best.card ? [best.card] : [];
    return evidence >= EVIDENCE ? { kind: 'habit-shown', seats: [1 - seat], cards } : undefined;
  },
  begins: event => {
    if (event.kind === 'dealt') return 'deal';
    return event.kind === 'roundOpened' ? 'trick' : undefined;
  },
  chance,
  slope: state => 0.4 / Math.sqrt(1 + bySeat(state.hands, 0).cards.length),
  luck: state => meeting(powersOf(state, 0), powersOf(state, 1)),
  standing,
};
