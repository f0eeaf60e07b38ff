import { type BySide, cards, SUITS, seeded, shuffled } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { options } from '../options.ts';
import { PACK } from '../play/value.ts';
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
import { type PlayedRound, type Reckoning, score, scoreRound } from './score.ts';
import type { RoundOutcome } from './sheet.ts';

const swept: Partial<Reckoning> = { raw: [162, 0], tricks: [8, 0] };

test.each<ReckoningRow>([
  ['16.13', 'Hokum', swept, [25, 0], 'kaboot', 'sweep'],
  ['16.13', 'Sun, with the swept side’s fifty', { ...swept, mode: 'sun', ...theirFifty }, [54, 0], 'kaboot', 'sweep'],
  ['16.13', 'by the other side', { raw: [0, 162], tricks: [0, 8], ...theirs }, [0, 27], 'kaboot', 'sweep'],
  ['16.13', 'seven are not enough', hokum(152, 10), [15, 1], 'made', 'totals'],
  ['16.14', 'doubling does not touch it', { ...swept, ...doubled, ...sira }, [27, 0], 'kaboot', 'sweep'],
  [
    '16.14',
    'unless it does',
    { ...swept, ...doubled, ...sira },
    [54, 0],
    'kaboot',
    'sweep',
    { kabootMultiplied: true },
  ],
  ['16.15', 'own projects only', { ...swept, ...theirFifty }, [25, 0], 'kaboot', 'sweep', { kabootProjects: 'own' }],
  ['16.15', 'own ones still', { ...swept, ...sira }, [27, 0], 'kaboot', 'sweep', { kabootProjects: 'own' }],
  [
    '16.16',
    'reverse',
    { mode: 'sun', tricks: [0, 8], reverse: true },
    [0, 88],
    'kaboot',
    'sweep',
    { reverseKaboot: 88 },
  ],
  [
    '16.16',
    'not for the buyer',
    { ...swept, mode: 'sun', reverse: true },
    [44, 0],
    'kaboot',
    'sweep',
    { reverseKaboot: 88 },
  ],
  ['16.16', 'not everywhere', { mode: 'sun', tricks: [0, 8], reverse: true }, [0, 44], 'kaboot', 'sweep'],
  ['10.5', 'the loser’s Baloot', { ...swept, ...theirs }, [27, 0], 'kaboot', 'sweep'],
  ['10.5', 'stays', { ...swept, ...theirs }, [25, 2], 'kaboot', 'sweep', { balootPot: 'keep' }],
  ['10.5', 'is nobody’s', { ...swept, ...theirs }, [25, 0], 'kaboot', 'sweep', { balootPot: 'void' }],
  ['10.5', 'the winner’s is safe', { ...swept, ...mine }, [27, 0], 'kaboot', 'sweep', { balootPot: 'void' }],
])('[BAL-%s] Kaboot: %s', (_, __, given, points, outcome, because, rules = {}) => {
  expect(score({ ...round, ...given }, { ...usual, ...rules })).toMatchObject({ points, outcome, because });
});

test.each<[string, Partial<Reckoning>, BySide<number>, RoundOutcome, 0 | 1]>([
  ['made', { ...hokum(90, 72), lastRaiser: 0 }, [152, 0], 'made', 0],
  ['made by Baloot', { ...hokum(72, 90), lastRaiser: 0, ...mine }, [152, 0], 'made', 0],
  ['lost', { ...hokum(60, 102), lastRaiser: 0, ...mine }, [0, 152], 'khasara', 1],
  ['tied: the last raiser pays', { lastRaiser: 0 }, [0, 152], 'khasara', 1],
  ['swept', { ...swept, lastRaiser: 0, ...sira }, [152, 0], 'kaboot', 0],
])('[BAL-16.17] Gahwa %s', (_, given, points, outcome, winsMatch) => {
  expect(score({ ...round, ...given, multiplier: 'gahwa' }, usual)).toMatchObject({ points, outcome, winsMatch });
});

const played = (given: Partial<PlayedRound>): PlayedRound => ({
  ...round,
  trump: 'S',
  cards: [cards('JS 9S AS 10S KS QS 8S 7S AH 10H'), PACK.slice(0, 0)],
  last: 1,
  ...given,
});

test('[BAL-16.19] the sheet of a made round, line by line', () => {
  const left = PACK.filter(card => !played({}).cards[0].includes(card));
  const sheet = scoreRound(played({ cards: [played({}).cards[0], left], ...sira, ...mine }), usual);
  expect(sheet.lines).toEqual([
    { kind: 'cards', cards: [played({}).cards[0], left], abnat: [83, 69] },
    { kind: 'last-trick', abnat: [0, 10] },
    { kind: 'projects', types: [['sira'], []], abnat: [20, 0] },
    { kind: 'baloot', abnat: [20, 0] },
    { kind: 'totals', abnat: [123, 79] },
    { kind: 'count', points: [8, 8] },
    { kind: 'result', outcome: 'made', loser: null, because: 'totals' },
    { kind: 'written', of: 'cards', once: [8, 8], times: 1, points: [8, 8] },
    { kind: 'written', of: 'projects', once: [2, 0], times: 1, points: [2, 0] },
    { kind: 'written', of: 'baloot', once: [2, 0], times: 1, points: [2, 0] },
  ]);
  expect(sheet.points).toEqual([12, 8]);
});

test('[BAL-16.19] the sheet of a lost doubled round names the points compared', () => {
  const { lines, points } = score({ ...round, ...tripled, ...theirSira, ...hokum(91, 71) }, usual);
  expect(lines.slice(-4)).toEqual([
    { kind: 'compared', points: [9, 9] },
    { kind: 'result', outcome: 'khasara', loser: 0, because: 'last-raiser' },
    { kind: 'written', of: 'pot', once: [0, 16], times: 3, points: [0, 48] },
    { kind: 'written', of: 'projects', once: [0, 2], times: 3, points: [0, 6] },
  ]);
  expect(points).toEqual([0, 54]);
});

test('[BAL-16.20] a plain round brings 26 or 16, in every house', () => {
  const random = seeded(16);
  for (const house of Object.values(options.presets)) {
    for (let n = 0; n < 500; n++) {
      const deck = shuffled(PACK, random);
      const taken = 4 * (1 + random.below(7));
      const trump = ([null, ...SUITS] as const)[random.below(5)] ?? null;
      const sheet = scoreRound(
        played({
          trump,
          mode: trump === null ? 'sun' : 'hokum',
          cards: [deck.slice(0, taken), deck.slice(taken)],
          tricks: [taken / 4, 8 - taken / 4],
          last: random.below(2) === 0 ? 0 : 1,
          buyer: random.below(2) === 0 ? 0 : 1,
        }),
        house,
      );
      expect(sheet.points[0] + sheet.points[1]).toBe(trump === null ? 26 : 16);
    }
  }
});
