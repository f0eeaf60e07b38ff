import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, soon } from '@/e2e/visit.ts';
import { quickMatch, shorten } from '@/test/evening.ts';
import { hastyHouse, type RealHouse } from '@/test/house.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await hastyHouse();
});
afterAll(() => house.close());

interface Shared {
  readonly name: string;
  readonly wide: number;
  readonly high: number;
  readonly text: string;
}

/** A device with a sheet to share by, as phones have; what was given to it is remembered. */
const withShareSheet = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const share = async ({ files = [], text = '' }: ShareData): Promise<void> => {
      const [file] = files;
      const { width: wide = 0, height: high = 0 } = file ? await createImageBitmap(file) : {};
      Object.assign(window, { shared: { name: file?.name ?? '', wide, high, text } });
    };
    Object.assign(navigator, { canShare: () => true, share });
  });

const sharedOn = (page: Page): Promise<Shared | null> =>
  page.evaluate(() => (window as unknown as { readonly shared?: Shared }).shared ?? null);

const button = (page: Page) => page.locator('[data-action="share-picture"]');

/** The first picture in a file: its width and its height stand at a fixed place. */
const sizeIn = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Where each fact stands in its line. */
const boxes = (facts: Element): readonly number[] =>
  [...facts.children].map(fact => fact.getBoundingClientRect().left - facts.getBoundingClientRect().left);

const atEnd = async (name: string, options: Parameters<typeof guest>[2], look: (page: Page) => Promise<void>) => {
  const page = await guest(house, 'Salem', { reducedMotion: 'reduce', ...options });
  await shorten(page);
  await withShareSheet(page);
  await page.goto(house.address);
  await quickMatch(page, name, async () => {
    const before = await page.locator('.ac-facts').evaluate(boxes);
    await page.locator('.ac-facts [data-verified]').waitFor();
    expect(await page.locator('.ac-facts').evaluate(boxes), 'nothing moves when it is verified').toEqual(before);
    await look(page);
    await page.goto(house.address);
  });
  await page.context().close();
};

test.each(['baloot', 'dhappa', 'turup', 'trunfo'])(
  'REV-08 %s: on a phone in Arabic the result is shared as a picture, and told with its deals verified',
  async name => {
    await atEnd(name, { locale: 'ar-SA', viewport: { width: 390, height: 844 } }, async page => {
      await button(page).click();
      await soon(() => sharedOn(page)).toMatchObject({ name: 'majlis.png', wide: 1080, high: 1350 });
    });
  },
);

test('REV-08 where nothing can be shared or copied the picture is saved', async () => {
  await atEnd('trunfo', { viewport: { width: 1440, height: 900 } }, async page => {
    await page.evaluate(() => Object.assign(navigator, { canShare: () => false }));
    const saved = page.waitForEvent('download');
    await button(page).click();
    expect(sizeIn(await readFile(await (await saved).path()))).toEqual([1080, 1350]);
    await page.getByText('Picture saved.').waitFor();
  });
});
