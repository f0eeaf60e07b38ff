import { expect, test } from 'vitest';
import { oracle } from '../../commands/oracles/baloot.ts';
import { tooEarly } from './knowledge.ts';

const pile = (...cards: readonly string[]) => ({ size: cards.length, cards });
const EVENTS = [
  { kind: 'dealt', hands: [pile('AS'), pile('KS'), pile('10D'), pile('8C')], floor: '9H', stock: pile('7C') },
  { kind: 'played', seat: 1, card: 'KS', akka: false },
];

test.each([
  ['one’s own card', 0, 1, '<b data-card="AS">', false],
  ['the floor', 0, 1, '{"floor":"9H"}', false],
  ['another’s card before it is played', 0, 1, '<b data-card="KS">', true],
  ['the same when it was played', 0, 2, '<b data-card="KS">', false],
  ['a card of the stock', 2, 2, '{"view":{"stock":["7C"]}}', true],
  ['a ten in another hand', 0, 2, '{"hand":["10D"]}', true],
  ['what the log of a store remembers', 0, 2, '{"log":["8C"],"you":0}', false],
  ['more events than there were', 0, 3, '', true],
])('the eyes of the tests: %s', (_, seat, events, text, isLeak) => {
  expect(tooEarly(oracle, EVENTS, [{ seat, events, text }]).length > 0).toBe(isLeak);
});
