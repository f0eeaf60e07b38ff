import { cards, sizeOf } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { turup } from '../index.ts';
import { strength } from '../play/trick.ts';
import {
  after,
  ballots,
  bid,
  dealt,
  HANDS,
  lapse,
  lapsedTo,
  packOf,
  proceed,
  refusal,
  rolled,
  rules,
} from '../proof/tests.ts';
import { PACK } from '../state.ts';

const fresh = turup.open(rules(), 4);

test('[TUR-1.1] one pack of 52 for four players', () => {
  expect([PACK.length, new Set(PACK).size, turup.sizes]).toEqual([52, 52, [4]]);
});

test('[TUR-1.6] the chairs are given out as the house says, usually by sitting down', () => {
  const values = ['auto', 'host', 'random'] as const;
  expect(values.map(seating => turup.seating?.(rules({ seating })))).toEqual(values);
  expect(rules().seating).toBe('auto');
});

test.each([
  ['0', 1],
  ['1', 0],
  ['2', 1],
  ['3', 0],
] as const)('[TUR-1.2] the other side is that of the neighbours: seat %s leaves', (seat, winner) => {
  const state = dealt({ onLeave: 'forfeit' });
  expect(after(state, ['house', { kind: 'left', seat: Number(seat) }]).outcome?.winner).toBe(winner);
});

test('[TUR-1.3] players do not deal, the house does not play, and nobody plays from the rail', () => {
  const state = after(dealt(), proceed);
  expect(refusal(state, 0, { kind: 'proceed' })).toBe('not-the-house');
  expect(refusal(fresh, 0, { kind: 'rolled', label: 'dealer', value: 1 })).toBe('not-the-house');
  expect(refusal(state, 0, { kind: 'left', seat: 1 })).toBe('not-the-house');
  expect(refusal(state, 'house', { kind: 'vote', suit: 'S' })).toBe('not-a-player');
  expect(refusal(state, 4, { kind: 'vote', suit: 'S' })).toBe('not-a-player');
  expect(turup.offers(state, 4)).toEqual([]);
});

test.each([
  ['clockwise', [0, 1, 2, 3]],
  ['anticlockwise', [2, 1, 0, 3]],
] as const)('[TUR-1.4] after dealer 3 the deal, the bids and the play go %s', (direction, order) => {
  const voted = after(dealt({ direction }), proceed, ...ballots('SSSS'));
  const contracted = after(voted, ...order.map(seat => bid(seat, 7)));
  expect(voted.hands.map(hand => hand.cards)).toEqual(HANDS.map(hand => cards(hand).slice(0, 5)));
  let state = lapsedTo(contracted, 'play');
  const turns = [0, 1, 2, 3].map(() => {
    const { turn } = state;
    state = after(state, lapse(turn));
    return turn;
  });
  expect(turns).toEqual(order);
});

test('[TUR-1.5] the ace is high, the deuce low, in every suit alike', () => {
  expect(cards('2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS').map(strength)).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
  ]);
  expect(cards('10S 10H 10D 10C').map(strength)).toEqual([10, 10, 10, 10]);
});

test('[TUR-2.1] the first dealer is thrown for', () => {
  expect(turup.waits(fresh)).toMatchObject([{ on: 'house', ms: 0, roll: { kind: 'below', n: 4, label: 'dealer' } }]);
  expect(after(fresh, rolled('dealer', 2))).toMatchObject({ dealer: 2, phase: 'shuffle' });
});

test('[TUR-2.2] five cards first, eight more after the bids', () => {
  const first = dealt();
  expect([...first.hands, first.stock].map(sizeOf)).toEqual([5, 5, 5, 5, 32]);
  const full = lapsedTo(after(first, proceed, ...ballots('SSSS')), 'final');
  expect(full.hands.map(hand => hand.cards)).toEqual(HANDS.map(hand => cards(hand)));
  expect(sizeOf(full.stock)).toBe(0);
});

test('[TUR-2.2] in Frenzy thirteen at once', () => {
  const { hands, stock } = dealt({ mode: 'frenzy' });
  expect([...hands, stock].map(sizeOf)).toEqual([13, 13, 13, 13, 0]);
});

test('[TUR-2.3] one card at a time from the dealer’s left', () => {
  const state = after(fresh, rolled('dealer', 1), rolled('shuffle', PACK));
  expect(state.hands.map(hand => hand.cards)).toEqual([
    cards('4S 8S QS 3H 7H'),
    cards('5S 9S KS 4H 8H'),
    cards('2S 6S 10S AS 5H'),
    cards('3S 7S JS 2H 6H'),
  ]);
});

test.each([
  ['the first cards', dealt()],
  ['the others', lapsedTo(after(dealt(), proceed, ...ballots('SSSS')), 'final')],
  ['Frenzy', dealt({ mode: 'frenzy' })],
])('[TUR-2.4] a second at least for %s, in which nobody acts', (_, state) => {
  const [wait] = turup.waits(state);
  expect(wait).toMatchObject({ on: 'house', lapse: { kind: 'proceed' } });
  expect(wait?.ms).toBeGreaterThanOrEqual(1000);
  expect([0, 1, 2, 3].flatMap(seat => turup.offers(state, seat))).toEqual([]);
  expect(refusal(state, 0, { kind: 'play', card: 'AS' })).toBe('wrong-phase');
  expect(refusal(state, 0, { kind: 'lapse' })).toBe('wrong-phase');
});

test.each([
  ['a number too high', 'dealer', 4],
  ['a number too low', 'dealer', -1],
  ['a fraction', 'dealer', 1.5],
  ['a pack for a number', 'dealer', PACK],
  ['another label', 'trump', 1],
])('[TUR-2.5] %s is no throw for the dealer', (_, label, value) => {
  expect(refusal(fresh, ...rolled(label, value))).toBe('not-a-throw');
});

test.each([
  ['a card short', PACK.slice(1)],
  ['a card twice', PACK.with(0, 'AC')],
  ['a number', 3],
])('[TUR-2.5] %s is not the pack', (_, value) => {
  expect(refusal(after(fresh, rolled('dealer', 1)), ...rolled('shuffle', value))).toBe('not-a-throw');
  expect(refusal(dealt(), ...rolled('shuffle', PACK))).toBe('wrong-phase');
});

const weak = ['9S 9H 8D 7C 2C', 'AH KH QH 3C 2S', 'AD KD QD 3S 2D', 'AC KC QC 3H 2H'].map((first, seat, firsts) => {
  const rest = PACK.filter(card => !firsts.join(' ').split(' ').includes(card));
  return [first, ...rest.slice(8 * seat, 8 * seat + 8)].join(' ');
});

test('[TUR-2.6] the caller may throw in a weak hand before the first ballot', () => {
  const state = after(dealt({ weakRedeal: 'caller' }, 'S', weak), proceed, ...ballots('SSSS').slice(1));
  expect(turup.offers(state, 0)).toContainEqual({ kind: 'redeal' });
  const decision = turup.decide(state, 0, { kind: 'redeal' });
  expect(decision).toMatchObject({ events: [{ kind: 'thrownIn', seat: 0, hand: cards('9S 9H 8D 7C 2C') }] });
  expect(after(state, [0, { kind: 'redeal' }])).toMatchObject({ phase: 'shuffle', dealer: 3, deal: 1, votes: [] });
});

test.each([
  ['without the house rule', 0, {}, weak, 'not-weak'],
  ['by another seat', 1, { weakRedeal: 'caller' }, weak, 'not-weak'],
  ['with a 10 or better', 0, { weakRedeal: 'caller' }, HANDS, 'not-weak'],
] as const)('[TUR-2.6] no redeal %s', (_, seat, changed, hands, reason) => {
  const state = after(dealt(changed, 'S', hands), proceed);
  expect(refusal(state, seat, { kind: 'redeal' })).toBe(reason);
  expect(turup.offers(state, seat)).not.toContainEqual({ kind: 'redeal' });
});

test('[TUR-2.6] no redeal after one’s ballot, nor in a second vote', () => {
  const state = after(dealt({ weakRedeal: 'caller', tieBreak: 'revote' }, 'S', weak), proceed, ...ballots('S'));
  expect(refusal(state, 0, { kind: 'redeal' })).toBe('already-voted');
  expect(refusal(after(state, ...ballots('SSHH').slice(1)), 0, { kind: 'redeal' })).toBe('not-weak');
});

test('the pack of the tests deals the hands it says', () => {
  expect(new Set(packOf(HANDS, 3, rules())).size).toBe(52);
  expect(new Set(packOf(weak, 3, rules())).size).toBe(52);
});
