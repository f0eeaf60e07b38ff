import { type BalootAction, type BalootEvent, type BalootState, baloot } from '@majlis/baloot';
import { lawCase } from '@majlis/baloot/law-case';
import { bySeat, cards, type Seat, same, seeded } from '@majlis/kernel';
import { randomMatch } from '@majlis/kernel/laws';
import { anyOptions } from '@majlis/kernel/laws/tests';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beliefOf } from './belief.ts';
import { deckFor, size } from './deck.ts';
import { guessed } from './guess.ts';
import { lawful } from './lawful.ts';
import { allowed, handAt } from './playout.ts';
import { awarded } from './project.ts';
import { balance, balootOf } from './stakes.ts';

const OPTIONS = fc.sample(anyOptions(baloot.options), { numRuns: 60, seed: 1 });

const walk = function* (): Generator<{ readonly state: BalootState; readonly event: BalootEvent }> {
  for (const [match, options] of OPTIONS.entries()) {
    let state = baloot.open(options, 4);
    for (const event of randomMatch(lawCase, options, 4, seeded(match))) {
      state = baloot.evolve(state, event);
      yield { state, event };
    }
  }
};

/** Every state of random matches, in all kinds of houses. */
const STATES = [...walk()];

const playing = function* (): Generator<{
  readonly view: BalootState;
  readonly seat: Seat;
  readonly state: BalootState;
}> {
  for (const { state } of STATES) {
    if (state.phase.kind !== 'playing' || state.trick.length === 4) continue;
    const seat = state.phase.turn;
    if (bySeat(state.hands, seat).cards.length > 0) yield { state, seat, view: baloot.view(state, seat) };
  }
};

const cardsOf = (actions: readonly BalootAction[]): readonly string[] =>
  actions.flatMap(action => (action.kind === 'play' && !action.akka ? [action.card] : []));

test('[BAL-11.4d] the duties in bits are the duties of the rules, in every house', () => {
  const wrong: string[] = [];
  let looked = 0;
  for (const { view, seat } of playing()) {
    const { deck, playout, duties } = beliefOf(view, seat);
    const right = [...cardsOf(lawful(view, seat))].sort().join();
    const found = [...deck.cards(allowed(handAt(playout, seat), playout, duties))].sort().join();
    if (found !== right) wrong.push(`${found} for ${right}`);
    looked++;
  }
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(1000);
});

test('[BAL-21.1] the belief see the own hand and the count of the others', () => {
  for (const { state, view, seat } of playing()) {
    const { playout, hidden, deck } = beliefOf(view, seat);
    const right = [deck.mask(bySeat(state.hands, seat).cards), ...view.hands.map(pile => pile.hidden)];
    if (!same([handAt(playout, seat), ...hidden], right)) expect([handAt(playout, seat), ...hidden]).toEqual(right);
  }
});

test('what play rules out is true wherever duties are enforced, and a guess fits all that is known', () => {
  const random = seeded(9);
  for (const { state, view, seat } of playing()) {
    const belief = beliefOf(view, seat);
    const drawn = guessed(belief, random);
    const truth = state.hands.map(({ cards }) => belief.deck.mask(cards));
    const clash = (hands: readonly number[]): boolean =>
      hands.some((hand, at) => (hand & bySeat(belief.without, at)) !== 0);
    const strict = state.options.enforcement === 'strict';
    const facts = {
      true: strict && (belief.broken || clash(truth)),
      fits: strict && clash(drawn),
      sizes: drawn.map(size),
      all: drawn.reduce((all, hand) => all | hand, 0),
    };
    const right = { true: false, fits: false, sizes: belief.hidden, all: belief.unknown };
    if (!same(facts, right)) expect(facts).toEqual(right);
  }
});

/** Rounds that were played to the last card. */
const finished = function* (): Generator<BalootState> {
  for (const { state, event } of STATES) {
    if (event.kind === 'scored' && state.tricks.length === 8 && state.rulings.length === 0) yield state;
  }
};

test('[BAL-16.6] what the bots play for is what the round brings, but for a point of rounding', () => {
  let looked = 0;
  for (const state of finished()) {
    const { sheet, contract, doubling, dealer } = state;
    if (!sheet || !contract || state.options.reverseKaboot === 88 || state.declared.length > 0) continue;
    if (state.options.balootCounts !== 'full' || state.options.kabootMultiplied) continue;
    const { playout, played, duties } = beliefOf(state, 0);
    const times = (doubling?.raises.length ?? 0) + 1;
    const baloot = balootOf(played, duties.trumps);
    if (times > 4 || playout.raw[0] + baloot[0] === playout.raw[1] + baloot[1]) continue;
    const buyer = contract.buyer % 2 === 0 ? 0 : 1;
    const found = balance(playout, { mode: contract.mode, buyer, times, projects: [0, 0], baloot });
    const extra = awarded(played, duties.trumps, ((dealer ?? 0) + 1) % 4);
    expect(extra.every(abnat => abnat % 10 === 0)).toBe(true);
    const slack = sheet.loser === null ? 2 : state.options.balootPot === 'transfer' ? 0 : 4;
    expect(Math.abs(found - (sheet.points[0] - sheet.points[1]))).toBeLessThanOrEqual(slack);
    looked++;
  }
  expect(looked).toBeGreaterThan(10);
});

/** Hands of eight, who speaks first, and what each side is awarded. */
const PROJECTS = [
  ['9.1', 'sira', 'AS KS QS 7H 8D 9C 7C 10D', [20, 0]],
  ['9.2', 'fifty', 'JS 10S 9S 8S 7H 8D 9C 7C', [50, 0]],
  ['9.3', 'hundred', 'AS KS QS JS 10S 7H 8D 7C', [100, 0]],
  ['9.4', 'four hundred', 'AS AH AD AC 9S 7H 8D 7C', [200, 0]],
  ['9.5', 'nothing', '9S 9H 9D 9C AS 7H 8D 7C', [0, 0]],
  ['9.7', 'hundred and sira', 'AS KS QS JS 10S 9S 8S 7S', [120, 0]],
] as const;

test.each(PROJECTS)('[BAL-%s] a guessed hand has its projects: %s', (_number, _name, hand, right) => {
  expect(awarded([deckFor(null).mask(cards(hand)), 0, 0, 0], 0, 0)).toEqual(right);
});
