import { expect, test } from 'vitest';
import { outageOf } from './outage.ts';

test('[T48] three tables and three places that fall silent within 5 s are an outage; two are not, and one place is not', () => {
  const struck: string[] = [];
  const dropped = outageOf(table => struck.push(table));
  dropped('a', 'home 1', 0);
  dropped('b', 'home 2', 1_000);
  dropped('c', 'home 1', 2_000);
  expect(struck).toEqual([]);
  dropped('c', 'home 3', 6_500);
  expect(struck).toEqual([]);
  dropped('d', 'home 4', 6_600);
  dropped('e', 'home 5', 6_700);
  expect(struck).toEqual(['c', 'd', 'e']);
});
