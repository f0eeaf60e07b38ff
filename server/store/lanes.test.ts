import { expect, test } from 'vitest';
import type { JobAnswer, Move } from './engine.ts';
import { laned } from './lanes.ts';

const move = (table: string, from = 1): Move => ({ table, epoch: 1, from, rows: [] });

/** A store that answers when it is told to. */
const slowStore = () => {
  const strokes: { readonly moves: readonly string[]; answer(kind?: 'done' | 'missed'): void }[] = [];
  const put = laned(
    moves =>
      new Promise(resolve => {
        strokes.push({
          moves: moves.map(({ table, from }) => `${table}${from}`),
          answer: (kind = 'done') =>
            resolve(moves.map((): JobAnswer => (kind === 'done' ? { kind, results: [] } : { kind }))),
        });
      }),
  );
  return { strokes, put };
};

const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

test('what is asked in one turn goes in one stroke; what comes meanwhile waits for a lane and goes together', async () => {
  const { strokes, put } = slowStore();
  const answers: string[] = [];
  const ask = (table: string) => put(move(table)).then(({ kind }) => answers.push(`${table} ${kind}`));
  const asked = [ask('a'), ask('b')];
  await turn();
  asked.push(ask('c'));
  await turn();
  asked.push(ask('d'));
  await turn();
  asked.push(ask('e'));
  await turn();
  expect(strokes.map(({ moves }) => moves)).toEqual([['a1', 'b1'], ['c1']]);
  strokes[1]!.answer('missed');
  await expect.poll(() => strokes.map(({ moves }) => moves)).toEqual([['a1', 'b1'], ['c1'], ['d1', 'e1']]);
  expect(answers).toEqual(['c missed']);
  strokes[0]!.answer();
  strokes[2]!.answer();
  await Promise.all(asked);
  expect(answers).toEqual(['c missed', 'a done', 'b done', 'd done', 'e done']);
});

test('the moves of one table go one after another, whatever lane is free', async () => {
  const { strokes, put } = slowStore();
  const asked = [put(move('a', 1)), put(move('a', 2)), put(move('b', 1))];
  await turn();
  expect(strokes.map(({ moves }) => moves)).toEqual([['a1', 'b1']]);
  strokes[0]!.answer();
  await expect.poll(() => strokes.length).toBe(2);
  expect(strokes[1]!.moves).toEqual(['a2']);
  strokes[1]!.answer();
  await Promise.all(asked);
});

test('a stroke has a bound', async () => {
  const { strokes, put } = slowStore();
  const asked = Array.from({ length: 600 }, (_, n) => put(move(`t${n}.`)));
  await turn();
  expect(strokes.map(({ moves }) => moves.length)).toEqual([256, 256]);
  strokes[0]!.answer();
  await expect.poll(() => strokes.length).toBe(3);
  expect(strokes[2]!.moves.length).toBe(88);
  for (const { answer } of strokes) answer();
  await Promise.all(asked);
});
