import type { Viewer } from '@majlis/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES, openBusy, TABLES } from '@/test/busy.ts';
import { toldTo, welcomeAt } from '@/test/fed.ts';

const CARD = /\b(?:(?:10|[2-9AKQJ])[SHDC](?:#\d)?|JK#\d)\b/g;

const cardsIn = (value: unknown): ReadonlySet<string> => new Set(JSON.stringify(value).match(CARD) ?? []);

/** The cards that a page knows, wherever it keeps them. */
const onPage = async (page: Page): Promise<ReadonlySet<string>> =>
  cardsIn(
    await page.evaluate(() =>
      [...document.querySelectorAll('[data-card]')].map(node => node.getAttribute('data-card')),
    ),
  );

test.each(GAMES)('SPEC-01 whoever watches %s is sent, and shown, what lies open alone', async game => {
  const { course, from, place } = TABLES[game];
  const view = (viewer: Viewer) => cardsIn(course.game.view(course.states[place], viewer));
  const [open, own] = [view('rail'), view(0)];
  const covered = [...cardsIn(course.states[place])].filter(card => !open.has(card));
  expect(covered.filter(card => own.has(card)).length).toBeGreaterThan(0);
  const sent = cardsIn([welcomeAt(course, from, 'rail', 0), toldTo(course, from, place, 'rail', from + 1, 0)]);
  expect(covered.filter(card => sent.has(card))).toEqual([]);
  const [rail, seat] = [await openBusy(game, { you: 'rail' }), await openBusy(game, { you: 0 })];
  const [seen, held] = [await onPage(rail), await onPage(seat)];
  expect(covered.filter(card => seen.has(card))).toEqual([]);
  expect(covered.filter(card => held.has(card)).length).toBeGreaterThan(0);
  for (const page of [rail, seat]) await page.context().close();
});
