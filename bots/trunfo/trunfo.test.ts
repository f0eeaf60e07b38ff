import { cards, pileOf, type Seat, seeded } from '@majlis/kernel';
import { anyOptions } from '@majlis/kernel/laws/tests';
import { trunfo as game, type TrunfoState } from '@majlis/trunfo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceOf, playDeal } from '../contest.ts';
import type { Duel } from './duellist.ts';
import { chanceOf, HABITS } from './habit.ts';
import { trunfo } from './index.ts';
import { evidenceOf, suspects } from './mixture.ts';

/** Seat 0 looks at nine cards less those that fell; trumps are spades. */
const seen = (hand: string, mine: string, theirs: string): TrunfoState => {
  const [spent, shown] = [cards(mine), cards(theirs)];
  return {
    ...game.open(game.options.presets.default, 2),
    phase: 'selecting',
    trump: 'S',
    hands: [pileOf(cards(hand)), { cards: [], shown: [], hidden: 9 - shown.length }],
    unused: { cards: [], shown: [], hidden: 34 },
    rounds: shown.map((card, i) => ({ cards: [spent[i]!, card], winner: null, lapsed: [false, false] })),
  };
};

const locked = (view: TrunfoState, level: string, seed: number): string =>
  trunfo.spelling.write(trunfo.think(view, 0, level, trunfo.budget, seeded(seed))).replace('lock:', '');

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

const NINE = '2S KS 3H 5H 9H QH 4D 8D JD';

test('steady plays every card of a fresh hand equally often', () => {
  const counts = new Map<string, number>();
  for (const seed of SEEDS) {
    const card = locked(seen(NINE, '', ''), 'steady', seed);
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  expect(counts.size).toBe(9);
  expect(Math.max(...counts.values())).toBeLessThan(60);
  expect(Math.min(...counts.values())).toBeGreaterThan(12);
});

const duelOf = (mine: string, theirs: string): Duel => ({
  view: seen(NINE, mine, theirs),
  hand: cards(NINE).slice(cards(mine).length),
  shown: cards(theirs),
  spent: cards(mine),
});

const evidence = (mine: string, theirs: string): number => evidenceOf(suspects(duelOf(mine, theirs), 200, seeded(1)));

test.each([
  ['the strongest first', '2S KS', 'AS QS', 3, 20],
  ['one strong card says little', '2S', 'AS', 1, 3],
  ['up and down is no habit', '2S KS 3H', '9D AC 2C', 0, 1],
  ['the weakest first', '2S KS 3H', '2D 2C 3C', 3, 99],
  ['a low half, then a high one when pressed', '2S KS 3H 5H', '4D KC QC 3C', 1.5, 40],
] as const)('how much likelier a habit is than blind choice: %s', (_, mine, theirs, least, most) => {
  expect(evidence(mine, theirs)).toBeGreaterThan(least);
  expect(evidence(mine, theirs)).toBeLessThan(most);
});

test('whatever the habit, the chances of all cards make one', () => {
  for (const habit of HABITS) {
    for (const met of [-1, 3, 20]) {
      for (const lead of [-1, 0, 1]) {
        const standpoint = { hand: [0, 4, 11, 13, 20], met, lead };
        const chances = standpoint.hand.map((_, place) => chanceOf(habit, standpoint, place));
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      }
    }
  }
});

test('steady meets the strongest first with a trump or a card it can spare, never with a good plain one', () => {
  for (const seed of SEEDS.slice(0, 20)) {
    const card = locked(seen('KS 5S 5H 9H QH 4D JD', '2S 3H', 'AS QS'), 'steady', seed);
    expect(['KS', '4D', '5H']).toContain(card);
  }
});

/** The decided matches that steady wins. */
const share = (other: string, matches: number): number => {
  let [won, lost] = [0, 0];
  for (let match = 0; match < matches; match++) {
    const random = seeded(match);
    const seat = match % 2;
    const act = (state: TrunfoState, who: Seat) =>
      trunfo.think(state, who, who === seat ? 'steady' : other, trunfo.budget, random);
    const opened = game.open(game.options.presets.default, 2);
    const end = playDeal(game, opened, { act, throw: diceOf(match, seeded(match * 2 ** 32)) });
    if (end.outcome?.winner === seat) won++;
    else if (end.outcome?.winner !== null) lost++;
  }
  return won / (won + lost);
};

test.each([
  ['greedy', 60, 0.85, 1],
  ['novice', 200, 0.53, 0.8],
  ['random', 100, 0.36, 0.64],
] as const)('steady against %s, %i matches', (other, matches, least, most) => {
  expect(share(other, matches)).toBeGreaterThanOrEqual(least);
  expect(share(other, matches)).toBeLessThanOrEqual(most);
});

test('novice keeps trumps and court cards until the other has shown strength', () => {
  for (const seed of SEEDS.slice(0, 20)) {
    expect(['3H', '4D', '5H', '8D', '9H']).toContain(locked(seen(NINE, '', ''), 'novice', seed));
    const pressed = seen('KS 3H 5H 9H QH 4D 8D JD', '2S', 'AS');
    expect(['KS', 'QH', 'JD', '9H']).toContain(locked(pressed, 'novice', seed));
  }
});

test('greedy plays its strongest card first: trumps, then by value', () => {
  expect(locked(seen(NINE, '', ''), 'greedy', 1)).toBe('KS');
  expect(locked(seen('3H 5H QH', '', ''), 'greedy', 1)).toBe('QH');
});

const seatsOf = (state: TrunfoState): readonly Seat[] =>
  game.waits(state).flatMap(({ on }) => (on === 'house' ? [] : [on]));

test('[TRU-3.3] nobody thinks about a round that is locked', () => {
  const view = seen(NINE, '', '');
  const decision = game.decide(view, 0, trunfo.think(view, 0, 'steady', 10, seeded(1)));
  expect(decision.ok && seatsOf(decision.after)).toEqual([1]);
});

test('any house rules: whatever a level does is accepted, and every match ends', () => {
  const levels = [...trunfo.levels, ...trunfo.yardsticks];
  for (const [match, options] of fc.sample(anyOptions(game.options), { numRuns: 24, seed: 5 }).entries()) {
    const random = seeded(match);
    const act = (state: TrunfoState, who: Seat) =>
      trunfo.think(state, who, levels[(match + who) % levels.length] ?? '', 6, random);
    let state = game.open(options, 2);
    for (let deal = 0; !game.outcome(state); deal++) {
      state = playDeal(game, state, { act, throw: diceOf(deal + match, seeded(match * 2 ** 32 + deal)) });
    }
    expect(game.outcome(state)).toBeDefined();
  }
});
