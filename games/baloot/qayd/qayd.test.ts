import { type Card, cards, type Suit, type Trick } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { options } from '../options.ts';
import { proven } from './evidence.ts';
import { offences, type QaydGround, type RoundFacts, verdict } from './qayd.ts';

const usual = options.presets.default;

const trick = (leader: number, text: string): Trick => cards(text).map((card, i) => ({ seat: (leader + i) % 4, card }));

const facts = (
  trump: Suit | null,
  tricks: readonly Trick[],
  hands: readonly string[],
  more: Partial<RoundFacts> = {},
): RoundFacts => ({
  trump,
  locked: false,
  tricks,
  hands: hands.map(cards),
  akkas: [],
  options: usual,
  ...more,
});

/** Seat 0 leads the only trick; the hands are what is left. */
test.each<[QaydGround, string, Suit | null, string, readonly string[], string, string, Partial<RoundFacts>?]>([
  ['revoke', 'held the led suit', null, '7H KS', ['', 'AH', '', ''], 'KS', 'AH'],
  ['revoke', 'cutting instead', 'S', '7H JS', ['', 'AH', '', ''], 'JS', 'AH'],
  ['revoke', 'not following trumps', 'S', '7S KD', ['', 'AS', '', ''], 'KD', 'AS'],
  ['noTrump', 'had to cut', 'S', 'AH KD', ['', '9S 7S', '', ''], 'KD', '9S 7S'],
  ['noTrump', 'had to cut over', 'S', 'AH 9S KD', ['', '', 'JS 7S', ''], 'KD', 'JS'],
  ['noRaise', 'cut too low', 'S', 'AH 9S 7S', ['', '', 'JS', ''], '7S', 'JS'],
  ['noRaise', 'trumps led', 'S', 'AS 7S', ['', '9S', '', ''], '7S', '9S'],
  ['lockedLead', 'a trump', 'S', 'JS', ['AH KD', '', '', ''], 'JS', 'AH KD', { locked: true }],
  ['falseAkka', 'higher ones were out', 'S', 'KH', ['', '', '', ''], 'KH', '10H AH', { akkas: ['KH'] }],
])('[BAL-15.3, BAL-15.14] %s: %s', (ground, _, trump, fallen, hands, card, proof, more) => {
  const round = facts(trump, [trick(0, fallen)], hands, more);
  expect(offences(round)).toHaveLength(1);
  const found = verdict(ground, card as Card, round);
  expect(found).toMatchObject({ ground, card });
  expect([...(found?.proof ?? [])].sort()).toEqual(cards(proof).sort());
});

test.each<[string, Suit | null, string, readonly string[], Partial<RoundFacts>?]>([
  ['followed', null, '7H AH', ['', 'KS', '', '']],
  ['void', null, '7H KS', ['', 'AD', '', '']],
  ['could not beat it', 'S', 'AH JS 7S', ['', '', '9S', '']],
  ['partner led the Ace', 'S', 'AH 8H KD', ['', '', 'JS', '']],
  ['trumps only', 'S', 'JS', ['9S', '', '', ''], { locked: true }],
])('[BAL-15.3] no offence: %s', (_, trump, fallen, hands, more) => {
  expect(offences(facts(trump, [trick(0, fallen)], hands, more))).toEqual([]);
});

const LATER = [trick(0, '7H KS 8H 9H'), trick(0, '10H AH QH JH')];

test('[BAL-15.5] what was held is what was played from then on', () => {
  const round = facts(null, LATER, ['', '', '', '']);
  expect(offences(round)).toEqual([{ seat: 1, card: 'KS', ground: 'revoke', proof: ['AH'] }]);
});

test('[BAL-15.5] the ground must be the one the card fits, and the card one that fell', () => {
  const round = facts(null, LATER, ['', '', '', '']);
  expect(verdict('revoke', 'KS', round)?.seat).toBe(1);
  expect([verdict('noTrump', 'KS', round), verdict('revoke', '8H', round), verdict('revoke', '7D', round)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each<[string, readonly Trick[], number]>([
  ['right: it frees the partner', [trick(0, 'AH 7H 8H 9H'), trick(0, '10H 7D KD QH')], 0],
  ['wrong: it frees nobody', [trick(0, '7C 8C 9C 10C'), trick(3, '10H 7D KD QH')], 2],
])('[BAL-12.4] an Akka is %s', (_, tricks, count) => {
  const hands = ['', '', '', ''].map((_, seat) => (seat === (tricks[1]![0]!.seat + 2) % 4 ? 'JS' : ''));
  expect(offences(facts('S', tricks, hands, { akkas: ['10H'] }))).toHaveLength(count);
});

const HIDDEN = [4, 4, 4, 4];

test.each<[string, Suit | null, readonly Trick[], readonly string[], readonly number[], readonly QaydGround[]]>([
  ['the suit shows up later', null, LATER, ['', '', '', ''], HIDDEN, ['revoke']],
  ['nothing showed yet', null, LATER.slice(0, 1), ['', '', '', ''], HIDDEN, []],
  ['a shown card proves it', null, LATER.slice(0, 1), ['', 'AH', '', ''], HIDDEN, ['revoke']],
  [
    'a trump later, but were they void?',
    'S',
    [trick(0, 'AH KD 8H 9H'), trick(0, '7S 8S 9S 10S')],
    ['', '', '', ''],
    HIDDEN,
    [],
  ],
  [
    'all their cards are known',
    'S',
    [trick(0, 'AH KD 8H 9H'), trick(0, '7S 8S 9S 10S')],
    ['', '', '', ''],
    [4, 0, 4, 4],
    ['noTrump'],
  ],
  [
    'all of the suit is known',
    'S',
    [trick(0, 'AH KD 8H 9H'), trick(0, '7S 8S 9S 10S')],
    ['7H 10H JH QH KH', '', '', ''],
    HIDDEN,
    ['noTrump'],
  ],
  [
    'a higher trump later',
    'S',
    [trick(0, 'AS 7S 10S KS'), trick(0, '7H 9S 8H 10H')],
    ['', '', '', ''],
    HIDDEN,
    ['noRaise'],
  ],
])('[BAL-15.15] %s', (_, trump, tricks, shown, hidden, grounds) => {
  expect(proven({ ...facts(trump, tricks, shown), hidden }).map(({ ground }) => ground)).toEqual(grounds);
});
