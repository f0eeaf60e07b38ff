import { readFileSync } from 'node:fs';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import { expect, test } from 'vitest';
import { leaks, type Truth } from '@/e2e/leaks.ts';
import type { Sight } from '@/e2e/witness.ts';
import { after, courseOf } from '@/test/fed.ts';
import { oracle } from '../../commands/oracles/trunfo.ts';

const record = readFileSync(new URL('../../games/trunfo/proof/records/random-3.game', import.meta.url), 'utf8');
const course = courseOf(trunfo, spelling, record);
const { events, states } = course;
const truth: Truth = { game: trunfo, seats: 2, oracle, options: {}, events };
const [dealt, shown] = [after(course, 'dealt'), after(course, 'revealed')];
const hands = (states[dealt] as { readonly hands: readonly { readonly cards: readonly string[] }[] }).hands;
const [mine, theirs] = hands.map(({ cards }) => cards);
const played = (events[shown - 1] as unknown as { readonly cards: readonly string[] }).cards[1] ?? '';

/** What a witness in seat 0 would have written down: a welcome before the deal, then event by event what it was told. */
const stream = (): Sight[] => {
  const masked = events.map(event => trunfo.mask(event as never, 0)).filter(event => event !== null);
  const said = [
    { kind: 'welcome', at: 0, table: { state: trunfo.view(states[0] as never, 0) } },
    ...masked.map((event, i) => ({ kind: 'told', you: 0, at: i + 1, events: [{ kind: 'game', event }] })),
  ];
  return said.map(one => ({ kind: 'frame', visit: 1, text: JSON.stringify(one) }));
};

/** The number in seat 0's stream at a place of the match. */
const numberAt = (place: number): number =>
  events.slice(0, place).filter(event => trunfo.mask(event as never, 0) !== null).length;

const escaped = (text: string): string => [...text].map(letter => `%${letter.charCodeAt(0).toString(16)}`).join('');

const look = (place: number, text: string): Sight => ({ kind: 'look', visit: 1, at: numberAt(place), text });

test('the eyes of the tests: what the house tells a seat is no leak, in another seat it would be', () => {
  expect(leaks(truth, 0, stream())).toEqual([]);
  expect(leaks(truth, 1, stream()).length).toBeGreaterThan(8);
});

test.each([
  ['one’s own card', look(dealt, `<b data-card="${mine?.[0]}">`), 0],
  ['another’s card', look(dealt, `<b data-card="${theirs?.[0]}">`), 1],
  ['a drawing in an address', look(dealt, '<img src="data:image/svg+xml,%3Csvg viewBox%3D%220 0 1 1%22%3E">'), 0],
  ['another’s card in an address', look(dealt, `<img src="/cards?of%3D${escaped(theirs?.[0] ?? '')}%26">`), 1],
  ['a card one event before it is shown', look(shown - 1, `<b data-card="${played}">`), 1],
  ['the same card when it is shown', look(shown, `<b data-card="${played}">`), 0],
  ['a look at what nobody was told', { kind: 'look', visit: 2, at: 3, text: '' } as const, 1],
  [
    'the same card in a frame that is no news',
    { kind: 'frame', visit: 1, text: `{"kind":"done","x":"${played}"}` } as const,
    0,
  ],
])('the eyes of the tests: %s', (_, sight, found) => {
  expect(leaks(truth, 0, [...stream(), sight]).length).toBe(found);
});
