import { type Card, type HouseAction, seeded, shuffled, sideOf, sizeOf } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { dhappa } from '../index.ts';
import type { DhappaOptions } from '../options.ts';
import { rulesOf } from '../proof/fixture.ts';
import { isTwo, isWild, PACK } from '../runs/face.ts';
import type { DhappaState, RoundResult } from '../state.ts';

const after = (state: DhappaState, action: HouseAction | { readonly kind: 'proceed' }): DhappaState => {
  const decision = dhappa.decide(state, 'house', action);
  if (!decision.ok) throw new Error(decision.reason);
  return decision.after;
};

const refusal = (state: DhappaState, action: HouseAction): string | undefined => {
  const decision = dhappa.decide(state, 'house', action);
  return decision.ok ? undefined : decision.reason;
};

const begun = (seats: number, options: Partial<DhappaOptions> = {}, pack: readonly Card[] = PACK): DhappaState => {
  const chosen = after(dhappa.open(rulesOf(options), seats), { kind: 'rolled', label: 'first', value: 2 });
  return after(chosen, { kind: 'rolled', label: 'shuffle', value: pack });
};

test('[DHA-1.1] four or six seats; neighbours are opponents', () => {
  expect(dhappa.sizes).toEqual([4, 6]);
  expect([0, 1, 2, 3, 4, 5].map(sideOf)).toEqual([0, 1, 0, 1, 0, 1]);
});

test('[DHA-1.2] 162 different cards, 12 twos and 6 jokers', () => {
  expect([PACK.length, new Set(PACK).size]).toEqual([162, 162]);
  expect([PACK.filter(isTwo).length, PACK.filter(isWild).length]).toEqual([12, 18]);
});

test.each([
  [4, 27, 54],
  [6, 21, 36],
])('[DHA-1.3] %i players get %i cards, %i are left', (seats, hand, left) => {
  const state = begun(seats);
  expect(state.hands.map(sizeOf)).toEqual(Array.from({ length: seats }, () => hand));
  expect([sizeOf(state.draw), state.discards.length, state.phase]).toEqual([left, 0, 'pick']);
});

test('[DHA-1.3] anything but the whole pack is refused, and so is a second deal', () => {
  const state = after(dhappa.open(rulesOf({}), 4), { kind: 'rolled', label: 'first', value: 0 });
  expect(refusal(state, { kind: 'rolled', label: 'shuffle', value: PACK.slice(1) })).toBe('not-the-pack');
  expect(refusal(state, { kind: 'rolled', label: 'shuffle', value: PACK.with(0, 'JK#1') })).toBe('not-the-pack');
  expect(refusal(begun(4), { kind: 'rolled', label: 'shuffle', value: PACK })).toBe('wrong-phase');
});

test('[DHA-1.4] the first player comes from the dice, one of the seats', () => {
  const fresh = dhappa.open(rulesOf({}), 6);
  expect(dhappa.waits(fresh)).toMatchObject([{ on: 'house', roll: { kind: 'below', n: 6, label: 'first' } }]);
  expect(refusal(fresh, { kind: 'rolled', label: 'first', value: 6 })).toBe('not-a-seat');
  expect(begun(6).turn.seat).toBe(2);
  expect(dhappa.open(rulesOf({ first: 'seat0' }), 4)).toMatchObject({ phase: 'deal', first: 0 });
});

const between = (options: Partial<DhappaOptions>, last: RoundResult): DhappaState => ({
  ...begun(4, { match: 'bestOf5', ...options }),
  phase: 'summary',
  rounds: [last],
});

test.each<readonly [string, Partial<DhappaOptions>, RoundResult, number]>([
  ['the next seat', {}, { winner: 0, by: 2, how: 'wentOut' }, 3],
  ['after a draw the next seat', { first: 'loser' }, { winner: null, by: null, how: 'exhausted' }, 3],
  ['the loser after the winner', { first: 'loser' }, { winner: 1, by: 1, how: 'wentOut' }, 2],
  ['a loser after counted cards', { first: 'loser' }, { winner: 1, by: null, how: 'fewestCards' }, 0],
])('[DHA-1.4] the next round is begun by %s', (_, options, last, first) => {
  const state = after(between(options, last), { kind: 'proceed' });
  expect([state.first, state.phase, sizeOf(state.draw)]).toEqual([first, 'deal', 0]);
});

test('[DHA-1.5] the first natural card is turned up, and wilds before it are buried where all know them', () => {
  const top: readonly Card[] = ['9H#1', 'JK#2', '2C#3'];
  const pack = [
    ...shuffled(
      PACK.filter(card => !top.includes(card)),
      seeded(1),
    ),
    ...top,
  ];
  const state = begun(4, { initialDiscard: 'turnUp' }, pack);
  expect(state.discards).toEqual(['9H#1']);
  expect([sizeOf(state.draw), state.draw.shown, state.draw.cards.slice(0, 2)]).toEqual([
    53,
    ['JK#2', '2C#3'],
    ['JK#2', '2C#3'],
  ]);
  expect(dhappa.view(state, 'rail').draw).toEqual({ cards: ['JK#2', '2C#3'], shown: ['JK#2', '2C#3'], hidden: 51 });
});
