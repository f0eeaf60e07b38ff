import { expect, test } from 'vitest';
import { askBots } from './bot.ts';
import type { Room } from './index.ts';
import { begin, type Rounds, setupWith, trial } from './tests.ts';

const setup = { ...setupWith(), pace: [500, 4_000] as const };

/** A table where a bot is awaited. */
const awaited = (): Room => {
  const table = begin(trial(setup), [0]);
  table.ask(150, 0, { kind: 'act', word: 'play' });
  table.house.run(200);
  return { ...table.house.room, asks: [] };
};

const untilIn = (room: Room): readonly number[] =>
  askBots(setup, room, 1_000).effects.flatMap(effect => (effect.kind === 'askBot' ? [effect.until] : []));

test('[T5] how long a bot seems to think does not hang on what it holds', () => {
  const room = awaited();
  const [until] = untilIn(room);
  expect(until).toBeGreaterThanOrEqual(1_500);
  const state = room.table.state as Rounds;
  for (const deck of [state.deck, state.deck.toReversed(), state.deck.slice(0, 1)]) {
    expect(untilIn({ ...room, table: { ...room.table, state: { ...state, deck } } })).toEqual([until]);
  }
});

test('[T5] it is spread evenly over what is usual, from turn to turn', () => {
  const room = awaited();
  const times = Array.from({ length: 2_000 }, (_, n) => {
    const watches = room.watches.map(watch => ({ ...watch, id: `play/${n}`, ms: null }));
    return (untilIn({ ...room, watches })[0] ?? 0) - 1_000;
  }).sort((a, b) => a - b);
  const gap = Math.max(...times.map((time, i) => Math.abs((time - 500) / 3_500 - i / times.length)));
  expect(gap * Math.sqrt(times.length)).toBeLessThan(1.63);
});
