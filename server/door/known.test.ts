import { expect, test } from 'vitest';
import { knownOf } from './known.ts';

const scene = (sessions: Map<string, string>) => {
  const time = { now: 0 };
  let asked = 0;
  const known = knownOf(
    cookies => cookies,
    async token => {
      asked += 1;
      return sessions.get(token);
    },
    () => time.now,
  );
  /** What the house says when its question has been answered. */
  const settled = async (token: string): Promise<string | undefined> => {
    known(token);
    await Promise.resolve();
    await Promise.resolve();
    return known(token);
  };
  return { time, known, settled, asked: () => asked };
};

test('[T49] however many cookies somebody has had, there is one allowance; a session that is over has none', async () => {
  const sessions = new Map([
    ['first', 'sara'],
    ['second', 'sara'],
    ['other', 'omar'],
  ]);
  const { time, known, settled, asked } = scene(sessions);
  expect(known(undefined)).toBe(undefined);
  expect(known('first')).toMatch(/^[\w-]{22}$/);
  expect([await settled('first'), await settled('second'), await settled('other')]).toEqual(['sara', 'sara', 'omar']);
  expect(await settled('revoked')).toBe(undefined);
  sessions.delete('first');
  expect(known('first')).toBe('sara');
  time.now = 60_000;
  expect(await settled('first')).toBe(undefined);
  const before = asked();
  time.now = 600_000;
  for (let n = 0; n < 100; n++) known('first');
  expect(asked()).toBe(before);
});

test('a store that does not answer makes strangers of nobody, and is asked again', async () => {
  let isDown = true;
  const known = knownOf(
    cookies => cookies,
    async () => {
      if (isDown) throw new Error('down');
      return 'sara';
    },
  );
  const name = known('first');
  await new Promise(resolve => setImmediate(resolve));
  expect(known('first')).toBe(name);
  isDown = false;
  await new Promise(resolve => setImmediate(resolve));
  known('first');
  await new Promise(resolve => setImmediate(resolve));
  expect(known('first')).toBe('sara');
});
