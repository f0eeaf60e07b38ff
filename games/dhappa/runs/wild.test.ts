import { seeded } from '@majlis/kernel';
import { randomMatch } from '@majlis/kernel/laws';
import { expect, test } from 'vitest';
import { evolve } from '../evolve.ts';
import { dhappa } from '../index.ts';
import { lawCase } from '../proof/law-case.ts';
import { type MidRound, midRound, playedWords } from '../proof/mid-round.ts';
import { isTwo } from './face.ts';

const COMPLETE = 'A 3S 4S 5S 6S 7S 8S 2D 10S JS QS KS AS';

test.each<readonly [string, MidRound, string, string]>([
  ['6.1 the joker flies', { hand: '8C 4D 6D', runs: ['A 7C JK 9C'] }, 'draw swap:r1:8C add:r1:high:JK', 'ok ok ok'],
  ['6.1 or is kept', { hand: '8C 4D 6D', runs: ['A 7C JK 9C'] }, 'draw swap:r1:8C drop:4D', 'ok ok ok'],
  [
    '6.1 for its card only',
    { hand: '8D 10C 7C#2 4D', runs: ['A 7C JK 9C'] },
    'draw swap:r1:8D swap:r1:10C swap:r1:7C#2',
    'ok wrong-suit no-joker-there duplicate-rank',
  ],
  ['6.1 not for a wild', { hand: 'JK#2 4D 6D', runs: ['A 7C JK 9C'] }, 'draw swap:r1:JK#2', 'ok not-natural'],
  [
    '6.2 any of the rank',
    { hand: 'AS#2 KD 4D', runs: ['A set AS AH JK'] },
    'draw swap:r1:KD swap:r1:AS#2',
    'ok wrong-rank ok',
  ],
  ['6.2 no joker in it', { hand: 'AD KD 4D', runs: ['A set AS AH AC'] }, 'draw swap:r1:AD', 'ok no-joker-there'],
  ['6.2 a 2 in it stays', { hand: 'AD KD 4D', runs: ['A set AS AH 2C'] }, 'draw swap:r1:AD', 'ok static-wild-stays'],
  [
    '6.2 in different suits',
    { hand: 'AS#2 KD 4D', runs: ['A set AS AH JK'], options: { setSuits: 'distinct' } },
    'draw swap:r1:AS#2',
    'ok duplicate-suit',
  ],
  ['6.3 from theirs', { hand: '8C 4D 6D', runs: ['B 7C JK 9C'] }, 'draw swap:r1:8C', 'ok ok'],
  [
    '6.3 or not',
    { hand: '8C 4D 6D', runs: ['B 7C JK 9C'], options: { jokerSwapScope: 'ownTeam' } },
    'draw swap:r1:8C',
    'ok not-your-team',
  ],
  [
    '6.4 for its card only',
    { hand: '8H 10C 9C#2 JK 4D', runs: ['A 7C 2D 9C'] },
    'draw shift:r1:8H shift:r1:10C shift:r1:9C#2 shift:r1:JK',
    'ok wrong-suit no-two-there duplicate-rank not-natural',
  ],
  ['6.4 a joker is swapped', { hand: '8C 4D 6D', runs: ['A 7C JK 9C'] }, 'draw shift:r1:8C:low', 'ok use-swap'],
  ['6.4 not in a set', { hand: 'AD 4D 6D', runs: ['A set AS AH 2C'] }, 'draw shift:r1:AD:low', 'ok sets-do-not-shift'],
  [
    '6.5 two free ends',
    { hand: '4C 4D 6D', runs: ['A 2H 5C 6C'] },
    'draw shift:r1:4C shift:r1:4C:high',
    'ok choice-required ok',
  ],
  [
    '6.5 one free end',
    { hand: '4C 4D 6D', runs: ['A 3C 2D 5C'] },
    'draw shift:r1:4C:low shift:r1:4C',
    'ok end-blocked ok',
  ],
  ['6.6 no free end', { hand: '9S 4D 6D', runs: [COMPLETE] }, 'draw shift:r1:9S:high shift:r1:9S', 'ok end-blocked ok'],
  [
    '6.6 forbidden',
    { hand: '9S 4D 6D', runs: [COMPLETE], options: { staticOverflow: 'forbid' } },
    'draw shift:r1:9S',
    'ok no-room-for-two',
  ],
  [
    '6.7 it must be laid',
    { hand: '8C 4D 6D', runs: ['A 7C JK 9C'], options: { swapUse: 'sameTurn' } },
    'draw swap:r1:8C drop:4D add:r1:high:JK drop:4D',
    'ok ok must-play-joker ok ok',
  ],
  [
    '6.7 or not be won',
    { hand: '8C 4D 6D', runs: ['A 7C JK 9C'], options: { swapUse: 'sameTurn' } },
    'draw swap:r1:8C undo drop:4D',
    'ok ok ok ok',
  ],
  [
    '6.7 so a pick needs room for it',
    { hand: '4D 6C KH', pile: '8C', runs: ['B 7C JK 9C'], options: { swapUse: 'sameTurn' } },
    'pick:1',
    'deepest-not-playable',
  ],
  [
    '6.7 and is lawful with it',
    { hand: '4D 5D KH 9C#2', pile: '8C', runs: ['B 7C JK 9C'], options: { swapUse: 'sameTurn' } },
    'pick:1 swap:r1:8C run:4D,5D,JK',
    'ok ok ok',
  ],
  [
    '6.8 a 2 cannot be swapped out',
    { hand: '8C 4D 6D', runs: ['A 7C 2D 9C'] },
    'draw swap:r1:8C',
    'ok static-wild-stays',
  ],
])('[DHA-%s]', (_, given, words, codes) => {
  expect(playedWords(midRound(given), words).codes).toBe(codes);
});

test('[DHA-6.1] everybody knows the joker in the hand', () => {
  const { state } = playedWords(midRound({ hand: '8C 4D 6D', runs: ['B 7C JK 9C'] }), 'draw swap:r1:8C');
  expect(state.hands[0]).toEqual({ cards: ['4D#1', '6D#1', 'JC#1', 'JK#1'], shown: ['JK#1'], hidden: 0 });
  expect(state.runs).toMatchObject([{ id: 'r1', side: 1, cards: ['7C#1', '8C#1', '9C#1'] }]);
});

test.each([
  ['to the low end', 'A 2H 5C 6C', 'shift:r1:4C:low', 3, '2H#1 4C#1 5C#1 6C#1'],
  ['to the high end', 'A 2H 5C 6C', 'shift:r1:4C:high', 4, '4C#1 5C#1 6C#1 2H#1'],
  ['where it must', 'A 3C 2D 5C', 'shift:r1:4C', 3, '3C#1 4C#1 5C#1 2D#1'],
])('[DHA-6.4] the 2 moves %s', (_, run, word, low, cards) => {
  const { state } = playedWords(midRound({ hand: '4C 4D 6D', runs: [run] }), `draw ${word}`);
  expect(state.runs).toMatchObject([{ low, cards: cards.split(' ') }]);
});

test('[DHA-6.6] a parked 2 lies beside the run', () => {
  const { state } = playedWords(midRound({ hand: '9S 4D 6D', runs: [COMPLETE] }), 'draw shift:r1:9S');
  expect(state.runs).toMatchObject([{ low: 3, parked: ['2D#1'] }]);
  expect(state.runs[0]?.cards).not.toContain('2D#1');
});

test('[DHA-6.8] over whole rounds no 2 comes back from the table to a hand', () => {
  let laid = 0;
  for (let seed = 1; seed <= 20; seed++) {
    let state = dhappa.open(dhappa.options.presets.default, seed % 2 === 0 ? 4 : 6);
    for (const event of randomMatch(lawCase, state.options, state.seats, seeded(seed))) {
      const onTable = state.runs.flatMap(run => run.cards).filter(isTwo);
      state = evolve(state, event);
      laid += onTable.length;
      const held = state.hands.flatMap(hand => hand.cards).filter(card => onTable.includes(card));
      if (event.kind !== 'undone' && event.kind !== 'dealt') expect(held).toEqual([]);
    }
  }
  expect(laid).toBeGreaterThan(1000);
});
