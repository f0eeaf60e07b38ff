import type { JobAnswer, Move } from './engine.ts';

/** Writes all of these together, and says of each what became of it. Never throws. */
export type MoveWriter = (moves: readonly Move[]) => Promise<readonly JobAnswer[]>;

interface Waiting {
  readonly move: Move;
  answer(answer: JobAnswer): void;
}

/** So many strokes are under way at a time, and so many moves go in one. */
export const LANES = 2;
const MOST_TOGETHER = 256;

const NO_ANSWER: JobAnswer = { kind: 'unknown', why: 'no answer', full: false };

/** Whatever waits goes with the next stroke; of one table only one move is under way, so that its moves keep their order. */
export const laned = (stroke: MoveWriter): ((move: Move) => Promise<JobAnswer>) => {
  let waiting: Waiting[] = [];
  const underWay = new Set<string>();
  let lanes = 0;
  const next = (): void => {
    while (lanes < LANES) {
      const batch = taken();
      if (batch.length === 0) return;
      lanes += 1;
      void written(batch).then(next);
    }
  };
  const taken = (): readonly Waiting[] => {
    const [batch, rest]: [Waiting[], Waiting[]] = [[], []];
    for (const one of waiting) {
      const mayGo = batch.length < MOST_TOGETHER && !underWay.has(one.move.table);
      if (mayGo) underWay.add(one.move.table);
      (mayGo ? batch : rest).push(one);
    }
    waiting = rest;
    return batch;
  };
  const written = async (batch: readonly Waiting[]): Promise<void> => {
    const answers = await stroke(batch.map(({ move }) => move));
    lanes -= 1;
    batch.forEach(({ move, answer }, n) => {
      underWay.delete(move.table);
      answer(answers[n] ?? NO_ANSWER);
    });
  };
  return move =>
    new Promise(answer => {
      // What is asked in one turn of the loop goes in one piece.
      if (waiting.push({ move, answer }) === 1) setImmediate(next);
    });
};
