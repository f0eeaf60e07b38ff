import { cards, EMPTY, SUITS, type Suit, withSeat } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { turup } from '../index.ts';
import type { TurupOptions } from '../options.ts';
import { playable } from '../play/duty.ts';
import { isHeartTrick } from '../play/trick.ts';
import { after, dealt, jump, lapse, lapsedTo, play, proceed, refusal, rolled, rules } from '../proof/tests.ts';
import { powerOf } from './power.ts';

const frenzy = (trump: Suit, changed: Partial<TurupOptions> = {}) =>
  after(dealt({ mode: 'frenzy', ...changed }, trump), proceed);

test('[TUR-7.1] no vote and no bids: a drawn trump, the dealer’s left leads, thirteen tricks', () => {
  const start = after(turup.open(rules({ mode: 'frenzy' }), 4), rolled('dealer', 1));
  expect(turup.waits(start)).toMatchObject([{ on: 'house', roll: { kind: 'below', n: 4, label: 'trump' } }]);
  expect(after(start, rolled('trump', 2))).toMatchObject({ phase: 'shuffle', trump: 'D' });
  expect(frenzy('H')).toMatchObject({ phase: 'play', turn: 0, contract: null, votes: [], calls: [] });
  expect(lapsedTo(frenzy('H'), 'summary').tricks.length).toBe(13);
});

test('[TUR-7.1] every deal draws its own trump', () => {
  const next = after(lapsedTo(frenzy('H'), 'summary'), lapse(0), lapse(1), lapse(2), lapse(3));
  expect(next).toMatchObject({ phase: 'trump', trump: null, spent: [], peeks: [], tricks: [] });
});

test.each<[Suit, string]>([
  ['H', 'heartPoints'],
  ['S', 'freeLead'],
  ['D', 'peek'],
  ['C', 'jumpIn'],
])('[TUR-7.2] %s gives %s, and nothing in Classic', (trump, power) => {
  expect(powerOf({ options: rules({ mode: 'frenzy' }), trump })).toBe(power);
  expect(powerOf({ options: rules(), trump })).toBeNull();
});

test.each([
  ['9S 2H AS KS', true],
  ['9S 2S AS KS', false],
  ['AH 2H 3H 4H', true],
])('[TUR-7.3] %s is a heart trick: %s', (trick, expected) => {
  expect(isHeartTrick(cards(trick))).toBe(expected);
});

const lead = (changed: Partial<TurupOptions>, trump: Suit, before: string[]) => ({
  options: rules(changed),
  trump,
  trick: [],
  tricks: before.map(trick => ({ plays: cards(trick).map((card, seat) => ({ seat, card })), taker: 0 })),
});

test.each<[string, string, Partial<TurupOptions>, Suit, string[], string, string]>([
  ['7.4', 'locked', { mode: 'frenzy' }, 'H', [], '5H AD 3C', 'AD 3C'],
  ['7.4', 'locked later too', { mode: 'frenzy' }, 'H', ['2S 3S 4S 5S'], '5H AD 3C', 'AD 3C'],
  ['7.4', 'broken', { mode: 'frenzy' }, 'H', ['2S 3S 4H 5S'], '5H AD 3C', '5H AD 3C'],
  ['7.4', 'nothing else', { mode: 'frenzy' }, 'H', [], '5H AH', '5H AH'],
  ['7.4', 'off', { mode: 'frenzy', leadLock: 'off' }, 'H', [], '5H AD', '5H AD'],
  ['7.4', 'not in Classic', {}, 'H', [], '5H AD', '5H AD'],
  ['7.4', 'always', { leadLock: 'always' }, 'S', ['2H 3H 4H 5H'], '5S AD', 'AD'],
  ['7.5', 'the first lead is locked', { mode: 'frenzy' }, 'S', [], '5S AD', 'AD'],
  ['7.5', 'who took a trick is free', { mode: 'frenzy' }, 'S', ['2H 3H 4H 5H'], '5S AD', '5S AD'],
])('[TUR-%s] the lead: %s', (_, __, changed, trump, before, hand, expected) => {
  expect(playable(cards(hand), lead(changed, trump, before))).toEqual(cards(expected));
});

test('[TUR-7.4] a locked lead is refused', () => {
  expect(refusal(frenzy('S'), ...play(0, 'AS'))).toBe('trump-not-broken');
  expect(refusal(frenzy('S'), ...play(0, '3D'))).toBeUndefined();
});

test('[TUR-7.6] the lot picks a card of the named hand, and the turn goes on', () => {
  const called = after(frenzy('D'), [0, { kind: 'peek', target: 1 }]);
  expect(turup.waits(called)).toMatchObject([{ on: 'house', ms: 0, roll: { kind: 'below', n: 13, label: 'peek/0' } }]);
  const peeked = after(called, rolled('peek/0', 2));
  expect(peeked.peeks).toEqual([{ seat: 0, target: 1, held: 13, card: 'QH' }]);
  expect(peeked).toMatchObject({ phase: 'play', turn: 0, spent: [0] });
  expect(turup.waits(peeked)).toEqual(turup.waits(frenzy('D')));
});

const peek = (target: number) => ({ kind: 'peek', target }) as const;

test.each([
  ['elsewhere than with diamonds', frenzy('C'), 0, 1, 'power-not-active'],
  ['out of turn', frenzy('D'), 1, 0, 'not-your-turn'],
  ['at the partner', frenzy('D'), 0, 2, 'not-an-opponent'],
  ['at oneself', frenzy('D'), 0, 0, 'not-an-opponent'],
  ['at nobody', frenzy('D'), 0, 5, 'not-an-opponent'],
  ['twice', after(frenzy('D'), [0, peek(1)], rolled('peek/0', 0)), 0, 3, 'token-used'],
  ['during another', after(frenzy('D'), [0, peek(1)]), 0, 3, 'wrong-phase'],
] as const)('[TUR-7.6] no peek %s', (_, state, seat, target, reason) => {
  expect(refusal(state, seat, peek(target))).toBe(reason);
});

test('[TUR-7.6] no peek into an empty hand', () => {
  const state = { ...frenzy('D'), hands: withSeat(frenzy('D').hands, 1, EMPTY) };
  expect(refusal(state, 0, peek(1))).toBe('empty-hand');
  expect(turup.offers(state, 0).filter(({ kind }) => kind === 'peek')).toEqual([peek(3)]);
});

test('[TUR-7.7] one peek for a side', () => {
  const state = after(
    frenzy('D', { peekPer: 'team' }),
    [0, peek(1)],
    rolled('peek/0', 0),
    play(0, 'AS'),
    play(1, 'AH'),
  );
  expect(refusal(state, 2, peek(1))).toBe('token-used');
  expect(turup.offers(state, 2).filter(action => action.kind === 'peek')).toEqual([]);
});

const led = after(frenzy('C'), play(0, '3D'));

test('[TUR-7.8] an early card leaves turn and clock alone, and the seat is skipped', () => {
  const jumped = after(led, jump(2, 'AD'));
  expect(jumped).toMatchObject({ turn: 1, spent: [2], trick: [{ seat: 0 }, { seat: 2, card: 'AD' }] });
  expect(turup.waits(jumped)).toEqual(turup.waits(led));
  const on = after(jumped, play(1, 'AH'));
  expect(on.turn).toBe(3);
  expect(after(on, play(3, 'AC')).tricks).toMatchObject([{ taker: 3 }]);
});

test.each([
  ['elsewhere than with clubs', after(frenzy('H'), play(0, '3D')), jump(2, 'AD'), 'power-not-active'],
  ['before the lead', frenzy('C'), jump(2, 'AD'), 'no-lead-yet'],
  ['by who has played', led, jump(0, '2D'), 'already-played'],
  ['twice in a trick', after(led, jump(2, 'AD')), jump(2, 'KD'), 'already-played'],
  ['of another suit', led, jump(2, '3S'), 'must-follow-suit'],
  ['of a card not held', led, jump(2, 'AH'), 'not-in-hand'],
  ['twice in a deal', { ...led, spent: [2] }, jump(2, 'AD'), 'token-used'],
] as const)('[TUR-7.8] no jump-in %s', (_, state, line, reason) => {
  expect(refusal(state, ...line)).toBe(reason);
});

test('[TUR-7.9] a late jump-in is the plain play of the turn', () => {
  const turned = after(led, play(1, 'AH'));
  expect(turned.turn).toBe(2);
  expect(after(turned, jump(2, 'AD'))).toEqual(after(turned, play(2, 'AD')));
  expect(refusal(turned, ...jump(2, '3S'))).toBe('must-follow-suit');
  expect(refusal(led, ...jump(1, 'AH'))).toBe('your-turn-anyway');
});

const steal = { clubsPower: 'stealLead' } as const;

test('[TUR-7.11] three seconds before each lead in which another may take it', () => {
  const state = frenzy('C', steal);
  expect(turup.waits(state)).toEqual([{ id: 'window/0.0', on: 'house', ms: 3000, lapse: { kind: 'proceed' } }]);
  expect(turup.offers(state, 0)).toEqual([]);
  expect(refusal(state, ...play(0, 'AS'))).toBe('wrong-phase');
  expect(after(state, proceed, play(0, 'AS')).turn).toBe(1);
  const stolen = after(state, [2, { kind: 'steal', card: 'AD' }]);
  expect(stolen).toMatchObject({ phase: 'play', turn: 3, spent: [2], trick: [{ seat: 2, card: 'AD' }] });
  expect(refusal(stolen, 1, { kind: 'steal', card: 'AH' })).toBe('already-led');
});

test.each([
  ['the leader’s own', frenzy('C', steal), 0, 'AS', 'your-lead-anyway'],
  ['locked trumps', frenzy('C', steal), 3, 'AC', 'trump-not-broken'],
  ['without the house rule', frenzy('C'), 2, 'AD', 'power-not-active'],
  ['without clubs', frenzy('H', steal), 2, 'AD', 'power-not-active'],
  ['between deals', dealt({ mode: 'frenzy', ...steal }, 'C'), 2, 'AD', 'wrong-phase'],
  ['with a spent token', { ...frenzy('C', steal), spent: [2] }, 2, 'AD', 'token-used'],
] as const)('[TUR-7.11] no stealing: %s', (_, state, seat, card, reason) => {
  expect(refusal(state, seat, { kind: 'steal', card })).toBe(reason);
});

test('[TUR-7.11] without tokens there is no pause; jump-ins are another power', () => {
  const trick = lapsedTo(frenzy('C', steal), 'trick');
  expect(after(trick, proceed).phase).toBe('window');
  const others = SUITS.map((_, seat) => seat).filter(seat => seat !== trick.turn);
  expect(after({ ...trick, spent: others }, proceed).phase).toBe('play');
  expect(refusal(after(frenzy('C', steal), proceed, play(0, 'AS')), ...jump(2, '3S'))).toBe('power-not-active');
});

test('[TUR-10.4] the clock uses no power', () => {
  for (const trump of SUITS) expect(lapsedTo(frenzy(trump), 'summary').spent).toEqual([]);
});
