import { readFileSync } from 'node:fs';
import { SEATABLES } from '@majlis/bots';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { after, courseOf, feed, openFed, put, type ScriptedCourse, toldTo } from '@/test/fed.ts';

const courseFrom = (game: string, name: string): ScriptedCourse => {
  const { game: rules, spelling } = SEATABLES[game]!;
  const record = readFileSync(new URL(`../../games/${game}/proof/records/${name}.game`, import.meta.url), 'utf8');
  return courseOf(rules, spelling, record);
};

const linesIn = async (page: Page): Promise<readonly string[]> =>
  page.getByRole('log').first().locator('p').allInnerTexts();

/** Somebody who was there all the time, up to this place. */
const lived = async (game: string, course: ScriptedCourse, place: number): Promise<readonly string[]> => {
  const page = await openFed(`${game}/1`);
  const now = await put(page, course, 0);
  await feed(page, toldTo(course, 0, place, 0, 1, now));
  await expect.poll(async () => (await linesIn(page)).length).toBeGreaterThan(3);
  const lines = await linesIn(page);
  await page.context().close();
  return lines;
};

/** Somebody who loads the page anew at this place. */
const reloaded = async (
  game: string,
  course: ScriptedCourse,
  place: number,
  least: number,
): Promise<readonly string[]> => {
  const page = await openFed(`${game}/1`);
  await put(page, course, place);
  await expect.poll(async () => (await linesIn(page)).length).toBeGreaterThanOrEqual(least);
  const lines = await linesIn(page);
  await page.context().close();
  return lines;
};

test.each([
  ['trunfo', 'random-3', 'revealed', 5, 5],
  ['baloot', 'default', 'trickTaken', 17, 28],
  ['turup', 'classic-match', 'taken', 5, 25],
  ['dhappa', 'four', 'discarded', 6, 12],
] as const)(
  'LIFE-06 after a reload the log tells what this seat may still know: %s',
  async (game, name, kind, n, least) => {
    const course = courseFrom(game, name);
    const place = after(course, kind, n);
    const [old, fresh] = [await lived(game, course, place), await reloaded(game, course, place, least)];
    const results = /^Round \d+: us/;
    expect(
      fresh.filter(line => !results.test(line) && !old.some(one => one.startsWith(line.replace(/\.$/, '')))),
    ).toEqual([]);
    if (game === 'baloot') expect(fresh[0]).toMatch(results);
  },
);

test.each([
  ['baloot', 'default', 'scored', /^Round 1: us/],
  ['turup', 'classic-match', 'scored', /./],
  ['dhappa', 'four', 'roundEnded', /./],
] as const)('LIFE-06 nothing of a round is told behind its result: %s', async (game, name, kind, result) => {
  const course = courseFrom(game, name);
  const place = after(course, kind);
  const [old, fresh] = [await lived(game, course, place), await reloaded(game, course, place, 1)];
  expect(fresh).toEqual([expect.stringMatching(result)]);
  if (game !== 'baloot') expect(old.slice(-2)).toContain(fresh[0]);
});
