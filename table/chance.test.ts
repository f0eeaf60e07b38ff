import type { OfKind, Seat } from '@majlis/kernel';
import { expect, test } from 'vitest';
import type { GameSetup } from './index.ts';
import { begin, type Rounds, setupWith, trial } from './tests.ts';

const [PERSON, BOT] = [0, 3];

/** While the person is on turn for the first time, everybody else has a chance, and only the bot of seat 3 wants it. */
const setup: GameSetup = {
  ...setupWith(),
  chance: (state, seat) => {
    const { plays, stopper } = state as Rounds;
    return plays === 0 && stopper === null && seat !== PERSON ? 'early/0' : undefined;
  },
};

/** What was done until a second after the deal, and when. */
const deeds = (wish: OfKind | undefined): readonly string[] => {
  const think = (seat: Seat, view: unknown): OfKind | undefined =>
    (view as Rounds).plays === 0 ? (seat === BOT ? wish : undefined) : { kind: 'play' };
  const table = begin(trial(setup, 4, {}, think), [PERSON]);
  table.house.run(1_100);
  return table.house.log.flatMap(({ at, event }) =>
    event.kind === 'game' && 'seat' in event.event ? [`${at} ${event.event.kind} ${event.event.seat}`] : [],
  );
};

test('a bot with a chance acts before it is awaited, in its own time', () => {
  expect(deeds({ kind: 'stop' })).toEqual(['602 stopped 3']);
});

test.each([
  ['lets it pass', undefined],
  ['does what the rules refuse', { kind: 'play' }],
] as const)('a bot that %s has lost nothing, and the turn stays where it is', (_, wish) => {
  expect(deeds(wish)).toEqual([]);
});

test('a chance is gone once the table has moved on', () => {
  const asked: string[] = [];
  const think = (seat: Seat, view: unknown): OfKind | undefined => {
    asked.push(`${seat} after ${(view as Rounds).plays}`);
    return seat === BOT ? { kind: 'stop' } : undefined;
  };
  const table = begin(trial(setup, 4, {}, think), [PERSON]);
  table.ask(300, PERSON, { kind: 'act', word: 'play' });
  table.house.run(700);
  expect(asked).toEqual(['1 after 0', '2 after 0', '3 after 0', '1 after 1']);
  expect(table.house.log.some(({ event }) => event.kind === 'game' && event.cause === 'bot')).toBe(false);
});
