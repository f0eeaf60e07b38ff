import { expect, test } from 'vitest';
import { inLane, type Lanes, lanesOf, orCrowded, ownLane } from './lanes.ts';

/** Work that ends when it is told to. */
const hall = (lanes: Lanes) => {
  const done: string[] = [];
  const open: (() => void)[] = [];
  return {
    done,
    enter: (name: string, what: string, ahead = false, proved = false) =>
      orCrowded(
        lanes.through({ name, ahead, proved }, async () => {
          await new Promise<void>(resolve => open.push(resolve));
          done.push(what);
        }),
      ),
    /** The one that is at it is done. */
    go: async (): Promise<void> => {
      open.shift()?.();
      for (let n = 0; n < 10; n++) await Promise.resolve();
    },
  };
};

test('[T38] one address that asks for many holds up nobody else: the lanes take turns, and those who are known go first', async () => {
  const { enter, go, done } = hall(lanesOf());
  const crowd = Array.from({ length: 6 }, (_, n) => enter('flood', `flood ${n}`));
  void enter('owner', 'owner');
  void enter('device', 'known', true);
  expect(await Promise.all(crowd.slice(4))).toEqual(['crowded', 'crowded']);
  for (let n = 0; n < 6; n++) await go();
  expect(done).toEqual(['flood 0', 'known', 'flood 1', 'owner', 'flood 2', 'flood 3']);
});

test('[T38] many addresses at once are bounded too, and those who are known still come through', async () => {
  const { enter, go, done } = hall(lanesOf());
  const crowd = Array.from({ length: 45 }, (_, n) => enter(`address ${n}`, `stranger ${n}`));
  void enter('device', 'known', true);
  expect(await Promise.all(crowd.slice(41))).toEqual(Array(4).fill('crowded'));
  await go();
  await go();
  expect(done).toEqual(['stranger 0', 'known']);
});

test('[T38] twenty addresses fill the queue, and a newcomer has a place: the last of the longest lane gives way', async () => {
  const { enter, go, done } = hall(lanesOf());
  const crowd = Array.from({ length: 60 }, (_, n) => enter(`address ${n % 20}`, `stranger ${n}`));
  const owner = enter('home', 'owner');
  const more = Array.from({ length: 60 }, (_, n) => enter(`address ${n % 20}`, `again ${n}`));
  for (let n = 0; n < 42; n++) await go();
  expect(await owner).toBe(undefined);
  expect(done).toHaveLength(41);
  expect((await Promise.all([...crowd, ...more])).filter(one => one === 'crowded')).toHaveLength(121 - 41);
});

test('[T38] where every lane has but one, who has worked for a place is given one, and is not put out of it', async () => {
  const { enter, go, done } = hall(lanesOf());
  const crowd = Array.from({ length: 41 }, (_, n) => enter(`address ${n}`, `stranger ${n}`));
  expect(await enter('home', 'owner')).toBe('crowded');
  const owner = enter('own lane', 'owner', false, true);
  expect(await crowd[40]).toBe('crowded');
  const others = Array.from({ length: 39 }, (_, n) => enter(`proved ${n}`, `proved ${n}`, false, true));
  expect(await enter('one more', 'one more', false, true)).toBe('crowded');
  for (let n = 0; n < 41; n++) await go();
  expect(await owner).toBe(undefined);
  await Promise.all([...crowd, ...others]);
  expect(done).toHaveLength(41);
});

test('work that fails makes room for the next, and whoever it belongs to is known within', async () => {
  const lanes = lanesOf();
  const fails = lanes.through(ownLane(), () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  const lane = { name: 'a', ahead: true };
  expect(await inLane(lane, async () => lanes.through(ownLane(), async () => ownLane()))).toEqual(lane);
});

test('[T64] those who are known go first, but not all the time: every fourth turn is a stranger’s', async () => {
  const { enter, go, done } = hall(lanesOf());
  for (let n = 0; n < 8; n++) void enter(`device ${n}`, 'known', true);
  void enter('home', 'stranger');
  await Promise.resolve();
  for (let n = 0; n < 4; n++) await go();
  expect(done).toEqual(['known', 'known', 'known', 'stranger']);
});
