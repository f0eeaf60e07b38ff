import { seeded, shuffled } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { bitOf, FOUR, lowestOf } from './deck.ts';
import { allowed, copied, held, opened, play, type TurupDuties, type TurupPlayout } from './playout.ts';
import { solved } from './solve.ts';

const DUTIES: TurupDuties = { step: 1, locked: 'never' };
const PACK = FOUR.flatMap(suit => Array.from({ length: 13 }, (_, rank) => suit * 16 + rank));

/** Everybody holds so many cards, the rest has fallen, and side 0 has taken all of it. */
const ending = (size: number, seed: number): TurupPlayout => {
  const playout = opened(seed % 4);
  for (const [at, code] of shuffled(PACK, seeded(seed)).entries()) {
    const place = (at % 4) * 4 + (code >> 4);
    if (at < 4 * size) playout.hands[place] = (playout.hands[place] ?? 0) | bitOf(code);
    else playout.gone[code >> 4] = (playout.gone[code >> 4] ?? 0) | bitOf(code);
  }
  playout.tricks[0] = 13 - size;
  return playout;
};

const cardsOf = (playout: TurupPlayout): readonly number[] => {
  const suits = allowed(playout, playout.turn, DUTIES);
  const codes: number[] = [];
  for (const suit of FOUR) {
    if (!((suits >> suit) & 1)) continue;
    for (let left = held(playout, playout.turn, suit); left; left &= left - 1) codes.push(suit * 16 + lowestOf(left));
  }
  return codes;
};

/** The same by trying every card after every other. */
const bluntly = (playout: TurupPlayout, duties = DUTIES): number => {
  const taken = playout.tricks[0];
  const values = cardsOf(playout).map(code => {
    const line = copied(playout);
    play(line, line.turn, code, duties);
    return line.tricks[0] - taken + (line.tricks[0] + line.tricks[1] < 13 ? bluntly(line, duties) : 0);
  });
  return playout.turn % 2 === 0 ? Math.max(...values) : Math.min(...values);
};

test('an ending is solved to what trying everything comes to, from the lead and from the middle of a trick', () => {
  for (let seed = 0; seed < 200; seed++) {
    const playout = ending(3 + (seed % 2), seed);
    for (let laid = 0; laid < seed % 4; laid++) play(playout, playout.turn, cardsOf(playout)[0] ?? 0, DUTIES);
    const right = bluntly(playout);
    if (solved(playout, 1) !== right) expect(solved(playout, 1), `seed ${seed}`).toBe(right);
  }
});

test('the same cards are worth what they are worth that way round, whichever way was solved before', () => {
  for (let seed = 0; seed < 200; seed++) {
    const playout = ending(3, seed);
    for (const step of [1, 3] as const)
      expect(solved(playout, step), `seed ${seed}, step ${step}`).toBe(bluntly(playout, { ...DUTIES, step }));
  }
});

test('solving leaves the deal as it is, and answers the same again', () => {
  const playout = ending(7, 5);
  const before = JSON.stringify(playout);
  const first = solved(playout, 1);
  expect(JSON.stringify(playout)).toBe(before);
  expect(solved(playout, 1)).toBe(first);
});
