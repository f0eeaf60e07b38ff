import { expect, test } from 'vitest';
import { onceASecond } from './once.ts';

test('[T32] what is dear to read is read once in a second, however many ask', async () => {
  const time = { now: 5_000 };
  let reads = 0;
  const ask = onceASecond(
    async () => String(++reads),
    () => time.now,
  );
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1']);
  time.now += 999;
  expect(await ask()).toBe('1');
  time.now += 1;
  expect(await ask()).toBe('2');
});
