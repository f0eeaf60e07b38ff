import { expect, test } from 'vitest';
import { shelfOf } from './shelf.ts';

const scene = () => {
  const time = { now: 0 };
  const reads: string[] = [];
  const open: (() => void)[] = [];
  const shelf = shelfOf(
    async id => {
      reads.push(id);
      await new Promise<void>(resolve => open.push(resolve));
      return id === 'none' ? undefined : { id };
    },
    () => time.now,
  );
  const tick = async (): Promise<void> => {
    for (let n = 0; n < 10; n++) await Promise.resolve();
  };
  const go = async (): Promise<void> => {
    await tick();
    for (const resolve of open.splice(0)) resolve();
    await tick();
  };
  return { time, reads, shelf, go, tick };
};

test('[T50] a finished match that is asked for again and again is read once', async () => {
  const { time, reads, shelf, go } = scene();
  const all = Array.from({ length: 1_000 }, () => shelf.of('one'));
  await go();
  expect(await Promise.all(all)).toEqual(Array(1_000).fill({ id: 'one' }));
  expect(await shelf.of('one')).toEqual({ id: 'one' });
  expect(reads).toEqual(['one']);
  const none = shelf.of('none');
  await go();
  expect(await none).toBe(undefined);
  time.now = 60_000;
  void shelf.of('one');
  await go();
  expect(reads).toEqual(['one', 'none', 'one']);
});

test('[T50] two are read at a time, a few wait, the others are told that the house is busy', async () => {
  const { reads, shelf, go, tick } = scene();
  const all = Array.from({ length: 100 }, (_, n) => shelf.of(String(n)));
  await tick();
  expect(reads).toEqual(['0', '1']);
  expect((await Promise.all(all.slice(22))).every(one => one === 'busy')).toBe(true);
  for (let n = 0; n < 12; n++) await go();
  expect(await Promise.all(all.slice(0, 22))).toEqual(Array.from({ length: 22 }, (_, n) => ({ id: String(n) })));
});

test('what names somebody who is forgotten is not at hand any more, not even if it was being read just then', async () => {
  const { reads, shelf, go, tick } = scene();
  const before = shelf.of('one');
  await tick();
  shelf.drop(() => false);
  await go();
  await before;
  void shelf.of('one');
  await go();
  shelf.drop(({ id }) => id === 'one');
  void shelf.of('one');
  await go();
  expect(reads).toEqual(['one', 'one', 'one']);
});

test('[T50] whoever is forgotten takes only what names him from the shelf', async () => {
  const { reads, shelf, go } = scene();
  for (const id of ['one', 'two']) void shelf.of(id);
  await go();
  shelf.drop(({ id }) => id === 'two');
  void shelf.of('one');
  void shelf.of('two');
  await go();
  expect(reads).toEqual(['one', 'two', 'two']);
});
