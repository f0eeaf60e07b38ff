import { type Card, pick, pileOf, type Random, seeded, shuffled } from '@majlis/kernel';
import { expect, test } from 'vitest';
import type { DhappaPlay } from '../action.ts';
import { decide } from '../decide.ts';
import { type DhappaOptions, options } from '../options.ts';
import { depthsOf, pickOf } from '../pick/pick.ts';
import { tryOn } from '../plays/lay.ts';
import { type DhappaPosition, positionOf } from '../plays/position.ts';
import { effect, orders, selections, thinkable } from '../proof/brute.ts';
import { rulesOf } from '../proof/fixture.ts';
import { inOrder, isWild, PACK, placeOf } from '../runs/face.ts';
import type { Run, Shape } from '../runs/run.ts';
import { asRun, asSet } from '../runs/shape.ts';
import { type DhappaState, open } from '../state.ts';
import { mergesOpen, shiftsOpen, swapsOpen } from './exchange.ts';
import { fits, meldsOf } from './fit.ts';
import { openings } from './opening.ts';

/** Two suits of low cards, Aces and many wilds: a corner of the pack where nearly everything fits. */
const CORNER = PACK.filter(card => isWild(card) || (/^(?:[3-9]|A)[CH]/.test(card) && !card.endsWith('#3')));

const FREE: readonly (keyof DhappaOptions)[] = [
  'setSuits',
  'newSetWild',
  'jokerSwapScope',
  'staticOverflow',
  'mergeScope',
];

const anyRules = (random: Random, names = FREE): DhappaOptions =>
  rulesOf(
    Object.fromEntries(
      names.map(name => {
        const field = options.fields[name];
        return [name, field.kind === 'one' ? pick<unknown>(field.values, random) : field.usual];
      }),
    ),
  );

/** Cards that happen to make a run or a set, wilds among them. */
const luckyRun = (cards: Card[], random: Random): Shape | undefined => {
  const usual = options.presets.default;
  for (let tries = 0; tries < 400; tries++) {
    const some = shuffled(cards, random).slice(0, 3 + random.below(2));
    const sorted = some.every(isWild)
      ? some
      : some.sort((a, b) => (isWild(a) || isWild(b) ? 0 : placeOf(a) - placeOf(b)));
    const shape = tries % 3 === 0 ? asSet(sorted, usual) : asRun(sorted, usual);
    if (shape.ok) return shape.value;
  }
  return undefined;
};

/** A small lawful-looking table: a few runs of both teams, a hand, a pile. */
const smallTable = (seed: number, hand: number, pile: number, names = FREE): DhappaState => {
  const random = seeded(seed);
  const rules = anyRules(random, names);
  let rest = shuffled(CORNER, random);
  const runs: Run[] = [];
  for (let id = 1; id <= 1 + random.below(4); id++) {
    const shape = luckyRun(rest, random);
    if (!shape) continue;
    const side = random.below(4) === 0 ? 1 : 0;
    runs.push({ ...shape, id: `r${id}`, side, by: random.below(3) === 0 ? side : side + 2 });
    rest = rest.filter(card => !shape.cards.includes(card));
  }
  const natural = rest.filter(card => random.below(3) > 0 || !isWild(card));
  const cards = natural.slice(0, hand + pile);
  return {
    ...open(rules, 4),
    phase: 'play',
    hands: [cards.slice(0, hand), ['KD#1'], ['KD#2'], ['KD#3']].map(held => pileOf(inOrder(held as Card[]))),
    draw: pileOf(['QS#1']),
    discards: cards.slice(hand),
    runs,
    laid: 9,
    opened: [random.below(3) > 0, true, true, true],
  };
};

const lawful = (position: DhappaPosition, plays: readonly DhappaPlay[]): string[] => {
  const names = plays.map(play => effect(position, play)).filter(found => found && !found.low);
  return [...new Set(names.map(found => found?.name ?? ''))].sort();
};

const SEEDS = Array.from({ length: 250 }, (_, seed) => seed + 1);

test('what the helpers propose is accepted, and nothing else of a small hand is', () => {
  const seen = new Map<string, number>();
  for (const seed of SEEDS) {
    const state = smallTable(seed, 5, 0);
    const position = positionOf(state, 0);
    const all = lawful(
      position,
      orders(position.hand, 4).flatMap(cards => thinkable(position, cards)),
    );
    const proposed = selections(position.hand, 5).flatMap(cards => [
      ...meldsOf(position, cards),
      ...fits(position, cards),
    ]);
    for (const play of proposed) {
      expect(decide(state, 0, play).ok, `${seed} ${JSON.stringify(play)}`).toBe(true);
      seen.set(play.kind, (seen.get(play.kind) ?? 0) + 1);
    }
    expect(lawful(position, proposed), `seed ${seed}`).toEqual(all);
  }
  for (const kind of ['meld', 'extend', 'swap', 'shift', 'merge']) expect(seen.get(kind)).toBeGreaterThan(20);
});

test('the lists of swaps, shifts, merges and openings are whole', () => {
  for (const seed of SEEDS) {
    const position = positionOf(smallTable(seed + 1000, 5, 0), 0);
    const all = lawful(
      position,
      orders(position.hand, 4).flatMap(cards => thinkable(position, cards)),
    );
    const of = (kind: string): string[] => all.filter(name => name.startsWith(`${kind} `));
    expect(lawful(position, swapsOpen(position)), `seed ${seed}`).toEqual(of('swap'));
    expect(lawful(position, shiftsOpen(position)), `seed ${seed}`).toEqual(of('shift'));
    expect(lawful(position, mergesOpen(position)), `seed ${seed}`).toEqual(of('merge'));
    const unopened = { ...position, opened: false };
    const melds = orders(position.hand, 4).flatMap(cards => thinkable(unopened, cards));
    expect(lawful(unopened, openings(unopened)), `seed ${seed}`).toEqual(lawful(unopened, melds));
  }
});

/** Whether a card can be laid in one play, by trying everything: yes, only with too few cards left, or no. */
const bluntly = (position: DhappaPosition, card: Card, most: number): 'yes' | 'low' | 'no' => {
  let found: 'low' | 'no' = 'no';
  for (const cards of orders(position.hand, most)) {
    if (!cards.includes(card)) continue;
    for (const play of thinkable(position, cards)) {
      const done = effect(position, play);
      if (done && !done.low) return 'yes';
      if (done) found = 'low';
    }
  }
  return found;
};

/** The same for a player who may have to open first. */
const bluntPick = (position: DhappaPosition, deepest: Card): 'yes' | 'low' | 'no' => {
  const found = [bluntly(position, deepest, 4)];
  const first = position.opened || position.options.npickTiming === 'firstAction' ? [] : orders(position.hand, 3);
  for (const cards of first) {
    if (cards.includes(deepest) || cards.length < 3) continue;
    for (const form of ['run', 'set'] as const) {
      const opened = tryOn(position, { kind: 'meld', form, cards });
      const low = effect(position, { kind: 'meld', form, cards })?.low;
      const then = opened.ok ? bluntly(opened.value.after, deepest, 4) : 'no';
      found.push(low && then === 'yes' ? 'low' : then);
    }
  }
  return found.includes('yes') ? 'yes' : found.includes('low') ? 'low' : 'no';
};

test('a depth is lawful if and only if the deepest card can be laid', () => {
  const seen = new Map<string, number>();
  for (const seed of SEEDS) {
    const state: DhappaState = { ...smallTable(seed + 2000, 3, 2, [...FREE, 'npickTiming']), phase: 'pick' };
    for (const { n, ...depth } of depthsOf(state, 0)) {
      const position = positionOf(state, 0);
      const cards = state.discards.slice(-n);
      const blunt = bluntPick({ ...position, hand: [...position.hand, ...cards] }, cards[0] as Card);
      const code = depth.ok ? 'yes' : depth.reason === 'hand-floor' ? 'low' : 'no';
      expect(code, `seed ${seed}, ${n} cards`).toBe(blunt);
      expect(decide(state, 0, { kind: 'npick', n }).ok).toBe(depth.ok);
      seen.set(code, (seen.get(code) ?? 0) + 1);
    }
  }
  expect(Math.min(...['yes', 'low', 'no'].map(code => seen.get(code) ?? 0))).toBeGreaterThan(10);
});

test('the plan of a depth can be played to the end, and lays the deepest card', () => {
  let plays = 0;
  for (const seed of SEEDS) {
    let state: DhappaState = { ...smallTable(seed + 3000, 6, 3, [...FREE, 'swapUse', 'minNatRun']), phase: 'pick' };
    const found = pickOf(state, 0, 2);
    if (!found.ok) continue;
    for (const action of [{ kind: 'npick', n: 2 } as const, ...found.value.plan]) {
      const decision = decide(state, 0, action);
      expect(decision.ok, `seed ${seed} ${JSON.stringify(action)}`).toBe(true);
      state = decision.ok ? decision.after : state;
      plays++;
    }
    expect(state.hands[0]?.cards).not.toContain(found.value.duty);
  }
  expect(plays).toBeGreaterThan(100);
});
