import { beforeAll, expect, test } from 'vitest';
import { seenAt, speakEnglish } from '@/test/seen-at.ts';
import { narrate } from '@/trunfo/narrate.ts';
import { recorded } from '@/trunfo/scripted.ts';

beforeAll(() => speakEnglish('trunfo'));

const toldOf = (record: string, you: 0 | 1 = 0): readonly string[] => {
  const course = recorded(record);
  const seen = seenAt(course, course.states.length - 1, you, 0);
  return seen.log.flatMap(entry => narrate(entry, seen) ?? []);
};

test('the trump, every round with both cards, and the end, in their order', () => {
  const lines = toldOf('random-3');
  expect(lines[0]).toMatch(/trump/i);
  const rounds = lines.filter(line => /^Round \d/.test(line));
  expect(rounds.map(line => Number(/\d+/.exec(line)?.[0]))).toEqual(rounds.map((_, i) => i + 1));
  expect(rounds.filter(line => (line.match(/ of (spades|hearts|diamonds|clubs)/g) ?? []).length !== 2)).toEqual([]);
  expect(lines.at(-1)).toMatch(/match/);
});

test('both players are told the same', () => {
  expect(toldOf('random-3', 1)).toEqual(toldOf('random-3', 0));
});

test('no line is without words or with a hole in it', () => {
  expect(toldOf('random-3').filter(line => line.trim() === '' || /undefined|trunfo\.|[{}]/.test(line))).toEqual([]);
});
