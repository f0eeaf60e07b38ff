import { expect, test } from 'vitest';
import { type Card, cards, RANKS, rankOf, type Suit } from './card.ts';
import { following, ledSuit, type Trick, winning } from './trick.ts';

const trickOf = (text: string): Trick => cards(text).map((card, seat) => ({ seat, card }));
const strength = (card: Card): number => RANKS.indexOf(rankOf(card));

test.each([
  ['nothing led', '', 'AS 7H', 'AS 7H'],
  ['suit held', '9S', 'AS 7H 2S', 'AS 2S'],
  ['one card of the suit held', '9S', 'AS 7H', 'AS'],
  ['void', '9D', 'AS 7H', 'AS 7H'],
])('following, %s', (_, trick, hand, playable) => {
  expect(following(cards(hand), trickOf(trick))).toEqual(cards(playable));
});

test.each<readonly [string, Suit | null, number]>([
  ['9S KS 2S AS', null, 3],
  ['9S KH 2S AD', null, 0],
  ['9S KH 2H AS', 'H', 1],
  ['9S 2H KH 3H', 'H', 2],
  ['7S 7H 7D 7C', null, 0],
  ['2S 9S#1 9S#2 3S', null, 1],
  ['AS 9H#2 9H#1 3S', 'H', 1],
])('%s with trump %s is held by seat %i', (text, trump, seat) => {
  expect(winning(trickOf(text), trump, strength)?.seat).toBe(seat);
});

test('an empty trick is held by nobody', () => {
  expect(winning([], 'S', strength)).toBeUndefined();
  expect(ledSuit([])).toBeUndefined();
});
