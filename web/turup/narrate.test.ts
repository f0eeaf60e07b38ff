import { beforeAll, expect, test } from 'vitest';
import type { ScriptedCourse } from '@/test/course.ts';
import { seenAt, speakEnglish } from '@/test/seen-at.ts';
import { narrate } from '@/turup/narrate.ts';
import { BIDS, DRAWN, end, FIRST, frenzy, lapsed, SPADES, scripted, VOTE } from '@/turup/scripted.ts';

beforeAll(() => speakEnglish('turup'));

/** Without the marks that keep a name to itself. */
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

const toldOf = (course: ScriptedCourse, you: 0 | 1 | 2 | 3 = 0): readonly string[] => {
  const seen = seenAt(course, end(course), you, 0);
  return seen.log.flatMap(entry => narrate(entry, seen) ?? []).map(plain);
};

test('a secret ballot is told as given, and for which suit only with the tally', () => {
  const during = (you: 0 | 1 | 2 | 3) => toldOf(scripted(`${VOTE} vote:S vote:H`), you);
  expect(during(3).filter(line => /vote/i.test(line)).length).toBeGreaterThan(1);
  expect(during(3).filter(line => /spades|hearts/i.test(line))).toEqual([]);
  expect(during(0).filter(line => /spades|hearts/i.test(line))).toEqual(['Salem votes spades.']);
  expect(toldOf(scripted(SPADES)).some(line => /spades/i.test(line))).toBe(true);
});

test('bids come before the first card, the card before the taker of its trick', () => {
  const lines = toldOf(lapsed(scripted(FIRST), ({ tricks }) => tricks.length > 0));
  const at = (pattern: RegExp) => lines.findIndex(line => pattern.test(line));
  expect(at(/ 8\b/)).toBeGreaterThan(-1);
  expect(at(/ 8\b/)).toBeLessThan(at(/ of (spades|hearts|diamonds|clubs)/));
  expect(at(/ of (spades|hearts|diamonds|clubs)/)).toBeLessThan(at(/takes the trick/i));
});

test('everybody is told of the same cards', () => {
  const course = lapsed(scripted(FIRST), ({ tricks }) => tricks.length > 1);
  const ofCards = (lines: readonly string[]) => lines.filter(line => / of (spades|hearts|diamonds|clubs)/.test(line));
  expect(ofCards(toldOf(course, 1)).length).toBeGreaterThan(7);
  expect(ofCards(toldOf(course, 1))).toEqual(ofCards(toldOf(course, 2)));
});

test.each([
  ['a lot', scripted(DRAWN)],
  ['bids', scripted(BIDS)],
  ['a deal to its sheet', lapsed(scripted(FIRST), ({ phase }) => phase === 'summary' || phase === 'over')],
  ['frenzy', lapsed(frenzy('H', ''), ({ tricks }) => tricks.length > 2)],
])('no line is without words or with a hole in it: %s', (_, course) => {
  const lines = toldOf(course);
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.filter(line => line.trim() === '' || /undefined|turup\.|[{}]/.test(line))).toEqual([]);
});
