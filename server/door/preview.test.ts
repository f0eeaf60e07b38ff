import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogLine } from '@majlis/table';
import { expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import { limitsOf, RULES } from './limits.ts';
import { HOUSE, isRobot, shownTo, withPreview } from './preview.ts';
import { priceOf } from './price.ts';

test('[T62] a name cannot break out of the head of a page', () => {
  const shown = { ...HOUSE, title: `"><script>x</script> $& 'n`, description: 'a & b' };
  const page = withPreview('<head><title>Majlis</title></head>', shown, 'https://cards.example');
  expect(page).not.toContain('<script>');
  expect(page).toContain('content="&quot;&gt;&lt;script&gt;x&lt;/script&gt; $&amp; &#39;n"');
  expect(page).toContain('<meta name="description" content="a &amp; b">');
  expect(page).toContain('<meta property="og:image" content="https://cards.example/api/picture/house">');
  expect(withPreview(page, shown, undefined)).toContain('content="summary"');
});

test.each([
  ['WhatsApp/2.23.20.0', true],
  ['TelegramBot (like TwitterBot)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (compatible; Discordbot/2.0)', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36', false],
  [undefined, false],
])('%s is a robot: %s', (agent, is) => {
  expect(isRobot(agent)).toBe(is);
});

const OPENED: LogLine = {
  seq: 1,
  at: 5,
  act: null,
  event: { kind: 'created', game: 'trunfo/1', options: {}, visibility: 'public', reveal: 'match', size: 2, host: null },
};

test('[T50] a robot counts as any stranger does: beyond that it is shown the house, and nothing is looked up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-preview-'));
  const store = await openStore({ url: undefined, folder, key: 'ab'.repeat(32), use: 'serve' });
  await store.log.append({ table: 't1', epoch: 1, owner: 'me', entry: null }, [OPENED], 'cd'.repeat(32), null);
  const limits = limitsOf(store.tallies, () => 0);
  const shown = () => shownTo({ limits, store, wall: () => 0, conduct: { lately: () => 0 } }, 'home', '/t/t1');
  expect((await shown()).title).toBe('A table of Trunfo · Majlis');
  for (let n = 1; n < RULES.http[0].most; n++) limits.here(RULES.http, 'home');
  expect((await shown()).title).toBe('Majlis');
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('[T62] of a match without a result only who played it is shown', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-preview-'));
  const store = await openStore({ url: undefined, folder, key: 'ab'.repeat(32), use: 'serve' });
  await store.log.append({ table: 't1', epoch: 1, owner: 'me', entry: null }, [OPENED], 'cd'.repeat(32), null);
  const match = { id: 'm1', table_id: 't1', game: 'trunfo/1', first: 1, last: 1, started_at: 0, ended_at: 5 };
  await store.engine.db
    .insertInto('matches')
    .values({ ...match, ended_by: 'voided', outcome: 'null' })
    .execute();
  const players = ['Sara', 'Omar'].map((name, seat) => ({ match_id: 'm1', seat, person: name, name, conduct: 'left' }));
  await store.engine.db.insertInto('players').values(players).execute();
  const limits = limitsOf(store.tallies, () => 0);
  const { title } = await shownTo({ limits, store, wall: () => 0, conduct: { lately: () => 0 } }, 'home', '/m/m1');
  expect(title).toBe('Sara – Omar');
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['/m/0123', 'WhatsApp/2.23', 0.3],
  ['/t/0123?x', 'WhatsApp/2.23', 0.3],
  ['/m/0123', 'Safari', 0],
  ['/assets/app.js', 'WhatsApp/2.23', 0],
])('[T50] %s for %s is reckoned to cost %d ms', (url, agent, ms) => {
  expect(priceOf({ url, method: 'GET', headers: { 'user-agent': agent } })).toBe(ms);
});
