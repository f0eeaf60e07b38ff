import { beforeAll, expect, test } from 'vitest';
import { narrate } from '@/baloot/narrate.ts';
import { DOUBLED, end, FIRST, PLAYED_OUT, PROJECTS, scripted } from '@/baloot/scripted.ts';
import { seenAt, speakEnglish } from '@/test/seen-at.ts';

beforeAll(() => speakEnglish('baloot'));

/** Without the marks that keep a name to itself. */
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

const toldOf = (words: string, you: 0 | 1 | 2 | 3 = 0): readonly string[] => {
  const course = scripted(words);
  const seen = seenAt(course, end(course), you, 0);
  return seen.log.flatMap(entry => narrate(entry, seen) ?? []).map(plain);
};

test('bids, cards and tricks are told in their order, with names', () => {
  const lines = toldOf(FIRST);
  expect(lines.filter(line => /Jack of hearts|8 of hearts|7 of hearts|8 of clubs/i.test(line))).toHaveLength(4);
  expect(lines.findIndex(line => /hokum/i.test(line))).toBeLessThan(
    lines.findIndex(line => /jack of hearts/i.test(line)),
  );
  expect(lines.some(line => /takes the trick/i.test(line))).toBe(true);
});

test('everybody at the table is told of the same cards', () => {
  const ofCards = (lines: readonly string[]) => lines.filter(line => / of (spades|hearts|diamonds|clubs)/.test(line));
  expect(ofCards(toldOf(FIRST, 1))).toEqual(ofCards(toldOf(FIRST, 2)));
});

test.each([
  ['projects', PROJECTS],
  ['a round to its end', PLAYED_OUT],
  ['doubled, to the sheet', DOUBLED],
])('no line is without words or with a hole in it: %s', (_, words) => {
  const lines = toldOf(words);
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter(line => line.trim() === '' || /undefined|baloot\.|[{}]/.test(line))).toEqual([]);
});
