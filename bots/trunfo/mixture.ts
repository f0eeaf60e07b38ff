import { ofSuit, pack, RANKS, type Random, shuffled } from '@majlis/kernel';
import type { Duel } from './duellist.ts';
import { chanceOf, HABITS, type Habit, type Standpoint } from './habit.ts';
import { power } from './power.ts';

const PACK = pack(RANKS);

/** Somebody that the other may be: a habit, the cards still in hand, and how well that explains what was shown. */
export interface Suspect {
  readonly habit: Habit;
  /** What the other would choose from now. */
  readonly standpoint: Standpoint;
  /** How many times likelier the shown cards are than from somebody who chooses blindly. */
  readonly weight: number;
}

/** Every habit with each of so many hands that the other may hold. */
export const suspects = (duel: Duel, hands: number, random: Random): readonly Suspect[] => {
  const { trump } = duel.view;
  const [shown, spent] = [duel.shown, duel.spent].map(cards => cards.map(card => power(card, trump)));
  const draw = drawer(duel, random);
  return Array.from({ length: hands }, draw).flatMap(rest => {
    const standpoints = replayed(rest, shown ?? [], spent ?? []);
    const places = standpoints.map(({ hand }, round) => hand.indexOf(shown?.[round] ?? -1));
    return HABITS.map(habit => explained(habit, standpoints, places));
  });
};

/** How many times likelier all habits together are than blind choice. */
export const evidenceOf = (found: readonly Suspect[]): number =>
  found.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, found.length);

/** TRU-2.7, TRU-7.4  The other was dealt as many trumps as we were. */
const drawer = ({ hand, shown, spent, view }: Duel, random: Random): (() => readonly number[]) => {
  const seen = new Set([...hand, ...shown, ...spent]);
  const unseen = PACK.filter(card => !seen.has(card));
  const trumpCard = ofSuit(view.trump);
  const [trumps, plain] = [unseen.filter(trumpCard), unseen.filter(card => !trumpCard(card))];
  const held = Math.max(0, [...hand, ...spent].filter(trumpCard).length - shown.filter(trumpCard).length);
  return () =>
    [...shuffled(trumps, random).slice(0, held), ...shuffled(plain, random)]
      .slice(0, hand.length)
      .map(card => power(card, view.trump));
};

/** The deal again from its first round, as the other saw it with these cards: every choice made, and the one to come. */
const replayed = (
  rest: readonly number[],
  shown: readonly number[],
  spent: readonly number[],
): readonly Standpoint[] => {
  const standpoints: Standpoint[] = [{ hand: [...rest, ...shown].sort((a, b) => a - b), met: -1, lead: 0 }];
  for (const [round, card] of shown.entries()) {
    const { hand, lead } = standpoints[round] ?? NOTHING;
    const met = spent[round] ?? -1;
    standpoints.push({ hand: hand.toSpliced(hand.indexOf(card), 1), met, lead: lead + Math.sign(card - met) });
  }
  return standpoints;
};

const NOTHING: Standpoint = { hand: [], met: -1, lead: 0 };

const explained = (habit: Habit, standpoints: readonly Standpoint[], places: readonly number[]): Suspect => {
  const standpoint = standpoints.at(-1) ?? NOTHING;
  let weight = 1;
  for (const [round, before] of standpoints.entries()) {
    if (before !== standpoint) weight *= chanceOf(habit, before, places[round] ?? 0) * before.hand.length;
  }
  return { habit, standpoint, weight };
};
