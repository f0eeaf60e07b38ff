import { expect, test } from 'vitest';
import { floodsOf } from './floods.ts';

test('[T48] an address that is refused ten times in a minute floods the house, for a minute: nobody of its network is excused', () => {
  let now = 0;
  const floods = floodsOf(() => now);
  for (let n = 0; n < 10; n++) {
    expect(floods.now()).toEqual([]);
    floods.refused('10.0.0.1');
  }
  floods.refused('10.0.1.2');
  expect(floods.now()).toEqual(['10.0.0']);
  now = 60_000;
  expect(floods.now()).toEqual([]);
});

test('[T48] who was cut for what he sent floods the house at once', () => {
  const floods = floodsOf(() => 0);
  floods.flooded('10.0.0.1');
  expect(floods.now()).toEqual(['10.0.0']);
});

test('[T48] [T65] who has a whole network is found by it, though no address of it is refused often', () => {
  const floods = floodsOf(() => 0);
  for (let n = 0; n < 49; n++) floods.refused(`2001:db8:7:${n.toString(16)}`);
  expect(floods.now()).toEqual([]);
  floods.refused('2001:db8:7:ffff');
  expect(floods.now()).toEqual(['2001.db8.7']);
});
