import type { TurupState } from '@majlis/turup';
import { suitCounts } from '@majlis/turup/for-web';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clockOf, clocksAt, feed, type ScriptedCourse, sentBy, toldTo, welcomeAt, wordsSent } from '@/test/fed.ts';
import { freeze, settle } from '@/test/gallery.ts';
import { slowed } from '@/test/page.ts';
import {
  BIDS,
  DRAWN,
  end,
  goOn,
  lay,
  openTurup,
  press,
  SPADES,
  scripted,
  sentSince,
  TIE,
  told,
  VOTE,
} from './scripted.ts';

let page: Page;
beforeAll(async () => {
  page = await slowed(await openTurup('en'));
});

const suit = (name: string) => page.locator(`[data-action="suit-${name}"]`);
const stateOf = ({ states }: ScriptedCourse): TurupState => states.at(-1) as TurupState;

test('TUR-02 five cards, then four suits with what one holds of each', async () => {
  for (const seat of [0, 1, 2, 3]) {
    const course = scripted(VOTE);
    await lay(page, course, seat);
    await expect.poll(() => page.locator('.hand [data-card]').count()).toBe(5);
    const counts = suitCounts(stateOf(course).hands[seat]!.cards);
    for (const name of ['S', 'H', 'D', 'C'] as const)
      await expect.poll(() => suit(name).getAttribute('data-count')).toBe(String(counts[name]));
  }
  await lay(page, scripted(VOTE), 0);
  expect(await page.locator('.tu-suit small').allInnerTexts()).toEqual(['3 cards', '1 card', '1 card', 'none']);
});

test('TUR-02 a ballot is chosen, then given; it is sent once and stands', async () => {
  await lay(page, scripted(VOTE), 0);
  const before = (await wordsSent(page)).length;
  await press(page, 'vote');
  await expect.poll(() => sentSince(page, before)).toEqual([]);
  await press(page, 'suit-H');
  await press(page, 'suit-S');
  await expect.poll(() => suit('S').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => sentSince(page, before)).toEqual([]);
  await press(page, 'vote');
  await expect.poll(() => sentSince(page, before)).toEqual(['vote:S']);
  await expect.poll(() => page.locator('[data-ballot="S"]').count()).toBe(1);
  await press(page, 'suit-H');
  await expect.poll(() => page.locator('[data-action="vote"]').count()).toBe(0);
  await expect.poll(() => suit('S').getAttribute('aria-pressed')).toBe('true');
});

/** Whatever names a ballot of another: `vote:H`, "ballot":"H", a bubble, a word of the log. */
const betrays = async (): Promise<readonly string[]> => {
  const texts = await page.locator('.mj-bubble').allTextContents();
  const tally = await page.locator('[data-part="tally"]').count();
  const lines = (await told(page)).filter(
    line => /votes (spades|hearts|diamonds|clubs)/.test(line) && !line.includes('Salem'),
  );
  const store: string = await page.evaluate(
    'JSON.stringify(window.__ui.store.seen.getState().table.state.votes.at(-1).ballots)',
  );
  const known = (JSON.parse(store) as readonly (string | null)[]).filter(
    (ballot, seat) => seat !== 0 && ballot !== null && ballot !== 'cast',
  );
  return [...texts, ...(tally > 0 ? ['tally'] : []), ...lines, ...known.map(String)];
};

test('TUR-02 n of 4 and ticks tell who has voted; no ballot is anywhere before the tally, then all are', async () => {
  const course = scripted(SPADES);
  const first = scripted(VOTE);
  await lay(page, first, 0);
  for (let n = 1; n <= 3; n++) {
    const upTo = end(
      scripted(
        SPADES.split(' ')
          .slice(0, n + 1)
          .join(' '),
      ),
    );
    const masked = toldTo(course, end(first), upTo, 0, end(first) + 1, await clockOf(page));
    expect(JSON.stringify(masked)).not.toContain('"ballot":"H"');
    await goOn(page, course, end(first), upTo);
    await expect.poll(() => page.locator('[data-voted]').getAttribute('data-voted')).toBe(String(n));
    await expect.poll(() => page.locator('[data-badge="tick"]').count()).toBe(n);
    expect(await betrays()).toEqual([]);
    await lay(page, first, 0);
  }
  await goOn(page, course, end(first), end(course));
  expect(
    await page.locator('.tu-tally li').evaluateAll(nodes => nodes.map(node => node.getAttribute('data-ballot'))),
  ).toEqual(['S', 'H', 'S', 'C']);
  expect((await page.locator('.mj-bubble').allTextContents()).sort()).toEqual(['clubs', 'hearts', 'spades', 'spades']);
  await expect.poll(() => page.locator('[data-part="trump"]').getAttribute('data-suit')).toBe('S');
  expect((await told(page)).at(-1)).toContain('Trump is spades.');
});

/** What is seen and heard the moment the lot has fallen; its movement is stopped there. */
const fallen = async (from: number, to: number) => {
  const message = toldTo(scripted(DRAWN), from, to, 0, from + 1, await clockOf(page));
  return page.evaluate(async news => {
    (window.__ui as unknown as { feed(list: readonly unknown[]): void }).feed([news]);
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const draw = document.getAnimations().find(({ id }) => id === 'draw');
    draw?.pause();
    const { effect } = draw ?? {};
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    const texts = ['.tu-tally > p', '[data-part="trump"]', '[data-curtain]', '[role="log"] p:last-child'];
    return {
      ends: Number(effect?.getComputedTiming().endTime),
      gaps: frames.slice(1).map(({ computedOffset }, i) => computedOffset - (frames[i]?.computedOffset ?? 0)),
      text: texts.map(path => document.querySelector<HTMLElement>(path)?.innerText ?? '').join(' '),
      suit: document.querySelector('[data-part="trump"]')?.getAttribute('data-suit') ?? '',
      trumps: document.querySelectorAll('.hand [data-trump]').length,
    };
  }, message);
};

const markerAt = async (suit: string): Promise<number> => {
  const [marker, rest] = [page.locator('.tu-marker'), page.locator(`.tu-draw [data-suit="${suit}"]`)];
  const [one, other] = [(await marker.boundingBox())!, (await rest.boundingBox())!];
  return Math.abs(one.x + one.width / 2 - other.x - other.width / 2);
};

test('TUR-02 a tie is drawn in sight of all: round the tied suits, slower and slower; the suit is named when it rests', async () => {
  const [tied, drawn] = [scripted(TIE), scripted(DRAWN)];
  await lay(page, tied, 0);
  const draw = page.locator('.tu-draw');
  await expect.poll(() => draw.getAttribute('data-drawn')).toBe('');
  const { ends, gaps, text, suit, trumps } = await fallen(end(tied), end(drawn));
  expect(ends).toBeLessThanOrEqual(900);
  expect(gaps.length).toBe(5);
  for (const [i, gap] of gaps.slice(1).entries()) expect(gap).toBeGreaterThan(gaps[i] ?? 1);
  expect(text).toContain('drawing at random');
  expect(text).not.toMatch(/the draw picks|Trump is hearts|Trump hearts/i);
  expect([suit, trumps, await draw.getAttribute('data-drawn')]).toEqual(['', 0, '']);
  await expect.poll(() => page.locator('[data-curtain], [data-cue], .tu-bids').count()).toBe(0);
  await freeze(page, 1);
  await expect.poll(() => markerAt('H')).toBeGreaterThan(20);
  await settle(page);
  await expect.poll(() => draw.getAttribute('data-drawn')).toBe('H');
  await expect.poll(() => markerAt('H')).toBeLessThan(2);
  await expect.poll(() => page.locator('[data-part="tally"]').innerText()).toContain('the draw picks hearts');
  await expect.poll(() => page.locator('[data-part="trump"]').getAttribute('data-suit')).toBe('H');
  expect((await told(page)).at(-1)).toContain('hearts');
});

test('TUR-02 TUR-08 a key ends the draw; with less motion there is none to wait for', async () => {
  const [tied, drawn] = [scripted(TIE), scripted(DRAWN)];
  await lay(page, tied, 0);
  await fallen(end(tied), end(drawn));
  await page.keyboard.press('Shift');
  await expect.poll(() => page.locator('.tu-draw').getAttribute('data-drawn')).toBe('H');
  const calm = await openTurup('en', { reducedMotion: 'reduce' });
  await lay(calm, tied, 0);
  await goOn(calm, drawn, end(tied), end(drawn));
  await expect.poll(() => calm.locator('.tu-draw').getAttribute('data-drawn')).toBe('H');
  await expect.poll(() => calm.locator('[data-curtain="bid"]').count()).toBe(1);
  await calm.context().close();
});

const withBots = (course: ScriptedCourse, now: number, host: string) => {
  const welcome = welcomeAt(course, end(course), 0, now, { host });
  if (welcome.kind !== 'welcome') throw new Error('not a welcome');
  const chairs = welcome.table.chairs.map((chair, i) =>
    i === 0 ? chair : { ...chair, sitter: { kind: 'bot', level: 'steady' } },
  );
  return { ...welcome, table: { ...welcome.table, chairs } };
};

test('TUR-03 only the host makes bots vote, and only while one has not', async () => {
  const me = { id: 'p0', name: 'Salem', kind: 'guest' as const, username: null, muted: [], blocked: [] };
  const now = await clockOf(page);
  await feed(page, { kind: 'hello', now, you: me, ticket: '0'.repeat(64), code: null });
  const button = page.locator('[data-action="bots-vote"]');
  await feed(page, withBots(scripted(VOTE), now, 'p1'));
  await expect.poll(() => button.count()).toBe(0);
  await feed(page, withBots(scripted(VOTE), now, 'p0'));
  await expect.poll(() => button.innerText()).toBe('Let bots vote now');
  await press(page, 'bots-vote');
  expect((await sentBy(page)).at(-1)).toMatchObject({ kind: 'ask', request: { kind: 'hurry' } });
  await feed(page, withBots(scripted(`${VOTE} vote:H@1 vote:H@2 vote:S@3`), now, 'p0'));
  await expect.poll(() => button.count()).toBe(0);
  await lay(page, scripted(VOTE), 0);
  await expect.poll(() => button.count()).toBe(0);
});

const bids = (): Promise<readonly string[]> =>
  page
    .locator('.tu-bids li')
    .evaluateAll(nodes =>
      nodes.map(node => `${node.getAttribute('data-seat-number')}:${node.getAttribute('data-bid')}`),
    );

test('TUR-04 everybody’s bids in the order of speaking, clockwise from the dealer’s left, on the panel and at the seats', async () => {
  await lay(page, scripted(SPADES), 0);
  await expect.poll(() => bids()).toEqual(['1:', '2:', '3:', '0:']);
  await expect.poll(() => page.locator('[data-action="bid"]').count()).toBe(0);
  await lay(page, scripted(BIDS), 0);
  await expect.poll(() => bids()).toEqual(['1:7', '2:7', '3:8', '0:']);
  await expect.poll(() => page.locator('.tu-bids li[data-highest]').getAttribute('data-seat-number')).toBe('3');
  await expect.poll(() => page.locator('.tu-bids li[data-speaks]').getAttribute('data-seat-number')).toBe('0');
  const places = await page
    .locator('.mj-seat')
    .evaluateAll(nodes => nodes.map(node => `${node.getAttribute('data-number')}${node.getAttribute('data-seat')}`));
  expect(places.sort()).toEqual(['0s', '1w', '2n', '3e']);
  await expect.poll(() => page.locator('.mj-seat[data-number="3"] .mj-bubble').innerText()).toBe('Bid 8');
});

test('TUR-04 the stepper goes from 7 to 13 and no further', async () => {
  await lay(page, scripted(BIDS), 0);
  const [less, more] = [page.locator('[data-action="bid-less"]'), page.locator('[data-action="bid-more"]')];
  const value = () => page.locator('.tu-stepper output').getAttribute('data-value');
  expect(await value()).toBe('7');
  await expect.poll(() => less.getAttribute('aria-disabled')).toBe('true');
  for (let n = 8; n <= 13; n++) {
    await press(page, 'bid-more');
    expect(await value()).toBe(String(n));
  }
  await expect.poll(() => more.getAttribute('aria-disabled')).toBe('true');
  for (let n = 12; n >= 9; n--) await press(page, 'bid-less');
  const before = (await wordsSent(page)).length;
  await press(page, 'bid');
  await expect.poll(() => sentSince(page, before)).toEqual(['bid:9']);
  await feed(page, {
    kind: 'clocks',
    now: await clockOf(page),
    clocks: [...clocksAt(scripted(BIDS), end(scripted(BIDS)), 0)],
  });
});

test('TUR-04 in an auction one may pass, and only higher bids are there', async () => {
  await lay(page, scripted(BIDS.replace('bid:7 bid:7 bid:8', 'bid:7 pass bid:9'), { bidding: 'auction' }), 0);
  await expect.poll(() => page.locator('.tu-stepper output').getAttribute('data-value')).toBe('10');
  const before = (await wordsSent(page)).length;
  await press(page, 'pass');
  await expect.poll(() => sentSince(page, before)).toEqual(['pass']);
});

test('TUR-02 whoever watches sees who has voted, and no buttons', async () => {
  await lay(page, scripted(`${VOTE} vote:S vote:H`), 'rail');
  await expect.poll(() => page.locator('[data-voted]').getAttribute('data-voted')).toBe('2');
  await expect.poll(() => page.locator('.tu-suit, [data-action="vote"]').count()).toBe(0);
  await expect.poll(() => page.locator('.hand [data-card]').count()).toBe(0);
});

test.each(['en', 'ar'])('TUR-02 on a low screen the names above stay free, after the own vote too: %s', async lang => {
  const low = await openTurup(lang, { viewport: { width: 360, height: 640 } });
  const bottoms = (): Promise<number> =>
    low
      .locator('.mj-seat:not([data-seat="s"]) .mj-name')
      .evaluateAll(nodes => Math.max(...nodes.map(node => node.getBoundingClientRect().bottom)));
  const top = (): Promise<number> => low.locator('.tu-panel').evaluate(node => node.getBoundingClientRect().top);
  for (const words of [VOTE, `${VOTE} vote:S@0`]) {
    await lay(low, scripted(words), 0, undefined, { host: 'p0' });
    await settle(low);
    expect(await low.locator('.tu-done').count()).toBe(words === VOTE ? 0 : 1);
    expect(await bottoms()).toBeLessThanOrEqual(await top());
  }
});
