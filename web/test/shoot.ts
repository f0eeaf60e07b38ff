import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { paint } from '@/test/unpainted.ts';

const SHOTS = fileURLToPath(new URL('../../shots', import.meta.url));
/** Where the pictures of the README go, if they are wanted: PICTURES=docs/pictures npm run shots */
const PICTURES = process.env.PICTURES;
const SCREENS = [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

/** The screens of the README. */
const CHOSEN: Readonly<Record<string, string>> = {
  'home-390x844-ar': 'home-phone-ar',
  'baloot-play-390x844-ar': 'baloot-phone-ar',
  'baloot-play-1440x900-en': 'baloot-desktop-en',
  'trunfo-reveal-390x844-en': 'trunfo-phone-en',
  'turup-play-390x844-en': 'turup-phone-en',
  'dhappa-play-390x844-en': 'dhappa-phone-en',
};

const picture = async (page: Page, name: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 78 });
  mkdirSync(PICTURES ?? SHOTS, { recursive: true });
  writeFileSync(`${PICTURES}/${name}.webp`, Buffer.from(data, 'base64'));
};

/** One screen in every size, at rest. */
export const shoot = async (page: Page, name: string, lang: string): Promise<void> => {
  await paint(page);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(500); // a new size sets everything in motion
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    const file = `${name}-${width}x${height}-${lang}`;
    await page.screenshot({ path: `${SHOTS}/${file}.png` });
    const chosen = CHOSEN[file];
    if (PICTURES && chosen) await picture(page, chosen);
  }
};
