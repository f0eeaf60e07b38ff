import { expect, test } from 'vitest';
import { type ChatLine, decideReact, decideSay } from './chat.ts';

const line = (at: number, text: string): ChatLine => ({ seat: 0, at, text });

const rows: readonly (readonly [
  name: string,
  before: readonly ChatLine[],
  text: string,
  at: number,
  answer: string,
])[] = [
  ['a line', [], 'salaam', 0, 'salaam'],
  ['without tricks of direction', [], 'ok\u202Eko\u200B', 0, 'okko'],
  ['on one line', [], 'a\nb', 0, 'ab'],
  ['in the usual letters', [], 'ﬁne', 0, 'fine'],
  ['with stars for what is rude', [], 'what the fuck', 0, 'what the ***'],
  ['not empty', [], ' \u200F ', 0, 'not-a-word'],
  ['of 140 letters', [], '😂'.repeat(140), 0, '😂'.repeat(140)],
  ['not of 141', [], 'a'.repeat(141), 0, 'too-long'],
  ['600 ms after the last', [line(0, 'a')], 'b', 600, 'b'],
  ['not sooner', [line(0, 'a')], 'b', 599, 'too-fast'],
  ['not a sixth in ten seconds', [0, 1, 2, 3, 4].map(n => line(n * 1_000, `${n}`)), 'b', 9_999, 'too-fast'],
  ['a sixth after that', [0, 1, 2, 3, 4].map(n => line(n * 1_000, `${n}`)), 'b', 10_000, 'b'],
  ['not nearly the same again', [line(0, 'Hurry up!')], 'hurry  UP', 5_000, 'said-before'],
  ['nor the one before the last', [line(0, 'Hurry up!'), line(1_000, 'b')], 'hurry  UP', 5_000, 'said-before'],
  ['older ones may come again', [line(0, 'a'), line(1_000, 'b'), line(2_000, 'c')], 'a', 5_000, 'a'],
  ['others do not count', [{ seat: 1, at: 0, text: 'b' }], 'b', 1, 'b'],
];

test.each(rows)('said: %s', (_, before, text, at, answer) => {
  const verdict = decideSay(before, 0, text, at);
  expect(verdict.ok ? verdict.events : verdict.reason).toEqual(
    verdict.ok ? [{ kind: 'said', seat: 0, text: answer }] : answer,
  );
});

test.each([
  ['hello', 'done'],
  ['coffee', 'done'],
  ['<script>', 'no-such-sign'],
] as const)('reacted: %s', (sign, answer) => {
  const verdict = decideReact([], 0, sign, 0);
  expect(verdict.ok ? 'done' : verdict.reason).toBe(answer);
});
