import { expect, test } from 'vitest';
import { cards } from './card.ts';
import { divide, endings, perft } from './perft.ts';
import { pileOf } from './pile.ts';
import { type Hush, type HushAction, hush } from './toy/index.ts';

const isPlay = ({ kind }: HushAction): boolean => kind === 'choose';

/** Two hands of so many cards each, nothing played yet. */
const ending = (one: string, two: string): Hush => ({
  ...hush.open(hush.options.presets.default, 2),
  phase: 'choose',
  hands: [pileOf(cards(one)), pileOf(cards(two))],
});

const score = ({ end }: Hush): string | undefined => end?.scores.join(':');

test('lines of play: 3 · 3 · 2 · 2 · 1 · 1', () => {
  const state = ending('AS KS JS', 'QH JH AD');
  expect([1, 2, 3, 4, 5, 6, 7].map(plays => perft(hush, state, plays, isPlay))).toEqual([3, 9, 18, 36, 36, 36, 0]);
});

test('the lines by their first card', () => {
  expect(divide(hush, ending('AS KS', 'QH JH'), 4, isPlay)).toEqual([
    [{ kind: 'choose', card: 'AS' }, 2],
    [{ kind: 'choose', card: 'KS' }, 2],
  ]);
});

test('all lines to the end, by their result', () => {
  expect([...endings(hush, ending('AS JS', 'KH QH'), isPlay, score)]).toEqual([['1:1', 4]]);
  expect([...endings(hush, ending('AS QS', 'KH JH'), isPlay, score)]).toEqual([
    ['1:1', 2],
    ['2:0', 2],
  ]);
});
