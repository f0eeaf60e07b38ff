import {
  type Card,
  cards,
  nextSeat,
  pick,
  type Random,
  type Seat,
  type Suit,
  seatsFrom,
  seeded,
  shuffled,
  type Trick,
} from '@majlis/kernel';
import { expect, test } from 'vitest';
import { options } from '../options.ts';
import { playable, type Situation } from '../play/duty.ts';
import { takerOf } from '../play/trick.ts';
import { PACK, strength } from '../play/value.ts';
import { sureFromOwnEyes } from './claimants-view.ts';
import { provable } from './provable.ts';
import { breaksClaim } from './sawa.ts';
import type { ClaimPosition } from './telling-cards.ts';

const situation = (trump: Suit | null, more: Partial<Situation> = {}): Situation => ({
  trump,
  locked: false,
  akka: false,
  options: options.presets.default,
  ...more,
});

const alone: Partial<Situation> = { options: { ...options.presets.default, sawaBasis: 'claimant' } };

test.each<[string, Suit | null, string, readonly string[], boolean, Partial<Situation>?]>([
  ['masters', null, '', ['AH 10H', 'KH 7C', '7D 8D', 'QH 9C'], true],
  ['a master is out', null, '', ['AH KD', 'KH 7C', '7D 8S', 'AD 9C'], false],
  ['the suit runs dry', null, '', ['AH 10H 7H', 'KH QH 7C', '7D 8D 9D', '9C 8C 10C'], true],
  ['trumps are drawn first', 'S', '', ['8S 9S AH', 'KS 7H 8C', '7D 8D 9D', '7C 9C 10D'], true],
  ['a trump too many', 'S', '', ['AH 10H', '7S 7D', '8D 9D', '7C 8C'], false],
  ['locked: trumps cannot be drawn', 'S', '', ['9S AH', '7S 8C', '7D 8D', '9C 10D'], false, { locked: true }],
  ['open: they can', 'S', '', ['9S AH', '7S 8C', '7D 8D', '9C 10D'], true],
  ['the partner must take it', null, '', ['AH 7S', 'KH 8D', 'QH AS', 'JH 9D'], true],
  ['but not for the claimant alone', null, '', ['AH 7S', 'KH 8D', 'QH AS', 'JH 9D'], false, alone],
  ['the partner must cut', 'S', '', ['KH AD', '7H 8D', '7S 9C', '8H 9D'], true],
  [
    'they must cut the 10; the Ace they might let pass',
    'S',
    '',
    ['AC 10C 10S', '8D 8C KH', 'QD 9S 7D', 'JH 7H QS'],
    true,
  ],
  ['the trick in progress', null, '7H KH 8H', ['AH AD', '7D', '7C', '8C'], true],
  ['which they cannot win', null, '7H AH 8H', ['KH AD', '7D', '7C', '8C'], false],
  ['which their partner holds for good', null, '7H AH 8H', ['KH', '', '', ''], true],
])('[BAL-14.8] %s', (_, trump, fallen, hands, expected, more) => {
  const trick = cards(fallen).map((card, i) => ({ seat: i + 1, card }));
  expect(provable({ claimant: 0, hands: hands.map(cards), trick }, situation(trump, more))).toBe(expected);
});

/** The definition itself, tried out to the end without any short cut. */
const triedOut = ({ claimant, hands, trick }: ClaimPosition, seat: Seat, now: Situation): boolean => {
  const hand = hands[seat] ?? [];
  if (hand.length === 0) return true;
  const holds = (card: Card): boolean => {
    const next: Trick = [...trick, { seat, card }];
    const left = hands.map((held, at) => (at === seat ? held.filter(other => other !== card) : held));
    if (next.length < 4) return triedOut({ claimant, hands: left, trick: next }, nextSeat(seat, 4), now);
    const taker = takerOf(next, now.trump);
    return !breaksClaim(taker, claimant, now.options) && triedOut({ claimant, hands: left, trick: [] }, taker, now);
  };
  const may = playable(hand, seat, trick, now);
  return seat === claimant ? may.some(holds) : may.every(holds);
};

/** Hands of `size`, the claimant's side strong enough for claims to be worth a proof. */
const dealt = (size: number, trump: Suit | null, random: Random): readonly (readonly Card[])[] => {
  const power = (card: Card): number => strength(card, trump) + (card.endsWith(trump ?? '?') ? 6 : 0) + random.below(6);
  const order = shuffled(PACK, random)
    .slice(0, size * 4)
    .map(card => ({ card, power: power(card) }))
    .sort((a, b) => b.power - a.power)
    .map(({ card }) => card);
  const ours = shuffled(order.slice(0, size * 2), random);
  const theirs = shuffled(order.slice(size * 2), random);
  return [ours.slice(0, size), theirs.slice(0, size), ours.slice(size), theirs.slice(size)];
};

/** The same with so many cards already on the table, the claimant's turn next. */
const begun = (hands: ClaimPosition['hands'], before: number, now: Situation, random: Random): ClaimPosition =>
  seatsFrom((4 - before) % 4, 4)
    .slice(0, before)
    .reduce<ClaimPosition>(
      ({ claimant, hands: held, trick }, seat) => {
        const card = pick(playable(held[seat] ?? [], seat, trick, now), random);
        const left = held.map((hand, at) => (at === seat ? hand.filter(other => other !== card) : hand));
        return { claimant, hands: left, trick: [...trick, { seat, card }] };
      },
      { claimant: 0, hands, trick: [] },
    );

const HOUSES = [
  options.presets.default,
  { ...options.presets.default, sawaBasis: 'claimant' },
  { ...options.presets.default, partnerExemption: 'never', underTrump: 'forced', trumpLedRaise: 'always' },
  { ...options.presets.default, partnerExemption: 'whenWinning', lockedScope: 'firstLead' },
] as const;

test.each([
  [2, 2000],
  [3, 1500],
  [4, 200],
])('[BAL-14.8] with %i cards each, the short cuts change nothing (%i deals)', (size, deals) => {
  const random = seeded(14 + size);
  let yes = 0;
  for (let n = 0; n < deals; n++) {
    const trump = n % 3 === 0 ? null : 'S';
    const now = situation(trump, { locked: n % 5 === 0 && trump !== null, options: HOUSES[n % 4] ?? HOUSES[0] });
    const claim = begun(dealt(size, trump, random), random.below(4), now, random);
    const expected = triedOut(claim, 0, now);
    expect({ claim, n, provable: provable(claim, now) }).toEqual({ claim, n, provable: expected });
    yes += expected ? 1 : 0;
  }
  expect(yes).toBeGreaterThan(deals / 10);
  expect(yes).toBeLessThan((deals * 9) / 10);
});

test.each<[string, Suit | null, string, string, string, boolean, Partial<Situation>?]>([
  ['the three highest left', null, '', 'AH 10H KH', '', true],
  ['not with the Queen between', null, '', 'AH 10H JH', '', false],
  ['which has gone', null, '', 'AH 10H JH', 'KH QH', true],
  ['a side Ace, trumps out', 'S', '', 'AH', '', false],
  ['a side Ace, trumps gone', 'S', '', 'AH', 'JS 9S AS 10S KS QS 8S 7S', true],
  ['enough trumps to draw the rest', 'S', '', 'JS 9S AH', 'AS 10S KS QS 8S', true],
  ['not when they may not be led', 'S', '', 'JS 9S AH', 'AS 10S KS QS 8S', false, { locked: true }],
  ['last hand, beating what lies there', null, '7H KH 8H', 'AH AD', '', true],
  ['second hand, an Ace', null, '7H', 'AH AD', '', true],
  ['second hand, beaten by one unseen', null, '7H', 'KH AD', '', false],
  ['last card, partner holds the trick', null, '7H AH 8H', 'KH', '', true],
  ['not for the claimant alone', null, '7H AH 8H', 'KH', '', false, alone],
  ['partner would lead next', null, '7H AH 8H', 'KH AD', '', false],
])('[BAL-14.10] from their own eyes: %s', (_, trump, fallen, hand, played, expected, more) => {
  const trick = cards(fallen).map((card, i, all) => ({ seat: 4 - all.length + i, card }));
  const eyes = { seat: 0, hand: cards(hand), trick, played: cards(played) };
  expect(sureFromOwnEyes(eyes, situation(trump, more))).toBe(expected);
});

test('[BAL-14.10] what their own eyes prove is proven, wherever the cards lie', () => {
  const random = seeded(10);
  let sure = 0;
  for (let n = 0; n < 3000; n++) {
    const trump = n % 3 === 0 ? null : 'S';
    const now = situation(trump, { locked: n % 7 === 0 && trump !== null, options: HOUSES[n % 4] ?? HOUSES[0] });
    const hands = dealt(2 + (n % 3), trump, random);
    const held = hands.flat();
    const played = PACK.filter(card => !held.includes(card));
    if (!sureFromOwnEyes({ seat: 0, hand: hands[0] ?? [], trick: [], played }, now)) continue;
    sure++;
    expect({ hands, provable: provable({ claimant: 0, hands, trick: [] }, now) }).toEqual({ hands, provable: true });
  }
  expect(sure).toBeGreaterThan(200);
});
