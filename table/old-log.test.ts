import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import { expect, test } from 'vitest';
import { fairDice, type GameSetup, type LogLine, recover, transcripts, verifyLog } from './index.ts';

/** What the first house wrote on 15 November 2026, before there were ranked tables, deals of the day and looks: a whole match of Trunfo. */
const [head = '', ...rest] = readFileSync(join(import.meta.dirname, 'proof', 'first-house.jsonl'), 'utf8')
  .trim()
  .split('\n');
/** What the dice of the match came from, and what those of the next one would have. */
const { first, secret }: { readonly first: string; readonly secret: string } = JSON.parse(head);
const lines: readonly LogLine[] = rest.map(line => JSON.parse(line));

const setup: GameSetup = {
  game: trunfo,
  words: spelling,
  dice: fairDice,
  levels: ['steady'],
  pace: [600, 2_000],
};

test('a match of the first house reads as it was played, and its dice are still those it was dealt by', () => {
  const { table } = recover(setup, lines, secret, 0).room;
  expect(table).toMatchObject({
    phase: 'lobby',
    ending: { by: 'game', outcome: { winner: 0, scores: [5, 3], by: 'five' }, conduct: ['present', 'bot'] },
  });
  expect(verifyLog(setup, lines).ok).toBe(true);
  expect(transcripts(setup, lines)).toHaveLength(1);
});

test('cut off at any line of the match it goes on where it stood', () => {
  const next = lines.findLastIndex(({ event }) => event.kind === 'committed');
  for (let end = 2; end <= next; end++) {
    const { table } = recover(setup, lines.slice(0, end), first, 0).room;
    expect(table.seq).toBe(end);
    expect(table.phase === 'playing').toBe(table.state !== null && table.ending === null);
  }
});

test('a line that stands twice makes it no log', () => {
  const twice = [...lines.slice(0, 3), ...lines.slice(2)];
  expect(() => recover(setup, twice, secret, 0)).toThrow('line 3 stands where line 4 must');
});
