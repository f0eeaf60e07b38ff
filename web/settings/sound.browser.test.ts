import { readFileSync } from 'node:fs';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import { expect, inject, test } from 'vitest';
import { advance, after, courseOf, openFed, put } from '@/test/fed.ts';

const course = courseOf(
  trunfo,
  spelling,
  readFileSync(new URL('../../games/trunfo/proof/records/random-3.game', import.meta.url), 'utf8'),
);

const kept = (state: object) => ({
  cookies: [],
  origins: [
    {
      origin: inject('address'),
      localStorage: [{ name: 'majlis-settings', value: JSON.stringify({ state, version: 0 }) }],
    },
  ],
});

test.each([
  ['muted, it is felt and not heard', { muted: true, haptics: true }, [false, true]],
  ['without touch, it is heard and not felt', { muted: false, haptics: false }, [true, false]],
])('the last seconds of a turn: %s', async (_, settings, expected) => {
  const page = await openFed('trunfo/1', 'en', { storageState: kept(settings) });
  await page.evaluate(() => {
    Object.assign(window, { felt: 0 });
    navigator.vibrate = () => Reflect.set(window, 'felt', Reflect.get(window, 'felt') + 1);
  });
  await put(page, course, after(course, 'dealt'));
  await page.mouse.click(200, 300);
  await advance(page, 9_900);
  for (let step = 0; step < 20; step++) await advance(page, 100);
  const [heard, felt] = await page.evaluate(() => [window.__ui?.sounds.length ?? 0, Reflect.get(window, 'felt')]);
  expect([heard > 0, felt > 0]).toEqual(expected);
  await page.context().close();
});
