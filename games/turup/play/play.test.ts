import { type Card, cards, type Suit, type Trick } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { turup } from '../index.ts';
import { after, ballots, bid, dealt, lapse, lapsedTo, play, proceed, refusal, rules } from '../proof/tests.ts';
import { autoplay } from './autoplay.ts';
import { faultOfCard, playable } from './duty.ts';
import { takerOf } from './trick.ts';

/** Seat 0 has declared seven and leads. */
const playing = (trump = 'S') => lapsedTo(after(dealt(), proceed, ...ballots(trump.repeat(4))), 'play');

/** From seat 0 on. */
const trickOf = (text: string): Trick => cards(text).map((card, seat) => ({ seat, card }));

const at = (trick: string, trump: Suit = 'S') => ({ options: rules(), trump, tricks: [], trick: trickOf(trick) });

test('[TUR-5.1] in turn, one card each', () => {
  const state = after(playing(), play(0, 'AS'));
  expect(state).toMatchObject({ turn: 1, trick: [{ seat: 0, card: 'AS' }] });
  expect(refusal(state, ...play(2, '3S'))).toBe('not-your-turn');
  expect(refusal(state, ...play(0, 'KS'))).toBe('not-your-turn');
  expect(turup.offers(state, 2)).toEqual([]);
  expect(turup.waits(state)).toMatchObject([{ id: 'play/0.0/1', on: 1 }]);
});

test.each([
  ['follow', '9H', '2H KH 5S AD', '2H KH'],
  ['void: anything', '9H', '5S AD 3C', '5S AD 3C'],
  ['no duty to overtrump', '9H 2S', 'QS KD', 'QS KD'],
  ['a ruff does not change the led suit', '9H 2S', '2H 3H QS', '2H 3H'],
  ['trumps are followed too', '9S', '2H 3S', '3S'],
  ['a lead is free in Classic', '', '5S AD', '5S AD'],
])('[TUR-5.2] %s', (_, trick, hand, expected) => {
  expect(playable(cards(hand), at(trick))).toEqual(cards(expected));
});

test.each([
  ['lowest trump', 'S', '9H KH 2S AH', 2],
  ['higher trump', 'S', '9H 3S 2S AH', 1],
  ['the led deuce holds', 'S', '2H AD AC KD', 0],
  ['ten beats nine', 'D', '9C 10C 8C 2C', 1],
  ['jack beats ten', 'D', '10C JC 8C 2C', 1],
  ['four sevens', 'C', '7D 7H 7S 7C', 3],
  ['three aces of other suits', 'H', 'AS AD AC KS', 0],
] as const)('[TUR-5.3] who takes it: %s', (_, trump, trick, taker) => {
  expect(takerOf(trickOf(trick), trump)).toBe(taker);
});

test('[TUR-5.3] the taker leads', () => {
  const state = after(playing(), play(0, '3D'), play(1, 'AH'), play(2, 'AD'), play(3, 'AC'), proceed);
  expect(state).toMatchObject({ phase: 'play', turn: 2, trick: [], tricks: [{ taker: 2 }] });
});

test.each<[string, string, string, Card, string | undefined]>([
  ['not held', '9H', '2H', '3H', 'not-in-hand'],
  ['not following', '9H', '2H 5S', '5S', 'must-follow-suit'],
  ['following', '9H', '2H 5S', '2H', undefined],
])('[TUR-5.4] a card %s', (_, trick, hand, card, fault) => {
  expect(faultOfCard(cards(hand), card, at(trick))).toBe(fault);
});

test('[TUR-5.4] a refused card changes nothing', () => {
  const state = after(playing(), play(0, '2D'), play(1, 'AH'));
  const before = JSON.stringify(state);
  expect(refusal(state, ...play(2, '3S'))).toBe('must-follow-suit');
  expect(JSON.stringify(state)).toBe(before);
});

test('[TUR-5.5] a finished trick stays for a second and a half', () => {
  const state = after(playing(), play(0, 'AS'), play(1, 'AH'), play(2, '3S'), play(3, 'AC'));
  expect(turup.waits(state)).toEqual([{ id: 'trick/0.1', on: 'house', ms: 1500, lapse: { kind: 'proceed' } }]);
  expect(state.tricks.at(-1)?.plays.map(({ card }) => card)).toEqual(cards('AS AH 3S AC'));
  expect(refusal(state, ...play(0, 'KS'))).toBe('wrong-phase');
});

/** What is announced when every card is played by the clock, seat 0 having bid nine. */
const newsOf = (trump: 'S' | 'H'): string[] => {
  let state = after(dealt(), proceed, ...ballots(trump.repeat(4)), bid(0, 9));
  const news: string[] = [];
  while (state.phase !== 'summary') {
    const [wait] = turup.waits(state);
    if (!wait || !('lapse' in wait)) throw new Error('nobody is awaited');
    const decision = turup.decide(state, wait.on, wait.lapse);
    for (const event of decision.ok ? decision.events : []) {
      state = turup.evolve(state, event);
      if (event.kind !== 'taken') continue;
      news.push(...event.announced.map(({ news: what, side }) => `trick ${state.tricks.length}: ${what} ${side}`));
    }
  }
  return news;
};

test('[TUR-6.1] baazi, contract and kot are announced by the trick that decides them', () => {
  expect(newsOf('S')).toEqual(['trick 7: baazi 0', 'trick 9: made 0', 'trick 13: kot 0']);
  expect(newsOf('H')).toEqual(['trick 7: broken 0', 'trick 9: baazi 1']);
});

test('[TUR-6.8] what was not played is laid open; the summary stands for ten seconds or until all are ready', () => {
  const state = lapsedTo(playing('H'), 'summary');
  const open = turup.view(state, 'rail').hands;
  expect(open.map(hand => hand.cards.length)).toEqual([4, 4, 4, 4]);
  expect(turup.waits(state)).toEqual(
    [0, 1, 2, 3].map(seat => ({ id: `ready/0/${seat}`, on: seat, ms: 10_000, lapse: { kind: 'lapse' } })),
  );
  const some = after(state, [0, { kind: 'ready' }], [2, { kind: 'ready' }], lapse(3));
  expect(refusal(some, 0, { kind: 'ready' })).toBe('already-ready');
  expect(turup.offers(some, 1)).toEqual([{ kind: 'ready' }]);
  expect(after(some, [1, { kind: 'ready' }])).toMatchObject({ phase: 'shuffle', deal: 1, dealer: 0, ready: [] });
  expect(refusal(playing(), 0, { kind: 'ready' })).toBe('wrong-phase');
});

test.each([
  ['the lowest of the led suit', '9H', 'KH 4H 2S', '4H'],
  ['plain before trump', '', '2S AD KD', 'KD'],
  ['then clubs, diamonds, hearts', '', '3H 3D 3C 5S', '3C'],
  ['nine is lower than ten', 'AH', '10H 9H', '9H'],
  ['a void hand throws off', 'AH', '2S AD', 'AD'],
  ['nothing but trumps', '', 'AS KS 2S', '2S'],
])('[TUR-10.4] the clock plays %s', (_, trick, hand, card) => {
  expect(autoplay(cards(hand), at(trick))).toBe(card);
});
