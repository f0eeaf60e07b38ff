import { cards, type Suit } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { type BalootOptions, options } from '../options.ts';
import { playable, type Situation } from './duty.ts';

const never: Partial<BalootOptions> = { partnerExemption: 'never' };
const winning: Partial<BalootOptions> = { partnerExemption: 'whenWinning' };
const forced: Partial<BalootOptions> = { underTrump: 'forced' };
const always: Partial<BalootOptions> = { trumpLedRaise: 'always' };

/** Seat 0 leads; the hand is that of the next seat. */
type Row = [rule: string, what: string, trump: Suit | null, trick: string, hand: string, expected: string];

const check = (
  [, , trump, fallen, hand, expected]: Row,
  rules: Partial<BalootOptions> = {},
  more: Partial<Situation> = {},
) => {
  const trick = cards(fallen).map((card, seat) => ({ seat, card }));
  const situation = { trump, locked: false, akka: false, options: { ...options.presets.default, ...rules }, ...more };
  expect(playable(cards(hand), trick.length, trick, situation)).toEqual(cards(expected));
};

test.each<Row>([
  ['11.1', 'leading: anything', 'S', '', 'JS 7H', 'JS 7H'],
  ['11.2', 'Sun: any card of the led suit', null, '10C KC QC', '7C AC AD', '7C AC'],
  ['11.2', 'side suit: any card of it', 'H', 'KD', '7D AD 7H', '7D AD'],
  ['11.2', 'a trump is no way out', 'S', 'AH', '7H JS', '7H'],
  ['11.2b', 'over an opponent, if one can', 'D', 'AD', '9D 7D KS', '9D'],
  ['11.2b', 'any trump, if one cannot', 'D', 'JD', '9D 7D KS', '9D 7D'],
  ['11.2b', 'not over one’s partner', 'S', 'AS KS', '9S 7S AD', '9S 7S'],
  ['11.2b', 'over the opponent who beat one’s partner', 'S', 'AS 9S', 'JS 7S AD', 'JS'],
  ['11.3', 'Sun, void: anything', null, 'AC 7D', 'JH AS', 'JH AS'],
  ['11.4a', 'no trumps either: anything', 'S', 'AH', '7D KC', '7D KC'],
  ['11.4b', 'fourth hand, partner holds it', 'S', '7H AH 8H', '9S KD', '9S KD'],
  ['11.4b', 'fourth hand, partner cut it', 'S', '7H JS 8H', '7D 8S', '7D 8S'],
  ['11.4c', 'third hand, partner led the Ace', 'S', 'AH 7H', '7S 8D', '7S 8D'],
  ['11.4d', 'third hand, partner led the King', 'S', 'KH 7H', '7S 8D', '7S'],
  ['11.4d', 'second hand cuts', 'S', 'AH', '9S 7S KD', '9S 7S'],
  ['11.4d', 'fourth hand, an opponent holds it', 'S', '7H 8H KH', '9S 7D', '9S'],
  ['11.4e', 'over an opponent’s trump', 'S', 'AH 9S', 'JS 7S KD', 'JS'],
  ['11.4e', 'over it also when one’s partner led the Ace', 'H', 'AC 8H', '7S JH', 'JH'],
  ['11.4f', 'an opponent’s trump one cannot beat: anything', 'S', '7H JS', '7S QS 9D', '7S QS 9D'],
])('[BAL-%s] %s', (...row) => {
  check(row);
});

test.each<[...Row, Partial<BalootOptions>]>([
  ['11.2b', 'always raise: over one’s partner too', 'S', 'AS KS', '9S 7S AD', '9S', always],
  ['11.2b', 'always raise: any trump, if one cannot', 'S', 'JS KS', '9S 7S AD', '9S 7S', always],
  ['11.4f', 'forced: under it', 'S', '7H JS', '7S QS 9D', '7S QS', forced],
  ['11.4f', 'forced: still over it, if one can', 'S', '7H AS', '9S QS 9D', '9S', forced],
  ['11.4g', 'third hand, partner holds it with any card', 'S', 'KH 7H', '7S 8D', '7S 8D', winning],
  ['11.4g', 'third hand, partner was beaten', 'S', 'KH AH', '7S 8D', '7S', winning],
  ['11.4h', 'fourth hand cuts its partner’s Ace', 'S', '7H AH 8H', '7S 8D', '7S', never],
  ['11.4h', 'third hand cuts its partner’s Ace', 'S', 'AH 8H', '7S 8D', '7S', never],
  ['11.4h', 'any trump on a partner’s trump', 'S', '7H 9S 8H', '7S JS 8D', '7S JS', never],
  ['11.4h', 'no trump: anything', 'S', '7H 9S 8H', '7C 8D', '7C 8D', never],
])('[BAL-%s] %s', (...[rule, what, trump, trick, hand, expected, rules]) => {
  check([rule, what, trump, trick, hand, expected], rules);
});

test.each<[...Row, Partial<Situation>]>([
  ['12.3', 'Akka frees the third hand', 'H', 'KC 7D', 'JH 7S', 'JH 7S', { akka: true }],
  ['12.3', 'not when the lead was beaten', 'H', 'KC AC', 'JH 7S', 'JH', { akka: true }],
  ['12.3', 'not the second hand', 'H', 'KC', 'JH 7S', 'JH', { akka: true }],
  ['12.3', 'not from following', 'H', 'KC 7D', 'JH 7C', '7C', { akka: true }],
  ['13.1', 'a locked lead', 'H', '', '7H AC', 'AC', { locked: true }],
  ['13.3', 'cutting is as ever', 'H', 'KD', '7H 8H AC', '7H 8H', { locked: true }],
  ['13.3', 'following is as ever', 'H', 'QH', '7H JH AC', 'JH', { locked: true }],
])('[BAL-%s] %s', (...[rule, what, trump, trick, hand, expected, more]) => {
  check([rule, what, trump, trick, hand, expected], {}, more);
});
