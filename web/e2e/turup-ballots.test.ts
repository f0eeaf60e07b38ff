import { turup } from '@majlis/turup';
import { expect, test } from 'vitest';
import type { Truth } from '@/e2e/leaks.ts';
import { ballotLeaks, secretLooks } from '@/e2e/turup-ballots.ts';
import type { Sight } from '@/e2e/witness.ts';
import { end, SPADES, scripted } from '@/turup/scripted.ts';
import { oracle } from '../../commands/oracles/turup.ts';

const course = scripted(SPADES);
const { game, events, states } = course;
const truth: Truth = { game, seats: 4, oracle, options: {}, events };
const [voted, tallied] = [
  events.findIndex(({ kind }) => kind === 'voted') + 3,
  events.findIndex(({ kind }) => kind === 'tallied') + 1,
];

/** Everybody hears every event of Turup: the number in the stream is the place in the match. */
const heard = (place: number, event: object): Sight => ({
  kind: 'frame',
  visit: 1,
  text: JSON.stringify({ kind: 'told', at: place, events: [{ kind: 'game', event }] }),
});

const stream = (seat: number): readonly Sight[] => [
  {
    kind: 'frame',
    visit: 1,
    text: JSON.stringify({ kind: 'welcome', at: 0, table: { state: game.view(states[0], seat) } }),
  },
  ...events.map((event, i) => heard(i + 1, game.mask(event, seat) ?? {})),
];

const look = (at: number, text: string): Sight => ({ kind: 'look', visit: 1, at, text });
const store = (at: number, seat: number): Sight =>
  look(at, JSON.stringify({ table: { state: turup.view(states[at] as never, seat) } }));
const bare = (at: number): Sight => look(at, JSON.stringify({ table: { state: states[at] } }));

test('the eyes of the tests: ballots told to their own seat are no leak, in another seat they would be', () => {
  expect(events.every(event => game.mask(event, 0) !== null)).toBe(true);
  expect(ballotLeaks(truth, 0, stream(0))).toEqual([]);
  expect(ballotLeaks(truth, 1, stream(0)).length).toBe(1);
});

test.each([
  ['the store of a seat before the tally', store(voted, 0), 0],
  ['a store that holds everything before the tally', bare(voted), 2],
  ['the same after it', bare(end(course)), 0],
  ['a list of ballots in the document before the tally', look(voted, '<ul><li class="x" data-ballot="H"></ul>'), 1],
  ['the same after it', look(tallied, '<ul><li class="x" data-ballot="H"></ul>'), 0],
  ['one’s own ballot in the document', look(voted, '<p data-ballot="S"></p>'), 0],
  ['an event that was not masked', heard(voted, { kind: 'voted', seat: 2, ballot: 'H' }), 1],
  ['a look at what nobody was told', { kind: 'look', visit: 2, at: 3, text: '{}' } as const, 1],
])('the eyes of the tests: %s', (_, sight, found) => {
  expect(ballotLeaks(truth, 0, [...stream(0), sight]).length).toBe(found);
});

test('the eyes of the tests: looks between the first ballot and the tally are counted', () => {
  expect(secretLooks(truth, 0, [...stream(0), store(voted, 0), store(tallied, 0), store(1, 0)])).toBe(1);
});
