import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { soon } from '@/e2e/visit.ts';
import { type CopiedHouse, copiedHouse, follow } from '@/test/copied-house.ts';
import { emptyPage } from '@/test/page.ts';

let house: CopiedHouse | undefined;
afterAll(() => house?.close());

const ROOMS: { readonly [file: string]: string } = { laws: '@majlis/kernel/laws', record: '@majlis/kernel/record' };

/** As the document says of the rules: a copy of the toy, which now is outside of the kernel. */
const moveRules = (folder: string): void => {
  cpSync(join(folder, 'kernel/toy'), join(folder, 'games/hush'), { recursive: true });
  for (const file of globSync(join(folder, 'games/hush/*.ts'))) {
    const source = readFileSync(file, 'utf8');
    const outside = source.replace(/'\.\.\/(\w+)(?:\/\w+)?\.ts'/g, (_, room) => `'${ROOMS[room] ?? '@majlis/kernel'}'`);
    writeFileSync(file, outside);
  }
};

test('a game joins the house by docs/add-a-game.md alone, and is played to its end in a browser', async () => {
  house = copiedHouse();
  const { folder } = house;
  moveRules(folder);
  follow(readFileSync(join(folder, 'docs/add-a-game.md'), 'utf8'), folder);
  house.install();
  expect(house.run('commands/laws.ts', '--game', 'hush', '--matches', '20')).toContain('keep all seven laws');
  const address = await house.start();
  const page = await emptyPage({ locale: 'en-US' });
  await page.goto(address);
  await page.locator('[data-game="hush"] .sh-bolt').click();
  const state = () => page.locator('main[data-game="hush"]').getAttribute('data-game-state');
  await soon(state).toBe('playing');
  await soon(async () => {
    // In one go: a card that was looked for may be gone by the time it is clicked.
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-card]')?.click());
    return state();
  }).toBe('match_end');
  const [ours = 0, theirs = 0] = (await page.locator('main p').innerText()).split(' to ').map(Number);
  expect(ours + theirs).toBe(3);
  await page.context().close();
});
