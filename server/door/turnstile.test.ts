import { expect, test } from 'vitest';
import { turnstile } from './turnstile.ts';

test('so many at a time, in the order in which they came, whatever becomes of the others', async () => {
  const stile = turnstile(3);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  let longest = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      stile.through(async () => {
        longest = Math.max(longest, stile.queue);
        inside += 1;
        most = Math.max(most, inside);
        await new Promise(resolve => setImmediate(resolve));
        inside -= 1;
        order.push(n);
        if (n % 5 === 0) throw new Error('stumbled');
      }),
    ),
  );
  expect({ most, longest, queue: stile.queue }).toEqual({ most: 3, longest: 16, queue: 0 });
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(order[19]).toBeGreaterThan(16);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4);
});

test('[T31] whoever comes just as somebody leaves does not pass beside the one who waited', async () => {
  const stile = turnstile(1);
  const seen: string[] = [];
  let inside = 0;
  let most = 0;
  const work = (name: string, until: Promise<void>) => async (): Promise<void> => {
    inside += 1;
    most = Math.max(most, inside);
    seen.push(name);
    await until;
    inside -= 1;
  };
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const all = [stile.through(work('first', first.promise)), stile.through(work('second', second.promise))];
  // The third knocks in every moment between the end of the first and the beginning of the second.
  first.resolve();
  for (let n = 0; n < 10; n++) {
    await Promise.resolve();
    all.push(stile.through(work(`late ${n}`, Promise.resolve())));
  }
  second.resolve();
  await Promise.all(all);
  expect(most).toBe(1);
  expect(seen.slice(0, 2)).toEqual(['first', 'second']);
});
