import { expect, test } from 'vitest';
import type { BalootOptions } from '../options.ts';
import { DEAL, retold, type ScriptedDeal, script } from '../proof/script.ts';

type Row = readonly [rule: string, what: string, words: string, rules?: Partial<BalootOptions>];

const rows = (list: readonly Row[]) =>
  list.map(([rule, what, words, rules = {}]) => [rule, what, words, rules] as const);

const PASSES = 'pass pass pass pass';
const LATER: Partial<BalootOptions> = { hokumSuit: 'afterAnswers' };
const PARTNER: Partial<BalootOptions> = { hokumOvercall: 'notPassedPartner' };
const ACE: ScriptedDeal = {
  ...DEAL,
  floor: 'AH',
};
const LOW: ScriptedDeal = {
  dealer: 3,
  taker: 1,
  floor: '10S',
  hands: [
    'JH 9H AH KH QH AS KS 7C',
    '7D 8D 9D 7S 8S 10S KC QC',
    '7H 9S 10H 8H AC 10C KD QD',
    'AD 10D JD QS JS JC 9C 8C',
  ],
};

test.each(
  rows([
    ['5.1', 'seats speak in turn from the dealer’s right', 'pass pass pass pass'],
    ['5.1', 'and once more after four passes', `${PASSES} pass pass pass`],
    ['5.2', 'four passes twice, and the next dealer deals', `${PASSES} ${PASSES} =redeal(all-pass)`],
    ['5.3', 'Hokum is the floor suit', '!hokum:S(floor-suit-only) hokum:H'],
    ['5.3', 'and another suit in the second round', `${PASSES} !hokum:H(not-the-floor-suit) hokum:S`],
    ['5.4', 'Sun is the contract at once', 'pass sun =sun@1'],
    ['5.4', 'in the second round too', `${PASSES} sun =sun@0`],
    ['5.5', 'a Hokum that nobody takes stands', 'hokum:H pass pass pass =hokum:H@0'],
    ['5.5', 'each of the others may take it with Sun', 'hokum:H pass sun =sun@2'],
    ['5.5', 'those who passed are asked again', 'pass pass hokum:H pass pass sun =sun@1'],
    ['5.6', 'there is no Hokum over a Hokum', 'hokum:H !hokum:H(hokum-over-hokum) !hokum:S(hokum-over-hokum) pass'],
    [
      '5.7',
      'only those who have not spoken are asked',
      'pass pass hokum:H pass =hokum:H@2',
      { hokumOvercall: 'remaining' },
    ],
    ['5.7', 'nobody is left to ask the dealer', 'pass pass pass hokum:H =hokum:H@3', { hokumOvercall: 'remaining' }],
    ['5.8', 'a Hokum is confirmed', 'hokum:H pass pass pass pass =hokum:H@0', { hokumConfirm: 'confirmOrSun' }],
    ['5.8', 'or turned into a Sun', 'hokum:H pass pass pass sun =sun@0', { hokumConfirm: 'confirmOrSun' }],
    [
      '5.8',
      'but not into another Hokum',
      'hokum:H pass pass pass !hokum:S(hokum-over-hokum) pass =hokum:H@0',
      { hokumConfirm: 'confirmOrSun' },
    ],
    ['5.10', 'Ashkal is for the dealer’s left', 'pass pass ashkal =sun@2+0'],
    ['5.10', 'and for the dealer', 'pass pass pass ashkal =sun@3+1'],
    ['5.10', 'and for nobody else', '!ashkal(no-ashkal) pass !ashkal(no-ashkal) pass'],
    ['5.11', 'Ashkal takes an opponent’s Hokum', 'hokum:H pass pass ashkal =sun@3+1'],
    ['5.11', 'but not the partner’s', 'hokum:H pass !ashkal(no-ashkal) pass'],
    ['5.11', 'and not once one has spoken', 'pass pass pass hokum:H pass pass !ashkal(no-ashkal) sun =sun@2'],
    [
      '5.13',
      'Ashkal in the first round only',
      `${PASSES} pass pass !ashkal(no-ashkal) pass !ashkal(no-ashkal) sun =sun@3`,
      { ashkalRounds: [1] },
    ],
    ['5.14', 'the partner buys', 'pass pass ashkal =sun@0', { ashkalBuyer: 'partner' }],
    ['5.15', 'Ashkal needs a Hokum', 'pass pass !ashkal(no-ashkal) pass', { ashkalNeedsHokum: true }],
    ['5.15', 'and may take one', 'hokum:H pass pass ashkal =sun@3+1', { ashkalNeedsHokum: true }],
    ['5.16', 'the caller takes the floor card', `${PASSES} pass pass ashkal =sun@2`, { ashkalFloorRound2: 'caller' }],
    ['5.16', 'in the second round only', 'pass pass ashkal =sun@2+0', { ashkalFloorRound2: 'caller' }],
    ['5.17', 'before you', 'pass sun sun =sun@0', { sunPriority: 'gablak' }],
    ['5.17', 'the earliest is asked first', 'pass pass sun waive sun =sun@1', { sunPriority: 'gablak' }],
    ['5.17', 'all waive', 'pass pass ashkal waive waive =sun@2+0', { sunPriority: 'gablak' }],
    [
      '5.17',
      'the one whose Hokum was taken is asked too',
      'pass pass hokum:H sun waive !pass(not-now) waive !hokum:S(not-now) sun =sun@2',
      { sunPriority: 'gablak' },
    ],
    ['5.18', 'nobody is asked where no Ace lies', 'pass sun =sun@1', { sunPriority: 'gablakAce' }],
    ['5.24', 'only opponents are asked', 'pass pass sun waive =sun@2', { sunPriority: 'gablakOpponents' }],
    ['5.24', 'and may take it', 'pass pass sun sun =sun@1', { sunPriority: 'gablakOpponents' }],
    [
      '5.24',
      'the dealer’s opponents both',
      'pass pass pass sun waive waive =sun@3',
      { sunPriority: 'gablakOpponents' },
    ],
    ['5.24', 'nobody comes before the first', 'sun =sun@0', { sunPriority: 'gablakOpponents' }],
    ['5.26', 'the suit comes last', `${PASSES} second pass pass pass hokum:S =hokum:S@0`, LATER],
    ['5.26', 'in the first round at once', '!second(not-now) hokum:H pass pass pass =hokum:H@0', LATER],
    ['5.26', 'not with the call', `${PASSES} !hokum:S(not-now) second pass pass pass hokum:C =hokum:C@0`, LATER],
    [
      '5.26',
      'one of the three other suits, and nothing else',
      `${PASSES} second pass pass pass !hokum:H(not-the-floor-suit) !pass(not-now) !sun(not-now) !second(hokum-over-hokum) hokum:D =hokum:D@0`,
      LATER,
    ],
    ['5.26', 'it may be taken with Sun', `${PASSES} second pass sun =sun@2`, LATER],
    ['5.26', 'and with Ashkal', `${PASSES} pass second ashkal =sun@2+0`, LATER],
    ['5.26', 'no Hokum over it', `${PASSES} second !second(hokum-over-hokum) !hokum:S(hokum-over-hokum) pass`, LATER],
    [
      '5.26',
      'where it is to be confirmed it may become a Sun',
      `${PASSES} second pass pass pass sun =sun@0`,
      { ...LATER, hokumConfirm: 'confirmOrSun' },
    ],
    [
      '5.26',
      'or be named, which confirms it',
      `${PASSES} second pass pass pass hokum:S =hokum:S@0`,
      { ...LATER, hokumConfirm: 'confirmOrSun' },
    ],
    ['5.26', 'nowhere else', `${PASSES} !second(not-now) hokum:S`],
    ['5.27', 'a partner who has passed is not asked', `${PASSES} pass pass hokum:S pass pass =hokum:S@2`, PARTNER],
    ['5.27', 'one who has not is', `${PASSES} hokum:S pass pass pass =hokum:S@0`, PARTNER],
    ['5.27', 'in the first round they are', 'pass pass hokum:H pass pass sun =sun@1', PARTNER],
    ['5.19', 'out of turn', '!pass@1(not-your-turn) !sun@3(not-your-turn) pass'],
    ['5.19', 'nothing to waive', '!waive(not-now) pass'],
    ['5.19', 'no card and no raise', '!JH(not-now) !double(not-now) !sawa(not-now) !gavel(no-gavel) pass'],
  ]),
)('[BAL-%s] %s', (_, __, words, rules) => {
  expect(retold(words, rules)).toBe(words);
});

test.each(
  rows([
    [
      '5.9',
      'only the dealer’s right takes it',
      'hokum:H !sun(only-dealers-right) pass pass !ashkal(only-dealers-right) pass =hokum:H@0',
      { hokumOnAceFlip: 'dealerRightOnly' },
    ],
    ['5.9', 'even after a pass', 'pass hokum:H pass pass sun =sun@0', { hokumOnAceFlip: 'dealerRightOnly' }],
    ['5.9', 'a Sun of one’s own is another thing', 'pass sun =sun@1', { hokumOnAceFlip: 'dealerRightOnly' }],
    ['5.12', 'refused on an Ace', 'pass pass !ashkal(ashkal-on-ace) pass', { ashkalOnAce: 'reject' }],
    ['5.18', 'an opponent is asked', 'pass sun waive =sun@1', { sunPriority: 'gablakAce' }],
    ['5.18', 'the partner is not', 'pass pass sun sun =sun@1', { sunPriority: 'gablakAce' }],
  ]),
)('[BAL-%s] %s, on an Ace', (_, __, words, rules) => {
  expect(retold(words, rules, ACE)).toBe(words);
});

test('[BAL-18.13] who does not name the suit of a second Hokum in time is given one', () => {
  expect(retold(`${PASSES} second pass pass pass ~`, LATER)).toBe(`${PASSES} second pass pass pass hokum:S =hokum:S@0`);
});

test('[BAL-5.12] Ashkal on an Ace is heard as a Sun, and not offered', () => {
  expect(retold('pass pass ashkal', {}, ACE)).toBe('pass pass sun =sun@2');
});

test.each(
  rows([
    ['5.21', 'five cards of 7, 8 and 9', 'pass kawesh =redeal(kawesh)'],
    ['5.21', 'in answer to a Hokum too', 'hokum:S kawesh =redeal(kawesh)'],
    ['5.21', 'not with better cards, and not out of turn', '!kawesh(no-kawesh) !kawesh@1(not-your-turn) pass pass'],
    ['5.21', 'nobody has to', 'pass pass pass pass pass kawesh =redeal(kawesh)'],
    ['5.21', 'not once there is a contract', 'sun =sun@0 !kawesh@1(not-now)'],
    [
      '5.21',
      'not when a Hokum is to be confirmed',
      'pass hokum:S pass pass pass !kawesh(no-kawesh) pass =hokum:S@1',
      { hokumConfirm: 'confirmOrSun' },
    ],
    ['5.25', 'out of turn before a bid', 'kawesh@1 =redeal(kawesh)', { kaweshTurn: 'beforeBid' }],
    ['5.25', 'not with better cards', '!kawesh@2(no-kawesh) pass kawesh =redeal(kawesh)', { kaweshTurn: 'beforeBid' }],
    ['5.25', 'in the second round too', `pass pass pass pass kawesh@1 =redeal(kawesh)`, { kaweshTurn: 'beforeBid' }],
    [
      '5.25',
      'not after one',
      'pass pass hokum:S pass !kawesh@1(not-your-turn) pass kawesh =redeal(kawesh)',
      { kaweshTurn: 'beforeBid' },
    ],
  ]),
)('[BAL-%s] Kawesh: %s', (_, __, words, rules) => {
  expect(retold(words, rules, LOW)).toBe(words);
});

test.each([
  ['5.23', 'pass kawesh', {}, 3],
  ['5.23', 'hokum:S kawesh', {}, 0],
  ['5.23', 'pass kawesh', { kaweshDealer: 'alwaysRotate' }, 0],
  ['5.23', 'hokum:S kawesh', { kaweshDealer: 'alwaysKeep' }, 3],
  ['17.1', 'pass pass pass pass pass pass pass pass', {}, 0],
] as const)('[BAL-%s] %s %j: seat %i deals', (_, words, rules, dealer) => {
  expect(script(words, rules, LOW).state).toMatchObject({ dealer, phase: { kind: 'shuffling' } });
});

test('[BAL-5.22] a 9 of the floor suit spoils the Kawesh', () => {
  const deal: ScriptedDeal = { ...LOW, floor: 'KD', taker: 2 };
  expect(retold('pass !kawesh(no-kawesh) pass', { kaweshTrumpNine: 'blocks' }, deal)).toContain('no-kawesh');
  expect(retold('pass kawesh', {}, deal)).toBe('pass kawesh =redeal(kawesh)');
});

test('[BAL-5.20] the contract names mode, trump, buyer, taker, round and Ashkal', () => {
  expect(script('pass hokum:H pass pass pass').state.contract).toEqual({
    mode: 'hokum',
    trump: 'H',
    buyer: 1,
    taker: 1,
    round: 1,
    ashkal: false,
  });
  expect(script(`${PASSES} pass pass ashkal`).state.contract).toEqual({
    mode: 'sun',
    trump: null,
    buyer: 2,
    taker: 0,
    round: 2,
    ashkal: true,
  });
});
