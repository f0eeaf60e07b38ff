import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openShell, requests } from '@/test/shell.ts';

const room = async (at = {}): Promise<Page> => {
  const page = await openShell('/room/turup', at);
  await page.locator('.sh-room').waitFor();
  return page;
};

const seats = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.sh-seat')
    .evaluateAll(nodes => nodes.map(node => `${node.getAttribute('data-seat')}${node.getAttribute('data-place')}`));

test('TUR-01 four seats in their playing places, clockwise; sides by colour and by name, the same for everybody', async () => {
  const page = await room();
  expect([...(await seats(page))].sort()).toEqual(['0s', '1w', '2n', '3e']);
  const sides = await page
    .locator('.sh-seat')
    .evaluateAll(nodes =>
      nodes.map(
        node => `${node.getAttribute('data-side')} ${node.querySelector('small')?.textContent?.split(' · ')[0]}`,
      ),
    );
  expect(sides).toEqual(['us Royals', 'them Rebels', 'us Royals', 'them Rebels']);
  const rings = await page
    .locator('.sh-seat[data-taken="true"] .sh-ring')
    .evaluateAll(nodes => nodes.map(node => getComputedStyle(node).borderColor));
  expect(rings[0]).toBe(rings[2]);
  expect(rings[0]).not.toBe(rings[1]);
});

test('TUR-01 the host seats a bot on the free seat, and starts when all four are taken; a guest does neither', async () => {
  const page = await room();
  await expect.poll(() => page.locator('.sh-add-bot').count()).toBe(1);
  await page.locator('.sh-seat[data-seat="3"] .sh-add-bot').click();
  expect((await requests(page)).at(-1)).toMatchObject({ kind: 'seatBot', seat: 3, level: 'steady' });
  await page.locator('.sh-start').click();
  const asked = (await requests(page)).map(({ kind }) => kind);
  expect(asked.at(-1)).toBe('start');
  expect(asked.at(-2)).toBe('seatBot');
  const guest = await room({ mood: 'guest' });
  await expect.poll(() => guest.locator('.sh-add-bot').count()).toBe(0);
  await guest.locator('.sh-start').click();
  expect((await requests(guest)).at(-1)).toMatchObject({ kind: 'ready', ready: true });
});

test('TUR-01 houses of Turup: Frenzy is one tap away, every rule is explained', async () => {
  const page = await room();
  const chips = await page.locator('.sh-presets label').allInnerTexts();
  expect(chips).toEqual(['Majlis', 'Classic', 'Frenzy', 'Court Piece', 'Tarneeb', 'Quick']);
  await page.locator('.sh-presets input[value="frenzy"]').click({ force: true });
  expect((await requests(page)).at(-1)).toMatchObject({ kind: 'setOptions', options: { mode: 'frenzy' } });
});

test.each([
  ['ar', ['الملوك', 'الثوار']],
  ['ur', ['شاہی', 'باغی']],
  ['hi', ['शाही', 'बाग़ी']],
] as const)('TUR-01 I18N-01 the room names the sides in %s', async (lang, words) => {
  const page = await room({ lang });
  const text = await page.locator('.sh-round').innerText();
  for (const word of words) expect(text).toContain(word);
});

test.each(['en', 'ar', 'ur', 'hi'])('the rules of Turup can be read, in %s', async lang => {
  const page = await openShell('/rules/turup', { lang });
  await page.locator('[data-rule="TUR-1.1"]').waitFor();
  await expect.poll(() => page.locator('[data-rule]').count()).toBeGreaterThan(60);
  await expect.poll(() => page.locator('.sh-article').getAttribute('lang')).toBe(lang);
});
