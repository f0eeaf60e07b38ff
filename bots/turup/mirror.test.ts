import { bySeat, type Seat, seeded } from '@majlis/kernel';
import { randomMatch } from '@majlis/kernel/laws';
import { anyOptions } from '@majlis/kernel/laws/tests';
import { turup as game, type TurupEvent, type TurupState } from '@majlis/turup';
import { lawCase } from '@majlis/turup/law-case';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beliefOf } from './belief.ts';
import { bitOf, FOUR, sizeOf } from './deck.ts';
import { guessed } from './guess.ts';
import { turup } from './players.ts';
import { allowed, held, mayHold } from './playout.ts';
import { balance, stakesOf } from './stakes.ts';

const OPTIONS = [
  ...fc.sample(anyOptions(game.options), { numRuns: 30, seed: 1 }),
  ...Object.values(game.options.presets),
].map(options => ({ ...options, onLeave: 'bot' as const }));

const walk = function* (): Generator<{ readonly state: TurupState; readonly event: TurupEvent }> {
  for (const [match, options] of OPTIONS.entries()) {
    let state = game.open(options, 4);
    for (const event of randomMatch(lawCase, options, 4, seeded(match))) {
      state = game.evolve(state, event);
      yield { state, event };
    }
  }
};

/** Every state of random matches, in all kinds of houses. */
const STATES = [...walk()];

interface Moment {
  readonly state: TurupState;
  readonly view: TurupState;
  readonly seat: Seat;
}

/** Where a card is awaited. */
const playing = (): readonly Moment[] =>
  STATES.filter(({ state }) => state.phase === 'play' && state.trick.length < 4).map(({ state }) => ({
    state,
    seat: state.turn,
    view: game.view(state, state.turn),
  }));

test('[TUR-5.2] [TUR-7.4] the duties in numbers are the duties of the rules, in every house', () => {
  const moments = playing();
  expect(moments.length).toBeGreaterThan(1000);
  for (const { view, seat } of moments) {
    const { deck, playout, duties } = beliefOf(view, seat);
    const suits = allowed(playout, seat, duties);
    const found = bySeat(view.hands, seat).cards.filter(card => (suits >> (deck.code(card) >> 4)) & 1);
    const right = game.offers(view, seat).flatMap(action => (action.kind === 'play' ? [action.card] : []));
    if (found.join() !== right.join()) expect(found).toEqual(right);
  }
});

test('[TUR-13.4] what the belief rule out is true, and a guess fits all that is known', () => {
  const random = seeded(9);
  for (const { state, view, seat } of playing()) {
    const belief = beliefOf(view, seat);
    const hands = guessed(belief, random);
    for (const at of FOUR) {
      const truth = bySeat(state.hands, at).cards;
      const size = FOUR.reduce<number>((sum, suit) => sum + sizeOf(hands[at * 4 + suit] ?? 0), 0);
      if (size !== truth.length) expect(size).toBe(truth.length);
      if (at === seat) continue;
      const codes = truth.map(belief.deck.code);
      if (!codes.every(code => mayHold(belief.playout, at, code >> 4) & bitOf(code))) expect(truth).toEqual('possible');
      const strange = FOUR.filter(suit => (hands[at * 4 + suit] ?? 0) & ~mayHold(belief.playout, at, suit));
      if (strange.length > 0) expect(strange).toEqual([]);
    }
  }
});

test('[TUR-13.1] the belief see the own hand, and of the others what was peeked at', () => {
  let peeked = 0;
  for (const { state, view, seat } of playing()) {
    const { playout, deck, hidden } = beliefOf(view, seat);
    for (const at of FOUR) {
      const known = FOUR.reduce<number>((sum, suit) => sum + sizeOf(held(playout, at, suit)), 0);
      if (known + bySeat(hidden, at) !== bySeat(state.hands, at).cards.length) expect([known, at]).toEqual('all');
      if (at === seat) continue;
      peeked += known;
      const truth = bySeat(state.hands, at).cards.map(deck.code);
      const found = truth.filter(code => held(playout, at, code >> 4) & bitOf(code)).length;
      if (found !== known) expect(found).toBe(known);
    }
  }
  expect(peeked).toBeGreaterThan(10);
});

test('[TUR-8.1] what the bots play for is what a deal brings', () => {
  let looked = 0;
  for (const { state, event } of STATES) {
    if (event.kind !== 'scored' || state.tricks.length < 13) continue;
    const { playout } = beliefOf(state, 0);
    const [royals, rebels] = event.result.points;
    const found = balance(playout, stakesOf(state));
    if (found !== royals - rebels) expect(found, JSON.stringify(event.result)).toBe(royals - rebels);
    looked++;
  }
  expect(looked).toBeGreaterThan(50);
});

test('[TUR-7.8] [TUR-7.11] a chance is there exactly where the game offers something out of turn, for all to see', () => {
  let found = 0;
  for (const { state } of STATES) {
    for (const seat of FOUR) {
      const early = game.offers(state, seat).some(({ kind }) => kind === 'jumpIn' || kind === 'steal');
      const named = FOUR.map(viewer => turup.chances.at(game.view(state, viewer), seat));
      if (named.some(name => (name !== undefined) !== early)) expect(named).toEqual(early);
      found += early ? 1 : 0;
    }
  }
  expect(found).toBeGreaterThan(100);
});

test('in any position of any house, whatever a player does is accepted', () => {
  const random = seeded(3);
  for (const [nth, { state }] of STATES.entries()) {
    if (nth % 3 !== 0 || state.trick.length === 4) continue;
    for (const wait of game.waits(state)) {
      if (wait.on === 'house') continue;
      for (const level of ['steady', 'novice', 'master', 'greedy', 'random']) {
        const action = turup.think(state, wait.on, level, 12, random);
        const decision = game.decide(state, wait.on, action);
        if (!decision.ok) expect(`${level} ${turup.spelling.write(action)}: ${decision.reason}`).toBe('accepted');
      }
    }
    for (const seat of FOUR) {
      if (turup.chances.at(state, seat) === undefined) continue;
      for (const level of ['steady', 'master']) {
        const early = turup.chances.take(state, seat, level);
        if (early && !game.decide(state, seat, early).ok) expect(turup.spelling.write(early)).toBe('accepted');
      }
    }
  }
});
