import { expect, test } from 'vitest';
import { type Card, cards } from './card.ts';
import { covered, EMPTY, join, openPile, type Pile, pileOf, showing, sizeOf, without } from './pile.ts';

/** `AS 9H* ?3`: two known cards, the second of them shown, and three more. */
const pile = (text: string): Pile => {
  const words = text.split(' ').filter(word => word !== '');
  const known = words.filter(word => !word.startsWith('?'));
  const strip = (list: readonly string[]): Card[] => cards(list.map(word => word.replace('*', '')).join(' '));
  return {
    cards: strip(known),
    shown: strip(known.filter(word => word.endsWith('*'))),
    hidden: Number(words.find(word => word.startsWith('?'))?.slice(1) ?? 0),
  };
};

test.each([
  ['covered', 'AS 9H* 7C', '9H* ?2'],
  ['covered twice', '9H* ?2', '9H* ?2'],
  ['covered, nothing shown', 'AS 9H', '?2'],
])('%s: %s → %s', (_, before, after) => {
  expect(covered(pile(before))).toEqual(pile(after));
});

test.each([
  ['a known card', 'AS 9H* 7C', '7C', 'AS 9H*'],
  ['a shown card', 'AS 9H* 7C', '9H', 'AS 7C'],
  ['an unknown card', '9H* ?2', '7C', '9H* ?1'],
  ['several at once', 'AS 9H* ?3', '9H 7C 8C', 'AS ?1'],
])('without %s: %s − %s = %s', (_, before, gone, after) => {
  expect(without(pile(before), cards(gone))).toEqual(pile(after));
});

test.each([
  ['by its owner', 'AS 9H 7C', '9H', 'AS 9H* 7C'],
  ['to others', '?3', '9H', '9H* ?2'],
  ['again', 'AS 9H*', '9H', 'AS 9H*'],
])('shown %s: %s shows %s = %s', (_, before, shown, after) => {
  expect(showing(pile(before), cards(shown))).toEqual(pile(after));
});

test('whoever covers first or later sees the same', () => {
  const hand = pile('AS 9H* 7C 8D');
  expect(covered(showing(hand, ['7C']))).toEqual(showing(covered(hand), ['7C']));
  expect(covered(without(hand, ['9H', 'AS']))).toEqual(without(covered(hand), ['9H', 'AS']));
  expect(covered(join(hand, openPile(['KS'])))).toEqual(join(covered(hand), openPile(['KS'])));
  expect(covered(join(hand, pileOf(['KS'])))).toEqual(join(covered(hand), covered(pileOf(['KS']))));
});

test('sizes', () => {
  expect([EMPTY, pile('AS ?3'), openPile(['AS'])].map(sizeOf)).toEqual([0, 4, 1]);
});
