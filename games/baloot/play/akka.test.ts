import { type Card, cards, type Suit } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { mayCarryAkka } from './akka.ts';

test.each<[string, string, Suit | null, Card, string, boolean]>([
  ['12.1', 'not in Sun', null, '10H', 'AH', false],
  ['12.2', 'the Ace has gone', 'S', '10H', 'AH', true],
  ['12.2', 'the Ace is still out', 'S', '10H', '', false],
  ['12.2', 'all higher ones have gone', 'S', '9D', 'AD 10D KD QD JD', true],
  ['12.2', 'one higher one is still out', 'S', '9D', 'AD 10D KD QD', false],
  ['12.2', 'not on an Ace', 'S', 'AH', '', false],
  ['12.2', 'not on a trump', 'S', '9S', 'JS', false],
  ['12.2', 'a side suit has its own order', 'S', 'KH', 'AH 10H', true],
])('[BAL-%s] %s', (_, __, trump, card, played, allowed) => {
  expect(mayCarryAkka(card, cards(played), trump)).toBe(allowed);
});
