import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('[T50] however many ask while it is done, it is done once more, and a failure ends nothing', async () => {
  const open: ((error?: Error) => void)[] = [];
  const failures: unknown[] = [];
  const work = () => new Promise<void>((resolve, reject) => open.push(error => (error ? reject(error) : resolve())));
  const ask = oneAtATime(work, error => failures.push(error));
  const done = async (error?: Error): Promise<void> => {
    open.at(-1)?.(error);
    await new Promise(resolve => setImmediate(resolve));
  };
  for (let n = 0; n < 100; n++) ask();
  expect(open).toHaveLength(1);
  await done();
  expect(open).toHaveLength(2);
  await done(new Error('no store'));
  expect([open.length, failures.length]).toEqual([2, 1]);
  ask();
  expect(open).toHaveLength(3);
  await done();
  expect(open).toHaveLength(3);
});
