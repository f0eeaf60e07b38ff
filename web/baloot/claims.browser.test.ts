import type { BalootOptions, BalootState } from '@majlis/baloot';
import { baloot } from '@majlis/baloot';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { advance, after, wordsSent } from '@/test/fed.ts';
import { slowed } from '@/test/page.ts';
import {
  buttons,
  end,
  FIRST,
  goOn,
  lay,
  openBaloot,
  PLAYED_OUT,
  press,
  said,
  scripted,
  sentSince,
} from './scripted.ts';

let page: Page;
beforeAll(async () => {
  page = await slowed(await openBaloot('en'));
});

const SAWA = `${FIRST} sawa`;
const open = (seat: number): Promise<readonly (string | null)[]> =>
  page
    .locator(`[data-open][data-card]`)
    .evaluateAll((nodes, n) => (n >= 0 ? nodes.map(node => node.getAttribute('data-card')) : []), seat);

test('SAWA-01 Sawa is a button on the own turn only, and asks once more before it claims', async () => {
  await lay(page, scripted(FIRST), 1);
  await expect.poll(() => buttons(page)).toEqual([]);
  await lay(page, scripted(FIRST));
  await expect.poll(() => buttons(page)).toEqual(['sawa']);
  const before = (await wordsSent(page)).length;
  await press(page, 'sawa');
  const dialog = page.locator('[data-dialog="sawa"]');
  await expect.poll(() => dialog.innerText()).toContain('shown to everyone');
  await expect.poll(() => sentSince(page, before)).toEqual([]);
  await press(page, 'sawa-no');
  await expect.poll(() => dialog.count()).toBe(0);
  await press(page, 'sawa');
  await press(page, 'sawa-yes');
  await expect.poll(() => sentSince(page, before)).toEqual(['sawa']);
});

test('SAWA-02 the claimed hand lies open, the turn’s clock stands, the opponents have 15 s to answer', async () => {
  const course = scripted(SAWA);
  await lay(page, course, 1);
  expect([...(await open(0))].sort()).toEqual(['KS', 'AS', '9H', 'QH', 'KH', 'AH', '7C'].sort());
  await expect.poll(() => buttons(page)).toEqual(['accept', 'refuse']);
  await expect.poll(() => page.locator('[data-countdown]').innerText()).toBe('15');
  await expect.poll(() => page.locator('.mj-seat[data-number="0"] .mj-ring').count()).toBe(0);
  await advance(page, 5_000);
  await expect.poll(() => page.locator('[data-countdown]').innerText()).toBe('10');
  await lay(page, course, 2);
  await expect.poll(() => buttons(page)).toEqual([]);
  await expect.poll(() => page.locator('[data-countdown]').count()).toBe(0);
});

test('SAWA-03 no answer is a refusal: play goes on with the hand open', async () => {
  const course = scripted(`${SAWA} accept@1 ~@3 AH`);
  const refused = after(course, 'claimSettled');
  await lay(page, course, 3, end(scripted(SAWA)));
  await advance(page, 15_000);
  await goOn(page, course, end(scripted(SAWA)), refused, 3);
  await expect.poll(() => buttons(page)).toEqual([]);
  expect((await open(0)).length).toBe(7);
  await goOn(page, course, refused, end(course), 3);
  expect((await open(0)).length).toBe(6);
  await expect.poll(() => page.locator('[data-played]').count()).toBe(1);
});

test('SAWA-04 an accepted claim: the cards that are left fly one after another, 100 ms apart; then the sheet', async () => {
  const course = scripted(`${SAWA} accept@1 accept@3`);
  const asked = end(scripted(`${SAWA} accept@1`));
  await lay(page, course, 0, asked);
  await goOn(page, course, asked, end(course));
  const delays = await page
    .locator('[data-overlay="sawa-flight"] > *')
    .evaluateAll(nodes => nodes.map(node => Number(node.getAnimations()[0]?.effect?.getTiming().delay)));
  expect(delays).toEqual(Array.from({ length: 28 }, (_, i) => i * 100));
  await expect.poll(() => page.locator('.hand [data-card], .mj-backs, [data-open]').count()).toBe(0);
  await expect.poll(() => page.locator('[data-overlay="sheet"]').count()).toBe(0);
  await advance(page, 3_200);
  await expect.poll(() => page.locator('[data-overlay="sheet"]').count()).toBe(1);
});

test('SAWA-05 where it takes a master card to refuse, the button is greyed without one and says why', async () => {
  const rules = { sawaMode: 'masterGuard' as const };
  await lay(page, scripted(SAWA, rules), 1);
  await expect.poll(() => buttons(page)).toEqual(['accept', 'refuse!']);
  const before = (await wordsSent(page)).length;
  await press(page, 'refuse');
  await expect.poll(() => said(page)).toContain('master card');
  await expect.poll(() => sentSince(page, before)).toEqual([]);
  await lay(page, scripted(SAWA, rules), 3);
  await expect.poll(() => buttons(page)).toEqual(['accept', 'refuse']);
});

const FREE = { enforcement: 'free' } as const;
const STATES: readonly (readonly [string, string])[] = [
  ['bidding', ''],
  ['before a card', 'sun'],
  ['a card lies', 'sun AS'],
  ['a trick lies', 'sun AS KC 8S AD'],
  ['before the second', 'sun AS KC 8S AD .'],
  ['in the second', 'sun AS KC 8S AD . KS 10S'],
];

test.each(STATES)('QAYD-01 with strict enforcement there is no gavel, and Q does nothing: %s', async (_, words) => {
  const legal = words.replaceAll('KC', '10S').replace('KS 10S', 'KS JS');
  for (const seat of [0, 1, 2, 3]) {
    await lay(page, scripted(legal), seat);
    const before = (await wordsSent(page)).length;
    await page.keyboard.press('q');
    await expect.poll(() => page.locator('[data-action="qayd"]').count()).toBe(0);
    await expect.poll(() => sentSince(page, before)).toEqual([]);
  }
});

test.each(
  STATES.flatMap(([name, words]) => (['round', 'trick'] as const).map(window => [name, window, words] as const)),
)('QAYD-01 with free enforcement the gavel is where the rules have it: %s, window %s', async (_, qaydWindow, words) => {
  const rules: Partial<BalootOptions> = { ...FREE, qaydWindow };
  const course = scripted(words, rules);
  for (const seat of [0, 1, 2, 3]) {
    await lay(page, course, seat);
    const due = baloot.offers(course.states.at(-1) as BalootState, seat).some(({ kind }) => kind === 'gavel');
    expect((await buttons(page)).includes('qayd')).toBe(due);
  }
});

const CALLED = 'sun AS KC 8S AD . KS 10S 7S 7D . gavel@0';

test('QAYD-02 everybody’s table turns sepia, the clocks stand, a banner names the one who called', async () => {
  const course = scripted(CALLED, FREE);
  for (const seat of [0, 1, 2, 3]) {
    await lay(page, course, seat);
    await expect.poll(() => page.locator('.mj-scene[data-paused]').count()).toBe(1);
    await expect.poll(() => page.locator('.mj-sepia').count()).toBe(1);
    await expect
      .poll(() => page.locator('[data-overlay="gavel"]').innerText())
      .toContain('\u2068Salem\u2069 calls Qayd');
    await expect.poll(() => page.locator('.mj-seat:not([data-number="0"]) .mj-ring').count()).toBe(0);
    const fade = await page.locator('.mj-sepia').evaluate(node => getComputedStyle(node).animationDuration);
    expect(Number.parseFloat(fade)).toBeLessThanOrEqual(0.3);
  }
});

test('QAYD-03 the history scrolls, by keyboard too; a card and a ground are chosen, and only opponents’ cards', async () => {
  const course = scripted('sun AS KC 8S AD . KS 10S 7S 7D . 8D KD 9D AH . 9S JD KH QS . gavel@0', FREE);
  await page.setViewportSize({ width: 390, height: 640 });
  await lay(page, course);
  const list = page.locator('.bl-history');
  expect(await list.evaluate(node => node.scrollHeight > node.clientHeight)).toBe(true);
  await list.focus();
  await page.keyboard.press('End');
  await expect.poll(() => list.evaluate(node => node.scrollTop)).toBeGreaterThan(0);
  const choices = await page
    .locator('[data-card-choice] input')
    .evaluateAll(nodes =>
      nodes.map(node => `${(node as HTMLInputElement).value}${(node as HTMLInputElement).disabled ? '' : '+'}`),
    );
  const state = course.states.at(-1) as BalootState;
  const charged = baloot.offers(state, 0).flatMap(offer => (offer.kind === 'charge' ? [offer.card] : []));
  const due = state.tricks.flat().map(({ card }) => (charged.includes(card) ? `${card}+` : card));
  expect(choices).toEqual(due);
  expect(due.filter(card => card.endsWith('+')).length).toBe(7);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('KC');
  await page.keyboard.press('Space');
  const grounds = await page.locator('.bl-grounds button').allInnerTexts();
  expect(grounds).toEqual(['Didn’t follow suit']);
  await expect.poll(() => page.locator('[data-countdown]').innerText()).toBe('30');
  const before = (await wordsSent(page)).length;
  await press(page, 'ground-revoke');
  await expect.poll(() => sentSince(page, before)).toEqual(['charge:revoke,KC']);
  await page.setViewportSize({ width: 390, height: 844 });
});

test.each([
  ['loseRound', 'costs your side the round'],
  ['none', 'only uses up your one call'],
] as const)(
  'QAYD-04 the dialog says beforehand what a false call costs (%s); after 30 s play goes on',
  async (falseQayd, words) => {
    const course = scripted(`${CALLED} ~@0`, { ...FREE, falseQayd });
    const pressed = after(course, 'gavelPressed');
    await lay(page, course, 0, pressed);
    await expect.poll(() => page.locator('.bl-cost').innerText()).toContain(words);
    await expect.poll(() => page.locator('.bl-cost').innerText()).toContain('Taking it back costs nothing');
    await advance(page, 29_000);
    await expect.poll(() => page.locator('[data-countdown]').innerText()).toBe('1');
    await advance(page, 1_000);
    await goOn(page, course, pressed, end(course));
    await expect.poll(() => page.locator('[data-dialog="qayd"]').count()).toBe(0);
    await expect.poll(() => page.locator('.mj-scene[data-paused]').count()).toBe(0);
  },
);

test.each([
  ['true', 'sun AS KC gavel@0 charge:revoke,KC', 'Us +26', 'Qayd stands', ['10S', 'JS', 'QS']],
  ['false', 'sun AS 10S 8S gavel@2 charge:revoke,10S', 'Us 0', 'Qayd fails', []],
])(
  'QAYD-05 the verdict shows the card, the proof beside it and what it changed: %s',
  async (guilty, words, points, title, proof) => {
    await lay(page, scripted(words, FREE));
    const verdict = page.locator(`[data-verdict="${guilty}"]`);
    await expect.poll(() => verdict.locator('h3').innerText()).toBe(title);
    await expect.poll(() => verdict.locator('[data-part="contested"] [data-card]').count()).toBe(1);
    const shown = await verdict
      .locator('[data-part="proof"] [data-card]')
      .evaluateAll(nodes => nodes.map(node => node.getAttribute('data-card')));
    expect(shown).toEqual(proof);
    await expect.poll(() => verdict.locator('[data-part="change"]').innerText()).toContain(points);
  },
);

test('QAYD-05 a call that is dismissed is shown, and play goes on', async () => {
  const words = 'sun AS 10S 8S gavel@2 charge:revoke,10S';
  const rules = { ...FREE, falseQayd: 'none' } as const;
  const course = scripted(words, rules);
  await lay(page, course, 0, after(course, 'gavelPressed'));
  await goOn(page, course, after(course, 'gavelPressed'), end(course));
  await expect.poll(() => page.locator('[data-verdict="false"]').innerText()).toContain('Play goes on');
});

test('QAYD-06 with free enforcement nothing tells a wrong card from a right one', async () => {
  await page.keyboard.press('Escape');
  await lay(page, scripted('sun AS 10S 8S AD . KS', FREE), 1);
  const looks = await page.locator('.hand [data-card]').evaluateAll(nodes =>
    nodes.map(node => {
      const copy = node.cloneNode(false) as HTMLElement;
      for (const name of ['data-card', 'aria-label', 'style', 'tabindex']) copy.removeAttribute(name);
      return `${copy.outerHTML} ${getComputedStyle(node.querySelector('.mj-inner') as HTMLElement).opacity}`;
    }),
  );
  expect(looks.length).toBe(7);
  expect(new Set(looks).size).toBe(1);
  await expect.poll(() => page.locator('.mj-foot').innerText()).toContain('Free');
});

test('QAYD-07 after the last trick the gavel is live for 5 s, then comes the sheet; a call stops the 5 s', async () => {
  const course = scripted(`${PLAYED_OUT} .`, FREE);
  const last = after(course, 'trickTaken', 8);
  await lay(page, course, 1, last);
  const state = course.states[last] as BalootState;
  expect(baloot.waits(state).map(({ id, ms }) => [id.split('/')[0], ms])).toEqual([['grace', 5_000]]);
  await expect.poll(() => buttons(page)).toContain('qayd');
  await advance(page, 4_900);
  await expect.poll(() => buttons(page)).toContain('qayd');
  await expect.poll(() => page.locator('[data-overlay="sheet"]').count()).toBe(0);
  await advance(page, 100);
  await goOn(page, course, last, end(course), 1);
  await expect.poll(() => page.locator('[data-overlay="sheet"]').count()).toBe(1);
  const called = scripted(`${PLAYED_OUT} gavel@1`, FREE);
  await lay(page, called, 0);
  expect(baloot.waits(called.states.at(-1) as BalootState).some(({ id }) => id.startsWith('grace'))).toBe(false);
  await expect.poll(() => page.locator('[data-overlay="sheet"]').count()).toBe(0);
});
