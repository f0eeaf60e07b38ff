import type { Viewer } from '@majlis/kernel';
import type { TurupState } from '@majlis/turup';
import { sheetOf } from '@majlis/turup/for-web';
import { beforeAll, expect, test } from 'vitest';
import { PLAIN_LOOK } from '@/cards/look.ts';
import { movesBetween, type Rest } from '@/scene/moves.ts';
import { NOW, seenAt, speakEnglish } from '@/test/seen-at.ts';
import { sceneOf } from '@/turup/scene-of.ts';
import { end, FIRST, frenzy, lapsed, scripted, VOTE } from '@/turup/scripted.ts';
import { viewModelOf } from '@/turup/view-model.ts';

beforeAll(() => speakEnglish('turup'));

const IDLE = { selected: null, armed: false };

const sceneAt = (course = scripted(FIRST), you: Viewer = 0, touch: Parameters<typeof sceneOf>[2] = IDLE) =>
  sceneOf(viewModelOf(seenAt(course, end(course), you)), PLAIN_LOOK, touch, NOW);

type Drawn = ReturnType<typeof sceneAt>;

const restOf = ({ hand, pit, seats }: Drawn): Rest => ({
  hand: hand.map(({ card }) => card),
  pit,
  floor: null,
  floorTaker: null,
  counts: seats.map(({ cards }) => cards),
});

test('while trumps are voted on five cards are held, and none can be thrown', () => {
  const scene = sceneAt(scripted(VOTE));
  expect(scene.hand).toHaveLength(5);
  expect([scene.playable, scene.pit]).toEqual([false, []]);
  expect(scene.seats.map(({ cards }) => cards)).toEqual([5, 5, 5, 5]);
});

test('whoever is to lead may, the others may not; trumps are marked', () => {
  const scenes = [0, 1, 2, 3].map(seat => sceneAt(scripted(FIRST), seat));
  expect(scenes.filter(({ playable }) => playable)).toHaveLength(1);
  expect(scenes.map(({ hand }) => hand.length)).toEqual([13, 13, 13, 13]);
  expect(scenes[0]?.hand.filter(({ trump }) => trump).map(({ card }) => card)).toEqual(['AS', 'QS', '10S', '6S']);
});

test('a card that may not be played stays down, even if it was lifted before', () => {
  const led = lapsed(scripted(FIRST), ({ trick }) => trick.length === 1);
  const seat = (led.states.at(-1) as TurupState).turn;
  const hand = sceneAt(led, seat).hand;
  const [legal, blocked] = [true, false].map(is => hand.find(one => one.legal === is)?.card ?? null);
  expect(sceneAt(led, seat, { selected: legal ?? null, armed: false }).selected).toBe(legal);
  expect(sceneAt(led, seat, { selected: blocked ?? null, armed: false }).selected).toBeNull();
});

test('from one rest to the next a card goes to the middle, and a whole trick to its taker', () => {
  const start = scripted(FIRST);
  const thrown = lapsed(start, ({ trick }) => trick.length === 1);
  const full = lapsed(thrown, ({ phase }) => phase === 'trick');
  const swept = lapsed(full, ({ phase, trick }) => phase === 'play' && trick.length === 0);
  const [play] = (thrown.states.at(-1) as TurupState).trick;
  expect(movesBetween(restOf(sceneAt(start)), restOf(sceneAt(thrown)), 0)).toEqual([
    { kind: 'thrown', card: play?.card, seat: play?.seat },
  ]);
  const { taker, plays } = (full.states.at(-1) as TurupState).tricks[0]!;
  expect(movesBetween(restOf(sceneAt(full)), restOf(sceneAt(swept)), 0)).toEqual([
    { kind: 'swept', cards: plays.map(({ card }) => card), seat: taker },
  ]);
});

test('whoever watches is shown no hand; a line that is lost locks it', () => {
  expect(sceneAt(scripted(FIRST), 'rail')).toMatchObject({ me: 0, hand: [], playable: false });
  const course = scripted(FIRST);
  const lost = { ...seenAt(course, end(course)), link: 'lost' as const };
  expect(sceneOf(viewModelOf(lost), PLAIN_LOOK, IDLE, NOW).locked).toBe(true);
});

test.each([
  ['classic', scripted(FIRST)],
  ['frenzy', frenzy('H', '')],
])('the lines of the sheet add up to the points of the deal: %s', (_, begun) => {
  const played = lapsed(begun, ({ results }) => results.length > 0);
  const state = played.states.at(-1) as TurupState;
  const sum = (side: 0 | 1) => sheetOf(state).reduce((total, { points }) => total + points[side], 0);
  expect([sum(0), sum(1)]).toEqual([...(state.results.at(-1)?.points ?? [])]);
});
