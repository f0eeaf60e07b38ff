import { type BalootState, baloot as game } from '@majlis/baloot';
import { cards, pileOf, type Seat, seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { diceOf, playDeal } from '../contest.ts';
import { baloot } from './players.ts';
import { type Spot, spotted, turnOf } from './tests.ts';

const SEEDS = [1, 2, 3];
const THINKERS = ['steady', 'master'];

const does = (view: BalootState, seat: Seat, level: string, seed: number): string =>
  baloot.spelling.write(baloot.think(view, seat, level, baloot.budget, seeded(seed)));

const done = (level: string, spot: Spot): readonly string[] => {
  const view = spotted(spot);
  return [...new Set(SEEDS.map(seed => does(view, turnOf(view), level, seed)))];
};

const CLUBS = ['7C 8C 9C JC'];

test.each(THINKERS)('%s draws trumps from Jack, nine and Ace, having bought', level => {
  for (const hand of ['JH 9H AH QH 8S 7S 9D 7C', 'JH 9H AH 8H KS 8D 7D 9C']) {
    for (const action of done(level, { trump: 'H', hand })) expect(['JH', '9H']).toContain(action);
  }
});

/** Three tricks are left: the trump will take the last one, and its ten, if it is kept. */
test.each(THINKERS)('%s keeps its last trump when it has no other winner', level => {
  const tricks = ['JH 7H 8H QH', '9H KH 10H 7D', 'AD 8D 9D JD', 'AS 7S 8S 9S', '10S JS QS KS'];
  for (const action of done(level, { trump: 'H', tricks, hand: 'AH 7C 8C' })) expect(action).not.toBe('AH');
});

test.each(THINKERS)('%s lays no ten on a trick that an opponent has for sure', level => {
  const lost: readonly Spot[] = [
    { trump: null, buyer: 1, tricks: CLUBS, trick: 'AS 7S 8S', hand: '10S 9S 7D 8D JD KH QC' },
    { trump: null, buyer: 1, tricks: CLUBS, trick: 'AS', hand: '10S QS 7D 8D JD KH QC' },
    { trump: 'H', buyer: 1, tricks: CLUBS, trick: 'JH', hand: '10H 8H 7D 8D JD KC QC' },
  ];
  for (const spot of lost) for (const action of done(level, spot)) expect(action).not.toMatch(/^10/);
});

/** The partner led the Ace of a suit that nobody has cut: another card will do. */
test.each(THINKERS)('%s never spends a trump on its partner’s trick', level => {
  const spot: Spot = { trump: 'H', buyer: 1, tricks: ['7C 8C AC 9C'], trick: 'AS 7S', hand: '9H 8H 7D 8D JD KC QC' };
  for (const action of done(level, spot)) expect(action).not.toMatch(/H$/);
});

/** The first to speak, over a floor card. */
const asked = (floor: 'KH' | '8H', hand: string): BalootState => ({
  ...game.open(game.options.presets.default, 4),
  phase: { kind: 'bidding' },
  dealer: 3,
  hands: [0, 1, 2, 3].map(seat => (seat === 0 ? pileOf(cards(hand)) : { cards: [], shown: [], hidden: 5 })),
  floor,
  auction: { dealer: 3, floor, round: 1, calls: [], stage: { kind: 'bidding', turn: 0 } },
});

test.each(THINKERS)('%s buys Hokum on the Jack, three more trumps and an Ace', level => {
  for (const seed of SEEDS) expect(does(asked('KH', 'JH 10H 8H AD 7S'), 0, level, seed)).toBe('hokum:H');
});

test.each(THINKERS)('%s thinks of nothing with a budget of nothing, and still does what it may', level => {
  const view = spotted({ trump: 'H', hand: 'JH 9H AH 7H AS 8D 7D 9C' });
  const action = baloot.think(view, 0, level, 0, seeded(1));
  expect(game.decide(view, 0, action).ok).toBe(true);
  expect(baloot.think(asked('8H', '7S 9S QD 8C 7C'), 0, level, 0, seeded(1))).toEqual({ kind: 'pass' });
});

/** At every moment of some deals, with the usual budget: other hidden cards and the same luck, the same action. */
test.each(THINKERS)('[T6] %s knows no more than its seat sees', level => {
  let [state, moments] = [game.open(game.options.presets.default, 4), 0];
  const worlds = seeded(99);
  for (let deal = 0; deal < 4; deal++) {
    const act = (now: BalootState, seat: Seat) => {
      const view = game.view(now, seat);
      const world = game.worlds(view, seat, worlds);
      const action = baloot.think(now, seat, level, baloot.budget, seeded(moments));
      expect(baloot.think(world, seat, level, baloot.budget, seeded(moments))).toEqual(action);
      moments++;
      return action;
    };
    state = playDeal(game, state, { act, throw: diceOf(deal, seeded(deal)) });
  }
  expect(moments).toBeGreaterThan(60);
});
