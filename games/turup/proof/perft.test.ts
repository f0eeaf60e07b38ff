import { type Card, type Seat, type Suit, sideOf, suitOf } from '@majlis/kernel';
import { endings, perft } from '@majlis/kernel/perft';
import { expect, test } from 'vitest';
import type { TurupAction } from '../action.ts';
import { turup } from '../index.ts';
import { strength } from '../play/trick.ts';
import type { TurupState } from '../state.ts';
import { after, ballots, dealt, lapse, lapsedTo } from './tests.ts';

const isPlay = (action: TurupAction): boolean => action.kind === 'play';

/** All thirteen tricks are played, so that every ending is a whole one. */
const WHOLE = { playOut: 'all13', bidding: 'off' } as const;

/** Mixed hands: suits run out at different times. */
const MIXED = [
  'AS 9S 4S KH 8H 3H QD 7D 2D JC 10C 6C 5C',
  'KS 8S 3S QH 7H 2H JD 10D 6D 5D AC 9C 4C',
  'QS 7S 2S JH 10H 6H 5H AD 9D 4D KC 8C 3C',
  'JS 10S 6S 5S AH 9H 4H KD 8D 3D QC 7C 2C',
];

/** The deal with this trump, once so many tricks were taken by whoever lets the time run out. */
const later = (trump: Suit, tricks: number): TurupState => {
  let now = lapsedTo(after(lapsedTo(dealt(WHOLE, trump, MIXED), 'vote'), ...ballots(trump.repeat(4))), 'play');
  while (now.tricks.length < tricks) now = lapsedTo(after(now, lapse(now.turn)), 'play');
  return now;
};

type Hands = readonly (readonly Card[])[];

/** The same on bare arrays, written from the rules alone: every line, by the tricks that seats 0 and 2 take. */
const bluntly = (hands: Hands, trick: readonly { seat: Seat; card: Card }[], turn: Seat, trump: Suit, won: number) => {
  const counts = new Map<number, number>();
  const led = trick[0] && suitOf(trick[0].card);
  const own = hands[turn] ?? [];
  if (own.length === 0) return counts.set(won, 1);
  const following = own.filter(card => suitOf(card) === led);
  for (const card of following.length > 0 ? following : own) {
    const fallen = [...trick, { seat: turn, card }];
    const rest = hands.map((hand, seat) => (seat === turn ? hand.filter(other => other !== card) : hand));
    const worth = (one: Card): number =>
      (suitOf(one) === trump ? 100 : suitOf(one) === suitOf(fallen[0]!.card) ? 0 : -100) + strength(one);
    const best = fallen.reduce((most, play) => (worth(play.card) > worth(most.card) ? play : most));
    const after =
      fallen.length === 4
        ? bluntly(rest, [], best.seat, trump, won + (sideOf(best.seat) === 0 ? 1 : 0))
        : bluntly(rest, fallen, (turn + 1) % 4, trump, won);
    for (const [tricks, lines] of after) counts.set(tricks, (counts.get(tricks) ?? 0) + lines);
  }
  return counts;
};

const result = ({ phase, results }: TurupState): string | undefined =>
  phase === 'summary' || phase === 'over' ? `${results.at(-1)?.tricks[0]}` : undefined;

test.each(['S', 'H', 'D', 'C'] as const)(
  '[TUR-5.2] endings of three cards come to what bare arrays come to: %s',
  trump => {
    const state = later(trump, 10);
    const hands = state.hands.map(hand => hand.cards);
    expect(hands.map(hand => hand.length)).toEqual([3, 3, 3, 3]);
    const won = state.tricks.filter(({ taker }) => sideOf(taker) === 0).length;
    const blunt = [...bluntly(hands, [], state.turn, trump, won)].map(([tricks, lines]) => [`${tricks}`, lines]);
    expect([...endings(turup, state, isPlay, result)]).toEqual(blunt.sort());
  },
);

test('[TUR-5.2] lines of play of 1, 2, 3… cards from a whole deal', () => {
  const state = later('S', 0);
  expect([1, 2, 3, 4, 5].map(plays => perft(turup, state, plays, isPlay))).toEqual([13, 42, 135, 432, 5184]);
});
