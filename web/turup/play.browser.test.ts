import type { TurupState } from '@majlis/turup';
import { type TurupAction, turup } from '@majlis/turup';
import { standingOf } from '@majlis/turup/for-web';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clockOf, clocksAt, feed, type ScriptedCourse, wordsSent } from '@/test/fed.ts';
import { animations } from '@/test/flight.ts';
import { HAND, laid, settle } from '@/test/gallery.ts';
import { passTime } from '@/test/held-timers.ts';
import { slowed } from '@/test/page.ts';
import { LANDSCAPE, PORTRAIT } from '@/test/viewports.ts';
import { visible } from '@/test/visible.ts';
import { BIDS, end, FIRST, goOn, lapsed, lay, openTurup, SPADES, scripted, sentSince, told, VOTE } from './scripted.ts';

let page: Page;
beforeAll(async () => {
  page = await slowed(await openTurup('en'));
});

const stateOf = ({ states }: ScriptedCourse): TurupState => states.at(-1) as TurupState;
const held = (): Promise<readonly string[]> =>
  page.locator(HAND).evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card') ?? ''));

/** The eight cards of the second deal are on their way. */
const DEALT_ON = scripted(`${BIDS} bid:7`);
const FOLLOWING = scripted(`${FIRST} 5D`);

test('TUR-05 eight more cards make thirteen, in order, trumps first', async () => {
  const before = scripted(BIDS);
  await lay(page, before, 0);
  expect((await held()).length).toBe(5);
  await goOn(page, DEALT_ON, end(before), end(DEALT_ON));
  expect(await held()).toEqual('AS QS 10S 6S KH 9H KC JC 8C AD QD 7D 3D'.split(' '));
  expect(
    await page.locator('.mj-backs').evaluateAll(nodes => nodes.map(node => node.getAttribute('data-count'))),
  ).toEqual(['13', '13', '13']);
});

test('FAN-09 thirteen cards lie in two arcs on a phone, the front one over the back one', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await lay(page, scripted(FIRST), 0);
  await settle(page);
  const cards = await laid(page, HAND);
  expect(cards.map(({ row }) => row)).toEqual([...Array(6).fill('0'), ...Array(7).fill('1')]);
  const [back, front] = [cards.filter(({ row }) => row === '0'), cards.filter(({ row }) => row === '1')];
  expect(Math.min(...front.map(({ z }) => z))).toBeGreaterThan(Math.max(...back.map(({ z }) => z)));
  expect(Math.min(...front.map(({ y }) => y))).toBeGreaterThan(Math.max(...back.map(({ y }) => y)));
});

test('TUR-05 IDX-07 no index of thirteen cards is hidden, on any screen, also while some are greyed', async () => {
  const both = ['390×844', '844×390', '1440×900'];
  for (const [width, height] of [...PORTRAIT, ...LANDSCAPE, [844, 390] as const])
    for (const course of both.includes(`${width}×${height}`) ? [scripted(FIRST), FOLLOWING] : [FOLLOWING]) {
      await page.setViewportSize({ width, height });
      await lay(page, course, 0);
      await settle(page);
      for (const { card, index, lost } of await visible(page))
        expect(index, `${card} at ${width}×${height}: ${lost}`).toBe(1);
    }
  await page.setViewportSize({ width: 390, height: 844 });
});

test('TUR-06 the trump is in sight, trumps carry the bar, what may be played stands out and is what the game offers', async () => {
  for (const words of [
    `${FIRST} 5D`,
    `${FIRST} 8S`,
    FIRST.replace('bid:7 bid:7 bid:8 bid:7', 'bid:7 bid:7 bid:7 bid:9'),
  ]) {
    const course = scripted(words);
    const state = stateOf(course);
    await lay(page, course, 0);
    await settle(page);
    await expect.poll(() => page.locator('[data-part="trump"]').innerText()).toContain('Trump');
    await expect.poll(() => page.locator('[data-part="trump"]').getAttribute('data-suit')).toBe('S');
    const cards = await page.locator(HAND).evaluateAll(nodes =>
      nodes.map(node => ({
        card: node.getAttribute('data-card') ?? '',
        trump: node.hasAttribute('data-trump'),
        state: node.getAttribute('data-state'),
        disabled: node.getAttribute('aria-disabled'),
        raised: new DOMMatrix(getComputedStyle(node).transform).m42,
      })),
    );
    const may = turup.offers(state, 0).flatMap((offer: TurupAction) => (offer.kind === 'play' ? [offer.card] : []));
    expect(may.length).toBeGreaterThan(0);
    for (const one of cards) {
      expect(one.trump).toBe(one.card.endsWith('S'));
      expect([one.card, one.state]).toEqual([one.card, may.includes(one.card as never) ? 'available' : 'disabled']);
      expect(one.disabled).toBe(may.includes(one.card as never) ? null : 'true');
      if (may.length < cards.length) expect(one.raised < -4).toBe(may.includes(one.card as never));
    }
  }
});

test('TUR-06 a greyed card is not played and says why; the cue says what is asked', async () => {
  await lay(page, FOLLOWING, 0);
  await expect.poll(() => page.locator('[data-cue]').innerText()).toContain('Follow diamonds');
  const before = (await wordsSent(page)).length;
  await page.locator('.hand [data-card="AS"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-said]').innerText()).toContain('Follow suit');
  await expect.poll(() => sentSince(page, before)).toEqual([]);
});

test('TUR-07 tricks of both sides, the match, the turn and the clock are in sight in every phase of play, on every screen', async () => {
  const late = lapsed(FOLLOWING, state => state.tricks.length === 6 && state.turn === 0 && state.phase === 'play');
  for (const [width, height] of [[390, 844] as const, [844, 390] as const, [1440, 900] as const]) {
    await page.setViewportSize({ width, height });
    for (const course of [FOLLOWING, late]) {
      await lay(page, course, 0);
      const state = stateOf(course);
      const { tricks } = standingOf(state);
      const sides = page.locator('.tu-hud .mj-side');
      for (const side of [0, 1] as const) {
        await expect.poll(() => sides.nth(side).getAttribute('data-tricks')).toBe(String(tricks[side]));
        await expect.poll(() => sides.nth(side).locator('b').isVisible()).toBe(true);
        expect((await sides.nth(side).locator('b').innerText()).split(/\s/)[0]).toBe(String(tricks[side]));
        await expect.poll(() => sides.nth(side).locator('.tu-points').isVisible()).toBe(true);
        await expect
          .poll(() => sides.nth(side).locator('.tu-points').innerText())
          .toContain(String(state.scores[side]));
        await expect.poll(() => sides.nth(side).locator('small .mj-icon').first().isVisible()).toBe(true);
        await expect
          .poll(() => sides.nth(side).locator('small').first().innerText())
          .toContain(['Royals', 'Rebels'][side]);
      }
      const bid = page.locator(height < 480 ? '[data-part="brief"]' : '[data-part="contract"]');
      await expect.poll(() => bid.isVisible()).toBe(true);
      await expect.poll(() => bid.innerText()).toContain('8');
      await expect.poll(() => bid.innerText()).toContain(`${state.tricks.length + 1}/13`);
      const cells = await page
        .locator('.tu-cells i')
        .evaluateAll(nodes => nodes.map(node => node.getAttribute('data-side')));
      expect(cells.length).toBe(13);
      expect(cells.filter(side => side === 'us').length).toBe(tricks[0]);
      expect(cells.filter(side => side === 'them').length).toBe(tricks[1]);
      await expect.poll(() => page.locator('.mj-seat[data-seat="s"] .mj-ring').count()).toBe(1);
      await expect.poll(() => page.locator('.mj-ring').count()).toBe(1);
      await expect.poll(() => page.locator('.mj-seat[data-seat="s"] .mj-name').innerText()).toBe('Your turn');
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
});

test.each([
  [`${FIRST} 5D 3D JD KD .`, ['5 more break it', 'needs 8 more', 'kot still possible']],
  [`${FIRST} 5D 3D 6D 4D .`, ['6 more break it', 'needs 7 more', 'kot still possible']],
])('TUR-07 the line says how far each side is: %#', async (words, due) => {
  await lay(page, scripted(words), 0);
  const shown = (await page.locator('.tu-progress').allInnerTexts()).join(' · ');
  for (const text of due) expect(shown).toContain(text);
  const covered = await page.evaluate(() => {
    const boxes = (query: string) => [...document.querySelectorAll(query)].map(one => one.getBoundingClientRect());
    const counts = boxes('.mj-backs b');
    const lies = (a: DOMRect) => (b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return boxes('.tu-progress').filter(line => counts.some(lies(line)));
  });
  expect(covered, 'no count of cards lies under it').toEqual([]);
});

/** The next curtain as it comes, and whether it goes when it is sent away: all told by the page itself, since it stays less than a second. */
const raised = (on: Page, skip: 'pointerdown' | 'keydown') =>
  on.evaluate(async event => {
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const find = () => document.querySelector('[data-curtain]');
    while (!find()) await frame();
    const curtain = find()!;
    const seen = {
      name: curtain.getAttribute('data-curtain'),
      ends: Math.max(...curtain.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
      pointer: getComputedStyle(curtain).pointerEvents,
    };
    await frame();
    document.body.dispatchEvent(Object.assign(new Event(event, { bubbles: true }), { key: 'Shift' }));
    await frame();
    await frame();
    return { ...seen, gone: !curtain.isConnected };
  }, skip);

test('TUR-08 each phase crosses the table in 900 ms or less; a tap or a key sends it away, and nothing waits for it', async () => {
  const phases = [
    [scripted(''), scripted(VOTE), 'vote.1'],
    [scripted(`${SPADES.slice(0, -7)}`), scripted(SPADES), 'bid'],
    [scripted(BIDS), DEALT_ON, 'final'],
    [DEALT_ON, scripted(FIRST), 'play'],
  ] as const;
  const curtain = page.locator('[data-curtain]');
  for (const [before, after, name] of phases)
    for (const skip of ['pointerdown', 'keydown'] as const) {
      await lay(page, before, 0);
      await expect.poll(() => curtain.count()).toBe(0);
      const [seen] = await Promise.all([raised(page, skip), goOn(page, after, end(before), end(after))]);
      expect(seen.name).toBe(name);
      expect(seen.ends).toBeGreaterThan(0);
      expect(seen.ends).toBeLessThanOrEqual(900);
      expect(seen.pointer).toBe('none');
      expect(seen.gone).toBe(true);
    }
  await lay(page, DEALT_ON, 0);
  await goOn(page, scripted(FIRST), end(DEALT_ON), end(scripted(FIRST)));
  await expect.poll(() => curtain.count()).toBe(1);
  await passTime(page, 900);
  await expect.poll(() => curtain.count()).toBe(0);
});

test('TUR-08 MOT-01 with less motion nothing moves, and the same is told in the same order', async () => {
  const calm = await openTurup('en', { reducedMotion: 'reduce' });
  await lay(calm, scripted(BIDS), 0);
  await goOn(calm, DEALT_ON, end(scripted(BIDS)), end(DEALT_ON));
  await expect.poll(() => calm.locator('[data-curtain]').count()).toBe(1);
  const longest = await calm.evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration))),
  );
  expect(longest).toBeLessThanOrEqual(120);
  await calm.context().close();
});

test.each(['clockwise', 'anticlockwise'] as const)(
  'DEAL-07 cards are dealt %s, beginning beside the dealer',
  async direction => {
    const dealt = scripted('', { direction });
    const before = dealt.events.findIndex(({ kind }) => kind === 'dealt');
    await lay(page, dealt, 0, before);
    await goOn(page, dealt, before, end(dealt));
    const flights = (await animations(page)).filter(({ duration }) => duration === 320);
    const own = flights.filter(({ card, properties }) => card !== '' && properties.includes('translate'));
    expect([...new Set(own.map(({ delay }) => delay))].sort((a, b) => a - b)).toEqual([150, 350, 550, 750, 950]);
    const sides = await page.evaluate(() =>
      [0, 50, 100].map(delay => {
        for (const one of document.getAnimations()) {
          const { effect } = one;
          if (!(effect instanceof KeyframeEffect) || effect.getTiming().delay !== delay) continue;
          if (!effect.target?.matches('.mj-loose')) continue;
          one.pause();
          one.currentTime = delay + 310;
          const { left, width } = effect.target.getBoundingClientRect();
          const share = (left + width / 2) / innerWidth;
          return share < 0.3 ? 'w' : share > 0.7 ? 'e' : 'n';
        }
        return '?';
      }),
    );
    expect(sides).toEqual(direction === 'clockwise' ? ['w', 'n', 'e'] : ['e', 'n', 'w']);
  },
);

test('NET-02 fifteen seconds of silence show as disconnected; after ninety a bot has the hand and the name stays', async () => {
  const course = scripted(FIRST);
  await lay(page, course, 0);
  const other = (part: string) => page.locator(`.mj-seat[data-number="2"] ${part}`);
  const tell = async (at: number, event: object): Promise<void> => {
    const now = await clockOf(page);
    const clocks = [...clocksAt(course, end(course), now)];
    await feed(page, { kind: 'told', now, you: 0, at: end(course) + at, events: [event as { kind: string }], clocks });
  };
  await tell(1, { kind: 'dropped', seat: 2, excused: [] });
  await expect.poll(() => other('.mj-name').innerText()).toBe('Disconnected');
  await expect.poll(() => other('[data-badge="bot"]').count()).toBe(0);
  expect(turup.absence(stateOf(course).options).botAfterMs).toBe(90_000);
  await tell(2, { kind: 'botTook', seat: 2 });
  await expect.poll(() => other('[data-badge="bot"]').count()).toBe(1);
  await expect.poll(() => other('.mj-avatar img').getAttribute('src')).toContain('bot');
  await tell(3, { kind: 'reconnected', seat: 2 });
  await expect.poll(() => other('.mj-name').innerText()).toBe('Abu Saud');
});

test('CHAT-01 a reaction is a bubble at its seat for a while', async () => {
  const course = scripted(FIRST);
  await lay(page, course, 0);
  const now = await clockOf(page);
  const clocks = [...clocksAt(course, end(course), now)];
  await feed(page, {
    kind: 'told',
    now,
    you: 0,
    at: end(course) + 1,
    events: [{ kind: 'reacted', seat: 2, sign: 'well-played' } as { kind: string }],
    clocks,
  });
  const bubble = page.locator('.mj-seat[data-number="2"] .mj-bubble');
  await expect.poll(() => bubble.count()).toBe(1);
  await passTime(page, 4_000);
  await expect.poll(() => bubble.count()).toBe(0);
});

test('A11Y-02 the log tells the whole deal in words: bids, plays, tricks, score', async () => {
  const done = lapsed(scripted(FIRST), state => state.phase === 'summary');
  await lay(page, scripted(''), 3);
  await lay(page, done, 0, 3);
  await goOn(page, done, 3, end(done));
  const lines = (await told(page)).map(line => line.replace(/[\u2068\u2069]/g, ''));
  const plays = done.events.filter(({ kind }) => kind === 'played').length;
  expect(lines.filter(line => / plays .* of /.test(line)).length).toBe(plays);
  expect(lines.filter(line => line.includes(' takes the trick.')).length).toBe(stateOf(done).tricks.length);
  expect(lines).toContain('Noura: Bid 8.');
  expect(lines).toContain('Noura declares 8 for the Rebels.');
  expect(lines.at(-1)).toMatch(/^The deal: Royals .*, Rebels .*\. Match: /);
});
