import { cards, pileOf, type Seat, type Suit } from '@majlis/kernel';
import type { TurupOptions, TurupState } from '@majlis/turup';
import { expect, test } from 'vitest';
import { done } from './tests.ts';

const SUITS_STANDING = ['S', 'H', 'D', 'C'] as const;
const FIVE = { cards: [], shown: [], hidden: 5 };
const NOBODY = [null, null, null, null];

interface Question {
  readonly hand: string;
  readonly among?: readonly Suit[];
  readonly ballots?: readonly (Suit | null)[];
  readonly options?: Partial<TurupOptions>;
}

const votes = ({ hand, among = SUITS_STANDING, ballots = NOBODY, options = {} }: Question): readonly string[] => {
  const more: Partial<TurupState> = {
    phase: 'vote',
    votes: [{ among, ballots, result: null }],
    hands: [pileOf(cards(hand)), FIVE, FIVE, FIVE],
  };
  return done('steady', { trump: 'S', hand, options, more });
};

test.each<readonly [string, Question, string]>([
  ['length', { hand: '2S 3S 4S AH KH' }, 'vote:S'],
  ['of equal length the honours', { hand: '2S 3S AH KH 9D' }, 'vote:H'],
  ['in a second vote, a suit that stands', { hand: '2S 3S 4S AH KD', among: ['H', 'C'] }, 'vote:H'],
  [
    'where ballots are open, with a partner',
    { hand: '2S 3S 4S AH KH', ballots: [null, null, 'H', null], options: { ballots: 'live' } },
    'vote:H',
  ],
  [
    'nothing, and throws in five worthless cards',
    { hand: '2S 3S 4S 5H 6H', options: { weakRedeal: 'caller' } },
    'redeal',
  ],
  ['as usual with a ten', { hand: '2S 3S 4S 5H 10H', options: { weakRedeal: 'caller' } }, 'vote:S'],
])('a player votes for %s', (_, question, right) => {
  expect(votes(question)).toEqual([right]);
});

interface Auction {
  readonly hand: string;
  readonly trump?: Suit;
  /** By seats 0 to 3. */
  readonly ballots?: string;
  readonly calls?: readonly (readonly [Seat, number | 'pass'])[];
  readonly options?: Partial<TurupOptions>;
}

const bids = ({ hand, ballots = 'SHDC', calls = [], options = {} }: Auction): readonly string[] => {
  const seat = calls.length % 4;
  const more: Partial<TurupState> = {
    phase: 'bid',
    votes: [
      {
        among: SUITS_STANDING,
        ballots: [...ballots].map(letter => SUITS_STANDING.find(suit => suit === letter) ?? null),
        result: { tied: ['S'], by: 'majority', trump: 'S' },
      },
    ],
    calls: calls.map(([at, bid]) => ({ seat: at, bid })),
    hands: [0, 1, 2, 3].map(at => (at === seat ? pileOf(cards(hand)) : FIVE)),
  };
  return done('steady', { trump: 'S', hand, seat, options, more });
};

test.each<readonly [string, Auction, string]>([
  ['seven on nothing', { hand: '2S 3H 4D 5C 6H' }, 'bid:7'],
  ['seven on a fair hand', { hand: 'KS 9S 4D AC 6H' }, 'bid:7'],
  ['eight on three trumps with ace and king', { hand: 'AS KS 9S AC 6H' }, 'bid:8'],
  ['nine on more than that, with a partner who voted along', { hand: 'AS KS QS JS AC', ballots: 'SHSC' }, 'bid:9'],
  ['less where the opponents voted for the suit', { hand: 'AS KS 9S AC 6H', ballots: 'SSDS' }, 'bid:7'],
  [
    'over a partner who bid eight, on as good a hand',
    {
      hand: 'AS KS 9S AC 6H',
      calls: [
        [0, 8],
        [1, 7],
      ],
    },
    'bid:9',
  ],
  ['pass on nothing, where one may', { hand: '2S 3H 4D 5C 6H', options: { bidding: 'auction' } }, 'pass'],
  [
    'the lowest that rises, where bids must',
    { hand: 'AS KS QS JS AC', calls: [[0, 7]], options: { bidding: 'auction' } },
    'bid:8',
  ],
  [
    'nothing over a partner, where bids must rise',
    {
      hand: 'AS KS QS JS AC',
      calls: [
        [0, 7],
        [1, 'pass'],
      ],
      options: { bidding: 'auction' },
    },
    'pass',
  ],
])('a player bids %s', (_, auction, right) => {
  expect(bids(auction)).toEqual([right]);
});
