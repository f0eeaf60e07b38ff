import type { Viewer } from '@majlis/kernel';
import { beforeAll, expect, test } from 'vitest';
import { PLAIN_LOOK } from '@/cards/look.ts';
import { after } from '@/test/course.ts';
import { NOW, seenAt, speakEnglish } from '@/test/seen-at.ts';
import { sceneOf, type TrunfoTouch } from '@/trunfo/scene-of.ts';
import { recorded } from '@/trunfo/scripted.ts';
import { matchOf, stateOf } from '@/trunfo/view-model.ts';

beforeAll(() => speakEnglish('trunfo'));

const course = recorded('random-3');
const DEALT = after(course, 'dealt');
const IDLE: TrunfoTouch = { chosen: null, locked: false };

const sceneAt = (place: number, you: Viewer = 0, touch = IDLE, patch: object = {}) => {
  const seen = { ...seenAt(course, place, you), ...patch };
  const state = stateOf(seen);
  if (!state) throw new Error('no match');
  return sceneOf(matchOf(seen, state), seen, PLAIN_LOOK, touch, NOW);
};

test('nine cards, all of them to choose from; of the other hand only their number', () => {
  const scene = sceneAt(DEALT);
  expect(scene.hand).toHaveLength(9);
  expect(scene.hand.every(({ legal }) => legal)).toBe(true);
  expect([scene.locked, scene.selected, scene.seats.map(({ cards }) => cards)]).toEqual([false, null, [9, 9]]);
});

test('a card that is locked is the only one left to look at, and nothing else can be chosen', () => {
  const chosen = sceneAt(DEALT).hand[2]?.card ?? null;
  expect(sceneAt(DEALT, 0, { chosen, locked: false })).toMatchObject({ selected: chosen, locked: false });
  const scene = sceneAt(DEALT, 0, { chosen, locked: true });
  expect(scene.locked).toBe(true);
  expect(scene.hand.filter(({ legal }) => legal).map(({ card }) => card)).toEqual([chosen]);
});

test('spent cards keep their places and say how they fared; the other player sees the opposite', () => {
  const shown = after(course, 'revealed');
  const marks = [0, 1].map(seat => sceneAt(shown, seat).hand.filter(({ mark }) => mark));
  expect(marks.map(cards => cards.length)).toEqual([1, 1]);
  expect(marks.map(([card]) => card?.mark).sort()).toEqual(['lost', 'won']);
  expect(sceneAt(shown).hand.map(({ card }) => card)).toEqual(sceneAt(DEALT).hand.map(({ card }) => card));
});

test('whoever watches, and whoever has no line, chooses nothing', () => {
  expect(sceneAt(DEALT, 'rail')).toMatchObject({ locked: true, selected: null });
  expect(sceneAt(DEALT, 0, IDLE, { link: 'lost' }).locked).toBe(true);
});
