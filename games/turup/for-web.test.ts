import { cards, type Suit } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { faultOfCard, handOrder, sheetOf, suitCounts } from './for-web.ts';
import { after, ballots, bid, dealt, lapsedTo, play, proceed, rules } from './proof/tests.ts';

test.each([
  [null, '7D AS KC 2S QH 10D', 'AS 2S QH KC 10D 7D'],
  ['S', '7D AS KC 2S QH 10D', 'AS 2S QH KC 10D 7D'],
  ['H', '7D AS KC 2S QH 10D', 'QH KC 10D 7D AS 2S'],
  ['D', '7D AS KC 2S QH 10D', '10D 7D AS 2S QH KC'],
  ['C', '7D AS KC 2S QH 10D', 'KC 10D 7D AS 2S QH'],
] as const)(
  '[TUR-1.5] a hand is held by suits in turns of colour, trumps first, from the ace down: %s',
  (trump: Suit | null, hand, due) => {
    expect(handOrder(cards(hand), trump).join(' ')).toBe(due);
  },
);

test('[TUR-3.1] what a hand holds of each suit', () => {
  expect(suitCounts(cards('AS KS QS 3D 2D'))).toEqual({ S: 3, H: 0, D: 2, C: 0 });
});

test('[TUR-5.2] why a card may not be played', () => {
  const lead = after(
    dealt(),
    proceed,
    ...ballots('SSSS'),
    bid(0, 7),
    bid(1, 7),
    bid(2, 7),
    bid(3, 7),
    proceed,
    play(0, '3D'),
  );
  expect(lead.turn).toBe(1);
  const later = after(lead, play(1, '3C'));
  expect(faultOfCard(later, 2, '3S')).toBe('must-follow-suit');
  expect(faultOfCard(later, 2, 'AD')).toBeUndefined();
  expect(faultOfCard(later, 2, 'AS')).toBe('not-in-hand');
});

test.each([
  [{}, 'S'],
  [{ scoring: 'tarneeb', playOut: 'all13' }, 'S'],
  [{ scoring: 'tricks' }, 'S'],
  [{ mode: 'frenzy' }, 'H'],
  [{ mode: 'frenzy' }, 'C'],
] as const)('[TUR-8.1] the lines of a reckoning add up to the points of the deal: %j %s', (changed, trump) => {
  const begun = dealt(rules(changed), trump);
  const voted = begun.trump ? begun : after(begun, proceed, ...ballots('SSSS'));
  const state = lapsedTo(voted, 'summary');
  const lines = sheetOf(state);
  expect(lines.length).toBeGreaterThan(0);
  const sum = (side: 0 | 1): number => lines.reduce((total, { points }) => total + points[side], 0);
  expect([sum(0), sum(1)]).toEqual([...(state.results.at(-1)?.points ?? [])]);
});
