import { beforeAll, expect, test } from 'vitest';
import { narrate } from '@/dhappa/narrate.ts';
import { ALMOST, dealt, end, scripted, TURN, UNOPENED } from '@/dhappa/scripted.ts';
import { viewModelOf } from '@/dhappa/view-model.ts';
import { movesBetween, whereaboutsIn } from '@/dhappa/whereabouts.ts';
import type { ScriptedCourse } from '@/test/course.ts';
import { seenAt, speakEnglish } from '@/test/seen-at.ts';

beforeAll(() => speakEnglish('dhappa'));

/** Without the marks that keep a name to itself. */
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

const toldOf = (course: ScriptedCourse, you = 0): readonly string[] => {
  const seen = seenAt(course, end(course), you, 0);
  return seen.log.flatMap(entry => narrate(entry, seen) ?? []).map(plain);
};

const DRAWS = scripted(TURN, 'draw drop:KS#1');

test('one’s own draw is told by name, to the others only that there was one', () => {
  const [own, theirs] = [toldOf(DRAWS, 0)[0], toldOf(DRAWS, 1)[0]];
  expect(own).toMatch(/ of |joker/i);
  expect(theirs).not.toMatch(/ of (spades|hearts|diamonds|clubs)|joker/i);
});

test('a card on the pile is told to everybody alike', () => {
  const last = [0, 1, 2, 3].map(seat => toldOf(DRAWS, seat).find(line => /king of spades/i.test(line)));
  expect(new Set(last).size).toBe(1);
  expect(last[0]).toBeDefined();
});

test.each([
  ['a deal for four', dealt(4)],
  ['a deal for six', dealt(6)],
  ['a turn', DRAWS],
  ['before one has opened', scripted(UNOPENED, 'draw')],
  ['the last cards', scripted(ALMOST, 'draw')],
])('no line is without words or with a hole in it: %s', (_, course) => {
  const lines = toldOf(course);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(line => line.trim() === '' || /undefined|dhappa\.|[{}]/.test(line))).toEqual([]);
});

test('the model of the table: whose turn it is, what for, and a hand for those who sit', () => {
  const at = (place: number, you: number | 'rail') => viewModelOf(seenAt(DRAWS, place, you));
  expect([at(0, 0).turn, at(1, 0).turn, at(end(DRAWS), 0).turn]).toEqual(['pick', 'play', null]);
  expect([at(0, 1).turn, at(0, 'rail').turn, at(0, 'rail').hand]).toEqual([null, null, []]);
  expect([at(0, 0).hand.length, at(1, 0).hand.length]).toEqual([27, 28]);
});

test('what moves: the drawn card from the stock to the hand, the dropped one to the pile', () => {
  const placesAt = (place: number) => whereaboutsIn(viewModelOf(seenAt(DRAWS, place, 0)).state, 0);
  const [drawn] = movesBetween(placesAt(0), placesAt(1));
  expect(drawn).toMatchObject({ to: 'hand' });
  expect(movesBetween(placesAt(1), placesAt(end(DRAWS)))).toEqual([{ card: 'KS#1', from: 'hand', to: 'discards' }]);
});
