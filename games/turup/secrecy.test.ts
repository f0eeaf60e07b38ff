import { cards, seeded, type Viewer } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { turup } from './index.ts';
import { mayHold } from './inference.ts';
import type { TurupOptions } from './options.ts';
import { after, ballots, bid, dealt, HANDS, lapsedTo, play, proceed, rolled, vote } from './proof/tests.ts';
import type { TurupState } from './state.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'rail'];

const text = (state: TurupState, viewer: Viewer): string => JSON.stringify(turup.view(state, viewer));

test('[TUR-13.1] every hand is its owner’s alone, and the stock is nobody’s', () => {
  const state = after(dealt(), proceed);
  for (const viewer of VIEWERS) {
    const seen = turup.view(state, viewer);
    expect(seen.hands.map(hand => hand.cards)).toEqual(
      HANDS.map((hand, seat) => (seat === viewer ? cards(hand).slice(0, 5) : [])),
    );
    expect(seen.hands.map(hand => hand.cards.length + hand.hidden)).toEqual([5, 5, 5, 5]);
    expect(seen.stock).toEqual({ cards: [], shown: [], hidden: 32 });
  }
});

test('[TUR-13.1] bids, tricks and trump are everybody’s', () => {
  const state = lapsedTo(after(dealt(), proceed, ...ballots('SSSS'), bid(0, 8)), 'play');
  const on = after(state, play(0, 'AS'));
  for (const viewer of VIEWERS) {
    const { trump, contract, calls, trick } = turup.view(on, viewer);
    expect({ trump, contract, trick }).toEqual({ trump: 'S', contract: { declarer: 0, bid: 8 }, trick: on.trick });
    expect(calls.length).toBe(4);
  }
});

const votesSeen = (changed: Partial<TurupOptions>, viewer: Viewer) =>
  turup.view(after(dealt(changed), proceed, vote(1, 'H'), vote(2, 'D')), viewer).votes[0]?.ballots;

test.each<[Viewer, readonly (string | null)[]]>([
  [0, [null, 'cast', 'cast', null]],
  [1, [null, 'H', 'cast', null]],
  [2, [null, 'cast', 'D', null]],
  [3, [null, 'cast', 'cast', null]],
  ['rail', [null, 'cast', 'cast', null]],
])('[TUR-13.2] of the ballots viewer %s sees %j', (viewer, seen) => {
  expect(votesSeen({}, viewer)).toEqual(seen);
  expect(votesSeen({ ballots: 'live' }, viewer)).toEqual([null, 'H', 'D', null]);
});

test('[TUR-13.2] the event of a ballot, and an abstention, say no more', () => {
  const voted = { kind: 'voted', seat: 1, ballot: 'H', open: false } as const;
  expect(turup.mask(voted, 1)).toEqual(voted);
  expect(turup.mask(voted, 3)).toEqual({ ...voted, ballot: 'cast' });
  expect(turup.mask({ ...voted, open: true }, 3)).toEqual({ ...voted, open: true });
  const abstained = after(dealt({ missingVote: 'abstain' }), proceed, [1, { kind: 'lapse' }]);
  expect(turup.view(abstained, 0).votes[0]?.ballots).toEqual([null, 'cast', null, null]);
});

const frenzy = after(dealt({ mode: 'frenzy' }, 'D'), proceed);
const peeked = after(frenzy, [0, { kind: 'peek', target: 1 }], rolled('peek/0', 2));

test.each<[Viewer, string | null]>([
  [0, 'QH'],
  [1, null],
  [2, null],
  [3, null],
  ['rail', null],
])('[TUR-13.3] of the peek viewer %s knows %s', (viewer, card) => {
  expect(turup.view(peeked, viewer).peeks).toEqual([{ seat: 0, target: 1, held: 13, card }]);
  const event = { kind: 'peeked', seat: 0, target: 1, at: 2, card: 'QH' } as const;
  expect(turup.mask(event, viewer)).toEqual(viewer === 0 ? event : { ...event, at: null, card: null });
  if (viewer !== 1) expect(text(peeked, viewer).includes('QH')).toBe(viewer === 0);
});

test('[TUR-13.3] every world the peeker imagines holds the card where it was seen', () => {
  const random = seeded(3);
  const elsewhere = new Set<number>();
  for (let drawn = 0; drawn < 60; drawn++) {
    expect(turup.worlds(turup.view(peeked, 0), 0, random).hands[1]?.cards).toContain('QH');
    elsewhere.add(turup.worlds(turup.view(peeked, 2), 2, random).hands.findIndex(hand => hand.cards.includes('QH')));
  }
  expect([...elsewhere].sort()).toEqual([0, 1, 3]);
});

test('[TUR-13.4] who did not follow has none, in every world that is imagined', () => {
  const state = after(dealt({ mode: 'frenzy' }, 'S'), proceed, play(0, '3D'), play(1, 'KH'), play(2, '4D'));
  const random = seeded(5);
  for (let drawn = 0; drawn < 60; drawn++) {
    const { hands } = turup.worlds(turup.view(state, 3), 3, random);
    expect(hands[1]?.cards.filter(card => card.endsWith('D'))).toEqual([]);
  }
});

test.each([
  ['5H', [], false, true],
  ['5H', ['H'], false, false],
  ['5H', [], true, false],
  ['5S', [], true, true],
] as const)('[TUR-13.4] may hold %s: void of %j, trumps only %s', (card, voids, trumpsOnly, may) => {
  expect(mayHold({ voids, trumpsOnly }, card, 'S')).toBe(may);
});

test('[TUR-13.4] a locked trump led shows a hand of trumps', () => {
  const swapped = [
    'AS KS QS 3S 2S JS 10S 9S 8S 7S 6S 5S 4S',
    HANDS[1],
    'AD KD QD 3D 2D JD 10D 9D 8D 7D 6D 5D 4D',
    HANDS[3],
  ];
  const state = after(dealt({ mode: 'frenzy' }, 'S', swapped), proceed, play(0, 'AS'));
  const random = seeded(9);
  for (let drawn = 0; drawn < 20; drawn++) {
    const { hands } = turup.worlds(turup.view(state, 3), 3, random);
    expect(hands[0]?.cards.every(card => card.endsWith('S'))).toBe(true);
  }
});
