import { bySeat, cards } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { baloot } from '../index.ts';
import { options } from '../options.ts';
import { PACK } from '../play/value.ts';
import { DEAL, script } from '../proof/script.ts';
import { firstFive } from './deal.ts';

const fresh = baloot.open(options.presets.default, 4);
const drawn = baloot.evolve(fresh, { kind: 'dealerDrawn', dealer: 3 });

test('[BAL-4.1] the dice choose the first dealer, then the pack of 32', () => {
  expect(baloot.waits(fresh)).toMatchObject([{ on: 'house', roll: { kind: 'below', n: 4, label: 'dealer' } }]);
  expect(baloot.waits(drawn)).toMatchObject([{ on: 'house', roll: { kind: 'shuffle', pack: PACK, label: 'shuffle' } }]);
});

test.each([
  ['a seat that is not there', fresh, { kind: 'rolled', label: 'dealer', value: 4 }, 'not-the-pack'],
  ['the pack before the dealer', fresh, { kind: 'rolled', label: 'shuffle', value: PACK }, 'not-now'],
  ['a second dealer', drawn, { kind: 'rolled', label: 'dealer', value: 1 }, 'not-now'],
  ['half a pack', drawn, { kind: 'rolled', label: 'shuffle', value: PACK.slice(16) }, 'not-the-pack'],
  ['a card twice', drawn, { kind: 'rolled', label: 'shuffle', value: [...PACK.slice(1), '8S'] }, 'not-the-pack'],
  ['dice of another label', drawn, { kind: 'rolled', label: 'trump', value: PACK }, 'not-the-pack'],
  ['a departure', drawn, { kind: 'left', seat: 1 }, 'no-forfeit'],
  ['a move of its own', drawn, { kind: 'sun' }, 'not-a-player'],
  ['a pause that is not one', drawn, { kind: 'proceed' }, 'not-now'],
] as const)('[BAL-4.1] the house is refused %s', (_, state, action, reason) => {
  expect(baloot.decide(state, 'house', action)).toEqual({ ok: false, reason });
});

test.each([
  [0, { kind: 'rolled', label: 'shuffle', value: PACK }, 'not-the-house'],
  [0, { kind: 'proceed' }, 'not-the-house'],
  [4, { kind: 'pass' }, 'not-a-player'],
  [-1, { kind: 'pass' }, 'not-a-player'],
] as const)('[BAL-4.1] seat %i is refused %j', (seat, action, reason) => {
  expect(baloot.decide(drawn, seat, action)).toEqual({ ok: false, reason });
});

test('[BAL-4.2] three cards each from the dealer’s right, then two', () => {
  expect([0, 1, 2, 3].map(seat => firstFive(seat, 3).join())).toEqual([
    '0,1,2,12,13',
    '3,4,5,14,15',
    '6,7,8,16,17',
    '9,10,11,18,19',
  ]);
  expect(firstFive(0, 0)).toEqual([9, 10, 11, 18, 19]);
});

const dealt = baloot.decide(drawn, 'house', { kind: 'rolled', label: 'shuffle', value: PACK });
if (!dealt.ok) throw new Error(dealt.reason);
const shown = dealt.events.reduce(baloot.evolve, drawn);

test('[BAL-4.3] the 21st card lies open, eleven stay hidden', () => {
  expect(shown.floor).toBe(PACK[20]);
  expect(shown.stock.cards).toEqual(PACK.slice(21));
  expect(baloot.view(shown, 0)).toMatchObject({ floor: PACK[20], stock: { cards: [], hidden: 11 } });
});

test('[BAL-4.4] the deal is shown for four seconds, and nobody may act', () => {
  expect(baloot.waits(shown)).toMatchObject([{ id: 'deal/1', on: 'house', ms: 4000, lapse: { kind: 'proceed' } }]);
  for (const seat of [0, 1, 2, 3]) expect(baloot.offers(shown, seat)).toEqual([]);
  expect(baloot.decide(shown, 0, { kind: 'pass' })).toEqual({ ok: false, reason: 'not-now' });
});

test('[BAL-6.1] the taker is given the floor card, and everybody remembers it', () => {
  const { state } = script('hokum:H pass pass pass');
  expect(bySeat(state.hands, 0).shown).toEqual(['9H']);
  expect(baloot.view(state, 2).hands[0]).toEqual({ cards: ['9H'], shown: ['9H'], hidden: 7 });
  const ashkal = script('pass pass pass ashkal').state;
  expect(bySeat(ashkal.hands, 1).shown).toEqual(['9H']);
});

test('[BAL-6.2] two more cards for the taker, three for the others', () => {
  const { state } = script('hokum:H pass pass pass');
  const whole = DEAL.hands.map(hand => cards(hand).sort());
  expect(state.hands.map(hand => [...hand.cards].sort())).toEqual(whole);
  const other = script('pass pass hokum:H pass pass pass').state;
  expect(other.hands.map(hand => hand.cards.length)).toEqual([8, 8, 8, 8]);
});

test('[BAL-6.3] the dealer’s right leads, whoever bought', () => {
  for (const words of ['sun', 'pass sun', 'pass pass sun', 'pass pass pass sun']) {
    expect(script(words).state.phase).toEqual({ kind: 'playing', turn: 0 });
  }
});
