import { type AnySeatable, SEATABLES } from '@majlis/bots';
import { expect, test } from 'vitest';
import { honestyOf } from './honesty.ts';

const TERMS = { level: 'steady', decisions: 60, budget: 8, seed: 3 };

test.each(Object.entries(SEATABLES))(
  '[T6] %s: other hidden cards change no decision, and the seed decides',
  (_, seatable) => {
    const { differing, changed, unsteady } = honestyOf(seatable, TERMS);
    expect(differing).toBeGreaterThan(30);
    expect([...changed, ...unsteady]).toEqual([]);
  },
);

/** A player who looks into hands that it should not see. */
const cheat = (seatable: AnySeatable): AnySeatable => ({
  ...seatable,
  think: (state, seat, level, budget, random) => {
    const offers = seatable.game.offers(state, seat);
    let peeked = 0;
    for (const letter of JSON.stringify(state)) peeked = (peeked * 31 + letter.charCodeAt(0)) % 65_521;
    return offers[peeked % offers.length] ?? seatable.think(state, seat, level, budget, random);
  },
});

test('a player who peeks is found out', () => {
  const turup = SEATABLES.turup;
  if (!turup) throw new Error('no Turup');
  expect(honestyOf(cheat(turup), TERMS).changed.length).toBeGreaterThan(0);
});
