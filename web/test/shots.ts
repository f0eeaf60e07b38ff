import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { launch } from './browser.ts';
import { serve } from './serve.ts';

/** Pictures of the gallery's tables, to be looked at: `node web/test/shots.ts [table …]` into shots/. */
const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const OUT = resolve(WEB, '../.cache/web-shots');
const SHOTS = resolve(WEB, '../shots');
const SCREENS = [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

const asked = process.argv.slice(2);
const tables = asked.length > 0 ? asked : ['play', 'follow', 'bidding', 'trick', 'sawa', 'turup', 'trunfo'];

await build({
  configFile: resolve(WEB, 'vite.config.ts'),
  mode: 'test',
  logLevel: 'error',
  build: { outDir: OUT, emptyOutDir: true },
});
mkdirSync(SHOTS, { recursive: true });
const { server, address } = await serve(OUT);
const browser = await launch();
for (const [width, height] of SCREENS)
  for (const lang of ['ar', 'en'])
    for (const table of tables) {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1.5 });
      page.on('pageerror', error => console.log(String(error)));
      page.on('console', message => message.type() === 'error' && console.log(message.text()));
      await page.goto(`${address}/gallery.html?table=${table}&lang=${lang}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${SHOTS}/gallery-${table}-${width}x${height}-${lang}.png` });
      await page.close();
    }
await browser.close();
server.close();
