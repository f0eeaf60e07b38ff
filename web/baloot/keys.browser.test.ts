import { type BalootEvent, type BalootState, baloot } from '@majlis/baloot';
import { spelling } from '@majlis/baloot/spelling';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { clockOf, feed, type ScriptedCourse, toldTo, wordsSent } from '@/test/fed.ts';
import {
  answered,
  DEALING,
  DOUBLED,
  end,
  FIRST,
  goOn,
  lay,
  openBaloot,
  PLAIN,
  said,
  scripted,
  sentSince,
  told,
} from './scripted.ts';

let page: Page;
beforeAll(async () => {
  page = await openBaloot('en');
});

const key = async (name: string): Promise<void> => {
  await page.keyboard.press(name);
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
};

test.each([
  ['p', '', 'pass'],
  ['s', '', 'sun'],
  ['h', '', 'hokum:H'],
  ['a', 'pass pass pass', 'ashkal'],
])('KEY-01 %s calls', async (letter, words, sent) => {
  await lay(page, scripted(words, {}, words === '' ? undefined : DEALING));
  const before = (await wordsSent(page)).length;
  await key(letter);
  await expect.poll(() => sentSince(page, before)).toEqual([sent]);
});

/** The same keys where they type Arabic: `code` is the place of a key. */
test.each([
  ['ح', 'KeyP', 'pass'],
  ['س', 'KeyS', 'sun'],
  ['ا', 'KeyH', 'hokum:H'],
])('KEY-01 %s on an Arabic keyboard calls', async (letter, code, sent) => {
  await lay(page, scripted(''));
  const before = (await wordsSent(page)).length;
  const [typed] = await page.evaluate(
    ([key, place]) => {
      const event = new KeyboardEvent('keydown', { key, code: place, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return [event.defaultPrevented];
    },
    [letter, code] as const,
  );
  expect(typed).toBe(true);
  await expect.poll(() => sentSince(page, before)).toEqual([sent]);
});

test('KEY-01 H in the second round opens the suits, and Enter chooses', async () => {
  await lay(page, scripted('pass pass pass pass'));
  const before = (await wordsSent(page)).length;
  await key('h');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('hokum-S');
  await key('Enter');
  await expect.poll(() => sentSince(page, before)).toEqual(['hokum:S']);
});

test('KEY-01 Q presses the gavel, W asks for Sawa, L shows the last trick, ? the keys, M mutes', async () => {
  await lay(page, scripted('sun AS KC', { enforcement: 'free' }), 2);
  const before = (await wordsSent(page)).length;
  await key('q');
  await expect.poll(() => sentSince(page, before)).toEqual(['gavel']);
  await lay(page, scripted(FIRST));
  await key('w');
  await expect.poll(() => page.locator('[data-dialog="sawa"]').count()).toBe(1);
  await key('Escape');
  await expect.poll(() => page.locator('[data-dialog="sawa"]').count()).toBe(0);
  await key('l');
  const last = page.locator('[data-dialog="last-trick"][open]');
  await expect.poll(() => last.locator('[data-card]').count()).toBe(4);
  await expect.poll(() => last.innerText()).toContain('Abu Saud');
  await key('Escape');
  await expect.poll(() => last.count()).toBe(0);
  await key('?');
  await expect.poll(() => page.locator('[data-dialog="keys"] dt').count()).toBe(17);
  await key('Escape');
  const muted = () => page.evaluate(() => JSON.parse(localStorage.getItem('majlis-settings') ?? '{}').state?.muted);
  await key('m');
  await expect.poll(() => muted()).toBe(true);
  await key('m');
  await expect.poll(() => muted()).toBe(false);
});

test('KEY-01 letters do nothing that is not offered, and Tab stays the browser’s', async () => {
  await lay(page, scripted(PLAIN), 1);
  const before = (await wordsSent(page)).length;
  for (const letter of ['p', 's', 'h', 'a', 'q', 'w']) await key(letter);
  await expect.poll(() => sentSince(page, before)).toEqual([]);
  await page.locator('.hand [data-card]').first().focus();
  await key('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.hand') === null)).toBe(true);
});

test('A11Y-02 keys read the hand, the table, the score and the time', async () => {
  await lay(page, scripted(`${PLAIN} JH 8H 7H`), 3);
  await key('c');
  await expect.poll(() => said(page)).toMatch(/^8 cards: Jack of clubs, 9 of clubs, 8 of clubs, Ace of diamonds/);
  await key('t');
  await expect
    .poll(() => said(page))
    .toBe('\u2068Salem\u2069: Jack of hearts, \u2068Inês\u2069: 8 of hearts, \u2068Abu Saud\u2069: 7 of hearts');
  await key('n');
  await expect.poll(() => said(page)).toBe('Us 0, them 0; Hokum hearts');
  await key('k');
  await expect.poll(() => said(page)).toBe('10 seconds left');
});

const NAMES = ['Salem', 'Inês', 'Abu Saud', 'Noura'];
const SUITS: { readonly [name: string]: string } = { spades: 'S', hearts: 'H', diamonds: 'D', clubs: 'C' };
const RANKS: { readonly [name: string]: string } = { Ace: 'A', King: 'K', Queen: 'Q', Jack: 'J' };

const cardIn = (text: string): string => {
  const [, rank = '', suit = ''] = /^(\w+) of (\w+)/.exec(text) ?? [];
  return `${RANKS[rank] ?? rank}${SUITS[suit]}`;
};

/** A round as the log tells it: who said, played and took what, and the score. */
const parsed = (line: string): string | undefined => {
  const name = NAMES.find(one => line.startsWith(one)) ?? '';
  const [seat, rest] = [NAMES.indexOf(name), line.slice(name.length)];
  if (rest.startsWith(' plays ')) return `${seat} ${cardIn(rest.slice(7))}`;
  if (rest === ' takes the trick.') return `>${seat}`;
  if (rest.startsWith(': Hokum ')) return `${seat} hokum:${SUITS[rest.slice(8, -1)]}`;
  if (rest.startsWith(': ')) return `${seat} ${rest.slice(2, -1).toLowerCase()}`;
  const [, us, them] = /Score: us (\d+), them (\d+)/.exec(line) ?? [];
  return us ? `=${us}:${them}` : undefined;
};

/** The same, from the record itself. */
const recorded = (event: BalootEvent, state: BalootState): string | undefined => {
  switch (event.kind) {
    case 'called':
      return `${event.seat} ${spelling.write(event.bid)}`;
    case 'raised':
      return `${event.seat} ${event.raise}`;
    case 'declined':
      return `${event.seat} no raise`;
    case 'played':
      return `${event.seat} ${event.card}`;
    case 'trickTaken':
      return `>${event.seat}`;
    case 'balootAnnounced':
      return `${event.seat} baloot`;
    case 'scored':
      return `=${state.scores.join(':')}`;
    default:
      return undefined;
  }
};

test('A11Y-02 one log narrates; bids, plays, tricks and score can be rebuilt from its words', async () => {
  const course = scripted(DOUBLED);
  await lay(page, scripted(''), 3);
  await lay(page, course, 0, 3);
  await goOn(page, course, 3, end(course));
  await expect.poll(() => page.getByRole('log').count()).toBe(1);
  const lines = (await told(page)).map(line => line.replace(/[\u2068\u2069!]/g, match => (match === '!' ? '.' : '')));
  const due = course.events
    .slice(3)
    .flatMap((event, i) => recorded(event as BalootEvent, course.states[4 + i] as BalootState) ?? []);
  expect(lines.flatMap(line => parsed(line) ?? [])).toEqual(due);
  expect(lines).toContain('Salem declares Fifty.');
});

test('A11Y-02 the log speaks the language of the page', async () => {
  const arabic = await openBaloot('ar');
  const course = scripted(`${PLAIN} JH`);
  await lay(arabic, course, 0, 3);
  await goOn(arabic, course, 3, end(course));
  const lines = (await told(arabic)).map(line => line.replace(/[\u2068\u2069]/g, ''));
  expect(lines[0]).toBe('Salem: حكم هاص.');
  expect(lines.at(-1)).toBe('ورقة Salem: ولد هاص.');
  await arabic.context().close();
});

/** The house of this test: it referees, and plays the first thing offered for everybody but seat 0. */
const house = () => {
  let course: ScriptedCourse = scripted('');
  const state = (): BalootState => course.states.at(-1) as BalootState;
  const apply = async (seat: number | 'house', word: string): Promise<void> => {
    const action = seat === 'house' ? ({ kind: 'proceed' } as const) : spelling.read(word);
    const verdict = baloot.decide(state(), seat, action as never);
    if (!verdict.ok) throw new Error(`${word}: ${verdict.reason}`);
    const from = end(course);
    const states = [...course.states];
    for (const event of verdict.events) states.push(baloot.evolve(states.at(-1) as BalootState, event));
    course = { ...course, states, events: [...course.events, ...verdict.events] };
    await answered(page);
    await feed(page, toldTo(course, from, end(course), 0, from + 1, await clockOf(page)));
  };
  return { state, apply, course: () => course };
};

/** Acts by keyboard and roles alone, as somebody does who does not see the screen. */
const actBlindly = async (state: BalootState): Promise<string> => {
  const before = (await wordsSent(page)).length;
  const one = async (): Promise<void> => {
    if (state.phase.kind !== 'playing') {
      await page.getByRole('group', { name: 'Actions' }).getByRole('button').last().press('Enter');
      return;
    }
    const cards = page.getByRole('region', { name: 'Your hand' }).getByRole('button');
    const free = await cards.evaluateAll(nodes => nodes.findIndex(node => !node.getAttribute('aria-disabled')));
    await page.keyboard.press(`${free + 1}`);
    await page.keyboard.press('Enter');
  };
  await expect
    .poll(
      async () => {
        await one();
        return (await wordsSent(page)).length;
      },
      { interval: 300 },
    )
    .toBe(before + 1);
  return (await sentSince(page, before))[0] ?? '';
};

test('A11Y-03 a whole round is played by keyboard and roles alone', async () => {
  const { state, apply, course } = house();
  await lay(page, course(), 0);
  await apply(0, 'pass');
  await apply(1, 'hokum:H');
  for (let guard = 0; state().phase.kind !== 'summary' && guard < 120; guard++) {
    const [wait] = baloot.waits(state());
    if (!wait) break;
    if (wait.on === 'house') await apply('house', '.');
    else if (wait.on === 0) await apply(0, await actBlindly(state()));
    else {
      const offers = baloot.offers(state(), wait.on).filter(({ kind }) => kind === 'pass' || kind === 'play');
      await apply(wait.on, spelling.write(offers[0]!));
    }
  }
  expect(state().phase.kind).toBe('summary');
  expect(state().tricks.length).toBe(8);
  await expect.poll(() => page.getByRole('region', { name: 'Score sheet' }).count()).toBe(1);
});
