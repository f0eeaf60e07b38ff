import type { OfKind } from '@majlis/kernel';

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { elsewhere } from '@/test/elsewhere.ts';
import { bare } from '@/test/gallery.ts';
import type { RealHouse } from '@/test/house.ts';
import { emptyPage, withoutIdleWork } from '@/test/page.ts';

export const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 240_000, interval: 100 });

const post = async (page: Page, house: RealHouse, path: string, data: object): Promise<{ readonly id: string }> => {
  const headers = { ...elsewhere(), origin: house.address };
  const reply = await page.context().request.post(house.address + path, { headers, data });
  const answer = await reply.json();
  expect(reply.ok(), `${path}: ${JSON.stringify(answer)}`).toBe(true);
  return answer;
};

/** Somebody new, known to the house before any page is loaded. */
export const guest = async (house: RealHouse, name: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const how = {
    locale: 'en-US',
    extraHTTPHeaders: elsewhere(),
    ...options,
  };
  const page = await bare(await withoutIdleWork(await emptyPage(how)));
  await introduced(house, page, name);
  return page;
};

/** Whoever sat there is forgotten: nobody may open more than a few tables. */
export const introduced = async (house: RealHouse, page: Page, name: string): Promise<void> => {
  await page.context().clearCookies();
  await post(page, house, '/api/guest', { name });
};

/** The address of a new table; `size`: for a game that several numbers can play. */
export const openTable = async (
  house: RealHouse,
  page: Page,
  game: string,
  options: object,
  size?: number,
  visibility: 'private' | 'public' = 'private',
): Promise<string> => {
  const { id } = await post(page, house, '/api/tables', {
    game,
    visibility,
    options,
    ...(size && { size }),
  });
  return `${house.address}/t/${id}`;
};

/** Goes to a table and sits there: whoever opened it does so without a tap, the others tap a chair. */
export const sitAt = async (page: Page, address: string, seat: number): Promise<void> => {
  await page.goto(address);
  const face = page.locator(`.sh-seat[data-seat="${seat}"][data-taken="false"] .sh-seat-face`);
  if (seat > 0) await face.click();
  await soon(() => page.evaluate('window.__ui?.store?.seen.getState().you ?? null')).toBe(seat);
};

/** The match that this page has just played, as the house tells it to everybody. */
export const matchOf = async (
  page: Page,
): Promise<{ readonly options: object; readonly events: readonly OfKind[] }> => {
  const id = await page.evaluate('window.__ui.store.seen.getState().match.id');
  const { options, events } = await page.evaluate(
    async match => (await fetch(`/api/matches/${match}`)).json(),
    String(id),
  );
  const ofGame = (event: { readonly kind: string; readonly event: OfKind }) =>
    event.kind === 'game' ? [event.event] : [];
  return { options, events: events.flatMap(ofGame) };
};
