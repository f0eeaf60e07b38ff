import { test } from 'vitest';
import { advance, openFed, type ScriptedCourse } from '@/test/fed.ts';
import { openShell } from '@/test/shell.ts';
import { shoot } from '@/test/shoot.ts';
import { BIDS, DRAWN, end, FIRST, frenzy, lapsed, lay, scripted, VOTE } from '@/turup/scripted.ts';

const PLAY = scripted(`${FIRST} 5D`);

/** Moments of a deal, and how much later each is looked at. */
const MOMENTS: readonly (readonly [string, ScriptedCourse, number?])[] = [
  ['vote', scripted(`${VOTE} vote:H@1 vote:S@2`)],
  ['voted', scripted(`${VOTE} vote:S@0 vote:H@1`)],
  ['tie', scripted(DRAWN)],
  ['bid', scripted(BIDS)],
  ['play', PLAY],
  ['late', lapsed(PLAY, state => state.tricks.length === 8 && state.turn === 0 && state.phase === 'play')],
  ['sheet', lapsed(PLAY, state => state.phase === 'summary'), 3_000],
  ['victory', lapsed(scripted('', { match: 'single' }), state => state.phase === 'over'), 3_000],
  ['frenzy-hearts', frenzy('H', '. AD')],
  ['frenzy-locked', frenzy('S', '.')],
  ['frenzy-peek', frenzy('D', '.')],
  ['frenzy-jump', frenzy('C', '. 3D 6D KD 2D . 5S')],
  ['frenzy-peeked', frenzy('D', '. peek:1 peek/0=1')],
];

test.each(['ar', 'en', 'ur', 'hi'])('Turup in %s', async lang => {
  const page = await openFed('turup/1', lang);
  for (const [name, course, later = 0] of MOMENTS) {
    await lay(page, course, 0, end(course), { host: 'p0' });
    await advance(page, later);
    await page.waitForTimeout(1_000);
    await shoot(page, `turup-${name}`, lang);
  }
  await page.context().close();
});

const PAGES = [
  ['room', '/room/turup'],
  ['page', '/play/turup'],
  ['rules', '/rules/turup'],
] as const;

test.each(['ar', 'en', 'ur', 'hi'])('around Turup in %s', async lang => {
  for (const [name, path] of PAGES) {
    const page = await openShell(path, { lang });
    await page.waitForTimeout(500);
    await shoot(page, `turup-${name}`, lang);
    await page.context().close();
  }
});

test('Turup in forced colours', async () => {
  const page = await openFed('turup/1', 'en', { forcedColors: 'active' });
  for (const [name, course] of MOMENTS.filter(([name]) => ['vote', 'bid', 'play'].includes(name))) {
    await lay(page, course, 0);
    await shoot(page, `turup-forced-${name}`, 'en');
  }
  await page.context().close();
});
