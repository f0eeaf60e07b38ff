import { expect, test } from 'vitest';
import { outageOf } from './outage.ts';

test('[T48] three tables and three networks that fall silent within 5 s are an outage; two are not, and one network is not', () => {
  const struck: string[] = [];
  const dropped = outageOf(
    table => struck.push(table),
    () => 12,
  );
  dropped('a', 'net 1', 0);
  dropped('b', 'net 2', 1_000);
  dropped('c', 'net 1', 2_000);
  expect(struck).toEqual([]);
  dropped('c', 'net 3', 6_500);
  expect(struck).toEqual([]);
  dropped('d', 'net 4', 6_600);
  dropped('e', 'net 5', 6_700);
  expect(struck).toEqual(['c', 'd', 'e']);
});

test('[T48] where two hundred play, three who fall silent are three; ten are an outage', () => {
  const struck = new Set<string>();
  const dropped = outageOf(
    table => struck.add(table),
    () => 200,
  );
  for (let n = 0; n < 9; n++) dropped(`table ${n}`, `net ${n}`, n);
  expect(struck.size).toBe(0);
  dropped('table 9', 'net 9', 9);
  expect(struck.size).toBe(10);
});
