import { expect, test } from 'vitest';
import type { BalootOptions } from '../options.ts';
import {
  doubled,
  hokum,
  mine,
  type ReckoningRow,
  round,
  sira,
  theirFifty,
  theirSira,
  theirs,
  tripled,
  usual,
} from './reckonings.ts';
import { type Reckoning, score } from './score.ts';

const sun = (buyer: number, other: number): Partial<Reckoning> => ({ mode: 'sun', raw: [buyer, other] });
const PAIR: Partial<BalootOptions> = { hokumRounding: 'pair' };
const fifty: Partial<Reckoning> = { projects: [['fifty'], []] };
const tiebreak: Partial<BalootOptions> = { balootCounts: 'tiebreak' };

test.each<ReckoningRow>([
  ['16.6', 'Sun with a sira', { ...sun(106, 24), ...sira }, [26, 4], 'made', 'totals'],
  ['16.6', 'Hokum', hokum(87, 75), [9, 7], 'made', 'totals'],
  ['16.6', 'equal points, more Abnat', hokum(86, 76), [8, 8], 'made', 'totals'],
  ['16.6', 'the other side keeps its Baloot', { ...hokum(100, 62), ...theirs }, [10, 8], 'made', 'totals'],
  ['16.2', 'a project saves the buyer', { ...hokum(60, 102), projects: [['hundred'], []] }, [16, 10], 'made', 'totals'],
  ['16.2', 'Baloot saves the buyer', { ...hokum(72, 90), ...mine }, [9, 9], 'made', 'totals'],
  ['16.7', 'Hokum', hokum(80, 82), [0, 16], 'khasara', 'totals'],
  ['16.7', 'Sun, by a sira', { ...sun(74, 56), ...theirSira }, [0, 30], 'khasara', 'totals'],
  ['16.7', 'with the buyer’s projects', { ...sun(40, 90), ...sira }, [0, 30], 'khasara', 'totals'],
  ['16.8', '106 each, 11 points to 10', { ...hokum(106, 56), ...theirFifty }, [0, 21], 'khasara', 'points'],
  ['16.8', '107 to 105', { ...hokum(107, 55), ...theirFifty }, [11, 10], 'made', 'totals'],
  ['16.9', 'Hokum', hokum(81, 81), [8, 8], 'tie', 'equal'],
  ['16.9', 'Sun', sun(65, 65), [13, 13], 'tie', 'equal'],
  ['16.9', 'with Baloot', { ...hokum(71, 91), ...mine }, [9, 9], 'tie', 'equal'],
  ['16.9', 'the buyer loses', sun(65, 65), [0, 26], 'khasara', 'equal', { khasaraOnTie: 'buyerLoses' }],
  ['16.9', 'they lose in Hokum', hokum(81, 81), [0, 16], 'khasara', 'equal', { khasaraOnTie: 'hokumBuyerLoses' }],
  ['16.21', 'Abnat decide', { ...hokum(56, 106), ...fifty }, [11, 10], 'tie', 'equal', PAIR],
  [
    '16.21',
    'and the buyer loses where a tie is lost',
    { ...hokum(56, 106), ...fifty },
    [0, 21],
    'khasara',
    'equal',
    { ...PAIR, khasaraOnTie: 'hokumBuyerLoses' },
  ],
  [
    '16.21',
    'points decide: 11 to 10',
    { ...hokum(56, 106), ...fifty },
    [11, 10],
    'made',
    'points',
    { ...PAIR, khasaraOnTie: 'hokumBuyerLoses', equalAbnat: 'points' },
  ],
  [
    '16.21',
    'but not at 8 to 8',
    hokum(81, 81),
    [0, 16],
    'khasara',
    'equal',
    { ...PAIR, khasaraOnTie: 'hokumBuyerLoses', equalAbnat: 'points' },
  ],
  [
    '16.22',
    'equal Abnat, fewer points',
    { ...hokum(106, 56), ...theirFifty },
    [10, 11],
    'tie',
    'equal',
    { khasaraOnTie: 'onlyIfLess' },
  ],
  ['16.22', 'equal', sun(65, 65), [13, 13], 'tie', 'equal', { khasaraOnTie: 'onlyIfLess' }],
  ['16.22', 'less', hokum(80, 82), [0, 16], 'khasara', 'totals', { khasaraOnTie: 'onlyIfLess' }],
  ['16.9', 'not in Sun', sun(65, 65), [13, 13], 'tie', 'equal', { khasaraOnTie: 'hokumBuyerLoses' }],
])('[BAL-%s] %s', (_, __, given, points, outcome, because, rules = {}) => {
  expect(score({ ...round, ...given }, { ...usual, ...rules })).toMatchObject({ points, outcome, because });
});

test.each<ReckoningRow>([
  ['16.10', 'the buyer', { ...doubled, ...hokum(100, 62), ...sira }, [36, 0], 'made', 'totals'],
  ['16.10', 'the others', { ...doubled, ...hokum(100, 62), ...theirFifty }, [0, 42], 'khasara', 'totals'],
  ['16.10', 'Sun', { ...doubled, ...sun(100, 30) }, [52, 0], 'made', 'totals'],
  ['10.1', 'nothing multiplies Baloot', { ...tripled, ...hokum(100, 62), ...mine }, [50, 0], 'made', 'totals'],
  ['16.11', 'they raised last', doubled, [32, 0], 'made', 'last-raiser'],
  ['16.11', 'the buyer did', tripled, [0, 48], 'khasara', 'last-raiser'],
  ['16.11', 'the first doubler pays', tripled, [48, 0], 'made', 'first-doubler', { doubledTie: 'initialDoublerLoses' }],
  [
    '16.11',
    'on points, 8 to 8',
    { ...doubled, ...hokum(76, 86) },
    [32, 0],
    'made',
    'last-raiser',
    { doubledTie: 'lastRaiserLosesOnPoints', hokumRounding: 'pair' },
  ],
  [
    '16.11',
    'on Abnat, 76 to 86',
    { ...doubled, ...hokum(76, 86) },
    [0, 32],
    'khasara',
    'totals',
    { hokumRounding: 'pair' },
  ],
  [
    '16.11',
    'on points, 9 to 7',
    { ...tripled, ...hokum(90, 72) },
    [48, 0],
    'made',
    'points',
    { doubledTie: 'lastRaiserLosesOnPoints' },
  ],
  ['16.12', 'full', { ...tripled, ...hokum(100, 62), ...sira }, [54, 0], 'made', 'totals'],
  [
    '16.12',
    'twice at most',
    { ...tripled, ...hokum(100, 62), ...sira },
    [52, 0],
    'made',
    'totals',
    { projectMultiplier: 'cap2' },
  ],
  [
    '16.12',
    'not above Double',
    { ...tripled, ...hokum(100, 62), ...sira },
    [50, 0],
    'made',
    'totals',
    { projectMultiplier: 'doubleOnly' },
  ],
  [
    '16.12',
    'at Double',
    { ...doubled, ...hokum(100, 62), ...sira },
    [36, 0],
    'made',
    'totals',
    { projectMultiplier: 'doubleOnly' },
  ],
])('[BAL-%s] doubled: %s', (_, __, given, points, outcome, because, rules = {}) => {
  expect(score({ ...round, ...given }, { ...usual, ...rules })).toMatchObject({ points, outcome, because });
});

test.each<ReckoningRow>([
  ['10.5', 'goes with the pot', { ...hokum(58, 104), ...mine }, [0, 18], 'khasara', 'totals'],
  ['10.5', 'stays', { ...hokum(58, 104), ...mine }, [2, 16], 'khasara', 'totals', { balootPot: 'keep' }],
  ['10.5', 'is nobody’s', { ...hokum(58, 104), ...mine }, [0, 16], 'khasara', 'totals', { balootPot: 'void' }],
  ['16.18', 'left out', { ...hokum(72, 90), ...mine }, [0, 18], 'khasara', 'totals', tiebreak],
  ['16.18', 'breaks a tie for the buyer', { ...mine }, [10, 8], 'made', 'baloot', tiebreak],
  ['16.18', 'breaks it for the others', { ...theirs }, [0, 18], 'khasara', 'baloot', tiebreak],
  ['16.18', 'breaks a doubled tie', { ...tripled, ...mine }, [50, 0], 'made', 'baloot', tiebreak],
  ['16.18', 'not even then', { ...mine }, [10, 8], 'tie', 'equal', { balootCounts: 'none' }],
])('[BAL-%s] Baloot %s', (_, __, given, points, outcome, because, rules = {}) => {
  expect(score({ ...round, ...given }, { ...usual, ...rules })).toMatchObject({ points, outcome, because });
});
