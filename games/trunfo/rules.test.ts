import { type Card, cards, type HouseAction, SUITS, type Suit, seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import type { TrunfoAction } from './action.ts';
import { autoplay } from './autoplay.ts';
import { duel } from './duel.ts';
import { verdict } from './ending.ts';
import { faultsOf } from './fairness.ts';
import { trunfo } from './index.ts';
import { options, type TrunfoOptions } from './options.ts';
import { PACK, type TrunfoRound, type TrunfoState } from './state.ts';
import { cardValue, handValue } from './value.ts';

const ONE = 'AS 9H 7C 5D 3D 10H 8S 6C 4H';
const TWO = 'KS 10C 8H 6D 4D 9S 7H 5C 3S';

type Line = readonly [actor: 0 | 1 | 'house', action: TrunfoAction | HouseAction];

const packOf = (one: string, two: string): Card[] => {
  const dealt = [...cards(one), ...cards(two)];
  return [...dealt, ...PACK.filter(card => !dealt.includes(card))];
};

const turned = (suit: Suit): HouseAction => ({ kind: 'rolled', label: 'trump', value: SUITS.indexOf(suit) });
const shuffled = (value: readonly Card[]): HouseAction => ({ kind: 'rolled', label: 'shuffle', value });

const after = (state: TrunfoState, ...lines: readonly Line[]): TrunfoState =>
  lines.reduce((before, [actor, action]) => {
    const decision = trunfo.decide(before, actor, action);
    if (!decision.ok) throw new Error(`${action.kind}: ${decision.reason}`);
    return decision.after;
  }, state);

const dealt = (rules: Partial<TrunfoOptions> = {}, trump: Suit = 'D'): TrunfoState =>
  after(
    trunfo.open({ ...options.presets.default, ...rules }, 2),
    ['house', turned(trump)],
    ['house', shuffled(packOf(ONE, TWO))],
  );

const lock = (card: Card): TrunfoAction => ({ kind: 'lock', card });
const proceed: Line = ['house', { kind: 'proceed' }];

const refusal = (state: TrunfoState, ...[actor, action]: Line): string | undefined => {
  const decision = trunfo.decide(state, actor, action);
  return decision.ok ? undefined : decision.reason;
};

/** So many rounds, always the first card of each hand: 0 wins the 1st, 6th, 7th, 8th and 9th, 1 the others. */
const played = (state: TrunfoState, rounds: number): TrunfoState =>
  Array.from({ length: rounds }).reduce<TrunfoState>(
    (at, _, round) =>
      after(
        round === 0 ? at : after(at, proceed),
        [0, lock(at.hands[0].cards[0] ?? 'AS')],
        [1, lock(at.hands[1].cards[0] ?? 'AS')],
      ),
    state,
  );

test('[TRU-1.1] one pack of 52 for two players', () => {
  expect([PACK.length, new Set(PACK).size, trunfo.sizes]).toEqual([52, 52, [2]]);
});

test.each([
  ['2S', 2],
  ['10H', 10],
  ['JD', 11],
  ['QC', 12],
  ['KS', 13],
  ['AH', 14],
] as const)('[TRU-1.2] %s is worth %i', (card, value) => {
  expect(cardValue(card)).toBe(value);
  expect(handValue([card, '2C'])).toBe(value + 2);
});

test('[TRU-2.1] the trump is asked of the dice before the pack, one of four, and stays', () => {
  const fresh = trunfo.open(options.presets.default, 2);
  expect(trunfo.waits(fresh)).toMatchObject([{ on: 'house', roll: { kind: 'below', n: 4, label: 'trump' } }]);
  expect(refusal(fresh, 'house', shuffled(PACK))).toBe('wrong-phase');
  expect(refusal(fresh, 'house', { kind: 'rolled', label: 'trump', value: 4 })).toBe('not-the-pack');
  expect(played(dealt({}, 'C'), 3).trump).toBe('C');
});

test('[TRU-2.2] nine cards each, in the order of the pack; 34 out of play', () => {
  const { hands, unused } = dealt();
  expect(hands.map(hand => hand.cards)).toEqual([cards(ONE), cards(TWO)]);
  expect(unused.cards.length).toBe(34);
});

test.each([
  ['2.3', 'total 55 is in', 'JS 2H 3H 4H 5H 6H 7H 8H 9H', 'JC 2C 3C 4C 5C 6C 7C 8C 9C', ''],
  ['2.3', 'total 54 is out', 'JS 2H 3H 4H 5H 6H 7H 8H 8S', 'JC 2C 3C 4C 5C 6C 7C 8C 9C', 'p1-value-range'],
  ['2.3', 'total 90 is in', 'AS KS QS JS 10S 9S 8S 7S 6S', 'AH KH QH JH 10H 9H 8H 7H 6H', ''],
  ['2.3', 'total 91 is out', 'AS KS QS JS 10S 9S 8S 7S 6S', 'AH KH QH JH 10H 9H 8H 7H 7C', 'p2-value-range'],
  ['2.4', 'a difference of 8', 'JS 2H 3H 4H 5H 6H 7H 8H 9H', 'JC 4C 5C 4S 5S 6C 9C 10C 9S', ''],
  ['2.4', 'a difference of 9', 'JS 2H 3H 4H 5H 6H 7H 8H 9H', 'JC 4C 5C 4S 5S 7C 9C 10C 9S', 'value-diff'],
  ['2.5', 'no high card', ONE, '10S 10C 9S 9C 8H 8D 6D 5C 4S', 'p2-no-high'],
  ['2.7', 'two trumps against one', ONE, 'KS 10C 8H 6D 4S 9S 7H 5C 3S', 'trump-imbalance'],
  ['2.7', 'no trumps each', 'JS 2H 3H 4H 5H 6H 7H 8H 9H', 'JC 2C 3C 4C 5C 6C 7C 8C 9C', ''],
])('[TRU-%s] %s', (_, __, one, two, faults) => {
  expect(faultsOf(cards(one), cards(two), 'D', 0).join(' ')).toBe(faults);
});

test('[TRU-2.7] the house may ask for a trump each', () => {
  const hands = [cards('JS 2H 3H 4H 5H 6H 7H 8H 9H'), cards('JC 2C 3C 4C 5C 6C 7C 8C 9C')] as const;
  expect(faultsOf(...hands, 'D', 1)).toEqual(['too-few-trumps']);
});

test('[TRU-2.6] an unfair deal is refused, and so is anything but the pack', () => {
  const state = after(trunfo.open(options.presets.default, 2), ['house', turned('H')]);
  expect(refusal(state, 'house', shuffled(packOf(ONE, TWO)))).toBe('unfair-deal');
  expect(refusal(state, 'house', shuffled(PACK.slice(1)))).toBe('not-the-pack');
  expect(trunfo.waits(state)).toMatchObject([{ roll: { kind: 'shuffle', label: 'shuffle' } }]);
});

test('[TRU-3.1] both are awaited for the same time and may act in any order', () => {
  expect(trunfo.waits(dealt({ playMs: 9_000 }))).toMatchObject([
    { on: 0, ms: 9_000 },
    { on: 1, ms: 9_000 },
  ]);
  expect(after(dealt(), [1, lock('KS')], [0, lock('AS')]).rounds.length).toBe(1);
});

test('[TRU-3.2] a selection may be changed and taken back', () => {
  const state = after(dealt(), [0, { kind: 'select', card: '7C' }], [0, { kind: 'select', card: '9H' }]);
  expect(state.choices[0]).toEqual({ card: '9H', locked: false, lapsed: false });
  expect(after(state, [0, { kind: 'deselect' }]).choices[0].card).toBeNull();
  expect(refusal(state, 0, { kind: 'select', card: 'KS' })).toBe('not-in-hand');
});

test('[TRU-3.3] a lock names a card, or takes the selected one', () => {
  const selected = after(dealt(), [0, { kind: 'select', card: '7C' }]);
  expect(after(selected, [0, { kind: 'lock', card: null }]).choices[0]).toMatchObject({ card: '7C', locked: true });
  expect(after(selected, [0, lock('9H')]).choices[0]).toMatchObject({ card: '9H', locked: true });
  expect(refusal(dealt(), 0, { kind: 'lock', card: null })).toBe('nothing-selected');
  expect(refusal(dealt(), 0, lock('2D'))).toBe('not-in-hand');
});

test.each<TrunfoAction>([{ kind: 'select', card: '9H' }, { kind: 'deselect' }, { kind: 'lock', card: '9H' }])(
  '[TRU-3.4] after a lock: $kind is refused',
  action => {
    expect(refusal(after(dealt(), [0, lock('7C')]), 0, action)).toBe('already-locked');
  },
);

test('[TRU-3.5] the second lock shows both cards', () => {
  const { phase, rounds, choices } = after(dealt(), [0, lock('AS')], [1, lock('KS')]);
  expect(phase).toBe('result');
  expect(rounds).toEqual([{ cards: ['AS', 'KS'], winner: 0, lapsed: [false, false] }]);
  expect(choices.some(choice => choice.locked)).toBe(false);
});

test.each([
  ['the selected card', '7C', '7C'],
  ['else the first', null, 'AS'],
  ['a selection that is gone does not count', '2D', 'AS'],
] as const)('[TRU-3.6] time is up: %s', (_, selected, card) => {
  expect(autoplay(cards(ONE), selected)).toBe(card);
});

test('[TRU-3.6] the clock plays for both', () => {
  const state = after(dealt(), [1, { kind: 'select', card: '8H' }], [0, { kind: 'lapse' }], [1, { kind: 'lapse' }]);
  expect(state.rounds).toEqual([{ cards: ['AS', '8H'], winner: 0, lapsed: [true, true] }]);
});

test('[TRU-3.7] grace makes the watch longer', () => {
  expect(trunfo.waits(dealt({ lockGraceMs: 300 }))[0]?.ms).toBe(15_300);
});

test('[TRU-3.8] while a result is shown nothing can be chosen', () => {
  expect(refusal(played(dealt(), 1), 0, lock('9H'))).toBe('wrong-phase');
});

test.each([
  ['4.1', '2D', 'AS', 0],
  ['4.1', 'KC', '2D', 1],
  ['4.2', '3D', 'AD', 1],
  ['4.3', '5C', '7H', 1],
  ['4.3', 'QH', 'JS', 0],
  ['4.4', '10C', '10H', null],
] as const)('[TRU-%s] %s against %s', (_, one, two, winner) => {
  expect(duel(one, two, 'D')).toBe(winner);
});

const rounds = (winners: string): TrunfoRound[] =>
  [...winners].map(winner => ({
    cards: ['2S', '3S'],
    winner: winner === '-' ? null : Number(winner),
    lapsed: [false, false],
  }));

test.each([
  ['5.1', 'a drawn round scores for nobody', '0-01', {}, undefined],
  ['5.3', 'five wins', '000-00', {}, { winner: 0, scores: [5, 0], by: 'five' }],
  ['5.3', 'four wins are not enough, even with one round to go', '0000----', {}, undefined],
  ['5.3', 'nine rounds, the last one drawn', '0000-----', {}, { winner: 0, scores: [4, 0], by: 'nine' }],
  ['5.3', 'decided', '0000--', { earlyEnd: 'whenDecided' }, { winner: 0, scores: [4, 0], by: 'decided' }],
  ['5.3', 'not yet decided', '0000-', { earlyEnd: 'whenDecided' }, undefined],
  ['5.3', 'all nine', '00000', { earlyEnd: 'never' }, undefined],
  ['5.4', 'equally many', '000111---', {}, { winner: null, scores: [3, 3], by: 'nine' }],
] as const)('[TRU-%s] %s: %s', (_, __, winners, rules, end) => {
  const state = { options: { ...options.presets.default, ...rules }, rounds: rounds(winners), since: 0 };
  expect(verdict(state)).toEqual(end);
});

test('[TRU-5.2] the result is shown, then a fresh round', () => {
  const shown = played(dealt(), 1);
  expect(trunfo.waits(shown)).toMatchObject([{ on: 'house', ms: 7_000 }]);
  expect(trunfo.waits(after(shown, proceed))).toMatchObject([{ ms: 15_000 }, { ms: 15_000 }]);
});

test('[TRU-5.5] who leaves while the last result is shown changes nothing', () => {
  const last = played(dealt(), 9);
  expect(trunfo.outcome(last)).toBeUndefined();
  const left = after(last, ['house', { kind: 'left', seat: 0 }]);
  expect(trunfo.outcome(left)).toEqual({ winner: 0, scores: [5, 4], by: 'five' });
});

test('[TRU-5.6] sudden death: one more deal, one decisive round', () => {
  const rules: TrunfoOptions = { ...options.presets.default, tieBreak: 'suddenDeath' };
  const drawn: TrunfoState = { ...dealt(rules), phase: 'result', rounds: rounds('000111---') };
  const again = after(drawn, proceed, ['house', shuffled(packOf(ONE, TWO))]);
  expect(again).toMatchObject({ phase: 'selecting', trump: 'D', since: 9 });
  const level = after(again, [0, lock('9H')], [1, lock('9S')]);
  expect(verdict(level)).toBeUndefined();
  const decided = after(level, proceed, [0, lock('AS')], [1, lock('KS')], proceed);
  expect(trunfo.outcome(decided)).toEqual({ winner: 0, scores: [4, 3], by: 'suddenDeath' });
});

test('[TRU-6.1] the first to leave loses', () => {
  const state = after(dealt(), ['house', { kind: 'left', seat: 1 }], ['house', { kind: 'left', seat: 0 }]);
  expect(trunfo.outcome(state)).toEqual({ winner: 0, scores: [0, 0], by: 'forfeit' });
  expect(trunfo.absence(options.presets.default).leaving).toBe('forfeit');
});

test('[TRU-6.2] no bot takes a hand; a minute of silence may count as leaving', () => {
  expect(trunfo.absence(options.presets.default)).toMatchObject({ botAfterMs: null, forfeitAfterMs: null, away: null });
  const strict: TrunfoOptions = { ...options.presets.default, disconnectForfeitMs: 60_000 };
  expect(trunfo.absence(strict).forfeitAfterMs).toBe(60_000);
});

test('[TRU-6.3] two who ask begin anew', () => {
  const over = after(played(dealt(), 9), proceed, [0, { kind: 'rematch' }]);
  expect(over.phase).toBe('over');
  const again = after(over, [1, { kind: 'rematch' }]);
  expect(again).toMatchObject({ phase: 'trump', match: 1, rounds: [] });
});

test('[TRU-6.4] no rematch during a match, where there is none, after a departure, or twice', () => {
  const rematch: TrunfoAction = { kind: 'rematch' };
  const over = after(played(dealt(), 9), proceed);
  expect(refusal(dealt(), 0, rematch)).toBe('wrong-status');
  expect(refusal(after(played(dealt({ rematch: 'off' }), 9), proceed), 0, rematch)).toBe('rematch-off');
  expect(refusal(after(over, [0, rematch]), 0, rematch)).toBe('already-asked');
  expect(refusal(after(over, ['house', { kind: 'left', seat: 1 }]), 0, rematch)).toBe('opponent-left');
});

test('[TRU-7.1] what everybody knows', () => {
  const seen = trunfo.view(after(played(dealt(), 2), proceed, [1, lock('8H')]), 'rail');
  expect(seen.trump).toBe('D');
  expect(seen.rounds.map(round => round.cards)).toEqual([
    ['AS', 'KS'],
    ['9H', '10C'],
  ]);
  expect(seen.hands.map(hand => hand.hidden)).toEqual([7, 7]);
  expect(seen.choices[1]).toEqual({ card: null, locked: true, lapsed: false });
});

test('[TRU-7.2] a selection is told to nobody, a lock without its card', () => {
  expect(trunfo.mask({ kind: 'selected', seat: 0, card: '7C' }, 1)).toBeNull();
  expect(trunfo.mask({ kind: 'deselected', seat: 0 }, 'rail')).toBeNull();
  const locked = { kind: 'locked', seat: 0, card: '7C', lapsed: false } as const;
  expect(trunfo.mask(locked, 1)).toEqual({ ...locked, card: null });
  expect(trunfo.mask(locked, 0)).toEqual(locked);
  expect(JSON.stringify(trunfo.view(after(dealt(), [0, { kind: 'select', card: '7C' }]), 1))).not.toContain('7C');
});

test('[TRU-7.3] a locked card is still counted in the hand', () => {
  expect(trunfo.view(after(dealt(), [0, lock('7C')]), 1).hands[0]).toEqual({ cards: [], shown: [], hidden: 9 });
});

test('[TRU-7.4] every world that a player can imagine is a fair deal', () => {
  const random = seeded(7);
  for (let drawn = 0; drawn < 50; drawn++) {
    const { hands } = trunfo.worlds(trunfo.view(dealt(), 0), 0, random);
    expect(faultsOf(hands[0].cards, hands[1].cards, 'D', 0)).toEqual([]);
  }
});

test('[TRU-8.1] players do not deal, and the house does not play', () => {
  expect(refusal(dealt(), 0, turned('D'))).toBe('not-the-house');
  expect(refusal(dealt(), 0, { kind: 'proceed' })).toBe('not-the-house');
  expect(refusal(dealt(), 0, { kind: 'left', seat: 1 })).toBe('not-the-house');
  expect(refusal(dealt(), 'house', lock('AS'))).toBe('not-a-player');
  expect(refusal(dealt(), ...proceed)).toBe('wrong-phase');
});

test('[TRU-8.2] after the end no card can be chosen', () => {
  expect(refusal(after(played(dealt(), 9), proceed), 0, lock('AS'))).toBe('wrong-status');
});
