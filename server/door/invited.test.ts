import { expect, test } from 'vitest';
import { invitedOf } from './invited.ts';

test('[T41] who was given the code of a table is asked to come, there and for ten minutes', () => {
  let now = 0;
  const invited = invitedOf(() => now);
  invited.add('t1', '10.0.0.1');
  const all = () => [invited.has('t1', '10.0.0.1'), invited.has('t1', '10.0.0.2'), invited.has('t2', '10.0.0.1')];
  now = 599_999;
  expect(all()).toEqual([true, false, false]);
  now = 600_000;
  expect(all()).toEqual([false, false, false]);
});
