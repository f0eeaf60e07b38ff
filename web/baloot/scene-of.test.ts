import type { Viewer } from '@majlis/kernel';
import { beforeAll, expect, test } from 'vitest';
import { sceneOf, turnedUpAt } from '@/baloot/scene-of.ts';
import { end, FIRST, HOKUM, PLAIN, scripted } from '@/baloot/scripted.ts';
import { viewModelOf } from '@/baloot/view-model.ts';
import { PLAIN_LOOK } from '@/cards/look.ts';
import { after } from '@/test/course.ts';
import { NOW, seenAt, speakEnglish } from '@/test/seen-at.ts';

beforeAll(() => speakEnglish('baloot'));

const IDLE = { selected: null, akka: false };

const sceneAt = (words: string, you: Viewer = 0, touch: Parameters<typeof sceneOf>[2] = IDLE) => {
  const course = scripted(words);
  return sceneOf(viewModelOf(seenAt(course, end(course), you)), PLAIN_LOOK, touch, NOW);
};

test('while bids are made the public card lies open, cards can be lifted and none can be played', () => {
  const scene = sceneAt('');
  expect(scene.floor?.label).toMatch(/ of /);
  expect([scene.playable, scene.locked, scene.pit]).toEqual([false, false, []]);
  expect(scene.hand).toHaveLength(5);
  expect(scene.seats.map(({ cards }) => cards)).toEqual([5, 5, 5, 5]);
});

test('whoever is to play may, the others may not; everybody sees the same middle', () => {
  const scenes = [0, 1, 2, 3].map(seat => sceneAt(`${PLAIN} JH`, seat));
  expect(scenes.filter(({ playable }) => playable)).toHaveLength(1);
  expect(new Set(scenes.map(({ pit }) => JSON.stringify(pit.map(({ card, seat }) => [card, seat])))).size).toBe(1);
  expect(scenes.map(({ hand }) => hand.length).sort()).toEqual([7, 8, 8, 8]);
});

test('whoever watches is shown no hand', () => {
  expect(sceneAt(PLAIN, 'rail')).toMatchObject({ me: 0, hand: [], playable: false });
});

test('a card that may not be played stays down, even if it was lifted before', () => {
  const scene = sceneAt(`${PLAIN} JH 8H 7H`, 3);
  const cardThat = (is: boolean) => scene.hand.find(({ legal }) => legal === is)?.card ?? null;
  const [legal, blocked] = [cardThat(true), cardThat(false)];
  expect(sceneAt(`${PLAIN} JH 8H 7H`, 3, { selected: legal, akka: false }).selected).toBe(legal);
  expect(sceneAt(`${PLAIN} JH 8H 7H`, 3, { selected: blocked, akka: false }).selected).toBeNull();
});

test('a trick that is taken makes the next one another; the line that is lost locks the hand', () => {
  expect(sceneAt(FIRST).trick).toBeGreaterThan(sceneAt(PLAIN).trick);
  const course = scripted(HOKUM);
  const lost = { ...seenAt(course, end(course)), link: 'lost' as const };
  expect(sceneOf(viewModelOf(lost), PLAIN_LOOK, IDLE, NOW).locked).toBe(true);
});

test('the public card is turned up when the five are dealt; in calm it lies there at once', () => {
  const course = scripted('');
  const model = viewModelOf(seenAt(course, after(course, 'dealt')));
  const at = turnedUpAt(model, PLAIN_LOOK);
  expect(at).not.toBeNull();
  const floorAt = (now: number) => sceneOf(model, PLAIN_LOOK, IDLE, now).floor;
  expect([floorAt((at ?? 0) - 1), floorAt(at ?? 0)]).toEqual([undefined, expect.anything()]);
  expect(turnedUpAt(model, { ...PLAIN_LOOK, calm: true })).toBeLessThan(at ?? 0);
});
