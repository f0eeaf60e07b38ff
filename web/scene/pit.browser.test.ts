import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { scripted as balootOf, openBaloot, PLAIN } from '@/baloot/scripted.ts';
import { put, type ScriptedCourse } from '@/test/fed.ts';
import { settle } from '@/test/gallery.ts';
import { FIRST, lapsed, openTurup, scripted as turupOf } from '@/turup/scripted.ts';

let page: Page;
afterEach(() => page.context().close());

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

const TRICKS = 'JH 8H 7H 8C . AH 10H AC 9C . 9H KC 10C JC . AS 10S 7S 7D . KS QS 8S 9D . 7C QC QD 10D . JS 9S JD KH .';

const trickOf = (course: ScriptedCourse, tricks: number): ScriptedCourse =>
  lapsed(course, state => state.tricks.length === tricks && state.trick.length === 3);

const MATCHES = [
  ['baloot', openBaloot, [balootOf(`${PLAIN} JH 8H 7H`), balootOf(`${PLAIN} ${TRICKS} QH 8D KD`)]],
  ['turup', openTurup, [trickOf(turupOf(FIRST), 0), trickOf(turupOf(FIRST), 5)]],
] as const;

const widths = (): Promise<readonly number[]> =>
  page.locator('[data-played]').evaluateAll(nodes => nodes.map(node => (node as HTMLElement).offsetWidth));

/** Which names a landed card lies on. */
const covered = (): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-played]')].flatMap(card => {
      const a = card.getBoundingClientRect();
      return [...document.querySelectorAll('.mj-seat .mj-name')].flatMap(name => {
        const b = name.getBoundingClientRect();
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        return apart ? [] : [`${card.getAttribute('data-card')} on ${name.textContent}`];
      });
    }),
  );

test.each(MATCHES)(
  'THROW-10 a landed card has one size on a screen and lies on no name: %s',
  async (_, open, courses) => {
    page = await open('en', {});
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const seen = new Set<number>();
      for (const course of courses)
        for (const you of [0, 'rail'] as const) {
          await put(page, course, course.states.length - 1, you);
          await settle(page);
          for (const w of await widths()) seen.add(w);
          expect([`${width}×${height}`, ...(await covered())]).toEqual([`${width}×${height}`]);
        }
      expect([width, [...seen].length]).toEqual([width, 1]);
    }
  },
);
