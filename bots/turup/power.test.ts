import type { TurupState } from '@majlis/turup';
import { expect, test } from 'vitest';
import { done, type TurupSpot } from './tests.ts';

const FRENZY = { mode: 'frenzy' } as const;

const peekAt = (target: number, card: TurupState['peeks'][number]['card']): Partial<TurupState> => ({
  spent: [0],
  peeks: [{ seat: 0, target, held: 13, card }],
});

/** A lead that is a guess: a king without its ace, and small cards. */
const GUESS: TurupSpot = { trump: 'D', hand: 'KS 9S 5S KH 8H 4H KC 7C 3C 2C 6D 3D 2D', options: FRENZY };

test.each<readonly [string, TurupSpot, RegExp]>([
  ['peeks before a lead that is a guess', GUESS, /^peek:[13]$/],
  [
    'keeps its peek while there are winners to cash',
    { ...GUESS, hand: 'AS 9S 5S KH 8H 4H KC 7C 3C 2C 6D 3D 2D' },
    /^[^p]/,
  ],
  [
    'keeps it while it only follows',
    { ...GUESS, trick: '9S', hand: 'KS 10S 5S KH 8H 4H KC 7C 3C 2C 6D 3D 2D' },
    /^[K15]/,
  ],
  ['peeks once', { ...GUESS, more: peekAt(1, 'AS') }, /^\d*\w+[SHCD]$/],
])('[TUR-7.6] a player %s', (_, spot, right) => {
  for (const level of ['steady', 'novice'])
    for (const action of done(level, spot)) expect(action, level).toMatch(right);
});

test('[TUR-7.6] what a peek tells is used: a king is as good as the ace that has passed by', () => {
  const spot: TurupSpot = {
    trump: 'D',
    tricks: ['2C 3C 4C 9C'],
    trick: '5S',
    hand: 'KS 7S 2S KH 8H 4H KC 7C 2H 6D 3D 4D',
    options: FRENZY,
  };
  expect(done('novice', { ...spot, more: peekAt(3, 'AS') })).toEqual(['KS']);
  expect(done('novice', { ...spot, more: peekAt(1, 'AS') })).toEqual(['2S']);
});

/** Seat 0 has led, seat 1 is on turn, and seat 3, its partner, is asked. */
const EARLY: TurupSpot = {
  trump: 'C',
  trick: '5S',
  seat: 3,
  hand: 'AS 9S 5H 6H 7H 8H 5D 6D 7D 8D 2C 3C 4C',
  options: FRENZY,
};

test.each<readonly [string, TurupSpot, string]>([
  ['jumps in with a sure winner while the partner is to play', EARLY, 'jump:AS'],
  ['does not without one', { ...EARLY, hand: 'KS 9S 5H 6H 7H 8H 5D 6D 7D 8D 2C 3C 4C' }, 'nothing'],
  ['does not once the partner has played', { ...EARLY, trick: '5S 6S' }, 'nothing'],
  [
    'does not when the trick may be cut',
    { ...EARLY, tricks: ['QS 3S 2D 4S'], hand: 'AS 9S 5H 6H 7H 8H 5D 6D 7D 8D 2C 3C' },
    'nothing',
  ],
])('[TUR-7.8] a player %s', (_, spot, right) => {
  for (const level of ['steady', 'novice']) expect(done(level, spot), level).toEqual([right]);
});

/** Seat 0 is to lead, and seat 3 may do so instead. */
const WINDOW: TurupSpot = {
  trump: 'C',
  tricks: ['2S 3S 4S 5S', '6S 7S 8S 9S', '2H 3H 4H 5H', '6H 7H 8H 9H', '2D 3D 4D 5D'],
  seat: 0,
  hand: 'AS KS QS 2C 3C 4C 5C 6C',
  options: { mode: 'frenzy', clubsPower: 'stealLead' },
  more: { phase: 'window', turn: 3 },
};

test.each<readonly [string, TurupSpot, string]>([
  ['steals an opponent’s lead to cash a winner', WINDOW, 'steal:AS'],
  ['does not steal it from the partner', { ...WINDOW, more: { phase: 'window', turn: 2 } }, 'nothing'],
  ['does not without a winner', { ...WINDOW, hand: 'KS QS JS 2C 3C 4C 5C 6C' }, 'nothing'],
])('[TUR-7.11] a player %s', (_, spot, right) => {
  for (const level of ['steady', 'novice']) expect(done(level, spot), level).toEqual([right]);
});

test('[TUR-7.8] yardsticks use no power out of turn', () => {
  for (const level of ['greedy', 'random']) expect(done(level, EARLY), level).toEqual(['nothing']);
});
