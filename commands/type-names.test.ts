import { expect, test } from 'vitest';
import { nameBreaches, sharedNames } from './type-names.ts';

const file = (path: string, source: string) => ({ path, source });

test.each([
  ['an interface and a type', 'export interface Deal {}', 'export type Deal = number;', true],
  ['two generic types', 'export type Deal<T> = T;', 'export interface Deal<T> { readonly t: T }', true],
  ['a type that is passed on', 'export type Deal = number;', "export type { Deal } from './deal.ts';", false],
  ['a type that stays at home', 'export type Deal = number;', 'type Deal = string;', false],
  ['a value of that name', 'export type Deal = number;', 'export const Deal = 1;', false],
  ['a longer name', 'export type Deal = number;', 'export type DealResult = number;', false],
])('%s', (_, one, two, shared) => {
  const names = sharedNames([file('games/trunfo/deal.ts', one), file('games/turup/deal.ts', two)]);
  expect([...names.keys()]).toEqual(shared ? ['Deal'] : []);
});

test('every room is held to it, and the rooms between one another', () => {
  const deal = 'export type Deal = number;';
  const line = 'export type Line = string;';
  const found = nameBreaches([
    file('kernel/deal.ts', deal),
    file('games/turup/deal.ts', deal),
    file('server/line.ts', line),
    file('bots/line.ts', line),
  ]);
  expect(found).toEqual([
    'type Deal is exported by games/turup/deal.ts and kernel/deal.ts',
    'type Line is exported by bots/line.ts and server/line.ts',
  ]);
});
